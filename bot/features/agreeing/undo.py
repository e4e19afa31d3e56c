"""`/dvonn undo`."""

from discord import app_commands

from bot.matches import OfferKind
from bot.pages.page import Page
from bot.requests.answering import Interaction, answer, language_of, user_of, venue_of
from bot.requests.autocompletion import own_matches
from bot.requests.done import offered_page
from bot.requests.group import dvonn, match_number, phrase


@dvonn.command(name="undo", description=phrase("command-undo"))
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def undo(interaction: Interaction, match: int | None = None) -> None:
    """Ask the opponent to let one's last move be taken back."""
    await answer(interaction, _undo(interaction, match))


async def _undo(interaction: Interaction, number: int | None) -> Page:
    user, client = user_of(interaction), interaction.client
    meant = await client.matches.meant_to_act(user, venue_of(interaction), match_number(number))
    match = await client.matches.offer(meant.id, OfferKind.UNDO, by=user)
    delivery = await client.presenter.show_match(match)
    return offered_page(match, OfferKind.UNDO, user, delivery, language_of(interaction))
