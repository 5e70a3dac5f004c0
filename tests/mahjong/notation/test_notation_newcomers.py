"""What people write who have read nothing: words for tiles, labels, counters, names of fans, slips of the pen."""

from __future__ import annotations

import pytest

from bot.mahjong.fans import FANS, Fan
from bot.mahjong.hand import By, Win
from bot.mahjong.notation import Overrides, asks_for_wild, parse, read, read_tiles
from bot.mahjong.notation.fan_names import TOLD
from bot.mahjong.notation.meanings import FanName
from bot.mahjong.notation.normalise import normalise
from bot.mahjong.notation.words import WORDS
from bot.mahjong.tiles import tile
from tests.mahjong.notation.helpers import FULL, THIRTEEN, faults, found, hand_of, only, win_of

# Tiles in words.


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        ("east", "E"), ("South", "S"), ("WEST", "W"), ("north", "N"), ("red", "C"), ("Green", "F"), ("white", "P"),
        ("red dragon", "C"), ("Green  Dragon", "F"), ("white dragon", "P"), ("幺鸡", "s1"), ("么鸡", "s1"),
        ("幺雞", "s1"),
        ("3 man", "m3"), ("3wan", "m3"), ("三wan", "m3"), ("3 characters", "m3"), ("4 Pin", "p4"), ("4tong", "p4"),
        ("4bing", "p4"), ("4 dots", "p4"), ("1 dot", "p1"), ("5sou", "s5"), ("5tiao", "s5"), ("5 bamboo", "s5"),
        ("5 bam", "s5"),
    ],
)  # fmt: skip
def test_tiles_in_words(word: str, kind: str) -> None:
    rest = "222m777m888p666sN"
    assert hand_of(f"{rest}+{word}").win is tile(kind)
    assert hand_of(f"{rest} {word}").win is tile(kind)
    assert read_tiles(word) == (tile(kind),)


def test_suits_in_letters_take_runs_of_digits() -> None:
    assert hand_of("123man456pin 789 sou 55pin east east hu east") == hand_of(FULL)
    assert hand_of("123wan 456tong 789tiao 55bing EE+E") == hand_of(FULL)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("eastern", ["unknown"]),
        ("redeem", ["unknown"]),
        ("5 south", ["no_suit"]),
        ("5 white", ["no_suit"]),
        ("man", ["unknown"]),
        ("5manx", ["unknown"]),
        ("hue", ["unknown"]),
        ("EEEShu", ["unknown"]),
    ],
)
def test_a_word_within_a_word_is_none(text: str, expected: list[str]) -> None:
    codes = [code for code, _ in found(text)]
    assert set(expected) <= set(codes)


def test_a_suit_letter_before_a_word_stays_one() -> None:
    assert read(f"{THIRTEEN[:-2]}indicator=7s EE+E").win.wild is tile("s8")
    assert win_of("seat east").seat == win_of("东家").seat


# The winning tile.


@pytest.mark.parametrize(
    "call", ["hu ", "HU ", "和牌", "胡牌", "糊牌", "和牌：", "单钓", "单吊", "單騎", "單釣", "摸", "杠上自摸"]
)
def test_words_before_the_winning_tile(call: str) -> None:
    hand, win = parse(f"[1111m]456p789s5pEE5p {call}E" if "杠" in call else f"{THIRTEEN} {call}E")
    assert hand.win is tile("E")
    assert win.by is (By.SELF_DRAW if "摸" in call else By.DISCARD)


def test_a_wait_without_its_tile_is_the_name_of_a_fan() -> None:
    for text in ("单钓", "单钓 听", "单吊 123m"):
        assert found(f"{FULL} {text}")[0] == ("fan_in_text", text[:2])
    assert found(f"{FULL} 单钓 ☃") == [("fan_in_text", "单钓"), ("unknown", "☃")]
    assert found(f"{FULL} 单钓将") == [("fan_in_text", "单钓将")]
    assert found(f"{THIRTEEN} 摸") == [("no_tile_after", "摸")]


@pytest.mark.parametrize(
    ("words", "way"),
    [
        ("self-pick selfpick SELF_PICK", Win(by=By.SELF_DRAW)),
        ("haitei ハイテイ 海底摸月 海底自摸 last-tile-draw", Win(by=By.SELF_DRAW, last_tile=True)),
        ("houtei ホウテイ 河底撈魚 海底炮 last_discard last-tile-claim", Win(last_tile=True)),
    ],
)
def test_other_words_for_the_way_of_winning(words: str, way: Win) -> None:
    for word in words.split():
        assert win_of(word) == way, word


