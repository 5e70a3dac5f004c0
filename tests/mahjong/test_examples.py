"""Every fan's own examples are scored as it says."""

from __future__ import annotations

import pytest

from bot.mahjong.fans import FANS, Fan
from bot.mahjong.notation import format, parse
from tests.support import scored

every_fan = pytest.mark.parametrize("fan", FANS.values(), ids=FANS)


@every_fan
def test_its_example_has_it(fan: Fan) -> None:
    assert fan.id in {one.id for one in scored(fan.example).fans}


@every_fan
def test_its_counterexample_wins_without_it(fan: Fan) -> None:
    assert fan.id not in {one.id for one in scored(fan.counterexample).fans}


@every_fan
def test_both_are_written_the_canonical_way(fan: Fan) -> None:
    assert [format(*parse(text)) for text in (fan.example, fan.counterexample)] == [fan.example, fan.counterexample]
