"""The static evaluation: a sum of learned weights over the position's traits, for the player to move."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from analysis.answer import WIN
from analysis.twin.board import BitBoard, members
from analysis.weights import FRACTION_BITS, Weights
from dvonn.lattice import spread, surrounded

MOST = 12000
HEIGHTS, WAYS, FREEDOMS, DANGERS, LANDING_HEIGHTS, LANDED, LINKED = 5, 5, 4, 3, 4, 4, 4
STACK_KINDS = HEIGHTS * WAYS * FREEDOMS * DANGERS
LANDINGS = LANDING_HEIGHTS * LANDED * LANDED * 2
LINKS = WAYS * LINKED
LANDING = STACK_KINDS
LINK = LANDING + 2 * LANDINGS
PIECES = LINK + 2 * LINKS
MOVES, HITS, TEMPO, STACK_WEIGHTS = range(PIECES + 1, PIECES + 5)


class Trait(NamedTuple):
    """A feature: the column of its weight, and its count for the player to move (negative for the opponent's)."""

    column: int
    times: int


def traits(board: BitBoard) -> Iterator[Trait]:
    """Yield a position's features; only the sums per column matter."""
    for player in (0, 1):
        sign = 1 if player == board.turn else -1
        for column, times in _traits_of(board, player):
            yield Trait(column, sign * times)
    yield Trait(TEMPO, 1)


def _traits_of(board: BitBoard, player: int) -> Iterator[Trait]:
    own, enemy = board.owned[player], board.owned[1 - player]
    targets, enemy_targets = _targets(board, own), _targets(board, enemy)
    defended, attacked = _union(targets.values()), _union(enemy_targets.values())
    landing, link = (LANDING, LINK) if player == board.turn else (LANDING + LANDINGS, LINK + LINKS)
    yield Trait(MOVES, sum(spaces.bit_count() for spaces in targets.values()))
    yield Trait(HITS, sum((spaces & enemy).bit_count() for spaces in targets.values()))
    for space, spaces in targets.items():
        kind = min(board.heights[space], LANDING_HEIGHTS) - 1
        kind = kind * LANDED + min((spaces & enemy).bit_count(), LANDED - 1)
        kind = kind * LANDED + min((spaces & own).bit_count(), LANDED - 1)
        yield Trait(landing + kind * 2 + (spaces & board.dvonn != 0), 1)
    within = _within(board.dvonn, board.occupied)
    nearer = 0, *within[:-1], board.occupied
    for space in members(own):
        height, way = board.heights[space], _way(within, space)
        ways = targets[space].bit_count() if space in targets else -1
        freedom = 1 + (ways > 0) + (ways > 2) if ways >= 0 else 0  # noqa: PLR2004  as in the core
        danger = 1 + (defended >> space & 1) if attacked >> space & 1 else 0
        kind = (min(height, HEIGHTS) - 1) * WAYS + way
        yield Trait((kind * FREEDOMS + freedom) * DANGERS + danger, 1)
        yield Trait(PIECES, height)
        links = (spread(1 << space) & nearer[way]).bit_count()
        yield Trait(link + way * LINKED + min(links, LINKED - 1), 1)


def _targets(board: BitBoard, stacks: int) -> dict[int, int]:
    """Return where each of these stacks that isn't surrounded can land."""
    return {space: board.targets(space) for space in members(stacks & ~surrounded(board.occupied))}


def _union(sets: Iterable[int]) -> int:
    union = 0
    for each in sets:
        union |= each
    return union


def _within(dvonn: int, ground: int) -> list[int]:
    """Return the sets of spaces within 0, 1, 2 and 3 steps of a DVONN piece, on paths over `ground`."""
    within = [dvonn]
    for _ in range(WAYS - 2):
        within.append((within[-1] | spread(within[-1])) & ground)
    return within


def _way(within: list[int], space: int) -> int:
    return WAYS - 1 - sum(near >> space & 1 for near in within)


def result(board: BitBoard) -> int:
    """Return the value of a finished game."""
    margin = board.points(board.turn) - board.points(1 - board.turn)
    return margin + WIN * ((margin > 0) - (margin < 0))


def evaluate(board: BitBoard, weights: Weights) -> tuple[int, bool]:
    """Return the evaluation of a stacking position, and whether it is the result of a finished game."""
    if not board.moves():
        return result(board), True
    weight = weights.stacks[board.occupied.bit_count()]
    total = sum(weight[column] * times for column, times in traits(board))
    return max(-MOST, min(MOST, total >> FRACTION_BITS)), False
