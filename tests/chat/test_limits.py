"""Every command, card and form in every language is one that Discord takes (F31, F40)."""

from __future__ import annotations

import pytest

from bot.entry import make_bot
from bot.entry.stage import stage
from bot.locales import LOCALES, Words
from tests.chat.limits import check, sent
from tests.gallery.scenes import SCENES, Play

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", SCENES)
async def test_what_is_sent_is_within_the_limits(name: str, locale: str) -> None:
    async with stage(make_bot(), locale) as set_up:
        await SCENES[name](Play(set_up))
        payloads = sent(set_up.env)
        assert payloads, "a scene shows something"
        failed = Words.of(locale).say("internal_error")
        for _, payload in payloads:
            check(payload)
            assert failed not in str(payload)
        assert not set_up.env.errors
