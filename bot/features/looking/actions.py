"""Going on with a match in the channel in which one of its players is."""

from bot.matches import MatchId
from bot.matches.refusals import NoAccess, Refused, Why
from bot.pages.page import Page
from bot.pages.permissions import missing_in
from bot.requests.answering import Interaction, language_of, parent_of, user_of, venue_of
from bot.requests.done import moved_here_page


async def move_here(interaction: Interaction, match_id: MatchId) -> Page:
    """Move a match into the channel where an interaction comes from and show it there. Raises as `Matches.relocate`.

    Raises also `Refused`: CANNOT_POST.
    """
    client, venue = interaction.client, venue_of(interaction)
    if missing := missing_in(interaction):
        raise Refused(Why.CANNOT_POST, NoAccess(venue.channel, missing))
    match = await client.matches.relocate(
        match_id, venue, by=user_of(interaction), parent=parent_of(interaction)
    )
    delivery = await client.presenter.show_match_again(match, nonce=str(interaction.id))
    return moved_here_page(match, delivery, language_of(interaction))
