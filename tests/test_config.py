"""Settings from a file and from the environment, and what is said when they are wrong."""

from __future__ import annotations

import os
import traceback
from pathlib import Path

import pytest

from bot.config import FAILED, WRONG, Config, ConfigError, LogLevel, bot_token, load
from bot.locales import LOCALES, Words

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAbCdE.abcdefghijklmnopqrstuvwxyz_-0123456789"  # noqa: S105  # nobody\'s
EXAMPLE = Path(__file__).parent.parent / "config.example.toml"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "hule.toml"


def refusal(file: Path | None, **environ: str) -> ConfigError:
    with pytest.raises(ConfigError) as refused:
        load(file, environ)
    return refused.value


def test_nothing_said_is_all_defaults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert load(None, {}) == Config()


def test_config_toml_of_the_working_folder_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("config.toml").write_text('database = "here.db"')
    assert load(None, {}).database == "here.db"


def test_the_file_says_everything(file: Path) -> None:
    file.write_text(f'\ufefftoken = "{TOKEN}"\ndatabase = "a.db"\nlog_level = "Debug"\n', encoding="utf-8")
    config = load(file, {})
    assert (config.database, config.log_level) == ("a.db", LogLevel.DEBUG)
    assert bot_token(config).secret.get_secret_value() == TOKEN
    assert bot_token(config).source == str(file)


def test_the_environment_goes_first(file: Path) -> None:
    file.write_text('database = "a.db"\nlog_level = "debug"\n')
    config = load(file, {"HULE_DATABASE": "b.db", "HULE_LOG_LEVEL": "ERROR"})
    assert (config.database, config.log_level) == ("b.db", LogLevel.ERROR)


def test_empty_variables_say_nothing(file: Path) -> None:
    file.write_text('database = "a.db"\n')
    assert load(file, {"HULE_DATABASE": "", "HULE_LOG_LEVEL": " ", "HULE_TOKEN": ""}).database == "a.db"


@pytest.mark.parametrize("inside", ['token = "x"', 'token_file = "x"', ""])
def test_where_the_token_comes_from(file: Path, tmp_path: Path, inside: str) -> None:
    """HULE_TOKEN, DISCORD_TOKEN, HULE_TOKEN_FILE, then the settings file."""
    file.write_text(inside)
    held = tmp_path / "held"
    held.write_text(f"\n {TOKEN}-held \n")
    environ = {"HULE_TOKEN": TOKEN + "-1", "DISCORD_TOKEN": TOKEN + "-2", "HULE_TOKEN_FILE": str(held)}
    for source, expected in (("HULE_TOKEN", "-1"), ("DISCORD_TOKEN", "-2"), (str(held), "-held")):
        token = bot_token(load(file, environ))
        assert (token.source, token.secret.get_secret_value()) == (source, TOKEN + expected)
        environ.pop(source, environ.pop("HULE_TOKEN_FILE", "") if source == str(held) else "")


def test_a_token_file_is_sought_beside_the_settings(file: Path) -> None:
    file.with_name("secret").write_text(TOKEN)
    file.write_text('token_file = "secret"')
    assert bot_token(load(file, {})).secret.get_secret_value() == TOKEN


def test_the_token_shows_nowhere(file: Path) -> None:
    file.write_text(f'token = "{TOKEN}"')
    config = load(file, {})
    shown = f"{config!r} {config} {bot_token(config)!r} {config.model_dump()} {config.model_dump_json()}"
    assert TOKEN not in shown


@pytest.mark.parametrize(
    "wrong",
    ["token = ['{t}']", "token = {{ a = '{t}' }}", "[token]\nx = '{t}'", "token = '{t}", "token_file = ['{t}']"],
)
def test_the_token_is_in_no_traceback(file: Path, wrong: str) -> None:
    file.write_text(wrong.format(t=TOKEN))
    error = refusal(file)
    told = (
        "".join(traceback.format_exception(error))
        + repr(error)
        + "".join(Words.of(locale).say(error.code, error.facts) for locale in LOCALES)
    )
    assert TOKEN not in told
    assert error.__cause__ is None


@pytest.mark.parametrize(
    ("content", "code", "status", "facts"),
    [
        ("a = ", "config_not_toml", FAILED, {"line": 1}),
        ("log_level = 'info'\n= 3", "config_not_toml", FAILED, {"line": 2, "column": 1}),
        ("a = [\n1,\n", "config_not_toml", FAILED, {"line": 2, "column": 3}),
        ("a = " + "[" * 10_000, "config_not_toml", FAILED, {}),
        ("colour = 1", "config_unknown_key", WRONG, {"key": "colour"}),
        ("[discord]\ntoken = 'x'", "config_unknown_key", WRONG, {"key": "discord"}),
        ("log_level = 'loud'", "config_not_level", WRONG, {"key": "log_level"}),
        ("log_level = 3", "config_not_level", WRONG, {"key": "log_level"}),
        ("database = 3", "config_not_text", WRONG, {"key": "database"}),
        ("token = 3", "config_not_text", WRONG, {"key": "token"}),
        ("token_file = 3", "config_not_text", WRONG, {"key": "token_file"}),
    ],
)
def test_a_wrong_file_gets_one_sentence(
    file: Path, content: str, code: str, status: int, facts: dict[str, object]
) -> None:
    file.write_text(content)
    error = refusal(file)
    assert (error.code, error.exit_status) == (code, status)
    assert facts.items() <= error.facts.items()
    assert error.facts["file"] == str(file)