def test_a_tile_among_fourteen_is_said_to_be_taken() -> None:
    text = f"{THIRTEEN}E 胡东"
    (note,) = read(text).notes
    facts = {"tile": tile("E"), "text": "胡东", "count": 14, "melds": 0}
    assert (note.code, note.facts, text[slice(*note.at)]) == ("win_among", facts, "胡东")
    (note,) = read("[1111m,1] 456p789s55pEEE 自摸5p").notes
    assert note.facts == {"tile": tile("p5"), "text": "自摸5p", "count": 11, "melds": 1}
    assert read(f"{THIRTEEN} 胡东").notes == ()
    assert read(f"{THIRTEEN}E").notes == ()


def test_a_tile_chosen_beside_fourteen_is_said_to_be_taken() -> None:
    text = f"{THIRTEEN}E"
    (note,) = read(text, overrides=Overrides(win=tile("p5"))).notes
    facts = {"tile": tile("p5"), "count": 14, "melds": 0}
    assert (note.code, note.facts, text[slice(*note.at)]) == ("win_among_option", facts, "55p")


# Flowers, seats, labels, separators.


@pytest.mark.parametrize(
    ("written", "count"),
    [
        ("3朵花", 3), ("三朵花", 3), ("3张花", 3), ("3 张花牌", 3), ("花牌3张", 3), ("花牌3", 3), ("花三张", 3),
        ("花牌：三", 3),
        ("花3朵", 3), ("华牌2", 2), ("两朵花", 2), ("兩張花牌", 2), ("两花", 2), ("无花", 0), ("沒花", 0),
        ("没有花", 0),
        ("花春夏秋", 3), ("花牌 梅兰", 2), ("春夏秋", 3), ("梅蘭", 2), ("春", 1), ("春 🀢", 2),
        ("三花幺鸡", None), ("3朵花幺鸡", None),
    ],
)  # fmt: skip
def test_flowers_with_counters_and_names(written: str, count: int | None) -> None:
    if count is None:
        hand = hand_of(f"9m1s {written} 456p789s55pEE+E")
        assert (hand.flowers, hand.concealed.count(tile("s1"))) == (3, 2)
        return
    for text in (f"{FULL} {written}", f"{written} {FULL}"):
        assert (hand_of(text).flowers, hand_of(text).concealed) == (count, hand_of(FULL).concealed)


def test_a_flower_named_twice_is_refused() -> None:
    assert found(f"{FULL} 春春") == [("flowers_twice", "春")]
    assert found(f"{FULL} 两朵花 花3") == [("flag_conflict", "花3")]


def test_other_words_for_winds() -> None:
    assert win_of("庄家") == win_of("莊家") == win_of("坐庄") == win_of("门东")
    assert win_of("庄家").said == {"seat"}
    assert win_of("自风南 场风西") == win_of("own wind S, prevailing wind W") == win_of("门南 圈西")
    assert win_of("门：南家") == win_of("门南")


@pytest.mark.parametrize(
    "text",
    [
        f"手牌：{FULL}", f"手牌 {FULL}", f"手牌:{FULL}", f"hand: {FULL}", f"Hand={FULL}",
        f"{THIRTEEN}。胡东。", f"{THIRTEEN}；和东；", f"{THIRTEEN};+E", "123m/456p/789s/55p/EE/+E",
        "123m、456p，789s、55p、EE、和牌：东",
        "手牌：123m456p789s55pEE；和牌：东。",
    ],
)  # fmt: skip
def test_labels_and_separators_mean_nothing(text: str) -> None:
    assert parse(text) == parse(FULL)


# Names of fans.


@pytest.mark.parametrize("fan", [fan for fan in FANS.values() if fan.id not in TOLD], ids=lambda fan: fan.id)
def test_a_fan_need_not_be_written(fan: Fan) -> None:
    for name in (name for name in fan.names if isinstance(WORDS[normalise(name).folded], FanName)):
        fault = only(f"{FULL} {name}")
        assert (fault.code, fault.facts) == ("fan_in_text", {"text": name, "fan": fan.id}), name
        assert only(f"{name} {FULL}").code == "fan_in_text"


@pytest.mark.parametrize(
    ("name", "fan"),
    [
        ("一条龙", "pure_straight"), ("對對胡", "all_pungs"), ("平胡", "all_chows"), ("雞糊", "chicken_hand"),
        ("PURE STRAIGHT", "pure_straight"), ("three suited terminal chows", "three_suited_terminal_chows"),
        ("大于5", "upper_four"), ("kokushi", "thirteen_orphans"), ("ピンフ", "all_chows"), ("ﾀﾝﾔｵ", "all_simples"),
        ("门前清", "concealed_hand"), ("Edge", "edge_wait"), ("四歸一", "tile_hog"),
    ],
)  # fmt: skip
def test_an_alias_of_a_fan_need_not_be_written(name: str, fan: str) -> None:
    assert only(f"{FULL} {name}").facts == {"text": name, "fan": fan}


