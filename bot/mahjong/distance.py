"""How far tiles are from a winning shape, counted in tiles to exchange."""
from bot.mahjong.hand import Hand
def tiles_off(hand: Hand) -> int:
    return 1
