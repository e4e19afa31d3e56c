"""A page of the rules for somebody, by a command or by a control."""

from bot.features.learning.chapters import chapter_at
from bot.features.learning.pages import rules_page
from bot.matches import MatchId
from bot.pages.doors import View
from bot.pages.page import Page
from bot.requests.request import Request
from bot.requests.sharing import is_shared_place


async def show_rules(request: Request, page: int, *, match: MatchId | None = None, note: str = "") -> Page:
    """A page of the rules, with the way back to the match from which one came, if from any.

    Raises as `Request.match`.
    """
    found = await request.match(match) if match else None
    return await rules_page(
        chapter_at(page),
        request.language,
        await request.taste(),
        aside=View(found, request.language, request.user) if found else None,
        may_share=is_shared_place(request),
        note=note,
    )
