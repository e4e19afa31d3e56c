"""Controls that request hints."""

from bot.domain import MatchId
from bot.domain.refusals import RefusalReason, Refused
from bot.features.hints.pages import (
    Hint,
    HintRequest,
    HintStep,
    PastHint,
    has_choice,
    hint_page,
    nobody_knows_page,
    of_ply,
    of_turn,
)
from bot.requests.handlers import Handlers
from bot.requests.looking_back import check_not_in_play
from bot.requests.request import Request
from bot.ui.match_status import nearest
from bot.ui.page import Page

handlers = Handlers()


async def hint(request: Request, asked: HintRequest, step: HintStep, match: MatchId) -> Page:
    """Build one step of a hint. Raises `Refused`: NOTHING_TO_CHOOSE, TOO_BUSY."""
    if not has_choice(asked.position):
        raise Refused(RefusalReason.NOTHING_TO_CHOOSE)
    if asked.nobody_knows:
        return nobody_knows_page(asked)
    try:
        best = await request.client.computer_player.best(asked.position, match=match)
    except TimeoutError as busy:
        raise Refused(RefusalReason.TOO_BUSY) from busy
    return await hint_page(asked, step, best)


@handlers.control(Hint)
async def for_turn(request: Request, control: Hint) -> Page:
    match = await request.match(control.match)
    if match.computer is None and not match.is_over:
        raise Refused(RefusalReason.NO_HINTS_HERE, match)
    match.check_turn(request.user, control.seen)
    await check_not_in_play(request, match)
    return await hint(
        request, of_turn(match, request.language, await request.display()), control.step, match.id
    )


@handlers.control(PastHint)
async def for_ply(request: Request, control: PastHint) -> Page:
    match = await request.match(control.match)
    if not match.is_over:
        raise Refused(RefusalReason.NO_HINTS_HERE, match)
    await check_not_in_play(request, match)
    ply = nearest(match, control.ply)
    return await hint(
        request, of_ply(match, ply, request.language, await request.display()), control.step, match.id
    )
