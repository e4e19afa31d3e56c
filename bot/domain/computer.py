"""The computer player: it plays as the bot's own Discord user, at a level, and moves at once."""

from dataclasses import dataclass
from typing import NewType, Protocol

from bot.domain.ids import MatchId, UserId
from bot.domain.puzzle import Puzzle
from bot.domain.review import Evaluation, Review
from dvonn import Game, Move, Position

Level = NewType("Level", int)

LEVELS = tuple(map(Level, range(1, 9)))
"""From beginner to strongest."""

USUAL_LEVEL = Level(2)
"""The default: a level for a first opponent."""

MOST_RUNNING = 3
"""The maximum of running matches against the computer per user."""


@dataclass(frozen=True, slots=True)
class Computer:
    """The computer player of one match; `user` is the bot's own Discord user."""

    user: UserId
    level: Level


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

    async def choose(self, position: Position, level: int, *, seed: str, match: MatchId) -> Move:
        """Choose a move for a level; a level above `strongest` is played as `strongest`.

        The same position and seed always lead to the same move. Raises `TimeoutError` if the waiting list is full.
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

    async def review(self, game: Game, *, match: MatchId) -> Review:
        """Review a game. Takes seconds; shorter requests take precedence.

        Stops when the caller is cancelled. Raises `TimeoutError` if the waiting list is full.
        """
