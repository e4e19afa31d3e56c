"""Finds puzzles in self-play games that start from a randomly filled board."""

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
"""Nodes per move of a self-play game."""
CHANCE = 0.06
"""The share of random moves."""
MOST_NODES = 400_000
"""The budget for finding a puzzle in a game between people: a quarter of a second with the compiled core."""
LAST_PLIES = 13
"""The number of final positions that are examined: earlier ones are hard to prove, and hard to solve."""


def mine(seed: int) -> Iterator[Puzzle]:
    """Yield puzzles endlessly, at most one per game: the one with the most legal moves.

    The sequence is determined by the seed.
    """
    for number in count():
        last = _play_game(Random(f"{seed} {number}"))[-LAST_PLIES:]  # noqa: S311  must be reproducible, not secret
        if found := [puzzle for puzzle in map(prove, last) if puzzle]:
            yield max(found, key=lambda puzzle: len(puzzle.position.legal_moves()))


def mine_game(positions: Sequence[Position], *, pause: Pause = never) -> Puzzle | None:
    """Return the puzzle with the most legal moves among the last positions of a game between people, if there is one.

    Searches at most `MOST_NODES`, starting from the end. Once `pause` returns True, only the puzzles already found are
    considered.
    """
    budget, found = _Budget(pause), list[Puzzle]()
    for position in reversed(positions[-LAST_PLIES:]):
        puzzle = prove(position, budget.look)
        if budget.left <= 0 or pause():
            break  # an interrupted search proves nothing
        if puzzle:
            found.append(puzzle)
    return max(found, key=lambda puzzle: len(puzzle.position.legal_moves()), default=None)


@dataclass
class _Budget:
    """The remaining nodes for a game."""

    pause: Pause
    left: int = MOST_NODES

    def look(self, position: Position, nodes: int) -> Found:
        """Search a position within the budget."""
        found = search(position, nodes=max(1, min(nodes, self.left)), pause=self.pause)
        self.left -= found.nodes
        return found


def _play_game(rng: Random) -> list[Position]:
    """Play a game and return its positions, without the final one."""
    position, seen = Position(), []
    for placement in placements_by_lot(rng):
        position = position.play(placement)
    while position.to_move:
        seen.append(position)
        legal = position.legal_moves()
        by_chance = len(legal) == 1 or rng.random() < CHANCE
        position = position.play(rng.choice(legal) if by_chance else search(position, nodes=NODES).move)
    return seen
