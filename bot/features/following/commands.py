"""`/dvonn follow`, for who may manage the server."""

import discord
from discord import app_commands

from bot.features.following.actions import unfollow
from bot.matches import ChannelId, UserId
from bot.pages.page import Page
from bot.pages.permissions import check_manager, missing_in
from bot.posts.spectators import followed_page
from bot.requests.answering import Interaction, answer, language_of, user_of, venue_of
from bot.requests.group import dvonn, phrase


@dvonn.command(name="follow", description=phrase("command-follow"))
@app_commands.rename(results_only="results-only")
@app_commands.describe(
    channel=phrase("option-follow-channel"),
    player=phrase("option-follow-player"),
    results_only=phrase("option-follow-results"),
    stop=phrase("option-follow-stop"),
)
async def follow(
    interaction: Interaction,
    channel: discord.TextChannel,
    player: discord.User | None = None,
    results_only: bool = False,
    stop: bool = False,
) -> None:
    """Let a channel show the server's matches, or no more."""
    about = ChannelId(channel.id)
    if stop:
        await answer(interaction, unfollow(interaction, about))
    else:
        await answer(interaction, _follow(interaction, about, player, results_only=results_only))


async def _follow(
    interaction: Interaction,
    channel: ChannelId,
    player: discord.User | discord.Member | None,
    *,
    results_only: bool,
) -> Page:
    check_manager(interaction)
    set_ = await interaction.client.following.follow(
        venue_of(interaction).guild,
        channel,
        player=UserId(player.id) if player else None,
        results_only=results_only,
        by=user_of(interaction),
    )
    interaction.client.audience.look_around(channel)
    return followed_page(set_, missing_in(interaction, channel), language_of(interaction))
