"""`/dvonn me forget`."""

from bot.features.privacy.pages import kept_page
from bot.requests.commands import command
from bot.requests.request import Request
from bot.ui.page import Page


@command("me forget")
async def forget_me(request: Request) -> Page:
    """Show what is kept of the asker, and offer to delete it."""
    return kept_page(await request.client.people.kept(request.user), request.language)
