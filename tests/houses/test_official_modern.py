"""The house that everything is scored by unless another is asked for."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import bot.houses
from bot.errors import UserError
from bot.houses import house, house_ids
from bot.mahjong.fans import FANS
from bot.mahjong.rulings import RULINGS


def test_counts_every_declared_fan_for_its_declared_value() -> None:
    counted = house("official_modern").fans

    assert len(counted) == 82
    assert {fan_id: rule.value for fan_id, rule in counted.items()} == {fan.id: fan.value for fan in FANS.values()}


def test_asks_for_eight_points_and_pays_by_the_official_base() -> None:
    official = house("official_modern")

    assert official.minimum == 8
    assert (official.payout.base, official.payout.points, official.payout.others_pay_base) == (8, True, True)


def test_spells_out_every_ruling_as_it_is_by_default() -> None:
    file = Path(bot.houses.__file__).parent / "official_modern.toml"

    said = tomllib.loads(file.read_text(encoding="utf-8"))["rulings"]

    assert set(said) == set(RULINGS)
    assert dict(house("official_modern").rulings) == {key: ruling.default for key, ruling in RULINGS.items()}


def test_has_its_name_and_description_in_four_languages() -> None:
    official = house("official_modern")

    assert len(set(official.names)) == 4
    assert all(official.description)


def test_is_read_once() -> None:
    assert house("official_modern") is house("official_modern")


def test_a_ruling_decided_otherwise_leaves_the_rest_of_the_house_alone() -> None:
    changed = house("official_modern").with_rulings({"knitted_body_waits": False})

    assert changed.rulings["knitted_body_waits"] is False
    assert changed.payout == house("official_modern").payout
    assert house("official_modern").rulings["knitted_body_waits"] is True


def test_a_house_to_come_is_told_apart_from_one_that_nobody_knows() -> None:
    with pytest.raises(UserError) as later:
        house("boke")
    with pytest.raises(UserError) as unknown:
        house("no/../such")

    assert later.value.code == "later_house"
    assert unknown.value.code == "unknown_house"
    assert unknown.value.facts["known"] == house_ids() == ("official_modern",)
