"""The computer as a player: it plays as the bot itself, at a level, and answers at once."""

from dataclasses import dataclass
from typing import NewType, Protocol

from bot.domain.ids import MatchId, UserId
from bot.domain.puzzle import Puzzle
from bot.domain.review import Evaluation, Review
from dvonn import Game, Move, Position

Level = NewType("Level", int)

LEVELS = tuple(map(Level, range(1, 9)))
"""From somebody who has just learned the rules to the strongest."""

USUAL_LEVEL = Level(2)
"""The level where none is chosen: somebody's first opponent."""

MOST_RUNNING = 3
"""Running matches of one person against the computer."""


@dataclass(frozen=True, slots=True)
class Computer:
    """The computer in a match: the user that it plays as, which is the bot's own, and its level."""

    user: UserId
    level: Level


@dataclass(frozen=True, slots=True)
class Best:
    """The best play that was found for the player to move."""

    line: tuple[Move, ...]
    """The moves that are best for each side in turn, passes among them; never empty."""
    margin: float
    """By how many pieces that player wins in the end, below 0 for a loss: an estimate where it is not `exact`."""
    exact: bool
    """Whether the margin is the very result with best play on both sides."""
    decided: bool
    """Whether at least the winner is certain with best play on both sides; a tie that is certain counts, too."""


class ComputerPlayer(Protocol):
    """Thinks for the computer, beside everything else that the bot does."""

    @property
    def strongest(self) -> Level:
        """The highest level that it can play where the bot runs."""

    async def choose(self, position: Position, level: int, *, seed: str, match: MatchId) -> Move:
        """The move that a level plays: the same one each time for the same position and seed.

        A level above the `strongest` is played as that one. `match` gets no more of the thinking than others. Raises
        `TimeoutError` where too much is waiting already.
        """

    async def margin(self, position: Position, *, match: MatchId) -> int | None:
        """By how many pieces the player to move will win with best play on both sides; None where that is uncertain."""

    async def best(self, position: Position, *, match: MatchId) -> Best:
        """The best play in a position in which somebody is to move: the same each time.

        Raises `TimeoutError` where too much is waiting already.
        """

    async def standing(self, position: Position, *, match: MatchId) -> Evaluation:
        """How well both players stand in a position of the stacking, or at the end: the same each time.

        Raises `TimeoutError` where too much is waiting already.
        """

    async def puzzle_in(self, game: Game, *, match: MatchId) -> Puzzle | None:
        """A puzzle from the end of a game that is over, with the number 0, if one is found.

        All else that is to be thought about goes before. It ends where nobody waits for it any more. Raises
        `TimeoutError` where too much is waiting already.
        """

    async def review(self, game: Game, *, match: MatchId) -> Review:
        """Look through a game: some seconds of work, which anything shorter goes before. The same each time.

        It ends where nobody waits for it any more. Raises `TimeoutError` where too much is waiting already.
        """
