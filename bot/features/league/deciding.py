"""The result of a game as the league counts it, from its match: how it ended, or how it stood when the season ended."""

from datetime import datetime

from bot.domain.computer import Evaluation
from bot.domain.events import CancelReason
from bot.domain.ids import UserId
from bot.domain.match import Match
from bot.domain.time_used import time_used
from bot.features.league.standings import MOST_MARGIN, Decision, How
from dvonn import Colour, Termination

VOID = Decision(How.VOID)


def decided(match: Match) -> Decision | None:
    """Return the result of a match that is over; None while it runs.

    A game that was not played to its end is lost by `MOST_MARGIN`. A player who ran out of time before a rated match
    could be lost, or resigned then, has lost it in the league. A match that a manager has cancelled, or that couldn't
    be shown, doesn't count.
    """
    if match.ended is None:
        return None
    match match.ended.by:
        case Termination.BOARD:
            return Decision(How.BOARD, match.position.score.margin(Colour.WHITE))
        case Termination.AGREEMENT:
            return Decision(How.BOARD)
        case Termination.RESIGNATION:
            return _lost_by(match.ended.lost_by, How.RESIGNED)
        case Termination.TIME:
            return _lost_by(match.ended.lost_by, How.TIME)
        case _:
            return _cancelled(match)


def _cancelled(match: Match) -> Decision:
    if match.cancelled is CancelReason.TIME:
        return _lost_by(match.position.to_move, How.TIME)
    if match.cancelled is CancelReason.RESIGNED:
        return _lost_by(match.players.colour_of(match.events[-1].actor), How.RESIGNED)
    return VOID


def _lost_by(loser: Colour | None, how: How) -> Decision:
    if loser is None:
        return VOID
    return Decision(how, -MOST_MARGIN if loser is Colour.WHITE else MOST_MARGIN)


def out(loser: Colour) -> Decision:
    """Return the result of a game whose loser is out."""
    return _lost_by(loser, How.OUT)


def proved(standing: Evaluation) -> Decision | None:
    """Return the result that is proved for a position; None without a proof.

    If only the winner is proved, the game counts as won by one piece.
    """
    if not standing.decided:
        return None
    if standing.margin is not None:
        return Decision(How.PROVED, standing.margin)
    return Decision(
        How.PROVED, 0 if standing.leader is None else 1 if standing.leader is Colour.WHITE else -1
    )


def by_time_used(match: Match, until: datetime) -> Decision:
    """Decide by one piece against the player who has used more time until the season's end; a tie if it is the same."""
    used = dict(time_used(match))
    mover = match.to_move
    if mover is not None and not match.stands_still:
        used[mover] += match.pace.elapsed(
            match.events[-1].at.replace(microsecond=0), until.replace(microsecond=0)
        )
    white, black = used[Colour.WHITE], used[Colour.BLACK]
    return Decision(How.TIME_USED, (black > white) - (black < white))


def lost_on_time(match: Match) -> UserId | None:
    """Return the player who has lost a match on time, or for whom it was cancelled on time."""
    decision = decided(match)
    if decision is None or decision.how is not How.TIME:
        return None
    return match.players.black if decision.margin > 0 else match.players.white
