"""Turning the pages of the rules."""

from bot.features.learning.pages import ShowRules, rules_page
from bot.pages.page import Page
from bot.requests.controls import handles
from bot.requests.request import Request


@handles(ShowRules)
async def rules(request: Request, control: ShowRules) -> Page:
    """Show a page of the rules."""
    return await rules_page(control.page, request.language)
