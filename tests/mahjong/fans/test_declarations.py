"""What every declaration of a fan or a ruling must hold to, before anything is scored."""

from __future__ import annotations

import pytest

from bot.mahjong.fans import FANS, Fan
from bot.mahjong.rules import Ruling
from bot.mahjong.rulings import RULINGS

every_fan = pytest.mark.parametrize("fan", FANS.values(), ids=FANS)
every_ruling = pytest.mark.parametrize("ruling", RULINGS.values(), ids=RULINGS)


def test_the_official_list_is_complete_and_明暗杠_stands_beside_it() -> None:
    numbers = [fan.number for fan in FANS.values() if fan.number is not None]
    assert sorted(numbers) == list(range(1, 82))
    assert [fan.names.zh_cn for fan in FANS.values() if fan.number is None] == ["明暗杠"]


def test_fans_come_dearest_first_and_then_as_the_official_list_has_them() -> None:
    assert [fan.value for fan in FANS.values()] == sorted((fan.value for fan in FANS.values()), reverse=True)
    official = [fan.number for fan in FANS.values() if fan.number is not None]
    assert official == sorted(official)


@every_fan
def test_names_and_definitions_are_there_in_four_languages(fan: Fan) -> None:
    assert all(word.strip() for word in (*fan.names, *fan.definition))


@every_fan
def test_the_traditional_definition_is_written_for_its_readers(fan: Fan) -> None:
    assert fan.definition.zh_tw != fan.definition.zh_cn


@every_fan
def test_names_stand_sign_for_sign_under_each_other(fan: Fan) -> None:
    """Lookup learns from them which signs are the same."""
    assert len(fan.names.zh_cn) == len(fan.names.zh_tw) == len(fan.names.ja) == len(fan.pinyin.split())


def test_no_sign_of_a_name_has_two_simplified_forms() -> None:
    forms: dict[str, set[str]] = {}
    for fan in FANS.values():
        for other in (fan.names.zh_tw, fan.names.ja):
            for sign, simplified in zip(other, fan.names.zh_cn, strict=True):
                forms.setdefault(sign, set()).add(simplified)
    assert [sign for sign, found in forms.items() if len(found) > 1] == []


def test_no_name_or_alias_belongs_to_two_fans() -> None:
    owners: dict[str, set[str]] = {}
    for fan in FANS.values():
        for name in (*fan.names, *fan.aliases):
            owners.setdefault(name.casefold(), set()).add(fan.id)
    assert {name: fans for name, fans in owners.items() if len(fans) > 1} == {}


@every_fan
def test_aliases_are_other_names_each_said_once(fan: Fan) -> None:
    assert all(alias.strip() == alias != "" for alias in fan.aliases)
    said = [name.casefold() for name in {*fan.names, *fan.aliases}]
    assert len(said) == len(set(said))
    assert not set(fan.aliases) & set(fan.names)


@every_fan
def test_what_it_contains_exists(fan: Fan) -> None:
    for implied in fan.implies:
        assert {implied.fan, *implied.beside, *implied.apart_from} <= set(FANS)
        assert implied.unless is None or implied.unless in RULINGS


@every_fan
def test_nothing_contains_itself_or_the_same_fan_twice_on_the_same_terms(fan: Fan) -> None:
    terms = [(implied.fan, implied.beside, implied.apart_from) for implied in fan.implies]
    assert fan.id not in {implied.fan for implied in fan.implies}
    assert len(terms) == len(set(terms))


@every_fan
def test_it_shows_a_hand_that_has_it_and_another_that_does_not(fan: Fan) -> None:
    assert fan.example
    assert fan.counterexample
    assert fan.example != fan.counterexample


@every_ruling
def test_a_ruling_says_in_four_languages_what_counts_either_way(ruling: Ruling) -> None:
    assert all(word.strip() for word in (*ruling.names, *ruling.case, *ruling.held, *ruling.otherwise))
    assert all(held != otherwise for held, otherwise in zip(ruling.held, ruling.otherwise, strict=True))


@every_ruling
def test_a_ruling_is_told_in_a_few_words_that_stand_within_a_sentence(ruling: Ruling) -> None:
    for text in (*ruling.case, *ruling.held, *ruling.otherwise):
        assert not text.endswith(("。", "."))
        assert len(text) <= 60


def test_rulings_are_decided_as_todays_events_do() -> None:
    assert {key: ruling.default for key, ruling in RULINGS.items()} == {
        "knitted_body_waits": True,
        "exhausted_waits": True,
        "last_tile_draw_self_drawn": False,
        "self_drawn_as_concealed": (),
        "forced_tile_hog": True,
        "all_green_half_flush": False,
        "all_terminals_triple_pung": True,
        "all_terminals_double_pung": False,
        "nine_gates_any_shape": False,
        "knitted_all_types": False,
    }


@every_ruling
def test_a_ruling_is_kept_under_its_own_key(ruling: Ruling) -> None:
    assert RULINGS[ruling.key] is ruling
