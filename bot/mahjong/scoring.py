"""What a winning hand is worth: `score` with the evidence, `fan_total` and `score_many` without.

All three take the same way. A reading falls into facets (`bot.mahjong.facets`), the facets' tallies add up, and the
dearest reading is the hand's worth. `score` then names what the tallies of that reading were made of.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.errors import Fault, HandError, NotAWin
from bot.mahjong import cache
from bot.mahjong.distance import tiles_off
from bot.mahjong.doubts import doubts
from bot.mahjong.evidence import explain, reading_of
from bot.mahjong.facets import POINTS_BITS, POINTS_MASK, Compiled
from bot.mahjong.hand import Hand, Win, check
from bot.mahjong.keys import MARKS, ONE_WAY
from bot.mahjong.readings import OF_READING, Raw, readings
from bot.mahjong.results import Alternative, FanCount, Reading, Refusal, RulingNote, Score
from bot.mahjong.rules import Rules
from bot.mahjong.tables import UNIQUE_BELOW
from bot.mahjong.worth import Read, compiled, facet_keys, points_of, read, tally_of

_CHECKED: Final = 4 | 8 | 64
"""The bits of a way of winning that not every hand can have: kong, last of its kind, a wild tile."""

NO_WIN: Final = -1


def fan_total(hand: Hand, win: Win, rules: Rules) -> int:
    """Return the points of a winning hand, flowers included.

    Raises:
        HandError: `no_win_tile`, or what keeps the hand from having been won this way.
        NotAWin: the tiles stand in no winning shape.
    """
    total = score_many(((hand, win),), rules)[0]
    if total == NO_WIN:
        raise NotAWin(tiles_off(hand))
    return total


def score_many(won: Iterable[tuple[Hand, Win]], rules: Rules) -> list[int]:
    """Return the points of many hands, flowers included; -1 where a hand is no win.

    The loop is the straight path: what `_best` does, for a regular hand that can be read in one way
    and whose facets were met before. Whatever is not such a hand ends in a missing key or mark and takes `_best`.

    Raises:
        HandError: as `fan_total`.
    """
    c = compiled(rules)
    characters, dots, bamboo, honors = cache.get().parts
    whole, chows, pungs, honored, circumstances = c.tallies
    meeting, chicken, flower = c.meeting_points, c.chicken, c.flower
    lenient = c.exhausted_waits
    totals = []
    for hand, win in won:
        a, b, s, h, word, code, given, group, place, twin, _, _ = hand.keys
        how = win.manner
        if how & _CHECKED:
            _check(hand, win)
        points = None
        try:
            parts = characters[a], dots[b], bamboo[s], honors[h]
            (a_word, a_code, _), (b_word, b_code, _), (s_word, s_code, _), (h_word, h_code, _) = parts
            word &= a_word & b_word & s_word & h_word
            field = parts[group][2][place]
            if word & MARKS == ONE_WAY and (lenient or field < UNIQUE_BELOW):
                code += a_code + b_code + s_code + h_code
                w_key, c_key, p_key, h_key, key = facet_keys(given, twin, how, win.winds, word, code, field, 0)
                tally = whole[w_key] + chows[c_key] + pungs[p_key] + honored[h_key] + circumstances[key]
                points = (tally & POINTS_MASK) + meeting[tally >> POINTS_BITS] or chicken
        except KeyError:  # no regular hand, or a facet met for the first time
            pass
        if points is None:
            points = _best(c, hand, win)
            if points == NO_WIN:
                totals.append(NO_WIN)
                continue
        totals.append(points + flower * hand.flowers)
    return totals


def _best(c: Compiled, hand: Hand, win: Win) -> int:
    """Return the points without flowers of the dearest reading, `NO_WIN` if there is none."""
    if hand.keys[0] < 0:
        _check(hand, win)
    circumstances, _, _, twin, _, _ = hand.keys[6:]
    how, winds = win.manner, win.winds
    best = NO_WIN
    for raw in _readings(c, hand):
        keys = facet_keys(circumstances, twin, how, winds, raw[0], raw[1], raw[2], raw[3])
        points = points_of(c, tally_of(c, keys))
        if points > best:  # a call of max costs more
            best = points
    return best


def _readings(c: Compiled, hand: Hand) -> list[Raw]:
    return readings(hand, body_waits=c.knitted_body_waits, exhausted_waits=c.exhausted_waits)


def _check(hand: Hand, win: Win) -> None:
    """Refuse what cannot be or cannot be scored."""
    check(hand, win)
    if hand.win is None:
        raise HandError(Fault("no_win_tile"))
    if win.wild is not None or hand.keys[0] < 0:
        raise HandError(Fault("wild_not_played"))


def score(hand: Hand, win: Win, rules: Rules) -> Score:
    """Return what a winning hand is worth and why.

    Of several readings the dearest counts (P4, 就高不就低), of equally dear ones that with fewer fans.

    Raises:
        HandError: `no_win_tile`, or what keeps the hand from having been won this way.
        NotAWin: the tiles stand in no winning shape.
    """
    if win.manner & _CHECKED or hand.keys[0] < 0:
        _check(hand, win)
    c = compiled(rules)
    raws = _readings(c, hand)
    if not raws:
        raise NotAWin(tiles_off(hand))
    told = [read(c, hand, win, raw) for raw in raws]
    points = told[0].points if len(told) == 1 else max(one.points for one in told)
    explained = [(one, *explain(c, hand, win, one)) for one in told if one.points == points]
    best, reading, fans, refused = explained[0] if len(explained) == 1 else min(explained, key=_clarity)
    flowers = c.flower * hand.flowers
    if flowers:
        fans.append(FanCount("flower_tiles", c.flower, hand.flowers, ()))
    total = points + flowers
    lost: tuple[Alternative, ...] = ()
    if len(told) > 1:
        others = sorted((one for one in told if one is not best), key=lambda one: -one.points)
        lost = tuple(Alternative(reading_of(hand, win, one.raw), one.points + flowers) for one in others)
    notes = []
    for key, other, varied in doubts(c, hand, told):
        if_other = fan_total(hand, win, varied) if key in OF_READING else flowers + _most(varied, told)
        if if_other != total:
            notes.append(RulingNote(key, rules.rulings[key], other, if_other))
    minimum = rules.minimum
    return Score(
        rules.id, total, points, minimum, points >= minimum, tuple(fans), reading, tuple(refused), tuple(notes), lost
    )


def _clarity(explained: tuple[Read, Reading, list[FanCount], list[Refusal]]) -> tuple[int, list[int]]:
    """Of equally dear readings, the one with fewer fans and then dearer ones is the clearest."""
    fans = explained[2]
    return len(fans), [-fan.value for fan in fans]


def _most(rules: Rules, told: Sequence[Read]) -> int:
    """Return what the dearest of some readings is worth under other rules, without flowers."""
    c = compiled(rules)
    return max(points_of(c, tally_of(c, one.keys)) for one in told)
