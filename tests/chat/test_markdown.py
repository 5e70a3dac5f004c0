"""What people typed is shown as they typed it: it formats nothing, links nothing and pings nobody (F41, F58)."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from bot.cards.model import Code, Msg, Name, Plain, Span, Strong, Tiles, When
from bot.chat.markdown import clean, escape, length, render
from bot.locales import Words
from bot.mahjong.tiles import tiles

EN = Words.of("en-US")

FAMILY = "👨‍👩‍👧‍👦"
ZALGO = "e" + "\u0301" * 40


def shown(*spans: Span, limit: int = 1000) -> str:
    return render(spans, EN, limit)


@pytest.mark.parametrize(
    "text",
    [
        "**bold** *italic* __under__ ~~gone~~ ||hidden||",
        "# heading",
        "-# small",
        "> quote",
        ">>> quote of the rest",
        "- item",
        "1. item",
        "`code`",
        "```py\ncode\n```",
        "[press](https://example.com)",
        "https://example.com",
        "<https://example.com>",
        "<@123456789012345678>",
        "<@&123456789012345678>",
        "<#123456789012345678>",
        "<t:1700000000:R>",
        "<a:party:123456789012345678>",
        "</score:123456789012345678>",
        ":smile:",
        "\\*not escaped\\*",
        "&amp;",
    ],
)
def test_markup_is_shown_as_it_was_typed(text: str) -> None:
    assert visible(escape(clean(text))) == [clean(text).strip()]


@given(st.text(alphabet=st.sampled_from("\\*_~`|<>[](){}#-+=.:&;@!/ 1a中\n") | st.characters(), max_size=40))
def test_no_text_formats_anything(text: str) -> None:
    found = visible(escape(clean(text)))
    assert " ".join("".join(found).split()) == " ".join(clean(text).split())


@pytest.mark.parametrize("text", ["@everyone", "@here", "hi @everyone!", "@123", "<@!123456789012345678>"])
def test_nobody_is_addressed(text: str) -> None:
    said = escape(text)
    assert "@everyone" not in said
    assert "@here" not in said
    assert not regex.search(r"<@[!&]?\d", said)


def visible(markdown: str) -> list[str]:
    """Return the texts that a reader sees, failing on anything that is more than text."""
    pytest.importorskip("linkify_it", reason="the preview of simcord reads markdown with it")
    parser = pytest.importorskip("simcord.preview._markdown")
    texts: list[str] = []

    def walk(tokens: list[dict[str, object]]) -> None:
        for token in tokens:
            children = token.get("children")
            if token["type"] in ("paragraph", "inline"):
                assert isinstance(children, list)
                walk(children)
            elif token["type"] == "subtext":  # the preview sees it through the backslash; Discord does not
                assert isinstance(children, list)
                assert "\\-#" in markdown
                texts.append("-# ")
                walk(children)
            else:
                assert token["type"] == "text", token
                texts.append(str(token["content"]).replace("@\u200b", "@"))

    walk(parser.markdown_tokens(markdown, "text_display"))
    return ["".join(texts)]


def test_spans_have_their_marks() -> None:
    assert shown(Plain("a "), Strong("b"), Plain(" "), Code("1m*")) == "a **b** `1m*`"


def test_a_strong_text_is_strong_although_it_ends_in_spaces() -> None:
    assert shown(Strong(" a ")) == " **a** "
    assert shown(Strong("  ")) == "  "


def test_neighbours_of_one_style_are_one() -> None:
    assert shown(Strong("a"), Strong("b"), Code("c"), Code("d")) == "**ab**\u200b`cd`"


def test_code_with_a_backtick_is_text() -> None:
    assert shown(Code("a`b*")) == "a\\`b\\*"


def test_empty_spans_leave_no_marks() -> None:
    assert shown(Code(""), Strong(""), Plain("\u202e")) == ""


def test_members_are_mentioned_where_discord_knows_them() -> None:
    assert shown(Name("discord:123456789012345678", "Ann")) == "<@123456789012345678>"
    assert shown(Name("local-1", "*Ann*")) == "\\*Ann\\*"


def test_moments_are_shown_in_the_readers_time() -> None:
    assert shown(When(datetime(2026, 1, 2, tzinfo=UTC))) == "<t:1767312000:f>"


def test_tiles_and_messages_are_words() -> None:
    assert shown(Tiles(tiles("123m")), Plain(" "), Msg("lines_cut", {"count": 2})) == (
        EN.tiles(tiles("123m")) + " … and 2 more lines"
    )


@pytest.mark.parametrize(
    ("text", "seen"),
    [("a\nb", "a b"), ("a\x00\x1b[31mb", "a[31mb"), ("a\u202eb\u2066c", "abc"), (FAMILY, FAMILY), ("\ufeffa", "a")],
)
def test_a_name_cannot_break_or_turn_a_line(text: str, seen: str) -> None:
    assert clean(text) == seen


@pytest.mark.parametrize("character", ["a", "中", "🀇", "🇨🇳", FAMILY, ZALGO, "👍🏽", "가", "*", "`"])
@pytest.mark.parametrize("style", [Plain, Strong, Code])
@pytest.mark.parametrize("limit", [1, 2, 7, 30, 100])
def test_a_cut_never_falls_inside_a_character(character: str, style: type[Plain], limit: int) -> None:
    """F58."""
    said = shown(style(character * 101), limit=limit)
    assert length(said) <= limit
    kept = regex.sub(r"[*`\\…]", "", said)
    assert kept == "" or set(regex.findall(r"\X", kept)) == {character}
    assert said == "" or "…" in said


def test_a_cut_keeps_what_stands_before_it() -> None:
    assert shown(Plain("ab"), Strong("cdefgh"), limit=9) == "ab**cd…**"
    assert shown(Plain("abc"), Name("discord:123456789012345678", "x"), limit=10) == "abc…"
    assert shown(Plain("abc"), Name("discord:123456789012345678", "x"), limit=3) == "abc"
    assert shown(Plain("abc"), Strong("d" * 9), limit=6) == "abc…"


@given(
    st.lists(st.builds(Plain, st.text()) | st.builds(Strong, st.text()) | st.builds(Code, st.text())),
    st.integers(1, 60),
)
def test_no_line_is_longer_than_it_may_be(spans: list[Span], limit: int) -> None:
    assert length(shown(*spans, limit=limit)) <= limit
