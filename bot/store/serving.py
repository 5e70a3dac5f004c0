"""Who serves a database: one process at a time (F42)."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

from bot.store.errors import StoreError


class Serving:
    """The right to serve a database, or to change its form: a lock of the system on a file beside it.

    It ends with the process, however that ends.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._lock = FileLock(file.with_name(file.name + ".lock"), thread_local=False)

    def begin(self, patience: float) -> None:
        """Take the lock; another process gets so many seconds to give it up.

        Raises:
            StoreError: `database_in_use`, or `database_unusable`: the file system refuses.
        """
        try:
            self._lock.acquire(timeout=patience)
        except Timeout:
            raise StoreError("database_in_use", file=str(self._file)) from None
        except (OSError, NotImplementedError) as error:  # the latter from file systems without locks
            reason = getattr(error, "strerror", None) or str(error)
            raise StoreError("database_unusable", file=str(self._file), reason=reason) from error

    def end(self) -> None:
        """Give the lock up, if it was taken."""
        self._lock.release()
