"""`/dvonn settings`, for who may manage the server."""

from bot.features.server_settings.pages import settings_page
from bot.pages.page import Page
from bot.pages.permissions import check_manager, missing_for
from bot.requests.answering import Interaction, answer, language_of, venue_of
from bot.requests.group import dvonn, phrase


@dvonn.command(name="settings", description=phrase("command-settings"))
async def settings(interaction: Interaction) -> None:
    """Open the panel of the server's settings."""
    await answer(interaction, _settings(interaction))


async def _settings(interaction: Interaction) -> Page:
    check_manager(interaction)
    settled = await interaction.client.servers.settings(venue_of(interaction).guild)
    return settings_page(settled, missing_for(settled, interaction), language_of(interaction))
