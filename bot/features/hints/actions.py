"""Thinking about a hint, where there may be one."""

from bot.domain import MatchId
from bot.domain.refusals import RefusalReason, Refused
from bot.features.hints.pages import HintRequest, HintStep, has_choice, hint_page, nobody_knows_page
from bot.requests.request import Request
from bot.ui.page import Page


async def hint(request: Request, asked: HintRequest, step: HintStep, match: MatchId) -> Page:
    """A step of a hint. Raises `Refused`: NOTHING_TO_CHOOSE, TOO_BUSY."""
    if not has_choice(asked.position):
        raise Refused(RefusalReason.NOTHING_TO_CHOOSE)
    if asked.nobody_knows:
        return nobody_knows_page(asked)
    try:
        best = await request.client.computer_player.best(asked.position, match=match)
    except TimeoutError as busy:
        raise Refused(RefusalReason.TOO_BUSY) from busy
    return await hint_page(asked, step, best)
