"""Turning and sharing the pages of the rules, and turning those of the help."""

from bot.features.rules.actions import show_rules
from bot.features.rules.chapters import chapter_at
from bot.features.rules.help_pages import Further, ShowHelp, commands_page, help_page
from bot.features.rules.pages import ChooseChapter, ShareRules, shared_rules_page
from bot.requests.controls import handles
from bot.requests.request import Request
from bot.requests.sharing import check_posting, post
from bot.ui.beginning import ShowRules
from bot.ui.control import read_value
from bot.ui.page import Page


@handles(ShowRules)
async def rules(request: Request, control: ShowRules) -> Page:
    """Show a page of the rules."""
    return await show_rules(request, control.page, match=control.match)


@handles(ChooseChapter)
async def chapter(request: Request, control: ChooseChapter) -> Page:
    """Show the chapter that was chosen in the menu."""
    return await show_rules(request, read_value(int, request.chosen_one), match=control.match)


@handles(ShareRules)
async def share(request: Request, control: ShareRules) -> Page:
    """Post a page of the rules in the channel."""
    check_posting(request)
    page = await shared_rules_page(chapter_at(control.page), request.user, request.public_language)
    return await show_rules(request, control.page, match=control.match, note=await post(request, page))


@handles(ShowHelp)
async def help_(request: Request, control: ShowHelp) -> Page:
    """Tell how to begin, or of all commands."""
    if control.further is Further.ALL_COMMANDS:
        return commands_page(request.language)
    return help_page(request.language, direct=request.is_direct, links=request.client.links)
