"""`/dvonn-admin settings`, for people who may manage the server."""

from bot.features.server_settings.pages import settings_page
from bot.requests.commands import admin_command
from bot.requests.request import Request
from bot.ui.page import Page
from bot.ui.permissions import check_manager, missing_for


@admin_command("settings")
async def settings(request: Request) -> Page:
    """Open the panel of the server's settings."""
    check_manager(request.interaction)
    async with request.client.store.read() as uow:
        settled = await uow.servers.settings(request.guild)
    return settings_page(settled, missing_for(settled, request.interaction), request.language)
