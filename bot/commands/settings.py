"""`/dvonn settings`, for who may manage the server."""

from bot.answering import Interaction, answer, language_of, venue_of
from bot.commands.group import dvonn, phrase
from bot.presentation.page import Page
from bot.presentation.permissions import check_manager, missing_for
from bot.presentation.settings_panel import settings_page


@dvonn.command(name="settings", description=phrase("command-settings"))
async def settings(interaction: Interaction) -> None:
    """Open the panel of the server's settings."""
    await answer(interaction, _settings(interaction))


async def _settings(interaction: Interaction) -> Page:
    check_manager(interaction)
    settled = await interaction.client.servers.settings(venue_of(interaction).guild)
    return settings_page(settled, missing_for(settled, interaction), language_of(interaction))
