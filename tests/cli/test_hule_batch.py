"""`hule score --batch`: one line out for each line in, whatever it holds."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from bot.cli.batch import LONGEST_LINE

Hule = Callable[..., Result]
Process = Callable[..., "subprocess.CompletedProcess[bytes]"]

GOOD = {"id": 1, "text": "[234p,1] 12334567pEE+5p 自摸 圈东 门南"}


def answers(hule: Hule, *lines: bytes | dict[str, Any]) -> list[dict[str, Any]]:
    sent = b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)
    result = hule("score", "--batch", "-", stdin=sent)
    assert result.exit_code == 0
    assert result.stderr == ""
    return [json.loads(line) for line in result.stdout_bytes.splitlines()]


def test_a_line_is_answered_as_other_programs_rely_on(hule: Hule) -> None:
    (told,) = answers(hule, GOOD)

    assert told == {
        "id": 1,
        "ok": True,
        "house": "official_modern",
        "total": 24,
        "fans": {"pure_shifted_chows": 1, "half_flush": 1, "short_straight": 1, "self_drawn": 1},
        "flowers": 0,
        "minimum": 8,
        "reaches_minimum": True,
        "canonical": "[234p,1] 12334567pEE+5p |ES1000|0",
    }


def test_an_error_line_tells_all_that_is_wrong(hule: Hule) -> None:
    (told,) = answers(hule, {"id": 2, "text": "11111m"})

    assert told["id"] == 2
    assert told["ok"] is False
    assert [error["code"] for error in told["errors"]] == ["too_many", "bad_count"]
    assert told["errors"][0]["at"] == [0, 6]
    assert told["errors"][0]["facts"] == {"tile": "m1", "count": 5}
    assert told["errors"][0]["message"]


def test_plain_data_have_no_places(hule: Hule) -> None:
    (told,) = answers(hule, {"id": 3, "hand": {"concealed": ["m1"] * 5, "win": "m2"}})

    assert all(error["at"] is None for error in told["errors"])


@pytest.mark.parametrize("same", [None, 0, -1.5, "日本", [1, [2]], {"a": None}, True, 10**40])
def test_an_id_may_be_anything(hule: Hule, same: object) -> None:
    (told,) = answers(hule, {**GOOD, "id": same})

    assert told["id"] == same


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "line_blank"),
        (b"   \t", "line_blank"),
        (b"{", "line_not_json"),
        (b"{'id': 1}", "line_not_json"),
        (b"\xff\xfe{}", "line_not_utf8"),
        (b"[]", "line_not_object"),
        (b'"123m"', "line_not_object"),
        (b"null", "line_not_object"),
        (b"NaN", "line_number"),
        (b'{"id": 1e999}', "line_number"),
        (b'{"id": -Infinity}', "line_number"),
        (b'{"id": ' + b"9" * 5000 + b"}", "line_number"),
        (b"[" * 50_000, "line_too_deep"),
        (b'{"a":' * 1000 + b"1" + b"}" * 1000, "line_too_deep"),
        (b'{"text": "' + b"1" * LONGEST_LINE + b'"}', "line_too_long"),
        (b"{}", "line_empty"),
    ],
)
def test_whatever_a_line_holds_it_gets_an_error_line_and_the_next_its_answer(
    hule: Hule, line: bytes, code: str
) -> None:
    first, second, third = answers(hule, GOOD, line, {**GOOD, "id": 9})

    assert first["ok"]
    assert [error["code"] for error in second["errors"]] == [code]
    assert second["id"] is None
    assert (third["id"], third["ok"]) == (9, True)


def test_a_last_line_without_an_end_and_windows_ends_are_lines_too(hule: Hule) -> None:
    line = json.dumps(GOOD).encode()

    result = hule("score", "--batch", "-", stdin=b"\xef\xbb\xbf" + line + b"\r\n" + line)

    assert [json.loads(told)["ok"] for told in result.stdout_bytes.splitlines()] == [True, True]


def test_half_a_surrogate_pair_is_answered(hule: Hule) -> None:
    (told,) = answers(hule, b'{"id": "\\ud800", "text": "\\udfff"}')

    assert told["id"] == "\ud800"
    assert not told["ok"]


def test_a_line_may_decide_a_ruling_otherwise(hule: Hule) -> None:
    text = "369m1477s257889p+7s |NS0000|0"
    usual, otherwise, unknown = answers(
        hule,
        {"text": text},
        {"text": text, "rulings": {"knitted_body_waits": False}},
        {"text": text, "rulings": {"no_such": False}},
    )

    assert otherwise["total"] == usual["total"] - 1
    assert unknown["errors"][0]["code"] == "unknown_ruling"


def test_a_hand_below_the_minimum_is_ok(hule: Hule) -> None:
    (told,) = answers(hule, {"text": "[FFF][123p,1] 4444567s+7s 花2"})

    assert (told["ok"], told["total"], told["flowers"], told["reaches_minimum"]) == (True, 7, 2, False)


def test_no_lines_are_answered_by_none(hule: Hule) -> None:
    assert answers(hule) == []


def test_a_file_is_read_line_by_line(hule: Hule, tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_text(json.dumps(GOOD) + "\n\n", encoding="utf-8")

    result = hule("score", "--batch", str(file), "--locale", "zh-CN")

    first, second = (json.loads(line) for line in result.stdout_bytes.splitlines())
    assert first["ok"]
    assert second["errors"][0]["message"] == "这一行是空的"


@pytest.mark.parametrize("name", ["nowhere.jsonl", ".", "a\0b"])
def test_a_file_that_cannot_be_read_exits_with_3(hule: Hule, tmp_path: Path, name: str) -> None:
    people = hule("score", "--batch", f"{tmp_path}/{name}")
    programs = hule("score", "--json", "--batch", f"{tmp_path}/{name}")

    assert people.exit_code == programs.exit_code == 3
    assert people.stdout == ""
    assert json.loads(programs.stdout)["errors"][0]["code"] == "file_unreadable"


def test_each_line_is_answered_before_the_next_is_sent(start: Callable[..., subprocess.Popen[bytes]]) -> None:
    with start("score", "--batch", "-") as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for number in range(3):
            running.stdin.write(json.dumps({**GOOD, "id": number}).encode() + b"\n")
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["id"] == number
        running.stdin.close()
        assert running.wait(10) == 0


def test_a_reader_that_goes_away_ends_it_quietly(start: Callable[..., subprocess.Popen[bytes]], tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_bytes(json.dumps(GOOD).encode() + b"\n")
    os.truncate(file, 2_000_000)  # the rest is one long line, answered after the reader has gone
    with start("score", "--batch", os.fspath(file)) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.wait(20) == 0
        assert running.stderr.read() == b""


def test_ctrl_c_ends_it_quietly(start: Callable[..., subprocess.Popen[bytes]]) -> None:
    with start("score", "--batch", "-") as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdin.write(json.dumps(GOOD).encode() + b"\n")
        running.stdin.flush()
        running.stdout.readline()
        running.send_signal(2)
        assert running.wait(10) == 130
        assert running.stderr.read() == b""


def test_a_line_without_end_is_passed_over_in_bounded_memory(process: Process, tmp_path: Path) -> None:
    file = tmp_path / "endless.jsonl"
    with file.open("wb") as lines:
        lines.write(b"[" * (200 * 1024 * 1024))
        lines.write(b"\n" + json.dumps(GOOD).encode() + b"\n")

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (600 * 1024 * 1024, 600 * 1024 * 1024))

    result = process("score", "--batch", os.fspath(file), preexec_fn=limit)

    first, second = (json.loads(line) for line in result.stdout.splitlines())
    assert first["errors"][0]["code"] == "line_too_long"
    assert second["ok"]


def test_thousands_of_lines_take_seconds(process: Process) -> None:
    sent = b"".join(json.dumps({**GOOD, "id": number}).encode() + b"\n" for number in range(5000))
    begun = time.monotonic()

    result = process("score", "--batch", "-", stdin=sent)

    assert result.stdout.count(b"\n") == 5000
    assert time.monotonic() - begun < 15
