"""A hand is found in what people write in a club's chat, and nothing is taken for one that is none."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import HandError, UserError
from bot.mahjong.notation import MAX_LENGTH, read
from bot.services import finding
from bot.services.finding import Found, find_hand

HAND = "123m456p789s55pEE+E"
MELDED = "[234p,1] 12334567pEE+5p"


@pytest.mark.parametrize(
    ("message", "meant"),
    [
        (HAND, HAND),
        (f"hey guys is {HAND} worth 8 points?", HAND),
        (f"What's this worth: {HAND}?", HAND),
        (f"I think I won with {HAND}, right?", HAND),
        (f"`{HAND}`", HAND),
        (f"look at `{HAND}` please", HAND),
        (f"```\n{HAND}\n```", HAND),
        (f"```text\nmy hand\n{HAND}\n```", HAND),
        (f"||{HAND}|| spoiler", HAND),
        (f"**{HAND}** at 12:30, table 3", HAND),
        (f"> {HAND}\nis this 8 points or not?", HAND),
        (f"1. {HAND}", HAND),
        (f"- {HAND} 😀", HAND),
        (f"My hand ({HAND}) was 24 points", HAND),
        (f"<@123456789> <:mahjong:1234567> {HAND} <t:1700000000:R>", HAND),
        (f"https://example.org/123m456p?x=1m {HAND}", HAND),
        (f"Score 24 points! {HAND} in 2h", HAND),
        (f"hand: {HAND}", HAND),
        (f"won {HAND} self-drawn, seat South, round East!", f"{HAND} self-drawn seat South round East"),
        (f"self-drawn at last!! {HAND}", f"{HAND} self-drawn"),
        (f"East won {HAND} from North", f"{HAND} from North"),
        (f"{MELDED} self-drawn round=E seat=S gg", f"{MELDED} self-drawn round=E seat=S"),
        ("1C2C3C4D5D6D7B8B9B5D5DEE+E nice one", HAND),
        ("W1W2W3 B4B5B6 T7T8T9 B5B5 F1F1 F1 lol", HAND),
        ("this one 🀇🀈🀉🀜🀝🀞🀖🀗🀘🀝🀝🀀🀀🀀 wow", HAND),
        ("🀇 🀈 🀉 🀜 🀝 🀞 🀖 🀗 🀘 🀝 🀝 🀀 🀀 🀀", HAND),
        ("what do i wait for: 123m456p789s55pEE", "123m456p789s55pEE"),
        ("123m456p\n789s55pEE\n+E 自摸", f"{HAND} 自摸"),
        (f"刚刚胡了 {HAND} 自摸 圈东 门南，多少番？", f"{HAND} 自摸 圈东 门南"),
        (f"大家看看，{HAND}，够8分吗", HAND),
        ("这把：一二三万456饼789索55饼东东和东！", HAND),
        ("请问吃123m 碰777s 暗杠EEEE 55p78m 自摸9m 这样几番", "吃123m 碰777s 暗杠EEEE 55p78m 自摸9m"),
        ("求算番【123m456p789s55p东东和东】谢谢", HAND),
        (f"昨天那手{HAND}，点炮的是北家", HAND),
        (f"門南 圈東，{HAND} 對嗎？", f"{HAND} 門南 圈東"),
        ("這副牌：一二三萬456筒789條55筒東東 胡東 有幾番？", HAND),
        ("剛才是 123m456p789s55pEE 聽哪張？", "123m456p789s55pEE 听"),
        (f"これ何点？ {HAND}", HAND),
        (f"ツモりました！{HAND}", f"{HAND} ツモ"),
        ("手牌は 123m456p789s55p東東 ロン東 です", f"{HAND} ロン"),
        (f"門前で{HAND}、これで8点ありますか", HAND),
    ],
)
def test_the_hand_is_found_with_what_is_said_of_it(message: str, meant: str) -> None:
    found, wanted = read(find_hand(message).text), read(meant)

    assert found.hand == wanted.hand
    assert found.win == wanted.win


@pytest.mark.parametrize(
    "message",
    [
        "",
        "   ",
        "GG",
        "me too",
        "I think C is the best of them",
        "East, then South, then West and North",
        "see you at 12:30, table 8, 4 players",
        "8 points minimum, 24 points for that one",
        "I was waiting on 2p 5p 8p all evening",
        "Nice PICS from the WCMC, FEW of us were there",
        "12345 67890 +49 170 1234567",
        "https://example.org/123m456p789s55pEE+E",
        "<:123m456p:123456789> <@1234567890123>",
        "今天晚上8点开打，东南西北都到齐了",
        "東西忘在那裡了，中午去拿",
        "明日の12時に東京の南口で",
        "白中東, 發財!",
    ],
)
def test_prose_is_no_hand(message: str) -> None:
    with pytest.raises(UserError) as nothing:
        find_hand(message)

    assert nothing.value.code == "no_hand_in_message"


@pytest.mark.parametrize(
    "message",
    [
        "is 123m45x6p789s55pEE+E ok?",
        "this: 123m456p789s55pee+e",
        "我的 123m456p789s55pEE+自摸5模 对吗",
        "[234p,1 12334567pEE+5p any idea?",
        "123m456p789s55pEEEE+E is what I had",
    ],
)
def test_a_hand_with_a_slip_comes_back_so_that_its_faults_can_be_told(message: str) -> None:
    found = find_hand(message)

    with pytest.raises(HandError) as refused:
        read(found.text)

    assert found.text in message
    assert all(fault.at is None or fault.at[1] <= len(found.text) for fault in refused.value.faults)


def test_of_several_hands_the_longest_is_taken_and_the_others_are_named_in_their_order() -> None:
    orphans, melded = "19m19p19sESWNCFP+P", "111m999s[CCC][888p,1]2p+2p"

    found = find_hand(f"first {HAND}\nthen {melded}\nand last {orphans}")

    assert found.text == melded
    assert found.also == (HAND, orphans)


def test_several_hands_in_one_line_are_told_apart() -> None:
    found = find_hand(f"{HAND} / 147m258p369sESWN+C")

    assert {found.text, *found.also} == {HAND, "147m258p369sESWN+C"}


def test_a_win_is_taken_before_what_is_none() -> None:
    assert find_hand(f"not 123m456p789s55pEE+2m 自摸 圈东 门南 but {HAND}").text == HAND


def test_fourteen_tiles_are_taken_before_thirteen() -> None:
    assert find_hand("123m456p789s55pEE self-drawn round=S\n123m456p789s55pEE+2m").text.endswith("+2m")


def test_a_hand_after_long_talk_is_found() -> None:
    assert find_hand("bla bla, 3 people and 2 dogs. " * 60 + HAND).text == HAND


def found_in(message: str) -> Found | None:
    """Return what is found, None where that is nothing."""
    try:
        return find_hand(message)
    except UserError:
        return None


letters = st.sampled_from("123456789mpsESWNCFP[]()+,| `*_~<>:@#\n自摸东南门圈x0q🀇🀄暗杠吃碰和点炮花\ud800")


@settings(max_examples=150, deadline=None)
@given(st.text(letters, max_size=300))
def test_whatever_is_written_is_a_hand_or_none(message: str) -> None:
    found = found_in(message)

    if found is not None:
        assert 0 < len(found.text) <= MAX_LENGTH
        assert found.text not in found.also


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(["so", "and", "I", "won", "8 points", "12:30", "gg!", "真的", "これ", "\n", "C"])))
def test_talk_around_a_hand_does_not_hide_it(talk: list[str]) -> None:
    at = len(talk) // 2
    message = " ".join([*talk[:at], ".", HAND, ".", *talk[at:]])

    assert read(find_hand(message).text).hand == read(HAND).hand


@pytest.mark.parametrize(
    "piece",
    ["1m ", "(自摸,", "[1p\n", "`1m", "东南 ", "E S W N ", f"{HAND} ", "x 123m45p ", "12:30 ", "<:a:", "http://1m"],
)
def test_the_longest_messages_cost_few_readings(monkeypatch: pytest.MonkeyPatch, piece: str) -> None:
    lengths: list[int] = []

    def counted(text: str, **options: object) -> object:
        lengths.append(len(text))
        return read(text)

    monkeypatch.setattr(finding, "read_playable", counted)
    found_in((piece * 4000)[:5000])

    assert sum(lengths) <= 1000
