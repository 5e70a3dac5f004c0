"""A house file with a slip in it is refused with file, key and reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import bot.houses
from bot.houses import House, HouseError, ruling_value
from bot.houses.loader import read_house
from bot.locales import LOCALES, Words

GOOD = (Path(bot.houses.__file__).parent / "official_modern.toml").read_text(encoding="utf-8")

Load = Callable[[str], House]


@pytest.fixture
def load(tmp_path: Path) -> Load:
    def write_and_read(text: str) -> House:
        file = tmp_path / "club.toml"
        file.write_text(text, encoding="utf-8")
        return read_house(file)

    return write_and_read


def test_a_house_is_called_as_its_file(load: Load) -> None:
    assert load(GOOD).id == "club"


def test_a_fan_may_be_worth_something_else(load: Load) -> None:
    house = load(GOOD.replace("[fans]", "[fans]\ntwo_concealed_kongs = 8"))

    assert house.fans["two_concealed_kongs"].value == 8
    assert len(house.fans) == 82


def test_a_ruling_may_be_left_to_its_default(load: Load) -> None:
    house = load(GOOD[: GOOD.index("[rulings]")] + "[rulings]\nknitted_body_waits = false\n")

    assert house.rulings["knitted_body_waits"] is False
    assert house.rulings["exhausted_waits"] is True


def test_a_ruling_may_list_fans(load: Load) -> None:
    house = load(GOOD.replace("self_drawn_as_concealed = []", 'self_drawn_as_concealed = ["seven_pairs"]'))

    assert house.rulings["self_drawn_as_concealed"] == ("seven_pairs",)


@pytest.mark.parametrize(
    ("before", "after", "code", "key"),
    [
        ("minimum = 8", "minimum = 8\nmaximum = 9", "house_unknown_key", "maximum"),
        ("base = 8", "base = 8\nbasis = 8", "house_unknown_key", "payout.basis"),
        ("[names]", '[names]\nfr = "MCR"', "house_unknown_key", "names.fr"),
        ("minimum = 8", "", "house_missing_key", "minimum"),
        ("points = true", "", "house_missing_key", "payout.points"),
        ('ja = "国標麻雀（現行）"', "", "house_missing_key", "names.ja"),
        ("minimum = 8", 'minimum = "8"', "house_wrong_type", "minimum"),
        ("minimum = 8", "minimum = true", "house_wrong_type", "minimum"),
        ("minimum = 8", "minimum = 8.0", "house_wrong_type", "minimum"),
        ("points = true", "points = 1", "house_wrong_type", "payout.points"),
        ('en = "Official MCR (current)"', "en = 5", "house_wrong_type", "names.en"),
        ('en = "Official MCR (current)"', 'en = " "', "house_wrong_type", "names.en"),
        ("[fans]", "[[fans]]", "house_wrong_type", "fans"),
        ("minimum = 8", "minimum = -1", "house_out_of_range", "minimum"),
        ("[fans]", "[fans]\nseven_pairs = 100000", "house_out_of_range", "fans.seven_pairs"),
        ("[fans]", "[fans]\nseven_pear = 24", "house_unknown_fan", "fans.seven_pear"),
        ("[rulings]", "[rulings]\nknitted = true", "house_bad_ruling", "rulings.knitted"),
        ("knitted_body_waits = true", "knitted_body_waits = 1", "house_bad_ruling", "rulings.knitted_body_waits"),
        (
            "self_drawn_as_concealed = []",
            'self_drawn_as_concealed = ["pears"]',
            "house_bad_ruling",
            "rulings.self_drawn_as_concealed",
        ),
    ],
)
def test_a_slip_is_told_with_file_key_and_reason(load: Load, before: str, after: str, code: str, key: str) -> None:
    assert before in GOOD

    with pytest.raises(HouseError) as refused:
        load(GOOD.replace(before, after, 1))

    assert refused.value.code == code
    assert refused.value.facts["file"] == "club.toml"
    assert refused.value.facts["key"] == key
    for locale in LOCALES:
        told = Words.of(locale).tell(refused.value)
        assert "club.toml" in told
        assert key in told


@pytest.mark.parametrize("content", [b"minimum = = 8", b"\xff\xfe", b"minimum = 8\nminimum = 9"])
def test_what_is_no_toml_is_told(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "club.toml"
    file.write_bytes(content)

    with pytest.raises(HouseError) as refused:
        read_house(file)

    assert refused.value.code == "house_not_toml"


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(HouseError) as refused:
        read_house(tmp_path / "nowhere.toml")

    assert refused.value.code == "house_unreadable"


@pytest.mark.parametrize(
    ("key", "given", "code"),
    [
        ("knitted", True, "unknown_ruling"),
        ("knitted_body_waits", "true", "ruling_type"),
        ("knitted_body_waits", ["seven_pairs"], "ruling_type"),
        ("self_drawn_as_concealed", True, "ruling_type"),
        ("self_drawn_as_concealed", "seven_pairs", "ruling_type"),
        ("self_drawn_as_concealed", ["pears"], "ruling_fan"),
        ("self_drawn_as_concealed", [["seven_pairs"]], "ruling_fan"),
    ],
)
def test_a_ruling_takes_no_value_of_another_kind(key: str, given: object, code: str) -> None:
    with pytest.raises(HouseError) as refused:
        ruling_value(key, given)

    assert refused.value.code == code
