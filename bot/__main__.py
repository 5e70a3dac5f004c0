"""`python -m bot` is the `hule` command."""

from __future__ import annotations

from bot.entry import main

if __name__ == "__main__":
    main()
