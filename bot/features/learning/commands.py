"""`/dvonn rules` and `/dvonn help`."""

from bot.features.learning.actions import show_rules
from bot.features.learning.help_pages import help_page
from bot.pages.page import Page
from bot.requests.commands import command
from bot.requests.request import Request


@command("rules")
async def rules(request: Request) -> Page:
    """Explain the game."""
    return await show_rules(request, 1)


@command("help")
async def help_(request: Request) -> Page:
    """Tell what the bot can do."""
    return help_page(request.language, direct=request.is_direct, links=request.client.links)
