"""`hule` as a process, in an environment and a home of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from bot.locales import Words

TOKEN: Final = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAbCdE.abcdefghijklmnopqrstuvwxyz_-0123456789"  # noqa: S105  # nobody's
ROOT: Final = Path(__file__).parent.parent.parent
EN: Final = Words.of("en-US")


def environ(home: Path, **variables: str) -> dict[str, str]:
    """Return an environment without settings, whose user has a home of their own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("HULE_", "DISCORD_", "LC_"))}
    places = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    return {**kept, "PYTHONPATH": str(ROOT), "LANG": "en_US.UTF-8", **places, **variables}


def hule(home: Path, *args: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *args],
        cwd=home,
        env=environ(home, **variables),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def assert_one_sentence(done: subprocess.CompletedProcess[str], status: int, *parts: str) -> None:
    assert done.returncode == status, done.stderr
    told = " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert all(part in told for part in parts), told
    assert not done.stdout
    assert TOKEN not in done.stderr


def without(home: Path, *modules: str) -> dict[str, str]:
    """Return variables for a Python that has not got these modules."""
    shadow = home / "shadow"
    shadow.mkdir()
    missing = f"import sys; sys.modules.update(dict.fromkeys({list(modules)!r}))"
    (shadow / "sitecustomize.py").write_text(missing)
    return {"PYTHONPATH": os.pathsep.join([str(shadow), str(ROOT)])}
