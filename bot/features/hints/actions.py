"""Thinking about a hint, where there may be one."""

from bot.features.hints.pages import Asked, Step, has_choice, hint_page, nobody_knows_page
from bot.matches import MatchId
from bot.matches.refusals import Refused, Why
from bot.pages.page import Page
from bot.requests.request import Request


async def hint(request: Request, asked: Asked, step: Step, match: MatchId) -> Page:
    """A step of a hint. Raises `Refused`: NOTHING_TO_CHOOSE, TOO_BUSY."""
    if not has_choice(asked.position):
        raise Refused(Why.NOTHING_TO_CHOOSE)
    if asked.nobody_knows:
        return nobody_knows_page(asked)
    try:
        best = await request.client.mind.best(asked.position, match=match)
    except TimeoutError as busy:
        raise Refused(Why.TOO_BUSY) from busy
    return await hint_page(asked, step, best)
