"""Finds puzzles in self-play games that start from a randomly filled board, and chooses the most beautiful ones."""

from bisect import bisect
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from analysis.answer import Pause, never
from analysis.found import Found
from analysis.puzzles.beauty import beauty_of, first_rating, looks_of
from analysis.puzzles.motifs import Search, motifs_of
from analysis.puzzles.proof import Proof, look, prove
from analysis.puzzles.puzzle import Puzzle
from analysis.searching import search
from dvonn import Position, placements_by_lot
from dvonn.symmetry import canonical

NODES = 500
"""Nodes per move of a self-play game."""
CHANCE = 0.06
"""The share of random moves."""
MOST_NODES = 400_000
"""The budget for finding a puzzle in a game between people: a quarter of a second with the compiled core."""
LAST_PLIES = 13
"""The number of final positions that are examined: earlier ones are hard to prove, and hard to solve."""

BANDS = (960, 1010, 1060, 1110, 1160)
"""The first ratings that bound the bands of difficulty."""
LEAST_SHARE = 0.1
"""The minimum share of the puzzles in each band."""


def mine(seed: int, games: int) -> Iterator[Puzzle]:
    """Yield the most beautiful puzzle of each self-play game that has one. The games are determined by the seed."""
    for number in range(games):
        last = _play_game(Random(f"{seed} {number}"))[-LAST_PLIES:]  # noqa: S311  must be reproducible, not secret
        if found := [describe(position, proof) for position in last if (proof := prove(position))]:
            yield max(found, key=_rank)


def describe(position: Position, proof: Proof, look: Search = look) -> Puzzle:
    """Return a proved puzzle with its motifs and looks."""
    line, margin, nodes = proof
    return Puzzle(
        position, line, margin, nodes, motifs_of(position, line, look), *looks_of(position, line[0])
    )


def choose(known: Sequence[Puzzle], found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Return the stock in which the `count` most beautiful puzzles are offered, and all others are retired.

    Each band of first ratings has at least `LEAST_SHARE` of them, if there are so many, so that everyone finds some of
    their strength. The known ones keep their numbers; of the found ones, only those that are chosen are appended, and
    none that differs only by symmetry from an earlier one.
    """
    seen, new = {canonical(puzzle.position) for puzzle in known}, list[Puzzle]()
    for puzzle in found:
        if (key := canonical(puzzle.position)) not in seen:
            seen.add(key)
            new.append(puzzle)
    best, bands = sorted((*known, *new), key=_rank, reverse=True), defaultdict[int, list[Puzzle]](list)
    for puzzle in best:
        bands[bisect(BANDS, first_rating(puzzle.traits))].append(puzzle)
    least = [puzzle for band in bands.values() for puzzle in band[: int(LEAST_SHARE * count)]]
    chosen = {puzzle.position for puzzle in least}
    for puzzle in best:
        if len(chosen) < count:
            chosen.add(puzzle.position)
    return [
        *(puzzle._replace(retired=puzzle.position not in chosen) for puzzle in known),
        *(puzzle for puzzle in new if puzzle.position in chosen),
    ]


def mine_game(positions: Sequence[Position], *, pause: Pause = never) -> Puzzle | None:
    """Return the most beautiful puzzle among the last positions of a game between people, if there is one.

    Proofs and motifs take at most `MOST_NODES`, starting from the end. Once `pause` returns True, only the puzzles
    already found are considered.
    """
    budget, found = _Budget(pause), list[Puzzle]()
    for position in reversed(positions[-LAST_PLIES:]):
        proof = prove(position, budget.look)
        if budget.left <= 0 or pause():
            break  # an interrupted search proves nothing
        if proof:
            found.append(describe(position, proof, budget.look))
    return max(found, key=_rank, default=None)


def _rank(puzzle: Puzzle) -> tuple[float, int]:
    """Order puzzles by beauty; of equally beautiful ones, the one with a shorter proof is the better."""
    return beauty_of(puzzle.traits), -puzzle.nodes


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
