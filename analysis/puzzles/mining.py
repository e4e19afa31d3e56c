"""Finding puzzles in games that the search plays against itself, beginning with boards that were filled by lot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

from analysis.answer import Pause, never
from analysis.found import Found
from analysis.puzzles.proof import prove
from analysis.puzzles.puzzle import Puzzle
from analysis.searching import search
from dvonn import Position, placements_by_lot

NODES = 500
"""For a move of such a game."""
CHANCE = 0.06
"""The share of moves that are made by chance."""
MOST_NODES = 400_000
"""For a game of people: a quarter of a second, compiled."""
LAST_PLIES = 13
"""Only positions so near the end are looked at: what comes before can hardly be proved, nor seen."""


def mine(seed: int) -> Iterator[Puzzle]:
    """Puzzles without end, at most one from a game: the one with the most moves to choose from.

    The same `seed` gives the same puzzles.
    """
    for number in count():
        last = _play_game(Random(f"{seed} {number}"))[-LAST_PLIES:]  # noqa: S311  it is to be repeatable, not secret
        if found := [puzzle for puzzle in map(prove, last) if puzzle]:
            yield max(found, key=lambda puzzle: len(puzzle.position.legal_moves()))


def mine_game(positions: Sequence[Position], *, pause: Pause = never) -> Puzzle | None:
    """The puzzle with the most moves to choose from among the last positions of somebody's game, if there is one.

    `MOST_NODES` are looked at, the last positions first. Once `pause` says True, nobody wants the answer any more.
    """
    budget, found = _Budget(pause), list[Puzzle]()
    for position in reversed(positions[-LAST_PLIES:]):
        puzzle = prove(position, budget.look)
        if budget.left <= 0 or pause():
            break  # a search that was cut short proves nothing
        if puzzle:
            found.append(puzzle)
    return max(found, key=lambda puzzle: len(puzzle.position.legal_moves()), default=None)


@dataclass
class _Budget:
    """The nodes that are left for a game."""

    pause: Pause
    left: int = MOST_NODES

    def look(self, position: Position, nodes: int) -> Found:
        """Search a position within what is left."""
        found = search(position, nodes=max(1, min(nodes, self.left)), pause=self.pause)
        self.left -= found.nodes
        return found


def _play_game(lots: Random) -> list[Position]:
    """The positions of a game, each with a player to move."""
    position, seen = Position(), []
    for placement in placements_by_lot(lots):
        position = position.play(placement)
    while position.to_move:
        seen.append(position)
        legal = position.legal_moves()
        by_chance = len(legal) == 1 or lots.random() < CHANCE
        position = position.play(lots.choice(legal) if by_chance else search(position, nodes=NODES).move)
    return seen
