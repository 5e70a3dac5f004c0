"""Settings: a TOML file, overridden by the environment.

    config = load(path, os.environ)
    token = bot_token(config)        # only where the bot is to run

Whatever is wrong is a `ConfigError`: one sentence, and the exit status that goes with it. The token is a secret
from the moment it is read: it stands in no error, no repr and no traceback.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, SecretStr, ValidationError, field_validator

from bot.errors import UserError

DEFAULT_FILE: Final = Path("config.toml")
"""Read from the working folder where no file is named, if it is there."""

WRONG: Final = 2
"""Exit status for a setting that is unknown or has a wrong value."""
FAILED: Final = 3
"""Exit status for surroundings that fail: a file, the token, the network."""

_ENVIRONMENT: Final = {"HULE_DATABASE": "database", "HULE_LOG_LEVEL": "log_level"}
_TOKENS: Final = {"HULE_TOKEN": "token", "DISCORD_TOKEN": "token", "HULE_TOKEN_FILE": "token_file"}
"""Where the token may stand; the first that is set wins, and over anything in the file."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]{20,}")
_TOKEN_FILE_LIMIT: Final = 4096
_TOML_PLACE: Final = re.compile(r"at line (\d+), column (\d+)")


class ConfigError(UserError):
    """Settings that cannot be used. `exit_status` is what the command ends with."""

    def __init__(self, code: str, /, exit_status: int, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.exit_status = exit_status


class LogLevel(StrEnum):
    """How much the log tells."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class Config(BaseModel):
    """The settings. Every field is a key of the file.

    Args:
        token: the bot's Discord token.
        token_file: a file that holds it; relative to the file that says so.
        database: path or URL; None for a file in the user's data folder.
        log_level: how much the log tells.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)

    token: SecretStr | None = None
    token_file: Path | None = None
    database: str | None = None
    log_level: LogLevel = LogLevel.INFO

    _token_source: str = ""

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @property
    def token_source(self) -> str:
        """Where `token` or `token_file` was said: a variable or a file. Empty where neither was."""
        return self._token_source


@dataclass(frozen=True, slots=True)
class Token:
    """A token that looks like one, and where it came from."""

    secret: SecretStr
    source: str


def load(path: Path | None, environ: Mapping[str, str]) -> Config:
    """Return the settings of the file at `path` (or of `config.toml`, if it is there) and of the environment.

    Raises:
        ConfigError: the file cannot be read (status 3), or a setting is unknown or has a wrong value (status 2).
    """
    file, values = _read(path)
    origins = dict.fromkeys(values, str(file))
    if isinstance(named := values.get("token_file"), str):
        values["token_file"] = file.parent / named
    for variable, key in _ENVIRONMENT.items():
        if value := environ.get(variable, "").strip():
            values[key], origins[key] = value, variable
    for variable, key in _TOKENS.items():
        if value := environ.get(variable, "").strip():
            for other in ("token", "token_file"):
                values.pop(other, None)
            values[key], origins[key] = value, variable
            break
    try:
        config = Config.model_validate(values)
    except ValidationError as error:
        raise _refusal(error, file, origins) from None
    config._token_source = origins.get("token" if config.token else "token_file", "")  # noqa: SLF001  # no setting
    return config


def bot_token(config: Config) -> Token:
    """Return the token that the bot runs with.

    Raises:
        ConfigError: there is none, its file cannot be read, or it cannot be a token (status 3).
    """
    if config.token:
        token = Token(config.token, config.token_source)
    elif config.token_file:
        token = Token(_secret(config.token_file), str(config.token_file))
    else:
        raise ConfigError("token_missing", FAILED)
    if not _TOKEN.fullmatch(token.secret.get_secret_value()):
        raise ConfigError("token_malformed", FAILED, source=token.source)
    return token


def _read(path: Path | None) -> tuple[Path, dict[str, Any]]:
    file = path or DEFAULT_FILE
    try:
        text = file.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ConfigError("config_not_utf8", FAILED, file=str(file)) from None
    except FileNotFoundError:
        if path is None:
            return file, {}
        raise ConfigError("config_missing", FAILED, file=str(file)) from None
    except (OSError, ValueError):  # ValueError: a name that no file can have
        raise ConfigError("config_unreadable", FAILED, file=str(file)) from None
    try:
        return file, tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:  # RecursionError: brackets without end
        line, column = _place(str(error), text)
        raise ConfigError("config_not_toml", FAILED, file=str(file), line=line, column=column) from None


def _place(message: str, text: str) -> tuple[int, int]:
    """Return where TOML broke, from 1; what breaks at its end says so without numbers."""
    if found := _TOML_PLACE.search(message):
        return int(found[1]), int(found[2])
    lines = text.splitlines() or [""]
    return len(lines), len(lines[-1]) + 1


def _refusal(error: ValidationError, file: Path, origins: Mapping[str, str]) -> ConfigError:
    """Turn pydantic's finding into our sentence, without the value: it may be the token."""
    found = error.errors(include_url=False, include_context=False, include_input=False)[0]
    key = str(found["loc"][0])
    if found["type"] == "extra_forbidden":
        return ConfigError("config_unknown_key", WRONG, file=str(file), key=key, keys=tuple(Config.model_fields))
    if key != "log_level":
        return ConfigError("config_not_text", WRONG, file=str(file), key=key)
    levels = tuple(level.value for level in LogLevel)
    if origins[key] in _ENVIRONMENT:
        return ConfigError("environment_not_level", WRONG, key=origins[key], levels=levels)
    return ConfigError("config_not_level", WRONG, file=str(file), key=key, levels=levels)


def _secret(file: Path) -> SecretStr:
    try:
        with file.open("rb") as opened:
            return SecretStr(opened.read(_TOKEN_FILE_LIMIT).decode("utf-8-sig").strip())
    except (OSError, ValueError):
        raise ConfigError("token_file_unreadable", FAILED, file=str(file)) from None
