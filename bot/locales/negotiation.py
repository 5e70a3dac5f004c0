"""Which of our languages serves somebody who asks for another."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
DEFAULT: Final = "en-US"

LOCALES: Final = tuple(sorted(found.name for found in FOLDER.iterdir() if any(found.glob("*.ftl"))))
"""The languages that have a catalogue. Adding a folder is all it takes to add one."""

_TRADITIONAL: Final = frozenset({"tw", "hk", "mo", "hant"})


@lru_cache(maxsize=256)
def negotiate(asked: str | None, available: tuple[str, ...] = LOCALES) -> str:
    """Return the available language that serves `asked` best: `zh_CN.UTF-8`, `zh-Hans`, `en-GB`, `ja`, anything.

    Of the same language any script is better than another language; what is unknown gets English.
    """
    parts = (asked or "").split(".")[0].split("@")[0].replace("_", "-").lower().split("-")
    language, rest = parts[0], set(parts[1:])
    wanted: tuple[str, ...]
    if language == "zh":
        wanted = ("zh-TW", "zh-CN") if rest & _TRADITIONAL and "hans" not in rest else ("zh-CN", "zh-TW")
    else:
        wanted = tuple(name for name in available if name.lower().split("-")[0] == language)
    return next((name for name in wanted if name in available), DEFAULT)
