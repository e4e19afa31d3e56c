"""`/dvonn undo` and `/dvonn draw`."""

from discord import app_commands

from bot.answering import Interaction, answer, language_of
from bot.commands.autocompletion import own_matches
from bot.commands.group import dvonn, match_number, phrase, user_of, venue_of
from bot.matches import OfferKind
from bot.matches.offer import check_offer
from bot.presentation.done import offered_page
from bot.presentation.page import Page
from bot.presentation.questions import ask_draw_page


@dvonn.command(name="undo", description=phrase("command-undo"))
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def undo(interaction: Interaction, match: int | None = None) -> None:
    """Ask the opponent to let one's last move be taken back."""
    await answer(interaction, _undo(interaction, match))


async def _undo(interaction: Interaction, number: int | None) -> Page:
    user, client = user_of(interaction), interaction.client
    meant = await client.matches.meant_to_resign(user, venue_of(interaction), match_number(number))
    match = await client.matches.offer(meant.id, OfferKind.UNDO, by=user)
    delivery = await client.presenter.show_match(match)
    return offered_page(match, OfferKind.UNDO, user, delivery, language_of(interaction))


@dvonn.command(name="draw", description=phrase("command-draw"))
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def draw(interaction: Interaction, match: int | None = None) -> None:
    """Offer a draw, after a question."""
    await answer(interaction, _draw(interaction, match))


async def _draw(interaction: Interaction, number: int | None) -> Page:
    user = user_of(interaction)
    match = await interaction.client.matches.meant_to_resign(
        user, venue_of(interaction), match_number(number)
    )
    check_offer(match, OfferKind.DRAW, user)
    return ask_draw_page(match, user, language_of(interaction))
