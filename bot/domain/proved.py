"""Facts that a review proves about a finished game: until when a side could still win, from where on it was perfect.

Estimates prove nothing, and neither does a game whose review stopped searching before it had a proof.
"""

from itertools import takewhile

from bot.domain.computer import JudgedMove, Review
from dvonn import Colour, Game

FEWEST = 3
"""The number of moves with a choice that a perfect ending has at least: fewer are no achievement."""


def last_win(game: Game, review: Review, colour: Colour, *, since: int = 0) -> int | None:
    """Return the ply of the last position in which a side could win for certain; None without such a proof.

    The side is to move there, or the game ended there. Positions before ply `since` don't count.
    """
    won = [
        ply
        for ply, standing in enumerate(review.standings, start=review.first)
        if ply >= since and standing.decided and standing.chance_of(colour) == 1
    ]
    return max((ply for ply in won if _may_use_it(game, ply, colour)), default=None)


def _may_use_it(game: Game, ply: int, colour: Colour) -> bool:
    return ply == len(game.moves) or game.position_at(ply).to_move is colour


def perfect_from(game: Game, review: Review, colour: Colour, *, since: int = 0) -> int | None:
    """Return the ply of the move from which on a side kept the best proved margin to the end of the game.

    Moves before ply `since` don't count. None if there is no such proof, if the game was not played to the end, or if
    hardly any of the moves had a choice.
    """
    if game.position.to_move is not None:
        return None
    own = [move for move in reversed(review.moves) if move.mover is colour and move.ply >= since]
    perfect = list(takewhile(_keeps_margin, own))
    chosen = [move for move in perfect if len(game.position_at(move.ply).legal_moves()) > 1]
    return chosen[-1].ply if len(chosen) >= FEWEST else None


def _keeps_margin(move: JudgedMove) -> bool:
    return move.before.margin is not None and move.before.margin == move.after.margin
