"""The tables of this process: loaded from the user's cache folder, or built and put there.

The cache is a convenience. Whatever is wrong with it (missing, damaged, read-only, made by another version), the
tables are built again and nothing is said; it only costs the time.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import marshal
import os
import sys
import tempfile
from pathlib import Path
from threading import Lock
from typing import Final

from platformdirs import user_cache_path

from bot.mahjong import keys, tables, tiles, traits
from bot.mahjong.fans import model
from bot.mahjong.tables import Tables

_FOLDER_VARIABLE: Final = "HULE_CACHE"


_held: list[Tables] = []
_lock: Final = Lock()


def get() -> Tables:
    """Return the tables, made once a process, by the first thread that wants them."""
    if not _held:
        with _lock:
            if not _held:
                _held.append(_made())
    return _held[0]


def _made() -> Tables:
    file = folder() / f"tables-{fingerprint()}.bin"
    found = _load(file)
    if found is None:
        body = _built()
        _save(file, body)
        found = _unpacked(body)
    return found


def _built() -> bytes:
    """Return tables made anew, packed: unpacked again, equal values are shared and the builder's leavings are free."""
    made = tables.build()
    return marshal.dumps((made.parts, made.many))


def folder() -> Path:
    """Return where the cache lies: the user's cache folder, or what `HULE_CACHE` names."""
    named = os.environ.get(_FOLDER_VARIABLE)
    return Path(named) if named else user_cache_path("hule", appauthor=False)


def fingerprint() -> str:
    """Return a hash of all that the tables follow from: declared traits, layout, builder, interpreter."""
    seal = hashlib.sha256(f"{sys.implementation.cache_tag} {marshal.version}".encode())
    for module in (tiles, traits, keys, model, tables):
        seal.update(Path(str(module.__file__)).read_bytes())
    return seal.hexdigest()[:16]


def _load(file: Path) -> Tables | None:
    """Return the tables of a cache file; None if there are none to be trusted.

    The seal in front is checked before anything is unmarshalled: marshal trusts its input.
    """
    try:
        held = file.read_bytes()
    except OSError:
        return None
    seal, body = held[:32], memoryview(held)[32:]
    if hashlib.sha256(body).digest() != seal:
        return None
    return _unpacked(body)


def _unpacked(body: bytes | memoryview) -> Tables:
    collecting = gc.isenabled()
    gc.disable()  # a hundred thousand tuples would set the collector off again and again, for nothing
    try:
        parts, many = marshal.loads(body)  # noqa: S302  # our own, or sealed and in the user's own folder
    finally:
        if collecting:
            gc.enable()
    return Tables(parts, many)


def _save(file: Path, body: bytes) -> None:
    """Write the cache in one step, so that no reader sees half of it; older ones of this program go."""
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=file.parent, prefix=".tables-")
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(hashlib.sha256(body).digest() + body)
            Path(draft).replace(file)
        except OSError:
            Path(draft).unlink(missing_ok=True)
            raise
        for old in file.parent.glob("tables-*.bin"):
            if old != file:
                old.unlink(missing_ok=True)
