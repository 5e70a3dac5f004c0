"""`hule try` as a process: from the command to the page, and from the page to the end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.entry import make_bot
from bot.entry.stage import stage
from bot.entry.trial import _keep_time, open_browser
from bot.locales import Front, Words
from tests.entry.processes import EN, TOKEN, assert_one_sentence, environ, hule, without
from tests.entry.visitor import visiting

HAND = "123m456p789s55pEE+E"
TYPO = "123m456x789s55pEE+E"

posix = pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")


class Showing:
    """A page that is being shown."""

    def __init__(self, process: asyncio.subprocess.Process, url: str) -> None:
        self.process = process
        self.url = url

    async def ended(self, number: signal.Signals | None = None) -> tuple[int | None, str]:
        """Send a signal, wait for the end, and return the status and what went to stderr."""
        if number is not None:
            self.process.send_signal(number)
        _, err = await asyncio.wait_for(self.process.communicate(), 30)
        return self.process.returncode, err.decode()


@asynccontextmanager
async def showing(home: Path, *args: str, **variables: str) -> AsyncIterator[Showing]:
    """Run `hule try` until it has a page."""
    folder = home / "tmp"
    folder.mkdir(exist_ok=True)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "try", "--json", *args),
        cwd=home,
        env=environ(home, TMPDIR=str(folder), **variables),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        line = await asyncio.wait_for(process.stdout.readline(), 60)
        assert line, (await process.communicate())[1].decode()
        yield Showing(process, json.loads(line)["url"])
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


@posix
@pytest.mark.asyncio
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_the_page_is_there_until_a_signal_and_leaves_nothing_behind(
    tmp_path: Path, number: signal.Signals
) -> None:
    async with showing(tmp_path, "--no-browser") as shown, visiting(shown.url) as visitor:
        assert Words.of("en-US", Front.CHAT).say("welcome_title") in await visitor.texts()
        assert list((tmp_path / "tmp").iterdir()), "the database is somewhere"
        assert await shown.ended(number) == (0, "")
    assert not list((tmp_path / "tmp").iterdir())
    assert not (tmp_path / "data").exists(), "the operator's book is not touched"


@posix
@pytest.mark.asyncio
async def test_a_newcomer_scores_a_hand_makes_a_typo_and_is_helped_out_of_it(tmp_path: Path) -> None:
    words = Words.of("zh-CN", Front.CHAT)
    score, hand = words.say("command_score"), words.say("option_hand")
    async with showing(tmp_path, "--no-browser", "--locale", "zh-CN") as shown, visiting(shown.url) as visitor:
        await visitor.run(score, **{hand: HAND})
        assert words.say("score_title", total=14) in await visitor.texts()
        await visitor.run(score, **{hand: TYPO})
        wrong = words.say("error_title_hand", count=2)
        assert wrong in await visitor.texts()
        await visitor.press("hand.ask")
        assert wrong not in await visitor.texts(), "mended where the error stood"
        assert (await visitor.texts()).count(words.say("score_title", total=14)) == 2
        assert await shown.ended(signal.SIGINT) == (0, "")


@posix
@pytest.mark.asyncio
async def test_the_pages_own_button_ends_it_too(tmp_path: Path) -> None:
    async with showing(tmp_path, "--no-browser") as shown:
        async with visiting(shown.url) as visitor:
            await visitor.end()
        assert await shown.ended() == (0, "")


@posix
@pytest.mark.asyncio
async def test_a_named_database_is_kept_and_served_by_one(tmp_path: Path) -> None:
    """F42: a second `hule try`, or a `hule run`, is refused."""
    book = tmp_path / "book.db"
    async with showing(tmp_path, "--no-browser", "--database", str(book)) as shown:
        in_use = EN.say("database_in_use", file=str(book))
        second = await asyncio.to_thread(hule, tmp_path, "try", "--no-browser", "--database", str(book))
        assert_one_sentence(second, 3, in_use)
        bot = await asyncio.to_thread(hule, tmp_path, "run", HULE_TOKEN=TOKEN, HULE_DATABASE=str(book))
        assert bot.returncode == 3, bot.stderr
        assert await shown.ended(signal.SIGINT) == (0, "")
    assert book.exists()


def test_a_database_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "book.db").write_text("Dear diary, " * 100)
    done = hule(tmp_path, "try", "--no-browser", "--database", "book.db")
    assert_one_sentence(done, 3, EN.say("database_not_ours", file=str(tmp_path / "book.db")))


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = hule(tmp_path, "try", "--no-browser", "--port", str(port))
    assert_one_sentence(done, 3, EN.say("try_port_taken", port=port))


@pytest.mark.parametrize("module", ["simcord", "PIL"])
def test_without_simcord_it_says_what_to_install(tmp_path: Path, module: str) -> None:
    done = hule(tmp_path, "try", **without(tmp_path, module))
    assert_one_sentence(done, 3, "pip install", "[try]")


def test_help_tells_of_it(tmp_path: Path) -> None:
    told = hule(tmp_path, "try", "--help").stdout
    assert all(option in told for option in ("--database FILE", "--port N", "--no-browser", "--locale"))


def a_browser(home: Path) -> tuple[dict[str, str], Path]:
    """Return variables that make a browser of a script, and the file that the script writes its page into."""
    script, opened = home / "browser", home / "opened"
    script.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\necho noise >&2\n')
    script.chmod(0o755)
    return {"BROWSER": f"{script} %s"}, opened


@pytest.mark.skipif(sys.platform != "linux", reason="screens of X and Wayland")
@pytest.mark.asyncio
async def test_the_page_opens_where_there_is_a_screen(tmp_path: Path) -> None:
    variables, opened = a_browser(tmp_path)
    async with showing(tmp_path, DISPLAY=":9", **variables) as shown:
        async with asyncio.timeout(20):
            while not opened.exists():  # noqa: ASYNC110  # another process makes it
                await asyncio.sleep(0.05)
        assert opened.read_text().strip() == shown.url
        assert await shown.ended(signal.SIGINT) == (0, ""), "what browsers say is not heard"


@pytest.mark.skipif(sys.platform != "linux", reason="screens of X and Wayland")
def test_without_a_screen_no_browser_takes_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over SSH, `webbrowser` would start lynx."""
    started: list[object] = []
    monkeypatch.setattr("bot.entry.trial.subprocess.Popen", lambda *args, **_: started.append(args))
    open_browser("http://127.0.0.1/", {"DISPLAY": ""})
    assert not started
    open_browser("http://127.0.0.1/", {"WAYLAND_DISPLAY": "wayland-0"})
    assert started


@pytest.mark.asyncio
async def test_the_page_has_the_present_time() -> None:
    async with stage(make_bot(), "en-US") as set_up:
        await _keep_time(set_up.env)
        assert abs((datetime.now(UTC) - set_up.env.now()).total_seconds()) < 60


@pytest.mark.asyncio
async def test_the_clock_waits_while_somebody_does_something() -> None:
    async with stage(make_bot(), "en-US") as set_up:
        before = set_up.env.now()
        set_up.env._begin_operation("preview.action")
        try:
            await asyncio.create_task(_keep_time(set_up.env))
            assert set_up.env.now() == before
        finally:
            set_up.env._end_operation()
        await _keep_time(set_up.env)
        assert set_up.env.now() > before
