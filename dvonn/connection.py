"""The connection with the DVONN pieces: what is cut off after a move."""

from itertools import product

from dvonn.lattice import ring_around, spread
from dvonn.spaces import SPACES


def connected(occupied: int, dvonn: int) -> int:
    """The spaces of `dvonn` and all occupied spaces that are connected with them."""
    reached, wider = 0, dvonn
    while wider != reached:
        reached = wider
        wider = (reached | spread(reached)) & occupied
    return reached


def _arcs(ring: tuple[int, ...]) -> int:
    """Count the runs of occupied neighbours, going once round."""
    return sum(1 for before, here in zip(ring[-1:] + ring, ring, strict=False) if here and not before)


def _joints(ring: tuple[int, ...]) -> frozenset[int]:
    """The occupations of a ring that fall into several arcs, as sets of spaces."""
    occupations = product(*({0, bit} for bit in ring))
    return frozenset(sum(occupation) for occupation in occupations if _arcs(occupation) > 1)


_RING = tuple(sum(ring_around(space)) for space in SPACES)
_JOINTS = tuple(_joints(ring_around(space)) for space in SPACES)


def may_split(occupied: int, vacated: int) -> bool:
    """Whether the space with the index `vacated` was perhaps the only link between stacks around it.

    If its occupied neighbours follow each other round it in one arc, they still touch without it, and nothing
    is separated: then there is no need to follow the connection through the whole board.
    """
    return occupied & _RING[vacated] in _JOINTS[vacated]
