"""Tiles typed on their own."""

from __future__ import annotations

import pytest

from bot.errors import HandError, UserError
from bot.mahjong.notation import MAX_LENGTH, ZOrder, read_tile, read_tiles
from bot.mahjong.tiles import tile, tiles


def test_tiles_in_any_notation() -> None:
    assert read_tiles("12m 东东、white；幺鸡") == (*tiles("12mEEP"), tile("s1"))
    assert read_tiles("") == ()
    assert read_tiles("5z", ZOrder.GB) == tiles("C")


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("花3", ["not_tiles"]),
        ("*", ["not_tiles"]),
        ("5p 自摸", ["not_tiles"]),
        ("[555p]", ["not_tiles"]),
        ("8z", ["bad_digit"]),
        ("5 ☃", ["unknown"]),
        ("1m" * MAX_LENGTH, ["too_long"]),
    ],
)
def test_what_is_no_tile(text: str, codes: list[str]) -> None:
    with pytest.raises(HandError) as refused:
        read_tiles(text)
    assert [fault.code for fault in refused.value.faults] == codes
    assert all(fault.at is None for fault in refused.value.faults)


def test_one_tile() -> None:
    assert read_tile("５ｐ") is tile("p5")
    for text in ("", "55p", "自摸5p", "?"):
        with pytest.raises(UserError) as refused:
            read_tile(text)
        assert (refused.value.code, refused.value.facts) == ("tile_wanted", {"given": text})
