"""How often a player's moves were those that the computer prefers, in one reviewed game.

Only moves that were a choice count: there was more than one, and the result wasn't proved yet.
"""

from dataclasses import dataclass

from bot.domain.computer import Review
from dvonn import Colour, Game


@dataclass(frozen=True, slots=True)
class Agreement:
    same: int
    """The moves that the computer would have played."""
    counted: int

    @property
    def share(self) -> float | None:
        """The part of the moves that were the computer's; None without any that count."""
        return self.same / self.counted if self.counted else None


def agreement(review: Review, game: Game, colour: Colour) -> Agreement:
    choices = [
        move
        for move in review.moves
        if move.mover is colour
        and move.before.line
        and not move.before.decided
        and len(game.position_at(move.ply).legal_moves()) > 1
    ]
    return Agreement(sum(move.move == move.before.line[0] for move in choices), len(choices))


USUAL = ((0, 0.12), (1650, 0.18))
"""The usual share from a rating on: measured with `python -m benchmarks.agreement` on 160 games of 44 people."""

USUAL_OF_ALL = 0.14


def usual_share(rating: float | None) -> float:
    """Return the share that is usual at a rating, or of all players if there is none."""
    if rating is None:
        return USUAL_OF_ALL
    return [share for limit, share in USUAL if limit <= max(rating, 0)][-1]
