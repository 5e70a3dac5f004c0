"""Where lines end."""

from __future__ import annotations

import regex
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

from bot.cli.wrapping import lines, units

STOPS = "，。、；：）！？”"


def wrapped(text: str, width: int) -> list[str]:
    return [line.plain for line in lines(Text(text), width)]


def test_no_line_begins_with_a_stop_or_ends_with_an_opening_bracket() -> None:
    text = "七对（暗七对）、连七对，十三幺；全不靠：“七星不靠”。" * 3

    for width in range(8, 60):
        for line in wrapped(text, width):
            assert line[0] not in STOPS
            assert line[-1] not in "（“"


def test_a_number_stays_with_what_it_counts() -> None:
    for width in range(10, 40):
        told = "\n".join(wrapped("这里只计自摸 1 分，合计 27 分，还差 13 张，有 123饼 和 55条", width))
        assert not regex.search(r"\d\n|\d \n|\n[分张饼条]", told)


def test_words_and_pinyin_are_not_torn() -> None:
    names = "清龙、Pure Straight、qīng lóng、ikkitsuukan、一気通貫、イッツー"

    for width in range(14, 50):
        rejoined = [word for line in wrapped(names, width) for word in regex.findall(r"[\p{Latin}]+", line)]
        assert rejoined == ["Pure", "Straight", "qīng", "lóng", "ikkitsuukan"]


def test_names_of_fans_stay_whole() -> None:
    fans = ["一色三步高", "清一色", "混幺九", "七对", "不求人", "单钓将"]

    for width in range(12, 50):
        shown = "".join(wrapped("、".join(fans) + "、", width))
        assert all(any(fan in line for line in wrapped("、".join(fans), width)) for fan in fans), shown


def test_no_character_is_alone_on_the_last_line() -> None:
    text = "这手牌在别人打出的牌上成了刻子要算明刻而不算暗刻了"

    for width in range(10, 40):
        assert cell_len(wrapped(text, width)[-1]) > 2


def test_a_line_may_end_between_melds_but_not_inside_one() -> None:
    assert units("[234p,1][567s,2] 55p+5p") == ("[234p,1]", "[567s,2] ", "55p+5p")


def test_what_is_too_long_for_a_line_is_cut() -> None:
    assert wrapped("x" * 25 + " y", 10) == ["x" * 10, "x" * 10, "xxxxx y"]


def test_styles_stay_where_they_are() -> None:
    text = Text("one ") + Text("two", style="bold")

    first, second = lines(text, 4)

    assert (first.plain, second.plain) == ("one", "two")
    assert [span.style for span in second.spans] == ["bold"]


@given(st.text(st.sampled_from("东abc1 2，。（）[]“”\u0301 ガ"), max_size=60), st.integers(4, 30))
def test_nothing_is_lost_and_no_line_is_too_wide(text: str, width: int) -> None:
    shown = wrapped(text, width)

    assert "".join(shown).replace(" ", "") == text.replace(" ", "")
    assert all(cell_len(line) <= width for line in shown)
