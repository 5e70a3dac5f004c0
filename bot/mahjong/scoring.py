"""What a winning hand is worth: `score` with the evidence, `fan_total` and `score_many` without.

All three take the same way. A reading falls into facets (`bot.mahjong.facets`), the facets' tallies add up, and the
dearest reading is the hand's worth. `score` then names what the tallies of that reading were made of.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.errors import Fault, HandError, NotAWin
from bot.mahjong import cache
from bot.mahjong.distance import tiles_off
from bot.mahjong.doubts import doubts
from bot.mahjong.evidence import explain, reading_of
from bot.mahjong.facets import Compiled
from bot.mahjong.fans.model import Shape
from bot.mahjong.hand import Hand, Win, check
from bot.mahjong.keys import MARKS, ONE_PAIR, ONE_WAY, PAIR_BITS
from bot.mahjong.readings import Raw, readings
from bot.mahjong.results import Alternative, FanCount, Refusal, RulingNote, Score
from bot.mahjong.rules import Rules
from bot.mahjong.tables import FIELD_BITS, FIELD_MASK
from bot.mahjong.tiles import Tile
from bot.mahjong.worth import FacetKeys, compiled, facet_keys, points_of, tally_of

_CHECKED: Final = 4 | 8
"""The bits of a way of winning that not every hand can have: kong, last of its kind."""


def fan_total(hand: Hand, win: Win, rules: Rules) -> int:
    """Return the points of a winning hand, flowers included.

    Raises:
        HandError: `no_win_tile`, or what keeps the hand from having been won this way.
        NotAWin: the tiles stand in no winning shape.
    """
    c = compiled(rules)
    best = _best(c, hand, win)
    if best < 0:
        raise NotAWin(tiles_off(hand))
    return best + c.flower * hand.flowers


def score_many(won: Iterable[tuple[Hand, Win]], rules: Rules) -> list[int]:
    """Return the points of many hands, flowers included; -1 where a hand is no win.

    Raises:
        HandError: as `fan_total`.
    """
    c = compiled(rules)
    flower = c.flower
    totals = []
    for hand, win in won:
        best = _best(c, hand, win)
        totals.append(best + flower * hand.flowers if best >= 0 else -1)
    return totals


def _best(c: Compiled, hand: Hand, win: Win) -> int:
    """Return the points without flowers of the dearest reading, -1 if there is none."""
    _checked(hand, win)
    raw = _straight(hand)
    if raw is not None:
        return points_of(c, tally_of(c, facet_keys(c, hand, win, raw)))
    return max(
        (points_of(c, tally_of(c, facet_keys(c, hand, win, raw))) for raw in _readings(c, hand)),
        default=-1,
    )


def _checked(hand: Hand, win: Win) -> None:
    if hand.win.__class__ is not Tile or win.wild is not None:
        _refuse(hand, win)
    if win.manner & _CHECKED:
        check(hand, win)


def _refuse(hand: Hand, win: Win) -> None:
    check(hand, win)
    if hand.win is None:
        raise HandError(Fault("no_win_tile"))
    raise HandError(Fault("wild_not_played"))


def _straight(hand: Hand) -> Raw | None:
    """Return the one reading of a regular hand that has no other; None for every other hand."""
    a, b, s, h, word, code, _, _, group, place, _ = hand.keys
    characters, dots, bamboo, honors = cache.get().parts
    try:
        parts = characters[a], dots[b], bamboo[s], honors[h]
    except KeyError:
        return None
    (a_word, a_code, _), (b_word, b_code, _), (s_word, s_code, _), (h_word, h_code, _) = parts
    word &= a_word & b_word & s_word & h_word
    code += a_code + b_code + s_code + h_code
    if word & MARKS != ONE_WAY or code & PAIR_BITS != ONE_PAIR:
        return None
    field = parts[group][2] >> FIELD_BITS * place & FIELD_MASK
    return Raw(word, code, field, Shape.REGULAR, (a, b, s, h), (a_code, b_code, s_code, h_code))


def _readings(c: Compiled, hand: Hand) -> list[Raw]:
    return readings(hand, body_waits=c.knitted_body_waits)


def score(hand: Hand, win: Win, rules: Rules) -> Score:
    """Return what a winning hand is worth and why.

    Of several readings the dearest counts (P4, 就高不就低), of equally dear ones that with fewer fans.

    Raises:
        HandError: `no_win_tile`, or what keeps the hand from having been won this way.
        NotAWin: the tiles stand in no winning shape.
    """
    _checked(hand, win)
    c = compiled(rules)
    straight = _straight(hand)
    raws = [straight] if straight else _readings(c, hand)
    if not raws:
        raise NotAWin(tiles_off(hand))
    flowers = c.flower * hand.flowers
    read = []
    for raw in raws:
        keys = facet_keys(c, hand, win, raw)
        read.append((points_of(c, tally_of(c, keys)), raw, keys))
    if len(read) > 1:
        read.sort(key=lambda one: -one[0])
        best, (fans, refused) = _clearest(c, hand, win, [one for one in read if one[0] == read[0][0]])
        lost = tuple(
            Alternative(reading_of(hand, win, raw), points + flowers) for points, raw, _ in read if raw is not best
        )
    else:
        best, lost = straight or raws[0], ()
        fans, refused = explain(c, hand, win, best, read[0][2])
    points = read[0][0]
    if hand.flowers and c.flower:
        fans.append(FanCount("flower_tiles", c.flower, hand.flowers, ()))
    return Score(
        rules_id=rules.id,
        total=points + flowers,
        without_flowers=points,
        minimum=rules.minimum,
        reaches_minimum=points >= rules.minimum,
        fans=tuple(fans),
        reading=reading_of(hand, win, best),
        refused=tuple(refused),
        rulings=tuple(
            RulingNote(key, rules.rulings[key], other, total)
            for key, other, varied in doubts(c, hand, [(raw, keys) for _, raw, keys in read])
            if (total := fan_total(hand, win, varied)) != points + flowers
        ),
        alternatives=lost,
    )


def _clearest(
    c: Compiled, hand: Hand, win: Win, equal: list[tuple[int, Raw, FacetKeys]]
) -> tuple[Raw, tuple[list[FanCount], list[Refusal]]]:
    """Return, of readings worth the same, the one with fewer fans and then dearer ones."""
    told = [(raw, explain(c, hand, win, raw, keys)) for _, raw, keys in equal]
    return min(told, key=lambda one: (len(one[1][0]), [-fan.value for fan in one[1][0]]))
