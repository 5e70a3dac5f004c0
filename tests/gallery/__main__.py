"""Photographs every card in every language at the widths of a phone and a desk.

    python -m tests.gallery [--out DIR] [--locale zh-CN …] [--width 420 …] [--only score …]

Writes a picture for each scene, language and width, and sheets of many beside each other to look through. Needs
playwright (PyPI) and Chromium; tiles and Chinese need Debian's fonts-noto-core and fonts-noto-cjk.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.async_api import Browser, async_playwright  # type: ignore[import-not-found, unused-ignore]

from bot.entry import make_bot
from bot.entry.stage import stage
from bot.locales import LOCALES
from tests.gallery.scenes import SCENES, Play

CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run"]
WIDTHS: Final = (420, 1000)
HEIGHT: Final = 1100
PER_SHEET: Final = {420: 6, 1000: 2}
_SETTLED: Final = 700
"""Milliseconds until the page stands still."""


async def photograph(browser: Any, name: str, locale: str, widths: list[int], out: Path) -> None:
    """Play a scene once and photograph it at each width."""
    async with stage(make_bot(), locale) as set_up:
        shown = await SCENES[name](Play(set_up))
        viewers = list(set_up.members.values())
        if name == "settings_group_read":
            viewers = [*viewers[1:], viewers[0]]
        async with set_up.env.preview(set_up.channel, viewers=viewers, layout="channel", locale=locale) as preview:
            for width in widths:
                page = await browser.new_page(viewport={"width": width, "height": HEIGHT})
                await page.goto(preview.url)
                await page.wait_for_timeout(_SETTLED)
                await page.screenshot(path=out / f"{name}-{locale}-{width}.png")
                await page.close()
    del shown


def sheets(names: list[str], locale: str, width: int, out: Path) -> None:
    """Put many pictures beside each other."""
    per_sheet = PER_SHEET.get(width, 4)
    for start in range(0, len(names), per_sheet):
        pictures = [Image.open(out / f"{name}-{locale}-{width}.png") for name in names[start : start + per_sheet]]
        sheet = Image.new("RGB", (sum(one.width + 8 for one in pictures), max(one.height for one in pictures)), "white")
        left = 0
        for one in pictures:
            sheet.paste(one, (left, 0))
            left += one.width + 8
        sheet.save(out / f"sheet-{locale}-{width}-{start // per_sheet + 1:02}.png")


async def main() -> None:
    """Photograph what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("gallery"))
    parser.add_argument("--locale", nargs="+", default=list(LOCALES), choices=LOCALES)
    parser.add_argument("--width", nargs="+", type=int, default=list(WIDTHS))
    parser.add_argument("--only", nargs="+", default=list(SCENES), choices=list(SCENES), metavar="SCENE")
    parser.add_argument("--browser", default=CHROMIUM)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    async with async_playwright() as playwright:
        browser: Browser = await playwright.chromium.launch(executable_path=args.browser, args=FLAGS)
        for locale in args.locale:
            for name in args.only:
                await photograph(browser, name, locale, args.width, args.out)
                sys.stdout.write(f"{locale} {name}\n")
            for width in args.width:
                sheets(args.only, locale, width, args.out)
        await browser.close()


asyncio.run(main())
