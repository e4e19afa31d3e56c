"""Random placement of all pieces, for games that begin with the stacking phase."""

from random import Random

from dvonn.moves import Place
from dvonn.spaces import SPACES


def placements_by_lot(rng: Random) -> tuple[Place, ...]:
    """Return a random placing phase: 49 placements in turn, every full board equally likely."""
    return tuple(Place(space) for space in rng.sample(SPACES, len(SPACES)))
