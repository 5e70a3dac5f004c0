"""Run a command that shows a page, as a person would: until the page is there, then Ctrl-C.

python3 .ci/page.py 'COMMAND'

Exits with the command's status; 1 if there is no page within five minutes, or the page does not open.
"""

# ruff: noqa: INP001, S310, S603, S607, T201

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from urllib.request import urlopen

LIMIT = 300
"""Seconds for installing, starting and ending."""


def main(command: str) -> int:
    """Return the status of the command."""
    without_screen = {**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    process = subprocess.Popen(
        ["bash", "-euo", "pipefail", "-c", command],
        env=without_screen,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    too_late = threading.Timer(LIMIT, os.killpg, (process.pid, signal.SIGKILL))
    too_late.start()
    try:
        opened = opens(process)
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)
        process.communicate()
    finally:
        too_late.cancel()
    return process.returncode if opened else 1


def opens(process: subprocess.Popen[str]) -> bool:
    """Tell whether the command shows an address, and the address a page."""
    for line in process.stdout or ():
        print(line, end="", flush=True)
        if found := re.search(r"http://[^\s#]+", line):
            with urlopen(found[0], timeout=10) as page:
                return b"<html" in page.read()
    return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
