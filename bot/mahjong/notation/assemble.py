"""From a draft to a hand: what was said is weighed, wild tiles become wild, the winning tile is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, Final

from bot.errors import Fault, HandError
from bot.mahjong.hand import SELF_DRAW, By, Hand, Win, hand_faults, way_faults
from bot.mahjong.notation.counts import counted
from bot.mahjong.notation.model import Findings, Kind, Overrides, Parsed, Span, Topic
from bot.mahjong.notation.reader import Draft
from bot.mahjong.notation.tokens import Said
from bot.mahjong.tiles import WILD, Tile, Wind, short

NOWHERE: Final = (-1, -1)
"""The place of what was said beside the text."""

_FULL: Final = 14
_COPIES: Final = 4
_MELDS: Final = 4
_LAST: Final = (Topic.LAST_TILE, True)
_WITHOUT_COUNTING: Final = frozenset({"too_many", "too_many_melds", "bad_flowers", "wild_in_meld", "rob_last_tile"})
"""What is wrong whatever the unread tiles were."""


def assemble(draft: Draft, findings: Findings, defaults: Win, overrides: Overrides, *, waiting: bool) -> Parsed:
    """Return the hand and the way it was won.

    Args:
        draft: what the text says.
        findings: what was found wrong so far, and what to echo.
        defaults: what holds where nothing is said.
        overrides: what was said beside the text.
        waiting: thirteen tiles are wanted; one that was named as the winning one is one of them.

    Raises:
        HandError: with all that was found wrong before, and all that is wrong with the hand as a whole.
    """
    statements = _Statements(draft, overrides, findings, defaults.wild)
    wild = statements.wild
    concealed, won = _split(draft, statements, findings)
    if waiting and won is not None and len(concealed) == _FULL - 2 - 3 * len(draft.melds):
        concealed, won = [*concealed, won], None
    flowers: int = statements.value(Topic.FLOWERS, 0)
    by: By = statements.value(Topic.BY, defaults.by)
    last_tile: bool = statements.value(Topic.LAST_TILE, defaults.last_tile)
    kong: bool = statements.value(Topic.KONG, defaults.kong)
    last_of_kind: bool = statements.value(Topic.LAST_OF_KIND, defaults.last_of_kind)
    seat: Wind = statements.value(Topic.SEAT, defaults.seat)
    round_wind: Wind = statements.value(Topic.ROUND, defaults.round)
    ready: bool = statements.value(Topic.READY, defaults.ready)
    asked = {
        topic.value: str(statements.value(topic, ""))
        for topic in (Topic.HOUSE, Topic.BIRD, Topic.ROOM, Topic.FROM)
        if topic in statements.first
    }
    if by is not SELF_DRAW and statements.value(Topic.FROM, None) is seat:
        facts = {"seat": seat, "assumed": Topic.SEAT not in statements.first}
        findings.fault("discarder_is_winner", statements.at(Topic.FROM), **facts)

    groups = [meld.tiles for meld, _ in draft.melds]
    kinds = concealed if won is None else [*concealed, won]
    structural = [
        *counted(hand_faults(groups, concealed, won, flowers), kinds, waiting=waiting),
        *way_faults(
            groups, concealed, won, by=by, last_tile=last_tile, kong=kong, last_of_kind=last_of_kind, wild=wild
        ),
    ]
    if findings.lost:
        structural = [fault for fault in structural if fault.code in _WITHOUT_COUNTING]
    faults = [*findings.faults, *_placed(structural, draft, statements)]
    if faults:
        raise HandError(*sorted(faults, key=_reading_order))

    hand = Hand(tuple(meld for meld, _ in draft.melds), tuple(concealed), won, flowers)
    win = Win(
        by=by,
        seat=seat,
        round=round_wind,
        last_tile=last_tile,
        kong=kong,
        last_of_kind=last_of_kind,
        ready=ready,
        wild=wild,
        asked=asked,
        said=frozenset(topic.value for topic in (Topic.BY, Topic.SEAT, Topic.ROUND) if topic in statements.first),
    )
    return Parsed(hand, win, tuple(sorted(findings.notes, key=lambda note: note.at)))


class _Statements:
    """All that was said, by topic. The first statement holds; another that disagrees is a fault."""

    def __init__(self, draft: Draft, overrides: Overrides, findings: Findings, wild: Tile | None) -> None:
        self.first: dict[Topic, Said] = {}
        said = [*_in_order(draft, findings), *_beside(overrides)]
        self.wild: Tile | None = next((one.value for one in said if one.topic is Topic.WILD), wild)
        for one in said:
            first = self.first.setdefault(one.topic, one)
            if first.value != one.value and not (one.topic is Topic.WIN and self.same(first.value, one.value)):
                _refuse(first, one, findings)

    def value(self, topic: Topic, otherwise: Any) -> Any:
        """Return what was said on a topic."""
        said = self.first.get(topic)
        return otherwise if said is None else said.value

    def at(self, *topics: Topic) -> Span | None:
        """Return the place of what was said on the first of the topics that the text speaks of."""
        places = (self.first[topic].at for topic in topics if topic in self.first)
        return next((at for at in places if at != NOWHERE), None)

    def counted(self, kind: Kind) -> Kind:
        """Return a concealed tile as it counts: each of the wild kind is wild (rule 10)."""
        return WILD if kind is self.wild else kind

    def same(self, one: Kind, other: Kind) -> bool:
        """Tell whether two tiles count as the same."""
        return self.counted(one) is self.counted(other)

    def winning(self) -> Kind | None:
        """Return the winning tile that was named."""
        named: Kind | None = self.value(Topic.WIN, None)
        return None if named is None else self.counted(named)


def _in_order(draft: Draft, findings: Findings) -> list[Said]:
    """Return the statements of the text in reading order. The flower tiles in it are one."""
    said = list(draft.said)
    if draft.flowers:
        names = [flower.name for flower in draft.flowers]
        for index, flower in enumerate(draft.flowers):
            if flower.name in names[:index]:
                findings.fault("flowers_twice", flower.at, text=flower.typed)
        typed = "".join(flower.typed for flower in draft.flowers)
        said.append(Said(draft.flowers[0].at, typed, True, Topic.FLOWERS, len(names)))
    return sorted(said, key=lambda one: one.at)


def _beside(overrides: Overrides) -> list[Said]:
    """Return the options given beside the text as statements."""
    given = ((Topic(one.name.rstrip("_")), getattr(overrides, one.name)) for one in fields(overrides))
    return [Said(NOWHERE, "", True, topic, value) for topic, value in given if value is not None]


def _refuse(first: Said, second: Said, findings: Findings) -> None:
    """Note that two statements disagree; a header may disagree with one word in several ways at once.

    `option` names the option that is one of the two, by its topic, and `value` what it says; "none" where both stand
    in the text.
    """
    at = first.at if second.at == NOWHERE else second.at
    typed = {"first": first.typed, "second": second.typed}
    if second.at == NOWHERE:
        option = {"first": first.typed, "option": second.topic.value, "value": second.value}
        fault = Fault("flag_conflict", {**option, "second": f"{second.topic}={_shown(second.value)}"}, at)
    elif second.topic is Topic.BY and first.of and second.of and _LAST in (*first.of, *second.of):
        fault = Fault("last_tile_conflict", typed, at)
    else:
        fault = Fault("flag_conflict", {**typed, "option": "none"}, at)
    if fault not in findings.faults:
        findings.faults.append(fault)


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return short([value]) if isinstance(value, Tile) else str(value)


def _split(draft: Draft, statements: _Statements, findings: Findings) -> tuple[list[Kind], Kind | None]:
    """Return the concealed tiles without the winning one, and that (rule 7)."""
    concealed = [statements.counted(kind) for kind, _ in draft.concealed]
    named = statements.winning()
    if not _holds_win(draft):
        return concealed, named
    if named is None:
        return concealed[:-1], concealed[-1]
    if named in concealed:
        _note_among(draft, statements, findings)
        concealed.remove(named)
    elif not findings.lost:
        kongs = max(Counter(concealed).values()) >= _COPIES  # a kong typed without brackets makes a tile too many
        findings.fault("win_tile_missing_in_hand", statements.at(Topic.WIN), lost=True, tile=named, kongs=kongs)
    return concealed, named


def _note_among(draft: Draft, statements: _Statements, findings: Findings) -> None:
    """Tell that one of the tiles is taken as the winning one, where a fifteenth may have been meant."""
    said = statements.first[Topic.WIN]
    facts = {"tile": said.value, "count": len(draft.concealed), "melds": len(draft.melds)}
    if said.at == NOWHERE:
        at = next(at for kind, at in reversed(draft.concealed) if statements.same(kind, said.value))
        findings.note("win_among_option", at, **facts)
    else:
        findings.note("win_among", said.at, text=said.typed, **facts)


def _holds_win(draft: Draft) -> bool:
    """Tell whether the concealed tiles are as many as the winning one is among them."""
    return len(draft.concealed) == _FULL - 3 * len(draft.melds)


def _reading_order(fault: Fault) -> tuple[int, int]:
    """Sort by place; what stands nowhere comes last."""
    return fault.at or (1 << 30, 0)


def _placed(structural: Iterable[Fault], draft: Draft, statements: _Statements) -> list[Fault]:
    """Return the faults of the whole hand with their places in the text."""
    wild_melds = iter([at for meld, at in draft.melds if statements.wild in meld.tiles])
    return [
        Fault(
            fault.code,
            fault.facts,
            next(wild_melds) if fault.code == "wild_in_meld" else _place(fault, draft, statements),
        )
        for fault in structural
    ]


def _place(fault: Fault, draft: Draft, statements: _Statements) -> Span | None:
    """Return where in the text a fault lies, None where it lies nowhere in particular."""
    match fault.code:
        case "too_many":
            return _fifth_copy(fault.facts["tile"], draft, statements)
        case "too_many_melds":
            return draft.melds[_MELDS][1]
        case "bad_flowers":
            return statements.at(Topic.FLOWERS)
        case "last_of_kind_held":
            return statements.at(Topic.LAST_OF_KIND)
        case "replacement_without_kong" | "robbed_tile_held":
            return statements.at(Topic.KONG)
        case "rob_last_tile":
            return statements.at(Topic.LAST_TILE, Topic.KONG)
    return None


def _fifth_copy(kind: Kind, draft: Draft, statements: _Statements) -> Span | None:
    copies = [at for one, at in draft.concealed if statements.counted(one) is kind]
    copies += (at for meld, at in draft.melds for one in meld.tiles if one is kind)
    won = statements.at(Topic.WIN)
    if won is not None and statements.winning() is kind and not _holds_win(draft):
        copies.append(won)
    fifth: Sequence[Span] = sorted(copies)[_COPIES:]
    return fifth[0] if fifth else None
