"""A fan is found by whatever people call it."""

from __future__ import annotations

import time
import unicodedata

import pytest

from bot.mahjong.fans import FANS, Fan
from bot.mahjong.fans.lookup import LONGEST, Lookup, find
from bot.mahjong.fans.names import names_of

every_fan = pytest.mark.parametrize("fan", FANS.values(), ids=FANS)


def ids(found: Lookup) -> list[str]:
    return [fan.id for fan in found.near]


def without_tones(pinyin: str) -> str:
    """Drop the tones and keep ü."""
    tones = {"\N{COMBINING MACRON}", "\N{COMBINING ACUTE ACCENT}", "\N{COMBINING CARON}", "\N{COMBINING GRAVE ACCENT}"}
    apart = unicodedata.normalize("NFD", pinyin)
    return unicodedata.normalize("NFC", "".join(sign for sign in apart if sign not in tones))


@every_fan
def test_every_name_and_alias_finds_its_fan_and_no_other(fan: Fan) -> None:
    for name in (fan.id, *names_of(fan)):
        assert find(name) == Lookup(exact=fan), name


@every_fan
def test_every_name_is_found_in_any_case_width_and_spacing(fan: Fan) -> None:
    for name in names_of(fan):
        wide = "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in name)
        for typed in (name.upper(), name.lower(), wide, name.replace(" ", ""), f"  {' '.join(name)} ！"):
            assert find(typed).exact is fan, typed


@pytest.mark.parametrize("fan", [fan for fan in FANS.values() if fan.number is not None], ids=lambda fan: fan.id)
def test_every_fan_of_the_list_is_found_by_its_number(fan: Fan) -> None:
    for typed in (f"№{fan.number}", f"no. {fan.number}", f"No{fan.number}", f"#{fan.number:02}", f"第{fan.number}番"):
        assert find(typed) == Lookup(exact=fan), typed


@pytest.mark.parametrize("number", range(1, 100))
def test_a_bare_number_may_be_one_of_the_list_or_points(number: int) -> None:
    listed = [fan.id for fan in FANS.values() if fan.number == number]
    worth = [fan.id for fan in FANS.values() if fan.value == number and fan.number != number]
    for typed in (f"{number}", f" {number:02} ", f"{number}番", f"{number} 分"):
        found = find(typed, limit=1)
        assert (found.exact, ids(found)) == (None, listed + worth), typed


def test_a_number_that_no_fan_has_finds_nothing() -> None:
    for typed in ("#82", "№88", "第0番", "99", "123"):
        assert find(typed) == Lookup(), typed
    assert ids(find("88"))[0] == "big_four_winds"
    assert ids(find("24"))[0] == "pure_shifted_pungs"


@every_fan
def test_pinyin_is_found_with_and_without_tones_and_spaces(fan: Fan) -> None:
    plain = without_tones(fan.pinyin)
    for typed in (
        fan.pinyin,
        fan.pinyin.replace(" ", ""),
        plain,
        plain.replace(" ", "'"),
        plain.replace(" ", "").upper(),
    ):
        assert find(typed).exact is fan, typed
    for umlaut in "uvü":
        assert find(plain.replace("ü", umlaut)).exact is fan
    assert find(plain.replace(" ", "3 ") + "4").exact is fan


@pytest.mark.parametrize("fan", [fan for fan in FANS.values() if "hú" in fan.pinyin], ids=lambda fan: fan.id)
def test_和_may_be_typed_he(fan: Fan) -> None:
    assert find(fan.pinyin.replace("hú", "hé")).exact is fan
    assert find(without_tones(fan.pinyin).replace("hu", "he").replace(" ", "")).exact is fan


@pytest.mark.parametrize("typed", ["pinghe", "ping he", "píng hé", "pinghu", "平胡", "平糊"])
def test_hu_is_read_and_written_in_several_ways(typed: str) -> None:
    assert find(typed).exact is FANS["all_chows"]


@every_fan
def test_initials_find_the_fan_or_all_that_share_them(fan: Fan) -> None:
    initials = "".join(syllable[0] for syllable in without_tones(fan.pinyin).split())
    found = find(initials, limit=len(FANS))
    assert found.exact is fan or (found.exact is None and fan in found.near)


def test_initials_of_one_fan_are_exact() -> None:
    assert find("qys").exact is FANS["full_flush"]


def test_initials_of_several_fans_list_exactly_those() -> None:
    found = find("sak")
    assert found.exact is None
    assert ids(found) == ["four_concealed_pungs", "three_concealed_pungs", "two_concealed_pungs"]


