"""The steps of hints."""

from bot.domain.refusals import RefusalReason, Refused
from bot.features.hints.actions import hint
from bot.features.hints.pages import Hint, PastHint, of_ply, of_turn
from bot.requests.controls import handles
from bot.requests.looking_back import check_not_in_play
from bot.requests.request import Request
from bot.ui.page import Page
from bot.ui.past import nearest


@handles(Hint)
async def for_turn(request: Request, control: Hint) -> Page:
    """Give a hint to the player who is to move against the computer."""
    match = await request.match(control.match)
    if match.computer is None and not match.is_over:
        raise Refused(RefusalReason.NO_HINTS_HERE, match)
    match.check_turn(request.user, control.seen)
    await check_not_in_play(request, match)
    return await hint(
        request, of_turn(match, request.language, await request.display()), control.step, match.id
    )


@handles(PastHint)
async def for_ply(request: Request, control: PastHint) -> Page:
    """Give a hint for a position of a match that is over, to whoever looks back at it."""
    match = await request.match(control.match)
    if not match.is_over:
        raise Refused(RefusalReason.NO_HINTS_HERE, match)
    await check_not_in_play(request, match)
    ply = nearest(match, control.ply)
    return await hint(
        request, of_ply(match, ply, request.language, await request.display()), control.step, match.id
    )
