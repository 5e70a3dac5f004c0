"""What a foul costs: prices as data, refused with file, key and reason where they are wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import bot.houses
from bot.houses import House, HouseError, house
from bot.houses.loader import read_house
from bot.houses.model import FoulKind, FoulRule

GOOD = (Path(bot.houses.__file__).parent / "official_modern.toml").read_text(encoding="utf-8")

Load = Callable[[str, str], House]


@pytest.fixture
def load(tmp_path: Path) -> Load:
    def write_and_read(before: str, after: str) -> House:
        assert before in GOOD
        file = tmp_path / "club.toml"
        file.write_text(GOOD.replace(before, after, 1), encoding="utf-8")
        return read_house(file)

    return write_and_read


def test_officially_a_false_win_pays_ten_to_each_and_may_not_win_any_more() -> None:
    price = house("official_modern").fouls[FoulKind.FALSE_WIN]

    assert price == FoulRule(to_each=10, deducted=0, barred=True)


def test_a_house_may_charge_otherwise(load: Load) -> None:
    club = load("deducted = 0", "deducted = 30").fouls[FoulKind.FALSE_WIN]

    assert (club.to_each, club.deducted) == (10, 30)


@pytest.mark.parametrize(
    ("before", "after", "code", "key"),
    [
        ("[fouls.false_win]", "[fouls.false_wind]", "house_missing_key", "fouls.false_win"),
        ("[fouls.false_win]", "[fouls.escape]\n[fouls.false_win]", "house_unknown_key", "fouls.escape"),
        ("to_each = 10", "", "house_missing_key", "fouls.false_win.to_each"),
        ("to_each = 10", 'to_each = "10"', "house_wrong_type", "fouls.false_win.to_each"),
        ("to_each = 10", "to_each = -10", "house_out_of_range", "fouls.false_win.to_each"),
        ("deducted = 0", "deduct = 0", "house_missing_key", "fouls.false_win.deducted"),
        ("deducted = 0", "deducted = 0\nwarning = 1", "house_unknown_key", "fouls.false_win.warning"),
        ("barred = true", "barred = 1", "house_wrong_type", "fouls.false_win.barred"),
    ],
)
def test_a_slip_in_a_price_is_told_with_file_key_and_reason(
    load: Load, before: str, after: str, code: str, key: str
) -> None:
    with pytest.raises(HouseError) as refused:
        load(before, after)

    assert (refused.value.code, refused.value.facts["file"], refused.value.facts["key"]) == (code, "club.toml", key)
