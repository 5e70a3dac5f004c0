"""`hule db`: what it is asked for, and how it answers. `bot.entry` does the work: it alone opens the store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any

from bot.cards.model import Block, Card, Plain, Text, Tone
from bot.cli.screen import Screen, UsageError


class Job(StrEnum):
    """What there is to do with a database."""

    MIGRATE = "migrate"
    CHECK = "check"
    BACKUP = "backup"
    RESTORE = "restore"

    @property
    def takes_file(self) -> bool:
        """Whether it works with another file beside the database."""
        return self in {Job.BACKUP, Job.RESTORE}


def job_of(given: str | None, file: Path | None) -> Job:
    """Return what is to be done.

    Raises:
        UsageError: there is no such job, or it needs a file and got none, or the other way about.
    """
    if given not in list(Job):
        raise UsageError("db_job_wanted")
    job = Job(given)
    if job.takes_file and file is None:
        raise UsageError("db_file_wanted", job=job.value)
    if file is not None and not job.takes_file:
        raise UsageError("db_file_unwanted", job=job.value)
    return job


def tell(
    screen: Screen,
    key: str,
    facts: Mapping[str, Any],
    *,
    more: Sequence[tuple[str, Mapping[str, Any]]] = (),
    lines: Sequence[str] = (),
    data: Mapping[str, Any],
    good: bool = True,
) -> None:
    """Say what was done or found.

    Args:
        screen: where the answer goes.
        key: the message for people.
        facts: what it speaks of.
        more: further messages.
        lines: what others, such as SQLite, say of it.
        data: the answer for programs, without `ok`.
        good: whether all is well.
    """
    if screen.as_json:
        screen.data({"ok": good, **data})
        return
    texts = [*(screen.words.say(one, told) for one, told in more), *lines]
    blocks: list[Block] = [Text((Plain(text),)) for text in texts]
    title = (Plain(screen.words.say(key, facts)),)
    screen.card(Card(Tone.GOOD if good else Tone.BAD, title, tuple(blocks)))
