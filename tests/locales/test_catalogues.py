"""The catalogues say the same things, and everything that the program can say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

import bot
from bot.cli.group import COMMANDS
from bot.houses.settlement import Part
from bot.locales import LOCALES, Words
from bot.mahjong.fans.model import Shape
from bot.mahjong.results import Principle
from bot.mahjong.waiting import Goal
from tests.locales.catalogues import CATALOGUES, FIRST, asked_for, chosen_by, entries, referred_to

ROOT = Path(bot.__file__).parent
RAISERS = {
    "Fault",
    "UserError",
    "HandError",
    "Refused",
    "HouseError",
    "UsageError",
    "FileError",
    "ConfigError",
    "fault",
    "refuse",
}
"""What makes errors: their first text is a code with a message."""

SAME_EVERYWHERE = {
    "example_plain",
    "example_waits",
    "help_db.examples",
    "help_waits.examples",
    "pay_seat_other",
    "read_meld",
    "repair_read_as",
    "score_fan_once",
    "score_fan_times",
    "signed",
    "sum_discarder",
    "sum_factor",
    "sum_pays_self_draw",
    "sum_stands_by",
    "sum_tail",
    "sum_winner_discard",
    "sum_winner_self_drawn",
    "unchosen_group_zone",
    "waits_points",
    "writing_1",
}
"""Messages of numbers, signs and tiles alone."""

IN_CHARACTERS = {
    "choice_wind_north",
    "choice_wind_south",
    "choice_wind_west",
    "fan_example",
    "field_flowers",
    "field_hand",
    "field_hand_waits",
    "goal_knitted_with_honors",
    "list_last",
    "list_separator",
    "option_flowers",
    "option_hand",
    "pay_head_who",
    "reason_fan_times",
    "waits_head_tile",
    "writing_6",
}
"""Names and signs that everybody who writes Chinese characters writes alike."""

ALIKE = {
    ("en-US", "ja"): {"writing_2"},
    ("ja", "zh-CN"): IN_CHARACTERS | {"goal_thirteen_orphans", "help_examples"},
    ("ja", "zh-TW"): IN_CHARACTERS
    | {
        "choice_how_robbing",
        "choice_notation_gb",
        "choice_notation_riichi",
        "choice_wind_east",
        "command_settings",
        "goal_knitted_straight",
        "fan_names",
        "help_fan.examples",
        "option_bird",
        "option_seat",
        "option_wild",
        "pay_head_sum",
        "read_meld_concealed",
        "unchosen_me_round",
        "unchosen_me_seat",
        "writing_7",
        "writing_8",
    },
    ("zh-CN", "zh-TW"): IN_CHARACTERS
    | {
        "ask_group_announcements",
        "ask_group_referee",
        "ask_me_notation",
        "botzone_alone.fix",
        "choice_how_self_draw",
        "command_score",
        "fan_list_value",
        "fan_title",
        "flowers_value.fix",
        "help_usage",
        "read_special",
        "score_head_points",
        "tile_value.fix",
        "waits_head_distance",
        "waits_head_path",
        "waits_head_self_drawn",
        "waits_points_short",
        "welcome_command",
        "writing_2",
        "writing_4",
    },
}
"""What two languages may have in common beside: names, numbers and examples, never a sentence."""


def codes() -> dict[str, str]:
    """Return every code that the program can raise, and where."""
    found: dict[str, str] = {}
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", None))
                given = node.args[:1] if name in RAISERS else node.args if name == "refuse_key" else []
                for code in (text for one in given for text in texts(one)):
                    found[code] = f"{path.relative_to(ROOT)}:{node.lineno}"
    return found


def texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)


def notes() -> set[str]:
    return {
        code
        for path in (ROOT / "mahjong" / "notation").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "attr", None) == "note" and node.args
        for code in texts(node.args[0])
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_defined_twice(locale: str) -> None:
    keys = [key for key, _ in entries(locale)]

    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_catalogue_has_the_same_messages(locale: str) -> None:
    assert set(CATALOGUES[locale]) ^ set(FIRST) == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_message_asks_for_the_same_facts_in_every_language(locale: str) -> None:
    for key, pattern in CATALOGUES[locale].items():
        assert asked_for(pattern) == asked_for(FIRST[key]), key


@pytest.mark.parametrize("locale", LOCALES)
def test_a_message_chooses_among_the_same_values_in_every_language(locale: str) -> None:
    """A variant under a name that no fact has would never be said, and nobody would notice."""
    plural = {"one", "other"}

    for key, pattern in CATALOGUES[locale].items():
        first = chosen_by(FIRST[key])
        for fact, names in chosen_by(pattern).items():
            assert names - plural == first.get(fact, set()) - plural, f"{key} {fact}"


@pytest.mark.parametrize("locale", ["ja", "zh-CN", "zh-TW"])
def test_languages_without_a_singular_say_one_as_a_number(locale: str) -> None:
    """`[one]` is a plural category that they do not have: it never matches, `[1]` does."""
    chosen = [(key, names) for key, pattern in CATALOGUES[locale].items() for names in chosen_by(pattern).values()]

    assert chosen
    assert [key for key, names in chosen if "one" in names] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_message_holds_of_others_is_there(locale: str) -> None:
    known = set(CATALOGUES[locale])

    held = {key: referred_to(pattern) - known for key, pattern in CATALOGUES[locale].items()}

    assert {key: missing for key, missing in held.items() if missing} == {}


@pytest.mark.parametrize(("one", "other"), list(combinations(LOCALES, 2)))
def test_no_catalogue_repeats_the_text_of_another(one: str, other: str) -> None:
    """A language is written, not copied: what is alike stands in a list, and the list holds nothing else."""
    first, second = CATALOGUES[one], CATALOGUES[other]

    alike = {key for key, pattern in first.items() if key in second and pattern.equals(second[key])}

    assert alike == SAME_EVERYWHERE | ALIKE.get((one, other), set())


@pytest.mark.parametrize("locale", LOCALES)
def test_every_code_that_can_be_raised_has_a_message(locale: str) -> None:
    raised = codes()

    assert len(raised) > 80
    assert {code: place for code, place in raised.items() if code not in CATALOGUES[locale]} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_note_of_the_notation_has_a_message(locale: str) -> None:
    noted = notes()

    assert noted
    assert {f"note_{code}" for code in noted} - set(CATALOGUES[locale]) == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_value_that_names_a_message_has_one(locale: str) -> None:
    named = {
        *(f"goal_{goal.value}" for goal in Goal),
        *(f"reason_{principle.value}" for principle in Principle),
        *(f"sum_{part.value}" for part in Part),
        *(f"help_{command}" for command in (*COMMANDS, "run", "try")),
    }

    assert named - set(CATALOGUES[locale]) == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_special_shape_has_a_name_of_its_own(locale: str) -> None:
    special = [shape for shape in Shape if shape >= Shape.SEVEN_PAIRS]

    assert len({Words.of(locale).say("shape", shape=shape.name.lower()) for shape in special}) == len(special)


def test_every_message_is_used() -> None:
    """A key stands in the code as it is, or fits a text that the code puts together around one of its own words."""
    given = {"alone_B", "alone_z"}  # read from a pair of codes
    built = re.compile("|".join(put_together()))
    written = "\n".join(path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py"))
    held = {key.split(".")[0] for pattern in FIRST.values() for key in referred_to(pattern)}

    names = {key.split(".")[0] for key in FIRST}
    assert {name for name in names - held - given if f'"{name}"' not in written and not built.fullmatch(name)} == set()


def put_together() -> set[str]:
    """Return patterns of the keys that code makes: `note_{code}` stands for every key that begins so."""
    made = (
        [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
        for path in ROOT.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.JoinedStr)
    )
    return {
        "".join(r"\w+" if part is None else re.escape(part) for part in parts)
        for parts in made
        if re.fullmatch("([a-z]+_)+", parts[0] or "")
    }
