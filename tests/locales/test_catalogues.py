"""The catalogues say the same things, and everything that the program can say."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
from bot.cli.group import COMMANDS
from bot.houses.settlement import Part
from bot.locales import LOCALES, Words
from bot.locales.negotiation import FOLDER
from bot.mahjong.fans.model import Shape
from bot.mahjong.results import Principle
from bot.mahjong.waiting import Goal

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
    "help_waits.examples",
    "pay_seat_other",
    "read_meld",
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
    "waits_points",
}
"""Messages of numbers, signs and names alone."""


class Placeholders(Visitor):
    """Collects the facts that a pattern asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # fluent's way to name it
        self.found.add(node.id.name)


class References(Visitor):
    """Collects the messages that a pattern holds."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # fluent's way to name it
        self.found.add(node.id.name)


def entries(locale: str) -> Iterator[tuple[str, ftl.Pattern]]:
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def asked_for(pattern: ftl.Pattern) -> set[str]:
    visitor = Placeholders()
    visitor.visit(pattern)
    return visitor.found


def referred_to(pattern: ftl.Pattern) -> set[str]:
    visitor = References()
    visitor.visit(pattern)
    return visitor.found


CATALOGUES = {locale: dict(entries(locale)) for locale in LOCALES}
FIRST = CATALOGUES["en-US"]


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


def test_no_catalogue_repeats_the_text_of_another() -> None:
    for locale, catalogue in CATALOGUES.items():
        for other, messages in CATALOGUES.items():
            if locale < other:
                same = {key for key in catalogue if key in messages and catalogue[key].equals(messages[key])}
                assert same - SAME_EVERYWHERE == set(), f"{locale} and {other}"


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
    """A key stands in the code as it is, or is put together from one of these beginnings."""
    given = {"alone_B", "alone_z"}  # read from a pair of codes
    built = ("command_", "option_", "choice_", "goal_", "help_", "note_", "reason_", "sum_", "pay_", "read_")
    written = "\n".join(path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py"))
    shared = {name for pattern in FIRST.values() for name in referred_to(pattern)}

    names = {key.split(".")[0] for key in FIRST}
    assert {
        name for name in names - shared - given if not name.startswith(built) and f'"{name}"' not in written
    } == set()
