"""`/dvonn forget-me`."""

from bot.features.forgetting.pages import kept_page
from bot.pages.page import Page
from bot.requests.answering import Interaction, answer, language_of, user_of
from bot.requests.group import dvonn, phrase


@dvonn.command(name="forget-me", description=phrase("command-forget-me"))
async def forget_me(interaction: Interaction) -> None:
    """Show what is kept of somebody, and offer to delete it."""
    await answer(interaction, _kept(interaction))


async def _kept(interaction: Interaction) -> Page:
    kept = await interaction.client.people.kept(user_of(interaction))
    return kept_page(kept, language_of(interaction))
