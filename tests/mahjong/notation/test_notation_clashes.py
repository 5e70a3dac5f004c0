"""The clash table of the notation's §1: letters that mean two things somewhere, one test a row."""

from __future__ import annotations

from bot.mahjong.notation import ZOrder, read
from bot.mahjong.tiles import Tile, Wild, tile
from tests.mahjong.notation.helpers import FULL, found, hand_of, only, win_of

TWELVE = "111222333444m"


def pair_of(text: str) -> tuple[Tile | Wild, ...]:
    """Return the two tiles of a text, read at the end of a hand: the thirteenth and the winning one."""
    hand = hand_of(f"{TWELVE} {text}")
    assert hand.win is not None
    return (hand.concealed[-1], hand.win)


def kinds(*names: str) -> tuple[Tile, ...]:
    return tuple(map(tile, names))


def test_small_s_is_bamboo_after_digits_and_capital_s_is_south() -> None:
    assert pair_of("55s") == kinds("s5", "s5")
    assert pair_of("SS") == kinds("S", "S")
    assert pair_of("5sS") == kinds("s5", "S")
    assert only("5S").code == "suit_capital"
    assert only("s").code == "suit_alone"


def test_small_p_is_dots_after_digits_and_capital_p_is_white() -> None:
    assert pair_of("55p") == kinds("p5", "p5")
    assert pair_of("PP") == kinds("P", "P")
    assert only("5P").code == "suit_capital"


def test_small_w_is_characters_capital_w_west_and_with_a_digit_botzone() -> None:
    assert pair_of("55w") == kinds("m5", "m5")
    assert pair_of("WW") == kinds("W", "W")
    assert pair_of("W5W5") == kinds("m5", "m5")
    assert pair_of("5p W") == kinds("p5", "W")
    assert pair_of("W5p") == kinds("W", "p5")


def test_b_is_dots_but_western_capitals_are_bamboo() -> None:
    assert pair_of("55b") == kinds("p5", "p5")
    assert pair_of("B5B5") == kinds("p5", "p5")
    assert pair_of("5B5B") == kinds("s5", "s5")
    assert only("1B 2b").code == "ambiguous_b"
    assert only("1B B2").code == "ambiguous_b"
    assert only("1D 2b").code == "western_mixed"


def test_t_is_bamboo_and_as_a_capital_behind_digits_an_error() -> None:
    assert pair_of("55t") == kinds("s5", "s5")
    assert pair_of("T5T5") == kinds("s5", "s5")
    fault = only("1T")
    assert (fault.code, fault.facts["first"], fault.facts["second"]) == ("suit_capital", "1p", "1s")
    assert [note.code for note in read(f"{TWELVE}55t").notes] == ["t_bamboo"]


def test_z_is_never_guessed_from_context() -> None:
    assert pair_of("55z") == kinds("P", "P")
    assert pair_of("77z") == kinds("C", "C")
    assert pair_of("7z 5z") == kinds("C", "P")
    assert pair_of("55z z=gb") == kinds("C", "C")
    assert read(f"{TWELVE} 55z", z=ZOrder.GB).hand.win is tile("C")


def test_b_and_z_alone_are_errors() -> None:
    assert found("B Z") == [("alone_B", "B"), ("alone_z", "Z")]


def test_c_alone_is_the_red_dragon_and_behind_a_digit_characters() -> None:
    assert pair_of("CC") == kinds("C", "C")
    assert pair_of("5C5C") == kinds("m5", "m5")


def test_f_is_the_green_dragon_and_small_a_flower_only_behind_a_word() -> None:
    assert pair_of("FF") == kinds("F", "F")
    assert only("f").code == "lower_honor"
    assert hand_of(f"{FULL} f=f").flowers == 1
    assert hand_of(f"{FULL} 花f").flowers == 1
    assert hand_of(f"{FULL}|EE0000|f").flowers == 1


def test_botzone_winds_are_f_and_a_digit() -> None:
    assert pair_of("F1F4") == kinds("E", "N")
    assert only("E1").code == "honor_number"


def test_n_is_north_and_the_room_only_with_a_value() -> None:
    assert pair_of("NN") == kinds("N", "N")
    assert win_of("N=200").asked == {"room": "200"}
