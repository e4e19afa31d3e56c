"""`/dvonn resign`."""

from discord import app_commands

from bot.answering import Interaction, answer, language_of, user_of, venue_of
from bot.commands.autocompletion import own_matches
from bot.commands.group import dvonn, match_number, phrase
from bot.presentation.page import Page
from bot.presentation.questions import ask_resign_page


@dvonn.command(name="resign", description=phrase("command-resign"))
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def resign(interaction: Interaction, match: int | None = None) -> None:
    """Give a match up, after a question."""
    await answer(interaction, _ask(interaction, match))


async def _ask(interaction: Interaction, number: int | None) -> Page:
    user = user_of(interaction)
    service = interaction.client.matches
    match = await service.meant_to_resign(user, venue_of(interaction), match_number(number))
    return ask_resign_page(match, user, language_of(interaction))
