"""What is too long for a button is kept for a while."""

from __future__ import annotations

import json
import re
from datetime import timedelta

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.services.app import App
from bot.services.drafts import KEPT, draft, forget_old_drafts, keep_draft
from tests.services.conftest import Clock

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=200)
BODIES = st.dictionaries(TEXTS, st.none() | st.booleans() | st.integers(-(2**53), 2**53) | TEXTS | st.lists(TEXTS))


@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=BODIES)
async def test_what_is_kept_comes_back(app: App, body: dict[str, object]) -> None:
    draft_id = await keep_draft(app, body)
    assert await draft(app, draft_id) == body == json.loads(json.dumps(body))


async def test_ids_are_short_and_go_into_any_button(app: App) -> None:
    ids = {await keep_draft(app, {"number": number}) for number in range(100)}
    assert len(ids) == 100
    assert await keep_draft(app, {"number": 7}) in ids, "the same body is kept once"
    assert all(re.fullmatch(r"[A-Za-z0-9]{8,16}", one) for one in ids)


async def test_what_nobody_kept_is_not_there(app: App) -> None:
    assert await draft(app, "nothing") is None
    assert await draft(app, "' OR 1 = 1 --") is None


async def test_it_is_forgotten_after_a_while(app: App, clock: Clock) -> None:
    old = await keep_draft(app, {"text": "old"})
    clock.now += timedelta(hours=2)
    new = await keep_draft(app, {"text": "new"})
    clock.now += KEPT - timedelta(hours=1)
    await forget_old_drafts(app)

    assert await draft(app, old) is None
    assert await draft(app, new) == {"text": "new"}
