"""Connection to the DVONN pieces: which stacks a move cuts off."""

from itertools import product

from dvonn.lattice import ring_around, spread
from dvonn.spaces import SPACES


def connected(occupied: int, dvonn: int) -> int:
    """Return the spaces of `dvonn` and all occupied spaces connected to them."""
    reached, wider = 0, dvonn
    while wider != reached:
        reached = wider
        wider = (reached | spread(reached)) & occupied
    return reached


def _arcs(ring: tuple[int, ...]) -> int:
    """Count the runs of occupied neighbours around a space."""
    return sum(1 for before, here in zip(ring[-1:] + ring, ring, strict=False) if here and not before)


def _joints(ring: tuple[int, ...]) -> frozenset[int]:
    """Return every set of occupied neighbours that forms more than one arc of the ring."""
    occupations = product(*({0, bit} for bit in ring))
    return frozenset(sum(occupation) for occupation in occupations if _arcs(occupation) > 1)


_RING = tuple(sum(ring_around(space)) for space in SPACES)
_JOINTS = tuple(_joints(ring_around(space)) for space in SPACES)


def may_split(occupied: int, vacated: int) -> bool:
    """Return whether the space with the index `vacated` may have been the only link between stacks around it.

    If its occupied neighbours form a single arc, they are still connected to each other, so no connection is lost
    and searching the whole board is unnecessary.
    """
    return occupied & _RING[vacated] in _JOINTS[vacated]
