"""The catalogues as they are written: every message and attribute by its key, and what stands in its text."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.locales import LOCALES
from bot.locales.negotiation import FOLDER

FACT = "5p"


class _Found(Visitor):
    """Collects what a pattern asks for, what it holds of other messages, and its literal text."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # fluent's way to name it
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # fluent's way to name it
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(node.id.name + attribute)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # fluent's way to name it
        self.messages.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # fluent's way to name it
        if isinstance(node.selector, ftl.VariableReference):
            names = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            self.choices.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # fluent's way to name it
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # fluent's way to name it
        self.texts.append(node.value)


def entries(locale: str) -> Iterator[tuple[str, ftl.Pattern]]:
    """Yield every key of a language with its pattern: `message`, `message.attribute` or `-term`."""
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message | ftl.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                if entry.value is not None:
                    yield name, entry.value
                for attribute in entry.attributes:
                    yield f"{name}.{attribute.id.name}", attribute.value


def _found(pattern: ftl.Pattern) -> _Found:
    visitor = _Found()
    visitor.visit(pattern)
    return visitor


def asked_for(pattern: ftl.Pattern) -> set[str]:
    """Return the facts that a pattern asks for."""
    return _found(pattern).facts


def referred_to(pattern: ftl.Pattern) -> set[str]:
    """Return the messages and terms that a pattern holds."""
    return _found(pattern).messages


def chosen_by(pattern: ftl.Pattern) -> dict[str, set[str]]:
    """Return the facts that a pattern chooses by, each with the names of its variants; numbers are no names."""
    return _found(pattern).choices


def text_of(pattern: ftl.Pattern) -> str:
    """Return all literal text of a pattern, every variant, a line each."""
    return "\n".join(_found(pattern).texts)


def variants(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield the texts that a pattern can become, with a short fact wherever it asks for one."""
    told = [""]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            more = [element.value]
        elif isinstance(element.expression, ftl.SelectExpression):
            more = [one for variant in element.expression.variants for one in variants(variant.value)]
        elif isinstance(element.expression, ftl.StringLiteral):
            more = [element.expression.value]
        else:
            more = [FACT]
        told = [before + one for before in told for one in more]
    yield from told


def han(text: str) -> set[str]:
    """Return the Chinese characters of a text."""
    return {letter for letter in text if unicodedata.name(letter, "").startswith("CJK UNIFIED IDEOGRAPH")}


CATALOGUES = {locale: dict(entries(locale)) for locale in LOCALES}
FIRST = CATALOGUES["en-US"]
