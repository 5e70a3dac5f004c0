"""What somebody probably meant by a hand that cannot be read or cannot be: small changes, each tried out."""

from __future__ import annotations

from bot.services.repair.change import Repair
from bot.services.repair.search import MOST, repairs

__all__ = ["MOST", "Repair", "repairs"]
