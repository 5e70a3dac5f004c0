"""Scores against PyMahjongGB's, on freshly generated hands: run with `-m oracle`, see `tests.oracle.hands`.

Both play the current practice of Chinese events, so under the house `official_modern` every total must be the same,
without exception, and so must the fans, but for what the rules leave to the player: which of 喜相逢, 连六, 老少副 and
一般高 join the same chows (their sum is compared), and which of two readings of the same worth is told.

On the points where rule texts differ (`bot.mahjong.rulings`) PyMahjongGB 1.4.0 decides as the defaults do: a knitted
straight's own tiles can be waited for, a wait on a tile held four times is a wait, 妙手回春 contains 自摸.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from bot.errors import NotAWin
from bot.houses import house
from bot.mahjong import Hand, Score, Win, fan_total, format, parse, score, score_many
from bot.mahjong.fans import FANS, FanId
from tests.generators import winning
from tests.oracle.hands import COUNT, EACH_SEED, near_misses, seed

pytest.importorskip("MahjongGB", reason="needs the extra `oracle`")
from tests.oracle.reference import fans_of  # itself imports MahjongGB

pytestmark = pytest.mark.oracle

RULES: Final = house("official_modern")
INTERCHANGEABLE: Final = frozenset({"mixed_double_chow", "short_straight", "two_terminal_chows", "pure_double_chow"})
SHOWN: Final = 10


def points(fans: Mapping[FanId, int]) -> int:
    return sum(FANS[fan].value * times for fan, times in fans.items())


def folded(fans: Mapping[FanId, int]) -> Counter[FanId]:
    """Count the fans that two chows can choose between as one."""
    found: Counter[FanId] = Counter()
    for fan, times in fans.items():
        found["any of two chows" if fan in INTERCHANGEABLE else fan] += times
    return found


def difference(mine: Score, theirs: Mapping[FanId, int]) -> str | None:
    """Tell how two scores of a hand differ, None if they agree."""
    ours = {fan.id: fan.times for fan in mine.fans}
    if mine.total != points(theirs):
        return f"{mine.total} {ours}, PyMahjongGB {points(theirs)} {dict(theirs)}"
    as_dear = any(other.total == mine.total for other in mine.alternatives)
    if folded(ours) != folded(theirs) and not as_dear:
        return f"{ours} of one reading alone, PyMahjongGB {dict(theirs)} for as much"
    return None


def disagreements(won: Iterator[tuple[Hand, Win]], seen: Counter[FanId]) -> Iterator[str]:
    """Yield what differs, one line a hand, and count the fans that were seen."""
    for hand, win in won:
        theirs = fans_of(hand, win)
        try:
            mine = score(hand, win, RULES)
        except NotAWin:
            if theirs is not None:
                yield f"{format(hand, win)}: no win, PyMahjongGB {theirs}"
            continue
        if theirs is None:
            yield f"{format(hand, win)}: {mine.total}, PyMahjongGB no win"
            continue
        seen.update(theirs.keys())
        if told := difference(mine, theirs):
            yield f"{format(hand, win)}: {told}"


def assert_none(found: Iterator[str], used: int) -> None:
    listed = list(found)
    shown = "\n".join(listed[:SHOWN])
    assert not listed, f"{len(listed)} hands differ, ORACLE_SEED={used}:\n{shown}"


@EACH_SEED
def test_every_score_is_the_same(*, fresh: bool) -> None:
    used, seen = seed(fresh=fresh), Counter[FanId]()
    rng = random.Random(used)
    assert_none(disagreements((winning(rng) for _ in range(COUNT)), seen), used)
    print({fan: seen[fan] for fan in FANS})  # noqa: T201  # shown by -s and on failure
    assert {fan for fan in FANS if not seen[fan]} == set(), f"ORACLE_SEED={used} reaches too few fans"


@EACH_SEED
def test_what_is_no_win_is_none_for_either(*, fresh: bool) -> None:
    used = seed(fresh=fresh)
    assert_none(disagreements(near_misses(random.Random(used), COUNT // 3), Counter()), used)


@EACH_SEED
def test_totals_need_no_evidence(*, fresh: bool) -> None:
    """`fan_total` and `score_many` say what `score` says, whatever is asked first."""
    used = seed(fresh=fresh)
    rng = random.Random(used)
    won = [*near_misses(rng, COUNT // 10), *(winning(rng) for _ in range(COUNT))]
    at_once = score_many(won, RULES)
    for (hand, win), many in zip(won, at_once, strict=True):
        theirs = fans_of(hand, win)
        expected = -1 if theirs is None else points(theirs)
        assert many == expected, f"{format(hand, win)}, ORACLE_SEED={used}"
        if theirs is None:
            with pytest.raises(NotAWin):
                fan_total(hand, win, RULES)
        else:
            assert fan_total(hand, win, RULES) == expected, f"{format(hand, win)}, ORACLE_SEED={used}"


@pytest.mark.parametrize(
    "text",
    [
        # complete parts, but two pairs or three, or a set too few
        "12344m12344p44sEE+E",
        "1122233m44p55sEEE+E",
        "[123m,1] 123m44p55s66pS+S",
        "[EEE,1][CCC,1][123m,1] 11m4pS+S",
        # pairs, but an odd one; a chow between honours; a knitted straight of two suits
        "1122m3344p5566sE+N",
        "123m456p789sESWN+N",
        "147m258p369mESWN+C",
        "19m19p19sESWNCF1m+9m",
    ],
)
def test_what_comes_near_is_no_win(text: str) -> None:
    hand, win = parse(text)
    assert fans_of(hand, win) is None
    with pytest.raises(NotAWin):
        score(hand, win, RULES)


@pytest.mark.parametrize(
    "text",
    [
        # a second wait through seven pairs, or of seven pairs on a second tile
        "2222444466888s+3s",
        "1122334455667p+7p",
        # nine gates, and the shape of it alone
        "1112345678999m+5m",
        "1112345678899m+9m",
        # suits that read as regular and as part of a knitted straight
        "2225688m369s147p+7m",
        "147m258p3366699s+9s",
        # the last of its kind by the winner's own melds
        "[666m,1][777m,1][999m,1] 7888m+6m",
        "[123m,1][123m,1][123m,1] 99m23m+1m",
        # waits on a tile that is all in the own hand
        "[4444m,1] 123p456789s3m+3m",
        "[123m,1] 4444567s999p+7s",
        # chow relations that would close a circle
        "123789m12378s55p+9s",
        "[123m,1][456m,1] 78p123s55p+9p",
    ],
)
@pytest.mark.parametrize("how", ["", "自摸", "海底捞月", "妙手回春"])
def test_what_is_easily_got_wrong(text: str, how: str) -> None:
    hand, win = parse(f"{text} {how}")
    assert list(disagreements(iter([(hand, win)]), Counter())) == []
