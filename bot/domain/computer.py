"""The computer player: it plays as the bot's own Discord user, at a level, and moves immediately.

It also evaluates positions and reviews finished games. An `Evaluation` gives White's chance to win, from 0 to 1, and
White's margin in pieces, which is always proven for best play by both sides; estimates are never presented as certain.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NewType, Protocol

from bot.domain.ids import MatchId, UserId
from bot.domain.puzzle import Puzzle
from dvonn import Colour, Game, Move, Position


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The evaluation of a position in the stacking phase."""

    chance: float
    """White's chance to win; a proven result is 1, 0, or 0.5 for a tie."""
    margin: int | None
    """White's margin in pieces with best play, negative for a loss; None if it is not proven."""
    decided: bool
    """Whether the winner, or a tie, is proven, though perhaps not the margin."""
    line: tuple[Move, ...]
    """The known best moves for both sides in turn, passes included; empty once the game is over."""

    def chance_of(self, colour: Colour) -> float:
        return self.chance if colour is Colour.WHITE else 1 - self.chance

    @property
    def leader(self) -> Colour | None:
        """The side that is ahead, or that wins for certain; None if the chances are even."""
        even = self.chance_of(Colour.BLACK)
        return None if self.chance == even else Colour.WHITE if self.chance > even else Colour.BLACK


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move and the evaluations of the positions before and after it.

    The better move with its continuation is `before.line`; the best answer is `after.line`.
    """

    ply: int
    """`game.position_at(ply)` is the position before the move, `game.position_at(ply + 1)` the one after it."""
    mover: Colour
    move: Move
    before: Evaluation
    after: Evaluation
    fall: float
    """The loss in the mover's chance to win: 0 for the best move, and for any move that keeps a proven result."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a match from the first position of the stacking phase on."""

    first: int
    """The ply of the first evaluated position; all moves before it are placements."""
    standings: tuple[Evaluation, ...]
    """One evaluation per position from ply `first` on; empty if the match ended in the placing phase."""
    moves: tuple[JudgedMove, ...]
    """All moves from `first` on, passes included; one fewer than the standings."""
    mistakes: Mapping[Colour, tuple[JudgedMove, ...]]
    """At most three moves per player, worst first, that each lost 5 percentage points or more.

    Between proven results, only a move that makes the result worse (a win into a tie, say) is a mistake.
    """
    turning_point: JudgedMove | None
    """The worst mistake of the side that is behind in the last position, or of both sides if neither is."""

    def at(self, ply: int) -> Evaluation:
        """Return the evaluation after a ply, `first` or later."""
        return self.standings[ply - self.first]

    @property
    def certain_from(self) -> int | None:
        """The first ply after which every position is decided for the same side; None if only the final one is."""
        leader = self.standings[-1].leader if self.standings else None
        uncertain = [
            n
            for n, standing in enumerate(self.standings)
            if not standing.decided or standing.leader is not leader
        ]
        start = uncertain[-1] + 1 if uncertain else 0
        return self.first + start if start < len(self.standings) - 1 else None


Level = NewType("Level", int)

Ladder = NewType("Ladder", int)
"""A set of levels. With other levels comes another ladder, so a match keeps the strength that it began with."""

LADDER = Ladder(1)
"""The ladder of new matches."""

LEVELS = tuple(map(Level, range(1, 11)))
"""From beginner to strongest."""

USUAL_LEVEL = Level(2)
"""The default level, for a first opponent."""

MOST_RUNNING = 3
"""The maximum number of running matches against the computer per user."""


@dataclass(frozen=True, slots=True)
class Computer:
    """The computer player of one match; `user` is the bot's own Discord user."""

    user: UserId
    level: Level
    ladder: Ladder = LADDER


@dataclass(frozen=True, slots=True)
class Best:
    """The best line found for the player to move."""

    line: tuple[Move, ...]
    """The best moves for both sides in turn, passes included; never empty."""
    margin: float
    """The final margin in pieces for the player to move, negative for a loss; an estimate unless `exact`."""
    exact: bool
    """Whether the margin is proven for best play by both sides."""
    decided: bool
    """Whether the winner is proven; a proven tie counts as decided."""


class ComputerPlayer(Protocol):
    """The search engine, which runs outside the event loop and shares its time fairly between matches.

    Results are deterministic.
    """

    @property
    def strongest(self) -> Level:
        """The highest level that this machine can play."""

    async def choose(
        self,
        position: Position,
        level: int,
        *,
        seed: str,
        match: MatchId,
        ladder: int = LADDER,
        patient: bool = False,
    ) -> Move:
        """Choose a move for a level; a level that this machine can't play is played as the highest that it can.

        The same position and seed always lead to the same move. Nobody waits for a `patient` search, so all other work
        takes precedence over it. Raises `TimeoutError` if the waiting list is full.
        """

    async def margin(self, position: Position, *, match: MatchId) -> int | None:
        """Return the margin in pieces for the player to move with best play; None if it is not proven."""

    async def best(self, position: Position, *, match: MatchId) -> Best:
        """Find the best line for the player to move. Raises `TimeoutError` if the waiting list is full."""

    async def standing(self, position: Position, *, match: MatchId) -> Evaluation:
        """Evaluate a position of the stacking phase or a final position.

        Raises `TimeoutError` if the waiting list is full.
        """

    async def puzzle_in(self, game: Game, *, match: MatchId) -> Puzzle | None:
        """Find a puzzle in the last moves of a finished game; its id is 0.

        Runs at the lowest priority and stops when the caller is cancelled. Raises `TimeoutError` if the waiting list is
        full.
        """

    async def ending(self, game: Game, *, match: MatchId) -> Review:
        """Review the ending of a game: its last positions, as far back as their results can be proved.

        Everything but the search for puzzles takes precedence. Stops when the caller is cancelled. Raises
        `TimeoutError` if the waiting list is full.
        """

    async def review(self, game: Game, *, match: MatchId) -> Review:
        """Review a game. Takes seconds; shorter requests take precedence.

        Stops when the caller is cancelled. Raises `TimeoutError` if the waiting list is full.
        """
