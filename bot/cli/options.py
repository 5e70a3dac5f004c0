"""The options of the commands. Help texts stand in the catalogues (`help_…`), what values mean in `bot.cli.values`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

Hand: TypeAlias = Annotated[list[str] | None, typer.Argument(metavar="HAND", show_default=False)]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json")]
Locale: TypeAlias = Annotated[str | None, typer.Option("--locale", metavar="LANGUAGE")]
Config: TypeAlias = Annotated[Path | None, typer.Option("--config", metavar="FILE")]
Debug: TypeAlias = Annotated[bool, typer.Option("--debug")]
House: TypeAlias = Annotated[str | None, typer.Option("--house", metavar="HOUSE")]
WinTile: TypeAlias = Annotated[str | None, typer.Option("--win", metavar="TILE")]
SelfDrawn: TypeAlias = Annotated[bool | None, typer.Option("--self-drawn/--discard", show_default=False)]
From: TypeAlias = Annotated[str | None, typer.Option("--from", metavar="SEAT")]
Seat: TypeAlias = Annotated[str | None, typer.Option("--seat", metavar="WIND")]
Round: TypeAlias = Annotated[str | None, typer.Option("--round", metavar="WIND")]
LastTile: TypeAlias = Annotated[bool, typer.Option("--last-tile")]
Kong: TypeAlias = Annotated[bool, typer.Option("--kong")]
LastOfKind: TypeAlias = Annotated[bool, typer.Option("--last-of-kind")]
Ready: TypeAlias = Annotated[bool, typer.Option("--ready")]
Flowers: TypeAlias = Annotated[str | None, typer.Option("--flowers", metavar="N")]
WildTile: TypeAlias = Annotated[str | None, typer.Option("--wild", metavar="TILE", hidden=True)]
Bird: TypeAlias = Annotated[str | None, typer.Option("--bird", metavar="TILE", hidden=True)]
Picture: TypeAlias = Annotated[str | None, typer.Option("--picture", metavar="FILE.png", hidden=True)]
Batch: TypeAlias = Annotated[str | None, typer.Option("--batch", metavar="FILE")]
Seen: TypeAlias = Annotated[str | None, typer.Option("--seen", metavar="TILES")]
