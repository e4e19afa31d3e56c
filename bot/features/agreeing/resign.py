"""`/dvonn resign`."""

from discord import app_commands

from bot.features.agreeing.pages import ask_resign_page
from bot.pages.page import Page
from bot.requests.answering import Interaction, answer, language_of, user_of, venue_of
from bot.requests.autocompletion import own_matches
from bot.requests.group import dvonn, match_number, phrase


@dvonn.command(name="resign", description=phrase("command-resign"))
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def resign(interaction: Interaction, match: int | None = None) -> None:
    """Give a match up, after a question."""
    await answer(interaction, _ask(interaction, match))


async def _ask(interaction: Interaction, number: int | None) -> Page:
    user = user_of(interaction)
    service = interaction.client.matches
    match = await service.meant_to_act(user, venue_of(interaction), match_number(number))
    return ask_resign_page(match, user, language_of(interaction))
