"""A page of the rules for somebody, by a command or by a control."""

from bot.domain import MatchId
from bot.features.rules.chapters import chapter_at
from bot.features.rules.pages import rules_page
from bot.requests.request import Request
from bot.requests.sharing import is_shared_place
from bot.ui.action_slots import ActionContext
from bot.ui.page import Page


async def show_rules(request: Request, page: int, *, match: MatchId | None = None, note: str = "") -> Page:
    """A page of the rules, with the way back to the match from which one came, if from any.

    Raises as `Request.match`.
    """
    found = await request.match(match) if match else None
    return await rules_page(
        chapter_at(page),
        request.language,
        await request.display(),
        aside=ActionContext(found, request.language, request.user) if found else None,
        may_share=is_shared_place(request),
        note=note,
    )
