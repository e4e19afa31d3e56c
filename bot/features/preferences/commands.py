"""`/dvonn me preferences`."""

from bot.features.preferences.pages import preferences_page
from bot.requests.commands import command
from bot.requests.request import Request
from bot.ui.page import Page


@command("me preferences")
async def preferences(request: Request) -> Page:
    """Open the panel of preferences."""
    return preferences_page(await request.preferences(), request.language)
