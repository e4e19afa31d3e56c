"""`/dvonn me lines`."""

from bot.features.trying.actions import show_lines
from bot.requests.commands import command
from bot.requests.request import Request
from bot.ui.page import Page


@command("me lines")
async def lines(request: Request) -> Page:
    """List the lines that the asker keeps."""
    return await show_lines(request)
