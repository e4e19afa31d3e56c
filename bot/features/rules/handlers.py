"""`/dvonn rules` and `/dvonn help`, and the controls of their pages."""

from bot.domain import MatchId
from bot.features.rules.chapters import chapter_at
from bot.features.rules.pages import (
    ChooseChapter,
    Further,
    ShareRules,
    ShowHelp,
    commands_page,
    help_page,
    rules_page,
    shared_rules_page,
)
from bot.requests.handlers import Handlers
from bot.requests.request import Request
from bot.requests.sharing import check_sharing_here, is_shared_place, post
from bot.ui.action_slots import ActionContext
from bot.ui.beginning import ShowRules
from bot.ui.control import read_value
from bot.ui.page import Page

handlers = Handlers()


async def show_rules(request: Request, page: int, *, match: MatchId | None = None, note: str = "") -> Page:
    """Show a page of the rules, with a way back to the match it was opened from, if any.

    Raises the same errors as `Request.match`.
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


@handlers.command("rules")
async def rules(request: Request) -> Page:
    return await show_rules(request, 1)


@handlers.command("help")
async def help_(request: Request) -> Page:
    return help_page(request.language, direct=request.is_direct, links=request.client.links)


@handlers.control(ShowRules)
async def press_rules(request: Request, control: ShowRules) -> Page:
    return await show_rules(request, control.page, match=control.match)


@handlers.control(ChooseChapter)
async def chapter(request: Request, control: ChooseChapter) -> Page:
    return await show_rules(request, read_value(int, request.chosen_one), match=control.match)


@handlers.control(ShareRules)
async def share(request: Request, control: ShareRules) -> Page:
    check_sharing_here(request)
    page = await shared_rules_page(chapter_at(control.page), request.user, request.public_language)
    return await show_rules(request, control.page, match=control.match, note=await post(request, page))


@handlers.control(ShowHelp)
async def press_help(request: Request, control: ShowHelp) -> Page:
    """Show how to begin, or all commands."""
    if control.further is Further.ALL_COMMANDS:
        return commands_page(request.language)
    return help_page(request.language, direct=request.is_direct, links=request.client.links)
