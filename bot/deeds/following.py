"""Ending what a channel shows to spectators."""

from bot.answering import Interaction, language_of, venue_of
from bot.matches import ChannelId
from bot.presentation.follow import unfollowed_page
from bot.presentation.page import Page
from bot.presentation.permissions import check_manager


async def unfollow(interaction: Interaction, channel: ChannelId) -> Page:
    """Let a channel show matches no more. Raises as `check_manager` and `Following.stop`."""
    check_manager(interaction)
    await interaction.client.following.stop(venue_of(interaction).guild, channel)
    interaction.client.audience.look_around(channel)
    return unfollowed_page(channel, language_of(interaction))
