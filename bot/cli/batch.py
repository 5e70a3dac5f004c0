"""JSON Lines in, JSON Lines out: one line each, in order, whatever a line holds, and never more than one in memory."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from typing import IO, Any, Final

from bot.cli.data import as_line, error_data, score_data
from bot.errors import Fault, HandError, UserError
from bot.locales import Words
from bot.services.batch import score_record

LONGEST_LINE: Final = 64 * 1024
"""Bytes. A hand with everything takes less than one kilobyte."""
DEEPEST: Final = 60
"""How deep the brackets of a line may go; what the decoder takes depends on how deep Python itself stands."""
_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
"""What stands between quotes, where brackets mean nothing."""


def score_batch(lines: IO[bytes], out: IO[bytes], words: Words) -> None:
    """Answer each line of `lines` with one line of `out`, at once."""
    for line in _lines(lines):
        out.write(as_line(_answer(line, words)))
        out.flush()


def _lines(stream: IO[bytes]) -> Iterator[bytes | None]:
    """Yield the lines without their ends, None for one that is too long, whose rest is passed over."""
    while line := stream.readline(LONGEST_LINE):
        if len(line) < LONGEST_LINE or line.endswith(b"\n"):
            yield line.rstrip(b"\r\n")
            continue
        while rest := stream.readline(LONGEST_LINE):
            if rest.endswith(b"\n"):
                break
        yield None


def _answer(line: bytes | None, words: Words) -> dict[str, Any]:
    record: object = None
    try:
        record = _record(line)
        judged = score_record(record)
        answer = score_data(judged.hand, judged.win, judged.score)
    except UserError as error:
        answer = error_data(error, words)
    return {"id": record.get("id") if isinstance(record, dict) else None, **answer}


def _record(line: bytes | None) -> object:
    if line is None:
        raise HandError(Fault("line_too_long", {"most": LONGEST_LINE}))
    try:
        text = line.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise HandError(Fault("line_not_utf8", {"byte": error.start + 1})) from error
    if not text.strip():
        raise HandError(Fault("line_blank"))
    if text.count("[") + text.count("{") > DEEPEST:
        _check_depth(text)
    try:
        return json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except json.JSONDecodeError as error:
        raise HandError(Fault("line_not_json", {"column": error.colno})) from error
    except ValueError as error:  # numbers without end, and those that are none
        raise HandError(Fault("line_number")) from error


def _check_depth(text: str) -> None:
    """Refuse nesting that no record has."""
    depth = 0
    for letter in _STRING.sub("", text):
        depth += (letter in "[{") - (letter in "]}")
        if depth > DEEPEST:
            raise HandError(Fault("line_too_deep"))


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(digits)
    return number


def _no_number(name: str) -> float:
    raise ValueError(name)