@pytest.mark.parametrize(
    ("typed", "fan"),
    [
        ("一气通贯", "pure_straight"),
        ("一氣通貫", "pure_straight"),
        ("國士無雙", "thirteen_orphans"),
        ("十三么", "thirteen_orphans"),
        ("三色三步高", "mixed_shifted_chows"),
        ("槓上開花", "out_with_replacement_tile"),
        ("雞糊", "chicken_hand"),
        ("对对胡", "all_pungs"),
        ("七小對", "seven_pairs"),
        ("一條龍", "pure_straight"),
        ("兩暗刻", "two_concealed_pungs"),
        ("たんやお", "all_simples"),
        ("ﾀﾝﾔｵ", "all_simples"),
        ("all terminals & honours", "all_terminals_and_honors"),
        ("fully-concealed hand", "fully_concealed_hand"),
    ],
)
def test_scripts_and_spellings_do_not_matter(typed: str, fan: str) -> None:
    assert find(typed).exact is FANS[fan]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ful flush", "full_flush"),
        ("mixed shfited chows", "mixed_shifted_chows"),
        ("thirteen orphens", "thirteen_orphans"),
        ("qingyisse", "full_flush"),
        ("清一涩", "full_flush"),
        ("三色三部高", "mixed_shifted_chows"),
        ("不求", "fully_concealed_hand"),
    ],
)
def test_what_is_misspelt_or_cut_short_is_offered(typed: str, meant: str) -> None:
    found = find(typed)
    assert found.exact is None
    assert meant in ids(found)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("清笼", "pure_straight"),
        ("花笼", "mixed_straight"),
        ("七队", "seven_pairs"),
        ("连留", "short_straight"),
        ("平河", "all_chows"),
        ("小四西", "little_four_winds"),
        ("双键刻", "two_dragon_pungs"),
        ("全带无", "all_fives"),
        ("组和龙", "knitted_straight"),
        ("絕帳", "last_tile"),
    ],
)
def test_one_wrong_character_of_two_or_three_comes_near(typed: str, meant: str) -> None:
    found = find(typed)
    assert found.exact is None
    assert ids(found)[0] == meant


def test_a_wrong_character_that_sounds_right_comes_first() -> None:
    assert ids(find("自一色"))[0] == "all_honors"  # 自 sounds like 字
    assert ids(find("全一色"))[0] == "all_green"  # 全 sounds like nothing there, so the dearest is first
    assert ids(find("齐对"))[0] == "seven_pairs"


@every_fan
def test_one_wrong_letter_in_an_english_name_still_finds_it(fan: Fan) -> None:
    name = fan.names.en
    found = find(name[:3] + "q" + name[4:])
    assert found.exact is fan or fan in found.near


def test_part_of_a_name_offers_those_that_hold_it() -> None:
    assert set(ids(find("wait"))) == {"edge_wait", "closed_wait", "single_wait"}
    assert set(ids(find("节高"))) == {"four_pure_shifted_pungs", "pure_shifted_pungs", "mixed_shifted_pungs"}
    assert set(ids(find("龙", limit=82))) >= {"pure_straight", "mixed_straight", "knitted_straight"}


def test_the_nearest_come_first_and_no_more_than_asked_for() -> None:
    assert ids(find("fulflush", limit=1)) == ["full_flush"]
    assert len(find("kong").near) == 5
    assert len(find("kong", limit=8).near) == 8
    assert find("kong", limit=0).near == ()
    assert ids(find("sak", limit=2)) == ["four_concealed_pungs", "three_concealed_pungs"]


@pytest.mark.parametrize(
    "typed",
    ["", " ", "!?", "a", "se", "xyzzy", "hello", "banana", "你好吗", "0", "00", "82", "123456", "57x", "🀄", "\0"],
)
def test_nonsense_finds_nothing(typed: str) -> None:
    assert find(typed) == Lookup()


@pytest.mark.parametrize("sign", ["x", "清", "﷽", "和", "1", " "])
def test_long_input_is_refused_at_once(sign: str) -> None:
    before = time.perf_counter()
    assert find(sign * (LONGEST + 1)) == find(sign * 1_000_000) == Lookup()
    find(sign * LONGEST)
    assert time.perf_counter() - before < 1


@every_fan
def test_every_name_is_short_enough_to_be_looked_up(fan: Fan) -> None:
    assert max(map(len, names_of(fan))) <= LONGEST


def test_names_are_listed_once_each_the_given_ones_first() -> None:
    names = names_of(FANS["all_green"])
    assert names[:5] == ("绿一色", "綠一色", "All Green", "緑一色", "lǜ yī sè")
    assert len(names) == len(set(names))
    assert names_of(FANS["self_drawn"])[:2] == ("自摸", "Self-Drawn")
