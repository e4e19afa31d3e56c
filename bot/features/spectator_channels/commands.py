"""`/dvonn-admin follow`, for people who may manage the server."""

import discord
from discord import app_commands

from bot.domain import ChannelId, UserId
from bot.features.spectator_channels.actions import spectators_of, unfollow
from bot.features.spectator_channels.pages import followed_page
from bot.requests.commands import admin_command, phrase
from bot.requests.request import Request
from bot.ui.page import Page
from bot.ui.permissions import check_manager, missing_in


@admin_command("follow")
@app_commands.describe(
    channel=phrase("option-follow-channel"),
    player=phrase("option-follow-player"),
    results_only=phrase("option-follow-results"),
    stop=phrase("option-follow-stop"),
)
async def follow(
    request: Request,
    channel: discord.TextChannel,
    player: discord.User | None = None,
    results_only: bool = False,
    stop: bool = False,
) -> Page:
    """Let a channel show the server's matches, or no more."""
    about = ChannelId(channel.id)
    if stop:
        return await unfollow(request, about)
    check_manager(request.interaction)
    set_ = await request.client.following.follow(
        request.guild,
        about,
        player=UserId(player.id) if player else None,
        results_only=results_only,
        by=request.user,
    )
    spectators_of(request.client).look_around(about)
    return followed_page(set_, missing_in(request.interaction, about), request.language)
