"""`/dvonn watching` and `/dvonn live`."""

from bot.features.watching.actions import live_list, watched_list
from bot.pages.page import Page
from bot.requests.commands import command
from bot.requests.request import Request


@command("watching")
async def watching(request: Request) -> Page:
    """List the matches that the asker watches in this server."""
    return await watched_list(request, 1)


@command("live")
async def live(request: Request) -> Page:
    """List the server's running matches."""
    return await live_list(request, 1)
