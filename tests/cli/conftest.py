"""The command as people call it, in this process and in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from bot.cli.app import app

Hule = Callable[..., Result]
Process = Callable[..., subprocess.CompletedProcess[bytes]]

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-c", "from bot.cli.app import app; app(prog_name='hule')"]


@pytest.fixture
def hule(monkeypatch: pytest.MonkeyPatch) -> Hule:
    """Run the command here; what it printed stands in `stdout` and `stderr`."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*args: str, stdin: bytes | None = None) -> Result:
        return CliRunner().invoke(app, list(args), input=stdin, prog_name="hule")

    return run


def surroundings(**more: str) -> dict[str, str]:
    return {**os.environ, "LC_ALL": "en_US.UTF-8", "COLUMNS": "60", "PYTHONPATH": str(ROOT), **more}


@pytest.fixture
def process() -> Process:
    """Run the command in a process of its own."""

    def run(*args: str, stdin: bytes = b"", env: dict[str, str] | None = None, **more: Any) -> Any:
        return subprocess.run(
            [*COMMAND, *args], input=stdin, capture_output=True, env=surroundings(**(env or {})), check=False, **more
        )

    return run


@pytest.fixture
def start() -> Callable[..., subprocess.Popen[bytes]]:
    """Start the command and talk to it."""

    def run(*args: str) -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        return subprocess.Popen([*COMMAND, *args], stdin=pipe, stdout=pipe, stderr=pipe, env=surroundings())

    return run
