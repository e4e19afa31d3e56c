"""`/dvonn rules` and `/dvonn help`."""

from bot.features.rules.actions import show_rules
from bot.features.rules.help_pages import help_page
from bot.requests.commands import command
from bot.requests.request import Request
from bot.ui.page import Page


@command("rules")
async def rules(request: Request) -> Page:
    """Explain the game."""
    return await show_rules(request, 1)


@command("help")
async def help_(request: Request) -> Page:
    """Tell what the bot can do."""
    return help_page(request.language, direct=request.is_direct, links=request.client.links)