def test_names_that_say_more_than_a_fan_are_read() -> None:
    assert found(f"{FULL} 门清自摸") == [("fan_in_text", "门清")]
    assert found(f"{FULL} menzen tsumo 荣") == [("fan_in_text", "menzen"), ("flag_conflict", "荣")]
    for fan_id in TOLD - {"flower_tiles"}:
        for name in (*FANS[fan_id].names, *FANS[fan_id].aliases):
            kong = "[1111m] 456p789s55pEE+9m"
            assert not {code for code, _ in _found_or_none(f"{kong} {name}")} & {"unknown", "fan_in_text"}, name


def _found_or_none(text: str) -> list[tuple[str, str | None]]:
    try:
        read(text)
    except ValueError:
        return found(text)
    return []


@pytest.mark.parametrize("text", ["edges", "Edgewise", "hedge", "hog", "一", "通"])
def test_part_of_a_word_is_no_fan(text: str) -> None:
    assert "fan_in_text" not in {code for code, _ in found(f"{FULL} {text}")}


def test_a_fan_takes_no_tiles_with_it() -> None:
    assert found("123m 清一色") == [("fan_in_text", "清一色"), ("bad_count", None)]
    assert found(f"[清一色] {FULL}")[0] == ("fan_in_text", "清一色")


def test_every_name_of_a_fan_is_a_word_by_itself() -> None:
    assert WORDS[normalise("綠一色").folded] == WORDS["绿一色"]


# What cannot be read.


@pytest.mark.parametrize("typed", ["自模", "自莫", "自磨", "自漠", "自膜"])
def test_a_slip_of_the_pen_is_asked_about(typed: str) -> None:
    fault = only(f"{FULL} {typed}")
    assert (fault.code, fault.facts) == ("did_you_mean", {"text": typed, "write": "自摸"})
    assert found(f"{THIRTEEN} {typed}5p") == [("did_you_mean", typed)]


def test_another_sign_for_a_kong_is_read() -> None:
    assert parse("暗扛1111m 456p789s55pEE+9m 扛上开花") == parse("暗杠1111m 456p789s55pEE+9m 杠上开花")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hello world", ["hello world"]),
        ("hello, world; foo", ["hello, world; foo"]),
        ("绿一涩", ["绿一涩"]),
        ("三色三部高", ["三色三部高"]),
        ("清一涩", ["清一涩"]),
        ("我 你", ["我 你"]),
        ("绿一", ["绿一"]),
        ("一色 二", ["一色", "二"]),
        ("一二 三色", ["一二 三", "色"]),
        ("十一二", ["十一二"]),
        ("☃一", ["☃", "一"]),
        ("一☃", ["一", "☃"]),
        ("1色", ["1", "色"]),
        ("东色", ["色"]),
        ("x 东 y", ["x", "y"]),
        ("清一 涩", ["清一", "涩"]),
        ("清一色x", ["清一色", "x"]),
    ],
)
def test_what_means_nothing_is_one_fault_as_far_as_it_goes(text: str, expected: list[str]) -> None:
    assert [place for _, place in found(f"{THIRTEEN} {text}") if place] == expected


def test_western_suits_in_small_letters_are_one_fault() -> None:
    text = "1b2b3b 4d5d6d 7c8c9c 1b2b 3c3c 5d"
    fault = only(text)
    assert (fault.code, fault.facts, fault.at) == ("western_lower", {"text": "4d"}, (7, 9))
    assert found(f"{FULL} 3c") == [("western_lower", "3c")]
    assert found("1 2 3c") == [("western_lower", "1 2 3c")]


@pytest.mark.parametrize("text", ["55pchow 123m", "5cd", "5case", "5 c", "三c"])
def test_other_small_letters_behind_digits_are_not_western(text: str) -> None:
    assert "western_lower" not in {code for code, _ in found(text)}


def test_b_as_a_suffix_is_dots_and_said_so() -> None:
    notes = read("123m456b789s55bEE+E").notes
    assert [(note.code, note.facts, note.at) for note in notes] == [("b_dots", {"text": "b"}, (4, 8))]
    assert read("123m B4B5B6 789s B5B5 EE+E").notes == ()


@pytest.mark.parametrize("text", ["*", f"{THIRTEEN}E*7s", "wild=8s", "123 财神", "🀪", "indicator=", "x*"])
def test_a_text_may_ask_for_a_wild_tile(text: str) -> None:
    assert asks_for_wild(text)


@pytest.mark.parametrize("text", ["", FULL, "*" * 501, "house=*"])
def test_most_texts_do_not(text: str) -> None:
    assert not asks_for_wild(text)


def test_all_faults_of_newcomers_have_places() -> None:
    assert all(fault.at for fault in faults(f"{FULL} 自模 上家 清一色 hello 4d 北家 点炮"))
