"""Going on with a match in the channel in which one of its players is."""

from bot.answering import Interaction, language_of, parent_of
from bot.matches import ChannelId, GuildId, MatchId, UserId, Venue
from bot.matches.refusals import CannotPostError
from bot.presentation.done import moved_here_page
from bot.presentation.page import Page
from bot.presentation.permissions import missing_in


async def move_here(interaction: Interaction, match_id: MatchId) -> Page:
    """Move a match into the channel where an interaction comes from and show it there. Raises as `Matches.relocate`.

    Raises also `CannotPostError`.
    """
    client, channel = interaction.client, ChannelId(interaction.channel_id or 0)
    if missing := missing_in(interaction):
        raise CannotPostError(channel, missing)
    match = await client.matches.relocate(
        match_id,
        Venue(GuildId(interaction.guild_id or 0), channel),
        by=UserId(interaction.user.id),
        parent=parent_of(interaction),
    )
    delivery = await client.presenter.show_match_again(match, nonce=f"again-{interaction.id}"[:25])
    return moved_here_page(match, delivery, language_of(interaction))