def test_a_wrong_variable_is_named(file: Path) -> None:
    file.write_text("")
    error = refusal(file, HULE_LOG_LEVEL="loud")
    assert (error.code, error.exit_status) == ("environment_not_level", WRONG)
    assert error.facts["key"] == "HULE_LOG_LEVEL"


def test_files_that_cannot_be_read(tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    assert refusal(file).code == "config_not_utf8"
    assert refusal(tmp_path / "none.toml").code == "config_missing"
    assert refusal(tmp_path).code == "config_unreadable"
    assert refusal(Path("a\0b")).code == "config_unreadable"
    assert refusal(tmp_path).exit_status == FAILED
    (tmp_path / "config.toml").mkdir()
    monkeypatch.chdir(tmp_path)
    assert refusal(None).code == "config_unreadable"


@pytest.mark.parametrize(
    "content",
    ["", "x", "Bot " + TOKEN, f'"{TOKEN}"', TOKEN.replace(".", ""), TOKEN + "\n" + TOKEN, "你好.你好.你好" * 9],
)
def test_what_is_no_token_is_refused(file: Path, content: str) -> None:
    file.write_text(content, encoding="utf-8")
    with pytest.raises(ConfigError) as refused:
        bot_token(load(None, {"HULE_TOKEN_FILE": str(file)}))
    assert (refused.value.code, refused.value.exit_status) == ("token_malformed", FAILED)
    assert refused.value.facts == {"source": str(file)}


def test_no_token_is_said(file: Path) -> None:
    file.write_text("")
    with pytest.raises(ConfigError) as refused:
        bot_token(load(file, {}))
    assert (refused.value.code, refused.value.exit_status) == ("token_missing", FAILED)


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_an_unreadable_token_file_is_said(file: Path, content: bytes | None) -> None:
    if content:
        file.write_bytes(content)
    with pytest.raises(ConfigError) as refused:
        bot_token(load(None, {"HULE_TOKEN_FILE": str(file)}))
    assert (refused.value.code, refused.value.exit_status) == ("token_file_unreadable", FAILED)


def test_a_missing_token_file_stops_only_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert load(None, {"HULE_TOKEN_FILE": str(tmp_path / "none")}).token is None


def test_the_example_has_every_key(tmp_path: Path) -> None:
    """Uncommented, it loads, and leaves nothing out."""
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    settings = [
        line.removeprefix("# ") for line in lines if line.removeprefix("# ").split(" = ")[0] in Config.model_fields
    ]
    file = tmp_path / "config.toml"
    file.write_text("\n".join(settings), encoding="utf-8")
    assert load(file, {}).model_fields_set == set(Config.model_fields)
    assert load(EXAMPLE, {}) == Config()


SENTENCES: dict[str, tuple[str, ...]] = {
    "config_missing": ("file",),
    "config_unreadable": ("file",),
    "config_not_utf8": ("file",),
    "config_not_toml": ("file", "line", "column"),
    "config_unknown_key": ("file", "key", "keys"),
    "config_not_text": ("file", "key"),
    "config_not_level": ("file", "key", "levels"),
    "environment_not_level": ("key", "levels"),
    "token_missing": (),
    "token_file_unreadable": ("file",),
    "token_malformed": ("source",),
    "token_refused": ("source",),
    "discord_unreachable": (),
    "discord_missing": (),
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("code", SENTENCES)
def test_every_refusal_has_its_sentence(locale: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    path = "/srv/" + "a-long-name/" * 12 + "config.toml"
    facts = {
        "file": path,
        "source": path,
        "key": "a_key",
        "keys": ("b_key", "c_key"),
        "levels": ("low",),
        "line": 8,
        "column": 9,
    }
    said = Words.of(locale).say(code, {fact: facts[fact] for fact in SENTENCES[code]})
    for fact in SENTENCES[code]:
        value = facts[fact]
        for part in value if isinstance(value, tuple) else (str(value),):
            assert part in said, "a path is never cut"


@pytest.mark.skipif(os.name == "nt", reason="no permissions of that kind")
def test_no_permission_is_unreadable(file: Path) -> None:
    file.write_text("")
    file.chmod(0)
    if os.access(file, os.R_OK):
        pytest.skip("this user may read anything")
    assert refusal(file).code == "config_unreadable"
