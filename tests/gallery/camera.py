"""Takes pictures of scenes, and puts many on a sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import simcord
from PIL import Image, ImageDraw

from bot.entry import make_bot
from bot.entry.stage import stage
from tests.gallery.scenes import SCENES, Play

HEIGHT: Final = 3000
"""Pixels of the page: more than any conversation of a scene has."""
SHEET: Final = (1900, 2400)
"""Pixels of a sheet at most, across and down."""
_GAP: Final = 12
_CAPTION: Final = 18
_MESSAGES: Final = "#channel-message-list"
_FORM: Final = ".modal-dialog"
_SETTLED: Final = 200
"""Milliseconds until what has appeared stands still."""


async def photograph(browser: Any, name: str, locale: str, files: dict[int, Path]) -> None:
    """Play a scene once and photograph it at each width: the form that it ends with, else the conversation."""
    async with stage(make_bot(), locale) as set_up:
        play = Play(set_up)
        shown = await SCENES[name](play)
        form = shown if isinstance(shown, simcord.InteractionResult) and shown.modal else None
        viewers = sorted(set_up.members.values(), key=lambda one: one is not play.reader)
        async with set_up.env.preview(set_up.channel, viewers=viewers, layout="channel", locale=locale) as preview:
            for width, file in files.items():
                page = await browser.new_page(viewport={"width": width, "height": HEIGHT})
                await page.goto(preview.url)
                await page.wait_for_selector(f"{_MESSAGES} article")
                if form is not None:
                    await _open(preview, form, page)
                await page.evaluate("document.fonts.ready")
                await page.wait_for_timeout(_SETTLED)
                await page.locator(_MESSAGES if form is None else _FORM).screenshot(path=file)
                await page.close()


async def _open(preview: Any, form: simcord.InteractionResult, page: Any) -> None:
    """Let the page show a form at its full height; simcord opens one only where its button was pressed."""
    for one in list(preview._pages.values()):
        if one is not preview._python:
            one.modal, one.modal_handle = form, "m_gallery"
            preview._publish(one)
    await page.wait_for_selector(_FORM)
    await page.evaluate(f"document.querySelector('{_FORM}').style.maxHeight = 'none'")


def sheets(pictures: dict[str, Path], stem: Path) -> Iterator[Path]:
    """Put pictures beside and below each other, each under its name, on as few sheets as hold them."""
    for number, places in enumerate(_arranged(pictures), 1):
        across = max(left + picture.width for _, picture, left, _ in places) + _GAP
        down = max(top + picture.height for _, picture, _, top in places) + _GAP
        sheet = Image.new("RGB", (across, down), "white")
        for name, picture, left, top in places:
            ImageDraw.Draw(sheet).text((left, top - _CAPTION), name, "black", font_size=13)
            sheet.paste(picture, (left, top))
        file = stem.with_name(f"{stem.name}-{number:02}.png")
        sheet.save(file)
        yield file


_Place = tuple[str, Image.Image, int, int]


def _arranged(pictures: dict[str, Path]) -> Iterator[Sequence[_Place]]:
    """Yield sheets of columns that are filled from top to bottom: name, picture, left, top."""
    places: list[_Place] = []
    left = top = _GAP
    for name, picture in _loaded(pictures):
        if top > _GAP and top + _CAPTION + picture.height > SHEET[1]:
            left, top = left + picture.width + _GAP, _GAP
        if places and left + picture.width > SHEET[0]:
            yield places
            places, left, top = [], _GAP, _GAP
        places.append((name, picture, left, top + _CAPTION))
        top += _CAPTION + picture.height + _GAP
    if places:
        yield places


def _loaded(pictures: dict[str, Path]) -> Iterable[tuple[str, Image.Image]]:
    for name, file in pictures.items():
        with Image.open(file) as picture:
            yield name, picture.convert("RGB")
