"""Loads the game that a control refers to, and checks that the computer may help with a game or a position."""

from bot.domain.ids import PastId
from bot.domain.imported import ImportFinder
from bot.domain.policy import policy_of
from bot.domain.refusals import Protected, RefusalReason, Refused
from bot.pages.match_status import Past
from bot.requests.request import Request
from bot.services.fair_play import RequestedPositions, find_in_play
from dvonn import Game, Position


async def past_of(request: Request, past: PastId) -> Past:
    """Load the game that a control refers to.

    Raises `Refused`: NO_SUCH_MATCH, NO_SUCH_IMPORT, OUTDATED_CONTROL.
    """
    if past.record is not None:
        return await request.get(ImportFinder).find(past.record, request.user)
    if past.match is None:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return await request.match(past.match)


async def check_game_not_in_play(request: Request, *games: Game) -> None:
    """Check that help with games is no help in a running match between people, or with a secret board.

    Raises `Refused`: STILL_IN_PLAY, `Policy.protects`.
    """
    await _check(request, *map(RequestedPositions.game, games))


async def check_not_in_play(request: Request, position: Position, *, only_own: bool = False) -> None:
    """Like `check_game_not_in_play`, but for a position; with `only_own`, only the user's own matches count."""
    await _check(request, RequestedPositions.position(position), only_own=only_own)


async def check_line_not_in_play(request: Request, line: Game, of: Game) -> None:
    """Like `check_game_not_in_play`, but for a line that was tried out from a game, and for that game."""
    await _check(request, RequestedPositions.game(of), RequestedPositions.line(line, of))


async def check_end_not_in_play(request: Request, game: Game) -> None:
    """Like `check_game_not_in_play`, but for the last position of a game only."""
    await _check(request, RequestedPositions.end_of(game))


async def _check(request: Request, *wanted: RequestedPositions, only_own: bool = False) -> None:
    client = request.client
    found = await find_in_play(
        client.store, *wanted, at=client.clock(), asked_by=request.user, only_own=only_own
    )
    if isinstance(found, Protected):
        raise Refused(policy_of(found.occasion).protects, found)
    if found:
        raise Refused(RefusalReason.STILL_IN_PLAY, found)
