"""What follows a move, typed or pressed: the channel sees it, then the player hears what came of it."""

from bot.matches import Match, StoreUnavailableError
from bot.pages.page import Page
from bot.requests.answering import Interaction, language_of, user_of
from bot.requests.done import played_page
from dvonn import Move


async def show_move(interaction: Interaction, match: Match, move: Move) -> Page:
    """Show the match in which the user has made a move, and tell them of it."""
    user = user_of(interaction)
    delivery = await interaction.client.presenter.show_match(match)
    others_wait = await _others_wait(interaction, match)
    return played_page(match, user, move, delivery, language_of(interaction), others_wait=others_wait)


async def _others_wait(interaction: Interaction, match: Match) -> bool:
    try:
        return await interaction.client.matches.others_wait(match, user_of(interaction))
    except StoreUnavailableError:
        return False  # the move is played all the same, and to hear of it matters more
