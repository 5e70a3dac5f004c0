"""The command as a whole: help, version, languages, and that nobody ever sees a traceback."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, NoReturn

import pytest
import typer
from typer.testing import CliRunner, Result

from bot.cli import score
from bot.cli.app import build
from bot.cli.group import COMMANDS
from bot.errors import UserError
from bot.locales import LOCALES, Words

Hule = Callable[..., Result]
Process = Callable[..., "subprocess.CompletedProcess[bytes]"]


def test_the_version_is_told(hule: Hule) -> None:
    result = hule("--version")

    assert result.exit_code == 0
    assert result.stdout.startswith("hule ")


def test_without_a_command_the_help_is_shown(hule: Hule) -> None:
    result = hule()

    assert result.exit_code == 2
    assert all(command in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("locale", ["zh_CN.UTF-8", "zh_TW.UTF-8", "en_US.UTF-8", "ja_JP.UTF-8"])
def test_every_command_has_help_with_a_text_for_every_option(
    hule: Hule, monkeypatch: pytest.MonkeyPatch, command: str, locale: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.setenv("COLUMNS", "200")

    result = hule(command, "--help")

    assert result.exit_code == 0
    options = [line for line in result.stdout.splitlines() if line.startswith("--")]
    assert len(options) >= 6
    assert options[-1].startswith("--help, -h  ")
    assert not any(later in result.stdout for later in ("--wild", "--bird", "--picture"))
    assert all(len(line.split("  ")) > 1 for line in options), options
    assert ("用法：" in result.stdout) == locale.startswith("zh")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_examples_of_the_help_work(hule: Hule, command: str, locale: str) -> None:
    shown = Words.of(locale).say(f"help_{command}.examples").splitlines()

    assert shown
    for line in shown:
        sent, piped, called = line.partition(" | ")
        name, *args = shlex.split(called if piped else line)
        assert name == "hule"
        result = hule(*args, stdin=shlex.split(sent)[1].encode() if piped else None)
        assert result.exit_code == 0, result.output
        assert '"ok":false' not in result.output


def test_the_help_names_the_languages_that_there_are(hule: Hule, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")

    assert f"Language: {', '.join(LOCALES)} (" in hule("score", "--help").stdout


@pytest.mark.parametrize(
    ("locale", "begins"),
    [
        ("zh-CN", "和牌，"),
        ("zh-TW", "胡牌，"),
        ("zh-HK", "胡牌，"),
        ("en-US", "Win: "),
        ("ja", "和了"),
        ("fr", "Win: "),
        ("x", "Win: "),
    ],
)
def test_any_language_is_taken_and_the_nearest_answers(hule: Hule, locale: str, begins: str) -> None:
    result = hule("score", "123m456p789s55pEE+E", "--locale", locale)

    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith(begins)


@pytest.mark.parametrize("args", ["--help", "-h", "score --help", "score -h", "waits -h", "fan -h", "run -h"])
@pytest.mark.parametrize("before", ["--locale zh-CN", "--locale=zh-CN"])
def test_options_of_every_command_may_stand_before_it(monkeypatch: pytest.MonkeyPatch, before: str, args: str) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")

    def run(*, locale: Annotated[str, typer.Option()] = "en-US") -> None:
        del locale

    result = CliRunner().invoke(build({"run": run}), [*before.split(), *args.split()], prog_name="hule")

    assert result.exit_code == 0
    assert "用法：" in result.stdout


def test_json_may_stand_before_the_command(hule: Hule) -> None:
    before = hule("--json", "score", "123m456p789s55pEE+E")

    assert before.exit_code == 0
    assert before.stdout == hule("score", "123m456p789s55pEE+E", "--json").stdout


@pytest.mark.parametrize("args", [["--locale"], ["--json"], ["--config", "x"]])
def test_options_without_a_command_show_the_help(hule: Hule, args: list[str]) -> None:
    result = hule(*args)

    assert result.exit_code == 2
    assert all(command in result.stdout for command in COMMANDS)


def test_a_command_that_is_not_there_is_told_with_those_that_are(hule: Hule) -> None:
    result = hule("frobnicate")

    assert result.exit_code == 2
    assert "score, waits, fan" in result.stderr


def test_a_command_with_a_typing_error_is_guessed(hule: Hule) -> None:
    result = hule("scroe", "123m")

    assert result.exit_code == 2
    assert "There is no command scroe; did you mean score?" in result.stderr


@pytest.mark.parametrize(
    ("args", "meant"),
    [
        (["123m456p789s55pEEE"], "hule score '123m456p789s55pEEE'"),
        (["123m", "456p789s55pEE+E", "--self-drawn"], "hule score '123m 456p789s55pEE+E'"),
        (["123m456p789s55pEE"], "hule waits '123m456p789s55pEE'"),
        (["12 3m 4x"], "hule score '12 3m 4x'"),
        (["it's 1m"], """hule score 'it'"'"'s 1m'"""),
        (["清龙"], "hule fan '清龙'"),
    ],
)
def test_a_hand_or_a_fan_without_a_command_is_told_which_one_takes_it(hule: Hule, args: list[str], meant: str) -> None:
    people, programs = hule(*args), hule("--json", *args)

    assert people.exit_code == programs.exit_code == 2
    assert people.stderr.endswith(f"Did you mean: {meant}\n")
    assert json.loads(programs.stdout)["errors"][0]["code"] == "usage_only_argument"


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["score", "123m", "--seen", "E"], "--seen belongs to hule waits"),
        (["waits", "123m", "--win", "E"], "--win belongs to hule score"),
        (["fan", "--seat", "E"], "--seat belongs to hule score, hule waits"),
        (["--seen", "E", "waits"], "--seen belongs to hule waits"),
        (["fan", "--wild"], "There is no option --wild"),
    ],
)
def test_an_option_of_another_command_says_where_it_belongs(hule: Hule, args: list[str], told: str) -> None:
    result = hule(*args)

    assert result.exit_code == 2
    assert result.stderr.startswith(told + "\n")


def test_an_unknown_option_of_the_top_command_is_told(hule: Hule) -> None:
    assert hule("--wersion").exit_code == 2


def test_further_commands_join_with_the_same_error_edge() -> None:
    class NoTokenError(UserError):
        exit_status = 3

    def run(*, locale: Annotated[str, typer.Option()] = "en-US") -> NoReturn:
        raise NoTokenError("token_missing")

    def attempt() -> None:
        typer.echo("tried")

    app = build({"run": run, "try": attempt})

    failed = CliRunner().invoke(app, ["run", "--locale", "zh-CN"])
    tried = CliRunner().invoke(app, ["try"])
    shown = CliRunner().invoke(app, ["--help"])

    assert failed.exit_code == 3
    assert "令牌" in failed.stderr
    assert tried.stdout == "tried\n"
    assert "run" in shown.stdout
    assert "try" in shown.stdout


def test_a_fault_of_ours_is_a_sentence_and_no_traceback(hule: Hule, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> NoReturn:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(score, "score_hand", broken)

    quiet = hule("score", "123m456p789s55pEE+E")
    as_data = hule("score", "123m456p789s55pEE+E", "--json")
    loud = hule("score", "123m456p789s55pEE+E", "--debug")

    assert quiet.exit_code == as_data.exit_code == loud.exit_code == 3
    assert "Traceback" not in quiet.stderr
    assert "secret" not in quiet.stderr
    assert json.loads(as_data.stdout)["errors"][0]["code"] == "crashed"
    assert "Traceback" in loud.stderr


def test_debug_shows_where_an_error_arose_and_the_sentence_too(hule: Hule) -> None:
    result = hule("score", "11111m", "--debug")

    assert result.exit_code == 1
    assert "Traceback" in result.stderr
    assert "There are 5 of 1m" in result.stderr


def test_a_configuration_that_cannot_be_used_stops_the_command(hule: Hule, tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text("colour = 'red'\n", encoding="utf-8")

    unknown = hule("score", "123m456p789s55pEE+E", "--config", str(file))
    missing = hule("score", "123m456p789s55pEE+E", "--config", str(tmp_path / "none.toml"))

    assert unknown.exit_code == 2
    assert "colour" in unknown.stderr
    assert missing.exit_code == 3


def test_a_configuration_that_is_fine_changes_nothing(hule: Hule, tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text('log_level = "info"\n', encoding="utf-8")

    assert hule("score", "123m456p789s55pEE+E", "--config", str(file)).exit_code == 0


def test_it_runs_as_a_process_without_discord_or_colour(process: Process) -> None:
    result = process("score", "123m456p789s55pEE+E")

    assert result.returncode == 0
    assert b"\x1b" not in result.stdout
    assert max(map(len, result.stdout.decode().splitlines())) <= 60
    assert not any(line.endswith(" ") for line in result.stdout.decode().splitlines())


def test_a_reader_that_has_gone_ends_it_quietly(start: Callable[..., subprocess.Popen[bytes]]) -> None:
    with start("fan") as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.wait(20) == 0
        assert running.stderr.read() == b""


def test_an_argument_too_many_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")

    result = CliRunner().invoke(build({"attempt": lambda: None}), ["attempt", "extra"])

    assert result.exit_code == 2
    assert result.stderr.startswith("This cannot be called that way: ")


def test_nothing_heavy_is_imported_for_the_version_and_no_discord_for_a_hand() -> None:
    show = "import sys, bot.cli.app\nprint(*sys.modules)\nimport bot.cli.score\nprint(*sys.modules)"

    first, second = subprocess.run(
        [sys.executable, "-c", show], capture_output=True, check=True, text=True
    ).stdout.splitlines()

    assert not {"bot.mahjong.tables", "bot.locales.words", "rich.table", "fluent.runtime"} & set(first.split())
    assert not {"discord", "bot.chat", "sqlalchemy"} & set(second.split())


def test_a_terminal_that_knows_no_chinese_gets_something_and_no_crash(process: Process) -> None:
    result = process("score", "123m456p789s55pEE+E", "--locale", "zh-CN", env={"PYTHONIOENCODING": "ascii"})

    assert result.returncode == 0
    assert result.stdout


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["fan"], ["score", "123m456p789s55pEE+E"]])
def test_a_full_device_is_told_in_a_sentence(words: list[str]) -> None:
    command = [sys.executable, "-m", "bot", *words, *([] if words[0].startswith("-") else ["--locale", "en-US"])]
    english = {**os.environ, "LC_ALL": "en_US.UTF-8"}
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False, text=True, env=english)
    assert (done.returncode, done.stderr.count("\n")) == (3, 1)
    assert "cannot be written" in done.stderr


@pytest.mark.parametrize(
    "args", [("--help", "--locale", "zh-CN"), ("--locale", "zh-CN", "--help"), ("-h", "--locale=zh-CN")]
)
def test_the_language_may_stand_on_either_side_of_help(args: tuple[str, ...], process: Process) -> None:
    answered = process(*args)
    assert answered.returncode == 0
    assert Words.of("zh-CN").say("help_hule") in answered.stdout.decode()
