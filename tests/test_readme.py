"""What the README shows is what the program does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from bot.errors import UserError
from bot.houses import house
from bot.mahjong import parse, score

ROOT: Final = Path(__file__).parent.parent
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
ROWS: Final = re.findall(
    r"^\| `([^`]+)` \| .+ \|$", README.split("## Typing a hand")[1].split("## In Discord")[0], re.MULTILINE
)
SHOWN: Final = README.split("```\n$ hule ")[1].split("\n```")[0]


def test_ten_ways_of_typing_are_shown() -> None:
    assert len(ROWS) == 10


@pytest.mark.parametrize("text", ROWS)
def test_a_hand_of_the_table_is_scored(text: str) -> None:
    hand, win = parse(text)
    try:
        assert score(hand, win, house("official_modern")).total > 0
    except UserError as error:
        pytest.fail(f"{text}: {error}")


def test_the_reply_is_shown_as_it_is() -> None:
    command, _, reply = SHOWN.partition("\n")
    hand = re.findall("'(.+)'", command)
    answer = CliRunner().invoke(app, ["score", *hand, "--locale", "en-US"], env={"COLUMNS": "72"})
    assert answer.exit_code == 0
    assert [line.rstrip() for line in answer.stdout.splitlines()] == reply.splitlines()


def test_the_snippet_runs(capsys: pytest.CaptureFixture[str]) -> None:
    snippet = README.split("```python\n")[1].split("```")[0]
    exec(compile(snippet, "README.md", "exec"), {})  # noqa: S102  # our own text
    assert capsys.readouterr().out == "24\n"


def test_the_pictures_are_there() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert len(shown) == 2
    for picture in shown:
        file = ROOT / picture
        assert file.read_bytes().startswith(b"\x89PNG")
        assert file.stat().st_size < 100_000


def test_the_first_command_opens_the_page() -> None:
    first = README.split("<!-- first -->\n```sh\n")[1].split("\n```")[0]
    assert first.endswith(".venv/bin/hule try")
