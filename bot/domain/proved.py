"""Facts that a review proves about a finished game: until when a side could still win, from where on it was perfect.

Estimates prove nothing, and neither does a game whose review stopped searching before it had a proof.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile

from bot.domain.computer import JudgedMove, Review
from bot.domain.match import Match
from dvonn import Colour, Game, Move

FEWEST = 3
"""The minimum number of moves with a choice in a perfect ending; fewer are no achievement."""


@dataclass(frozen=True, slots=True)
class LastWin:
    """The last position in which the loser of a match could win for certain."""

    ply: int
    better: Move | None
    """The move that would have won there; None if the match ended in that position."""


@dataclass(frozen=True, slots=True)
class ProvedEnding:
    """The proved facts about the ending of a match."""

    perfect: Mapping[Colour, int]
    """The sides that played perfectly to the end, with the ply of the first such move."""
    last_win: LastWin | None
    """Until when the loser could win. It concerns the loser alone."""

    def __bool__(self) -> bool:
        return bool(self.perfect or self.last_win)


def proved_ending(match: Match, review: Review) -> ProvedEnding:
    """Return what a review, or one of the ending alone, proves about a finished match."""
    given = len(match.opening.moves)  # not played by the players
    starts = {colour: perfect_from(match.game, review, colour, since=given) for colour in Colour}
    perfect = {colour: start for colour, start in starts.items() if start is not None}
    return ProvedEnding(perfect, last_win_of_loser(match, review))


def last_win_of_loser(match: Match, review: Review) -> LastWin | None:
    """Return until when the loser of a match could win; None without a loser or without such a proof."""
    winner = match.ended.winner if match.ended else None
    if winner is None:
        return None
    ply = last_win(match.game, review, winner.opponent, since=len(match.opening.moves))
    if ply is None:
        return None
    ended_there = ply == len(match.game.moves)  # by a resignation or on time
    return LastWin(ply, None if ended_there else review.at(ply).line[0])


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
    """Return the ply of the first move after which a side kept the best proved margin until the end of the game.

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
