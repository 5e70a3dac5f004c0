"""The words of every reply, one folder of Fluent catalogues per language."""

from __future__ import annotations

from bot.locales.negotiation import LOCALES, negotiate
from bot.locales.words import Front, MissingWordsError, Words

__all__ = ["LOCALES", "Front", "MissingWordsError", "Words", "negotiate"]
