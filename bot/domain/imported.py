"""A record that somebody has brought along.

It is no match: nobody plays in it. But one can leaf through it, and a match can go on from one of its positions.
"""

from dataclasses import dataclass
from datetime import timedelta

from bot.domain.ids import ImportId, UserId
from bot.domain.refusals import RefusalReason, Refused
from dvonn import Ended, Game, Phase, Record

KEPT_FOR = timedelta(days=7)
"""How long a record is kept."""

MOST_KEPT = 20
"""How many records are kept for one person: a further one takes the place of the oldest."""


@dataclass(frozen=True)
class Import:
    """One record."""

    id: ImportId
    user: UserId
    """The user who brought it; nobody else is shown it."""
    record: Record

    @property
    def game(self) -> Game:
        """The recorded game."""
        return self.record.game

    @property
    def ended(self) -> Ended | None:
        """How the game ended, or None where the record does not tell."""
        return self.record.ended

    def opening_at(self, ply: int) -> Game:
        """The opening of a match that goes on after so many moves.

        Raises `Refused`: NOTHING_LEFT_TO_PLAY where the game is over on the board by then, `IndexError` beyond its end.
        """
        if self.game.position_at(ply).phase is Phase.OVER:
            raise Refused(RefusalReason.NOTHING_LEFT_TO_PLAY)
        return Game(self.game.moves[:ply], start=self.game.start)
