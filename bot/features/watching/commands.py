"""`/dvonn watch list`."""

from bot.features.watching.controls import watched_list
from bot.pages.page import Page
from bot.requests.commands import command
from bot.requests.request import Request


@command("watch list", servers_only=True)
async def watching(request: Request) -> Page:
    """List the matches that the asker watches here."""
    return await watched_list(request)
