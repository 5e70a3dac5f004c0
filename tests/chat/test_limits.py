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
async def test_what_is_sent_is_within_the_limits(locale: str) -> None:
    failed = Words.of(locale).say("internal_error")
    async with stage(make_bot(), locale) as set_up:
        seen = 0
        for name, scene in SCENES.items():
            await scene(Play(set_up))
            payloads = sent(set_up.env)[seen:]
            seen += len(payloads)
            assert payloads, f"{name} shows nothing"
            for _, payload in payloads:
                try:
                    check(payload)
                except AssertionError as broken:
                    broken.add_note(f"in {name}: {payload}")
                    raise
                assert failed not in str(payload), name
        assert not set_up.env.errors
