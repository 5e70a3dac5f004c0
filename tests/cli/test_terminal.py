"""A card in a terminal."""

from __future__ import annotations

import io
from datetime import UTC, datetime

import pytest
from rich.cells import cell_len

from bot.cards.model import Card, Code, Line, Msg, Name, Plain, Rows, Rule, Small, Strong, Text, Tiles, Tone, When
from bot.cli.layout import show
from bot.locales import Words
from bot.mahjong.tiles import tiles

ZH = Words.of("zh-CN")

EVERYTHING = Card(
    Tone.GOOD,
    (Strong("标题"),),
    (
        Text(
            (Plain("[bold]1[/bold] "), Code("123m"), Name("id", " 王 "), When(datetime(2025, 1, 2, 3, 4, tzinfo=UTC)))
        ),
        Text((Tiles(tiles("12m55pE")), Plain(" "), Msg("score_total", {"total": 8}))),
        Rows(((Plain("番"),), (Plain("分"),)), (((Plain("清龙"),), (Plain("16"),)), ((Plain("自摸"),), (Plain("1"),)))),
        Rule(),
        Small(((Plain("一行很长的说明" * 12),),)),
    ),
)


def shown(card: Card, width: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setenv("COLUMNS", str(width))
    page = io.StringIO()
    show(card, ZH, page)
    return page.getvalue().splitlines()


def test_every_kind_of_span_and_block_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(EVERYTHING, 60, monkeypatch)[:7] == [
        "标题",
        "[bold]1[/bold] 123m 王 2025-01-02 03:04",
        "12万 55饼 东 合计 8 分",
        "番    分",
        "清龙  16",
        "自摸   1",
        "",
    ]


@pytest.mark.parametrize("width", [20, 40, 60, 100])
def test_nothing_is_wider_than_the_terminal_and_long_lines_hang(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(EVERYTHING, width, monkeypatch)

    assert max(map(cell_len, lines)) <= width
    assert lines[-1].startswith("  ")


def test_without_a_terminal_there_is_no_colour_and_no_padding(monkeypatch: pytest.MonkeyPatch) -> None:
    for line in shown(EVERYTHING, 60, monkeypatch):
        assert "\x1b" not in line
        assert line == line.rstrip()


FANS: Line = (Plain("番种"),)
POINTS: Line = (Plain("分"),)
TILES: Line = (Plain("凭哪些牌"),)


def table(*rows: tuple[str, str, str]) -> Card:
    cells = tuple((*((Plain(cell),) for cell in row),) for row in rows)
    return Card(Tone.PLAIN, (Plain("标题"),), (Rows((FANS, POINTS, TILES), cells),))


def test_names_that_take_the_room_of_the_tiles_are_wrapped(monkeypatch: pytest.MonkeyPatch) -> None:
    card = table(("One Melded and One Concealed Kong", "5", "CCCC FFFF PPPP"), ("No Honors", "1", "whole hand"))

    assert shown(card, 40, monkeypatch)[1:] == [
        "番种                  分  凭哪些牌",
        "One Melded and One     5  CCCC FFFF PPPP",
        "Concealed Kong",
        "No Honors              1  whole hand",
    ]


def test_what_finds_no_room_beside_its_row_stands_below_it(monkeypatch: pytest.MonkeyPatch) -> None:
    card = table(
        ("--self-drawn/--discard", "5", "自摸，还是点和，再加上很长的一段说明文字"), ("--win", "1", "和的是哪张")
    )

    assert shown(card, 30, monkeypatch)[1:] == [
        "番种                        分",
        "--self-drawn/--discard       5",
        "  自摸，还是点和，再加上很",
        "  长的一段说明文字",
        "--win                        1",
        "  和的是哪张",
    ]


def test_a_table_may_have_one_column(monkeypatch: pytest.MonkeyPatch) -> None:
    only = Card(Tone.PLAIN, (Plain("标题"),), (Rows((FANS,), (((Plain("清龙"),),),)),))

    assert shown(only, 40, monkeypatch) == ["标题", "番种", "清龙"]
