"""Filling the board by lot, for a game that begins with the stacking phase."""

from random import Random

from dvonn.moves import Place
from dvonn.spaces import SPACES


def placements_by_lot(lots: Random) -> tuple[Place, ...]:
    """Draw a whole placing phase: 49 placements in turn, every way to fill the board equally likely."""
    return tuple(Place(space) for space in lots.sample(SPACES, len(SPACES)))
