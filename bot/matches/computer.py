"""The computer as a player: it plays as the bot itself, at a level, and answers at once."""

from dataclasses import dataclass
from typing import Protocol

from bot.matches.ids import MatchId, UserId
from dvonn import Move, Position

LEVELS = range(1, 9)
"""From somebody who has just learned the rules to the strongest."""

USUAL_LEVEL = 2
"""The level where none is chosen: somebody's first opponent."""

MOST_RUNNING = 3
"""Running matches of one person against the computer."""


@dataclass(frozen=True, slots=True)
class Computer:
    """The computer in a match: the user that it plays as, which is the bot's own, and its level."""

    user: UserId
    level: int


class Mind(Protocol):
    """Thinks for the computer, beside everything else that the bot does."""

    async def choose(self, position: Position, level: int, *, seed: str, match: MatchId) -> Move:
        """The move that a level plays: the same one each time for the same position and seed.

        `match` gets no more of the thinking than others. Raises `TimeoutError` where too much is waiting already.
        """

    async def margin(self, position: Position, *, match: MatchId) -> int | None:
        """By how many pieces the player to move will win with best play on both sides; None where that is uncertain."""
