"""`/dvonn preferences`."""

from bot.answering import Interaction, answer, language_of, user_of
from bot.commands.group import dvonn, phrase
from bot.presentation.page import Page
from bot.presentation.preferences_panel import preferences_page


@dvonn.command(name="preferences", description=phrase("command-preferences"))
async def preferences(interaction: Interaction) -> None:
    """Open the panel of preferences."""
    await answer(interaction, _preferences(interaction))


async def _preferences(interaction: Interaction) -> Page:
    chosen = await interaction.client.people.preferences(user_of(interaction))
    return preferences_page(chosen, language_of(interaction))
