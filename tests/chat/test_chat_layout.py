"""A card within Discord's limits (F31, F40, F58)."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cards.model import Block, Card, Code, Line, Plain, Rows, Rule, Small, Strong, Text, Tone
from bot.chat.layout import COMPONENT_LIMIT, LINE_LIMIT, TEXT_LIMIT, lay_out
from bot.chat.markdown import length
from bot.locales import Words

EN = Words.of("en-US")


def line(text: str) -> Line:
    return (Plain(text),)


TITLE: Line = (Plain("Title"),)


def card(*blocks: Block, title: Line = TITLE, tone: Tone = Tone.PLAIN) -> Card:
    return Card(tone, title, blocks)


def container(made: Card) -> dict[str, Any]:
    view = lay_out(made, EN)
    [only] = view.to_components()  # type: ignore[no-untyped-call]
    assert view.has_components_v2()
    return dict(only)


def parts(made: Card) -> list[str | None]:
    """Return the texts of a card as sent, None for lines between them."""
    return [part.get("content") for part in container(made)["components"]]


def test_blocks_are_texts_and_rules_are_lines() -> None:
    made = card(
        Text((Plain("a "), Strong("b"))),
        Small((line("note"), line("another"))),
        Rule(),
        Text((Code("123m"),)),
    )
    assert parts(made) == ["### Title", "a **b**", "-# • note\n-# • another", None, "`123m`"]


def test_a_table_is_one_line_a_row_with_its_numbers_strong() -> None:
    rows = Rows(
        head=(line("Fan"), line("Points"), line("Rests on")),
        rows=(
            (line("Half Flush"), line("6"), line("whole hand")),
            (line("Pung"), line("1×2"), ()),
            (line("South"), (Strong("-8"),), line("8")),
        ),
    )
    assert parts(card(rows))[1] == (
        "-# Fan · Points · Rests on\nHalf Flush · **6** · whole hand\nPung · **1×2**\nSouth · **-8** · 8"
    )


def test_a_table_needs_no_head() -> None:
    assert parts(card(Rows((), ((line("a"), line("b")),))))[1] == "a · b"
    assert parts(card(Rows((), ()))) == ["### Title"]


def test_rules_stand_only_between_texts() -> None:
    made = card(Rule(), Rule(), Text(line("a")), Rule(), Text(()), Rule())
    assert parts(made) == ["### Title", None, "a"]
    assert parts(card(Rule(), Text(line("a")), title=())) == ["a"]


def test_tones_are_colours() -> None:
    colours = {tone: container(card(tone=tone)).get("accent_color") for tone in Tone}
    assert colours[Tone.PLAIN] is None
    assert len(set(colours.values())) == len(Tone)


def test_a_line_cannot_become_markup_by_where_it_stands() -> None:
    assert parts(card(Text(line("  # a")), Small((line("- b"),)), title=line("# c"))) == [
        "### \\# c",
        "\\# a",
        "-# • \\- b",
    ]


def test_too_many_lines_are_left_out_whole_and_counted() -> None:
    made = card(*(Text(line(f"{number:04} " + "x" * 95)) for number in range(100)))
    [text] = parts(made)
    _, *shown, note = str(text).split("\n")
    assert all(len(one) == 100 for one in shown)
    assert note == f"-# … and {100 - len(shown)} more lines"
    assert TEXT_LIMIT - 101 < length(str(text)) <= TEXT_LIMIT


def test_one_line_too_many_is_one() -> None:
    made = card(*[Text(line("x" * 999))] * 3, Text(line("x" * 500)), Rule(), Text(line("y" * 600)), title=())
    assert parts(made)[-1] == "-# … and one more line"
    assert None not in parts(made)


def test_a_long_line_leaves_room_for_others() -> None:
    made = card(Text(line("🀇" * 6000)), Text(line("after")))
    assert parts(made)[-1] == "after"
    assert length(str(parts(made)[1])) <= LINE_LIMIT


@pytest.mark.parametrize(("blocks", "rules"), [(200, 0), (60, 15), (100, 100)])
def test_many_blocks_share_components(blocks: int, rules: int) -> None:
    ruled: list[Block] = [Rule(), Text(line("b"))]
    made = card(*([Text(line("a"))] * (blocks - rules)), *(ruled * rules))
    assert len(parts(made)) < COMPONENT_LIMIT
    assert sum(str(text).count("a") + str(text).count("b") for text in parts(made)) == blocks


words = st.text(max_size=120) | st.sampled_from(["👨‍👩‍👧‍👦" * 300, "x" * 5000, "*_`" * 900])
spans = st.builds(Plain, words) | st.builds(Strong, words) | st.builds(Code, words)
lines = st.lists(spans, max_size=3).map(tuple)
blocks_of_any_kind = (
    st.builds(Text, lines)
    | st.just(Rule())
    | st.builds(Small, st.lists(lines, max_size=4).map(tuple))
    | st.builds(Rows, st.just(()), st.lists(st.lists(lines, max_size=3).map(tuple), max_size=5).map(tuple))
)


@settings(max_examples=100, deadline=None)
@given(st.lists(blocks_of_any_kind, max_size=90))
def test_every_card_is_within_the_limits(blocks: list[Block]) -> None:
    view = lay_out(card(*blocks), EN)
    texts = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    assert view.total_children_count <= COMPONENT_LIMIT
    assert sum(map(length, texts)) <= TEXT_LIMIT
    assert all(text.strip() for text in texts)
