"""A question comes back from its button as it was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cards.model import Action
from bot.chat.asked import Asked, Question, _pack, _unpack, keep, recall
from bot.chat.controls import ID_LIMIT, action_of, custom_id, room
from bot.chat.markdown import length
from bot.chat.options import How
from bot.entry.opening import open_app
from bot.errors import UserError
from bot.mahjong.hand import Win
from bot.mahjong.notation import ZOrder
from bot.mahjong.tiles import Wind
from bot.preferences import Preferences

WINDS = st.none() | st.sampled_from(Wind)
TRUTHS = st.none() | st.booleans()
QUESTIONS = st.builds(
    Asked,
    text=st.text(),
    question=st.sampled_from(Question),
    how=st.none() | st.sampled_from(How),
    seat=WINDS,
    round=WINDS,
    discarder=WINDS,
    flowers=st.none() | st.integers(0, 8),
    last_of_kind=TRUTHS,
    ready=TRUTHS,
    win=st.text(max_size=4),
    wild=st.text(max_size=4),
    seen=st.text(max_size=8),
    house=st.sampled_from(["", "official_modern", "qq_none"]),
    usual_house=st.sampled_from(["", "official_modern", "qq_none"]),
    z=st.sampled_from(ZOrder),
    usual_seat=WINDS,
    usual_round=WINDS,
)


@given(QUESTIONS)
def test_a_question_is_read_as_it_was_written(asked: Asked) -> None:
    written = _pack(asked)
    if written is None:
        assert "|" in asked.house + asked.win + asked.wild + asked.seen
    else:
        assert _unpack(written) == asked


@pytest.mark.parametrize(
    "asked",
    [
        Asked("x" * 500, seat=Wind.SOUTH, how=How.ROBBING, z=ZOrder.GB, ready=True, flowers=0),
        Asked("123m", win="|", discarder=Wind.WEST, usual_seat=Wind.NORTH, question=Question.WAITS, seen="5p"),
        Asked("🀇" * 60),
    ],
)
async def test_what_is_too_long_for_a_button_is_kept(tmp_path: Path, asked: Asked) -> None:
    async with open_app(tmp_path / "hule.db") as app:
        data = await keep(app, asked, room("hand.ask"))
        assert length(custom_id(Action("hand.ask", data))) <= ID_LIMIT
        assert data.startswith("#")
        assert await recall(app, data) == asked


async def test_a_draft_that_is_gone_is_told(tmp_path: Path) -> None:
    async with open_app(tmp_path / "hule.db") as app:
        with pytest.raises(UserError) as gone:
            await recall(app, "#nothing")
    assert gone.value.code == "draft_gone"


def test_the_asker_is_part_of_the_question() -> None:
    chosen = Preferences(house="official_modern", z=ZOrder.GB, defaults=Win(seat=Wind.WEST))
    asked = Asked("123m").by(chosen)
    assert (asked.usual_house, asked.z, asked.usual_seat, asked.usual_round) == (
        "official_modern",
        ZOrder.GB,
        Wind.WEST,
        Wind.EAST,
    )
    assert replace(asked, house="qq_none").by(chosen).to_score().house == "qq_none", "what was asked for goes first"


@given(
    st.from_regex(r"[a-z_.]{1,20}", fullmatch=True),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=30),
    st.none() | st.from_regex(r"[a-z0-9]{1,8}", fullmatch=True),
    st.none() | st.integers(0, 10**6),
)
def test_an_action_is_read_as_it_was_written(name: str, data: str, table: str | None, seq: int | None) -> None:
    action = Action(name, data, table, seq)
    if length(f"h1:{name}:{table or ''}:{'' if seq is None else seq}:{data}") <= ID_LIMIT:
        assert action_of(custom_id(action)) == action


@pytest.mark.parametrize(
    "action", [Action("Name"), Action("a", "x" * 100), Action("a", "🀇" * 50), Action("a", "", "b:c")]
)
def test_an_action_that_does_not_fit_is_a_mistake_of_the_program(action: Action) -> None:
    with pytest.raises(ValueError, match="no custom id"):
        custom_id(action)


@pytest.mark.parametrize("written", ["", "h2:a:::", "h1:a", "other", "h1:A:::x"])
def test_other_custom_ids_are_not_ours(written: str) -> None:
    assert action_of(written) is None
