"""Names and descriptions of commands, options and choices, from the catalogues.

A command is declared with its English name, which is what Discord sends back; everything else comes from the
catalogue under a key: `command_score`, `command_score.description`, `option_hand`, `choice_wind_east`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from bot.locales import Words, negotiate

DEFAULT: Final = "en-US"

_Declared = TypeVar("_Declared", bound=Callable[..., Any])


def named(key: str) -> app_commands.locale_str:
    """Return the name of a command, option or choice."""
    return app_commands.locale_str(Words.of(DEFAULT).say(key), key=key)


def described(key: str) -> app_commands.locale_str:
    """Return the description of a command or an option."""
    return named(f"{key}.description")


def worded(*options: str) -> Callable[[_Declared], _Declared]:
    """Give the parameters of a command their options' names and descriptions.

    A parameter whose name Python keeps for itself ends in an underscore: `from_` is the option `from`.
    """
    keys = {option: f"option_{option.rstrip('_')}" for option in options}

    def declare(handler: _Declared) -> _Declared:
        app_commands.rename(**{option: named(key) for option, key in keys.items()})(handler)
        app_commands.describe(**{option: described(key) for option, key in keys.items()})(handler)
        return handler

    return declare


class CatalogueTranslator(app_commands.Translator):
    """Answers from our catalogues. A client whose language we do not have shows what is declared: English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002  # the key says where the text belongs
    ) -> str | None:
        """Return the text in that language, None for English and where there is none."""
        key = string.extras.get("key")
        language = negotiate(str(locale))
        if key is None or language == DEFAULT:
            return None
        return Words.of(language).say(key)
