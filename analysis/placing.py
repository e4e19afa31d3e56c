"""Placing pieces: each vacant space has a worth for the player to move, who takes the best one.

Nothing is searched: a search of any depth on top of these numbers places no better (see docs/analysis.md).
"""

from analysis.twin.board import BOARD, BitBoard, members
from analysis.weights import FRACTION_BITS, Style, learned
from dvonn import SPACES
from dvonn.lattice import spread

LINE = 6
"""The maximum number of placements in a line."""

_PLACES = tuple(space.bit.bit_length() - 1 for space in SPACES)
_AROUND = {place: spread(1 << place) & BOARD for place in _PLACES}
_OUTSIDE = {place: 6 - around.bit_count() for place, around in _AROUND.items()}


def _steps(source: int, target: int) -> int:
    """Return the number of steps from one space to another, whatever is on them."""
    rows, along = target // 12 - source // 12, target % 12 - source % 12
    return max(abs(rows), abs(along), abs(rows - along))


_STEPS = {source: {target: _steps(source, target) for target in _PLACES} for source in _PLACES}


def worths(board: BitBoard, style: Style | None = None) -> dict[int, float]:
    """Return the worth of each vacant space as sixteenths of a value, by coded placement.

    All are equal while DVONN pieces are placed: no space was found to be better than another.
    """
    if board.dvonn.bit_count() < 3:  # noqa: PLR2004  the DVONN pieces
        return dict.fromkeys(board.moves(), 0)
    style, dvonn = style or learned().placing, tuple(members(board.dvonn))
    own, enemy = board.owned[board.turn], board.owned[1 - board.turn]
    return {move: _worth(move & 63, own, enemy, dvonn, style) for move in board.moves()}


def _worth(place: int, own: int, enemy: int, dvonn: tuple[int, ...], style: Style) -> float:
    steps = _STEPS[place]
    distances = [steps[each] for each in dvonn]
    around, outside = _AROUND[place], _OUTSIDE[place]
    return (
        style.nearest * min(distances)
        + style.distances * sum(distances)
        + style.outside * outside
        + style.edge * (outside > 0)
        + style.friends * (around & own).bit_count()
        + style.enemies * (around & enemy).bit_count()
    )


def best_line(board: BitBoard, style: Style | None = None) -> tuple[int, ...]:
    """Return the best placement and those expected to follow it, coded."""
    line: list[int] = []
    while board.placing and len(line) < LINE:
        found = worths(board, style)
        line.append(max(found, key=found.__getitem__))
        board = board.play(line[-1])
    return tuple(line)


def balance(board: BitBoard) -> int:
    """Return the estimated value of a position of the placing phase for the player to move."""
    style, dvonn = learned().placing, tuple(members(board.dvonn))
    total = 0.0
    for player in (board.turn, 1 - board.turn) if board.occupied != board.dvonn else ():
        own, enemy = board.owned[player], board.owned[1 - player]
        sum_of_own = sum(_worth(place, own, enemy, dvonn, style) for place in members(own))
        total += sum_of_own if player == board.turn else -sum_of_own
    return int(total) >> FRACTION_BITS
