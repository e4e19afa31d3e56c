"""The review of a finished match: who stood how well, the mistakes, and where it turned.

Chances are White's, from 0 to 1; margins are in pieces, for White, and always the very result with best play on both
sides. Nothing that is an estimate is told as certain.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from dvonn import Colour, Move


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A position of the stacking, judged."""

    chance: float
    """White's chance to win; a certain result is 1, 0, or 0.5 for a tie."""
    margin: int | None
    """By how many pieces White wins with best play on both sides, below 0 for a loss; None where that is uncertain."""
    decided: bool
    """Whether it is certain with best play who wins (or that nobody does), though perhaps not by how much."""
    line: tuple[Move, ...]
    """The best moves for each side in turn, passes among them, as far as they are known; none once the game is over."""

    def chance_of(self, colour: Colour) -> float:
        """A player's chance to win."""
        return self.chance if colour is Colour.WHITE else 1 - self.chance

    @property
    def leader(self) -> Colour | None:
        """The side that is ahead, and wins where the result is certain; None where neither is."""
        even = self.chance_of(Colour.BLACK)
        return None if self.chance == even else Colour.WHITE if self.chance > even else Colour.BLACK


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move of the game, made in the position `before`, at a ply; `after` is the standing after it.

    The better move, and the moves that should follow then, are `before.line`; the best answer is `after.line`.
    """

    ply: int
    """The position before it is `game.position_at(ply)`, the one after it `game.position_at(ply + 1)`."""
    mover: Colour
    move: Move
    before: Evaluation
    after: Evaluation
    fall: float
    """By how much it lowered the mover's chance to win: 0 for the best move and for all that keep a certain result."""


@dataclass(frozen=True, slots=True)
class Review:
    """A match that was looked through, from the first position of the stacking on."""

    first: int
    """The ply of the first position that was judged: so many moves went before, all of them placements."""
    standings: tuple[Evaluation, ...]
    """Of each position, that of the ply `first` on to the last one; none where it ended while pieces were placed."""
    moves: tuple[JudgedMove, ...]
    """All moves from `first` on, passes among them: one less than the standings."""
    mistakes: Mapping[Colour, tuple[JudgedMove, ...]]
    """Each player's worst moves, the worst first, at most three: they lowered the chance to win by 5 points or more.

    Where results are certain, only a move that makes the result worse (a win a tie, say) is one.
    """
    turning_point: JudgedMove | None
    """The move since which the side that is ahead at the end was always ahead; None where no move changed that."""

    def at(self, ply: int) -> Evaluation:
        """The standing after a ply, `first` or a later one."""
        return self.standings[ply - self.first]

    @property
    def certain_from(self) -> int | None:
        """The ply from which on the result with best play is certain in each position; None before the very end."""
        uncertain = [n for n, standing in enumerate(self.standings) if not standing.decided]
        start = uncertain[-1] + 1 if uncertain else 0
        return self.first + start if start < len(self.standings) - 1 else None
