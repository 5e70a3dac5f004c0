"""What every test stands on."""

from __future__ import annotations

import pytest

from bot.locales import Words


@pytest.fixture(autouse=True)
def _every_word_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message or placeholder that a catalogue lacks is an error here; in use English stands in."""
    monkeypatch.setattr(Words, "strict", True)
