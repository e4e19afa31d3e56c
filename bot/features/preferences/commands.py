"""`/dvonn preferences`."""

from bot.features.preferences.pages import preferences_page
from bot.pages.page import Page
from bot.requests.answering import Interaction, answer, language_of, user_of
from bot.requests.group import dvonn, phrase


@dvonn.command(name="preferences", description=phrase("command-preferences"))
async def preferences(interaction: Interaction) -> None:
    """Open the panel of preferences."""
    await answer(interaction, _preferences(interaction))


async def _preferences(interaction: Interaction) -> Page:
    chosen = await interaction.client.people.preferences(user_of(interaction))
    return preferences_page(chosen, language_of(interaction))
