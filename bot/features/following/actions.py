"""Ending what a channel shows to spectators."""

from bot.matches import ChannelId
from bot.pages.page import Page
from bot.pages.permissions import check_manager
from bot.posts.spectators import unfollowed_page
from bot.requests.answering import Interaction, language_of, venue_of


async def unfollow(interaction: Interaction, channel: ChannelId) -> Page:
    """Let a channel show matches no more. Raises as `check_manager` and `Following.stop`."""
    check_manager(interaction)
    await interaction.client.following.stop(venue_of(interaction).guild, channel)
    interaction.client.audience.look_around(channel)
    return unfollowed_page(channel, language_of(interaction))
