"""The error tree. It lies under every room: codes and facts here, words in `bot.locales`.

An error carries a code and the facts that a sentence about it needs, never the sentence itself. Facts are
plain values or domain values (a `Tile`, a fan's id); whoever shows the error turns them into words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


class UserError(Exception):
    """Something a person asked for that cannot be done, and why.

    `code` names the message in every language; `facts` fill its placeholders.
    """

    def __init__(self, code: str, /, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Any] = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Let errors be copied and sent between processes, whatever their subclass is made from."""
        return _made_again, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        """Code and facts, for logs and tracebacks; people get the translated message."""
        facts = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        return f"{self.code}({facts})"


def _made_again(kind: type[UserError], args: tuple[Any, ...], state: Mapping[str, Any]) -> UserError:
    made = kind.__new__(kind, *args)
    made.args = args
    made.__dict__.update(state)
    return made


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a hand.

    `at` is the half-open span in the text as typed, in code points; None where the hand did not come from text.
    """

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    at: tuple[int, int] | None = None


class HandError(UserError, ValueError):
    """A hand that cannot be read or cannot exist. `faults` holds everything that is wrong, in reading order."""

    def __init__(self, *faults: Fault) -> None:
        if not faults:
            raise TypeError("a HandError needs at least one fault")
        super().__init__(faults[0].code, **faults[0].facts)
        self.faults = faults

    def __str__(self) -> str:
        """Every fault's code, for logs and tracebacks."""
        return "; ".join(f"{fault.code}({dict(fault.facts)})" for fault in self.faults)


class NotAWin(UserError):  # noqa: N818  # the public name, see the interfaces
    """Fourteen tiles that stand in no winning shape. `distance` counts the tiles that would have to change."""

    def __init__(self, distance: int) -> None:
        super().__init__("not_complete", distance=distance)
        self.distance = distance


class Refused(UserError):  # noqa: N818  # likewise
    """The request was understood and is not allowed now."""
