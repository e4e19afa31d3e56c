"""Turning the pages of the rules and of the help."""

from bot.features.learning.pages import ShowHelp, commands_page, help_page, rules_page
from bot.pages.beginning import ShowRules
from bot.pages.doors import View
from bot.pages.page import Page
from bot.requests.controls import handles
from bot.requests.request import Request


@handles(ShowRules)
async def rules(request: Request, control: ShowRules) -> Page:
    """Show a page of the rules."""
    match = await request.match(control.match) if control.match else None
    aside = View(match, request.language, request.user) if match else None
    return await rules_page(control.page, request.language, aside=aside)


@handles(ShowHelp)
async def help_(request: Request, control: ShowHelp) -> Page:
    """Tell how to begin, or of all commands."""
    return commands_page(request.language) if control.all_commands else help_page(request.language)
