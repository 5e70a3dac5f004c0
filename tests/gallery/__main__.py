"""Photographs every card in every language at the widths of a phone and a desk.

    python -m tests.gallery [--out DIR] [--locale zh-CN …] [--width 420 …] [--only score …]
    python -m tests.gallery --readme

Writes a picture for each scene, language and width, sheets of many of them to look through, and a page of the sheets,
`index.html`; with --readme the pictures that stand in the README. Needs playwright (PyPI) and Chromium; tiles and
Chinese need Debian's fonts-noto-core and fonts-noto-cjk.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Any, Final

from playwright.async_api import async_playwright  # type: ignore[import-not-found, unused-ignore]

from bot.locales import LOCALES
from tests.gallery.camera import photograph, sheets
from tests.gallery.scenes import SCENES

CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run"]
WIDTHS: Final = (420, 1000)

README_WIDTH: Final = 420
README: Final = {"score_self_drawn": "score", "error_typo": "typo"}
"""The scenes that stand in the README, by the names of their pictures under docs/."""


async def main() -> None:
    """Photograph what the command line asks for."""
    args = _arguments()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=args.browser, args=FLAGS)
        if args.readme:
            for name, picture in README.items():
                await photograph(browser, name, "en-US", {README_WIDTH: Path("docs") / f"{picture}.png"})
        else:
            args.out.mkdir(parents=True, exist_ok=True)
            await _all(browser, args)
        await browser.close()


async def _all(browser: Any, args: argparse.Namespace) -> None:
    index: list[Path] = []
    for locale in args.locale:
        for name in args.only:
            await photograph(
                browser, name, locale, {width: _file(args.out, name, locale, width) for width in args.width}
            )
            sys.stdout.write(f"{locale} {name}\n")
        for width in args.width:
            pictures = {name: _file(args.out, name, locale, width) for name in args.only}
            index += sheets(pictures, args.out / f"sheet-{locale}-{width}")
    listed = "".join(f"<h2>{one.stem}</h2><img src='{one.name}'>\n" for one in index)
    (args.out / "index.html").write_text(f"<!doctype html><title>Hule</title>\n{listed}", encoding="utf-8")


def _file(out: Path, name: str, locale: str, width: int) -> Path:
    return out / f"{name}-{locale}-{width}.png"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("gallery"))
    parser.add_argument("--locale", nargs="+", default=list(LOCALES), choices=LOCALES)
    parser.add_argument("--width", nargs="+", type=int, default=list(WIDTHS))
    parser.add_argument("--only", nargs="+", default=list(SCENES), choices=list(SCENES), metavar="SCENE")
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("--browser", default=CHROMIUM)
    return parser.parse_args()


asyncio.run(main())
