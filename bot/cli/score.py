"""`hule score`: one hand, or many as JSON Lines."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import nullcontext
from pathlib import Path

from bot.cards import score_card
from bot.cli import options, values
from bot.cli.batch import score_batch
from bot.cli.data import scored_data
from bot.cli.screen import FileError, Screen, UsageError, typed
from bot.mahjong.hand import DISCARD, SELF_DRAW
from bot.mahjong.notation import Overrides
from bot.services.scoring import ScoreHand, read_tile, score_hand, z_order


def score(
    *,
    hand: options.Hand = None,
    house: options.House = None,
    win: options.WinTile = None,
    self_drawn: options.SelfDrawn = None,
    from_: options.From = None,
    seat: options.Seat = None,
    round_: options.Round = None,
    last_tile: options.LastTile = False,
    kong: options.Kong = False,
    last_of_kind: options.LastOfKind = False,
    ready: options.Ready = False,
    flowers: options.Flowers = None,
    wild: options.WildTile = None,
    bird: options.Bird = None,
    picture: options.Picture = None,
    batch: options.Batch = None,
    as_json: options.AsJson = False,
    locale: options.Locale = None,
    config: options.Config = None,
    _debug: options.Debug = False,
) -> None:
    """Score a hand, or with `--batch` a file of them."""
    screen = Screen.of(locale, as_json=as_json)
    values.load_config(config)
    _refuse_later(wild=wild, bird=bird, picture=picture)
    text = typed(hand)
    overrides = Overrides(
        win=None if win is None else read_tile(win, z_order(text or "")),
        by=None if self_drawn is None else SELF_DRAW if self_drawn else DISCARD,
        seat=values.wind("--seat", seat),
        round=values.wind("--round", round_),
        last_tile=last_tile or None,
        kong=kong or None,
        last_of_kind=last_of_kind or None,
        ready=ready or None,
        flowers=values.flowers(flowers),
    )
    discarder = values.wind("--from", from_)
    if batch is not None:
        if text or house or discarder or overrides != Overrides():
            raise UsageError("usage_batch_alone")
        _score_file(batch, screen)
    elif text:
        scored = score_hand(ScoreHand(text, overrides, house, discarder))
        if as_json:
            screen.data(scored_data(scored, screen.words))
        else:
            screen.card(score_card(scored, screen.words))
    else:
        raise UsageError("usage_no_hand", command="score")


def _refuse_later(*, wild: str | None, bird: str | None, picture: str | None) -> None:
    if wild is not None:
        raise UsageError("later_wild")
    if bird is not None:
        raise UsageError("later_bird")
    if picture is not None:
        raise UsageError("later_picture")


def _score_file(name: str, screen: Screen) -> None:
    """Answer a file line by line."""
    if name == "-" and sys.stdin is None:
        raise FileError("file_unreadable", file=name, reason=os.strerror(errno.EBADF))
    try:
        with nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb") as lines:
            sys.stdout.flush()
            score_batch(lines, sys.stdout.buffer, screen.words)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        if isinstance(error, OSError) and error.filename is None:
            raise  # of the answers, not of the file
        raise FileError("file_unreadable", file=name, reason=getattr(error, "strerror", None) or str(error)) from error
