"""`/dvonn watch list`."""

from bot.features.watching.controls import watched_list
from bot.requests.commands import command
from bot.requests.request import Request
from bot.ui.page import Page


@command("watch list", servers_only=True)
async def watching(request: Request) -> Page:
    """List the matches that the asker watches here."""
    return await watched_list(request)
