"""Imported records.

An import is not a match, but users can page through it and start a match from one of its positions.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta

from bot.domain.ids import ImportId, UserId
from bot.domain.refusals import RefusalReason, Refused
from dvonn import Ended, Game, Phase, Record

KEPT_FOR = timedelta(days=7)

MOST_KEPT = 20
"""The maximum number of imports per user; a further import replaces the oldest."""


@dataclass(frozen=True)
class Import:
    id: ImportId
    user: UserId
    """The importing user; imports are private."""
    record: Record

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def ended(self) -> Ended | None:
        """How the game ended; None if the record doesn't say."""
        return self.record.ended

    def opening_at(self, ply: int) -> Game:
        """Return the opening of a match that starts after `ply` moves.

        Raises `Refused`: NOTHING_LEFT_TO_PLAY if the game is over at that ply, `IndexError` beyond its last move.
        """
        if self.game.position_at(ply).phase is Phase.OVER:
            raise Refused(RefusalReason.NOTHING_LEFT_TO_PLAY)
        return Game(self.game.moves[:ply], start=self.game.start)


@dataclass(frozen=True, slots=True)
class ImportFinder:
    """The interface for finding imported records, provided by the feature that stores them."""

    find: Callable[[ImportId, UserId], Awaitable[Import]]
    """A function that returns a user's own record. Raises `Refused`: NO_SUCH_IMPORT,
    also for other users' records.
    """
