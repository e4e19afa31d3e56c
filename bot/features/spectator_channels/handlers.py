"""`/dvonn-admin follow`, and the button that stops a channel from following."""

import discord
from discord import app_commands

from bot.access.permissions import missing_in
from bot.catalogue import Language
from bot.domain import ChannelId, Follow, UserId
from bot.features.spectator_channels.service import Following
from bot.features.spectator_channels.spectators import Spectators
from bot.requests.handlers import Handlers, phrase
from bot.requests.request import Request
from bot.toolkit.control import Control, button
from bot.toolkit.obstacles import about_missing
from bot.toolkit.page import Page, row
from bot.toolkit.words import mention


class Unfollow(Control, action="unfollow"):
    channel: ChannelId


def followed_page(follow: Follow, missing: tuple[str, ...], language: Language) -> Page:
    """Confirm what a channel follows, with a button to stop it.

    `missing` lists the permissions that the bot lacks there.
    """
    what = "results" if follow.results_only else "all"
    channel = f"<#{follow.channel}>"
    whose = mention(follow.player, language) if follow.player else ""
    about = about_missing(follow.channel, missing, language)
    text = (
        language.say(f"follow-player-{what}", channel=channel, player=whose)
        if follow.player
        else language.say(f"follow-server-{what}", channel=channel)
    )
    return Page(
        text,
        language.say("follow-privacy"),
        language.say("follow-missing-permissions", **about) if missing else None,
        row(button(language.say("button-unfollow"), Unfollow(follow.channel))),
    )


def unfollowed_page(channel: ChannelId, language: Language) -> Page:
    return Page(language.say("follow-stopped", channel=f"<#{channel}>"))


handlers = Handlers()


async def unfollow(request: Request, channel: ChannelId) -> Page:
    """Stop following in a channel. Raises the same errors as `check_manager` and `Following.stop`."""
    request.check_manager()
    await request.get(Following).stop(request.guild, channel, by=request.user)
    request.get(Spectators).look_around(channel)
    return unfollowed_page(channel, request.language)


@handlers.admin_command("follow")
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
    """Make a channel follow the server's matches or, with `stop`, no longer follow them."""
    about = ChannelId(channel.id)
    if stop:
        return await unfollow(request, about)
    request.check_manager()
    set_ = await request.get(Following).follow(
        request.guild,
        about,
        player=UserId(player.id) if player else None,
        results_only=results_only,
        by=request.user,
    )
    request.get(Spectators).look_around(about)
    return followed_page(set_, missing_in(request.interaction, about), request.language)


@handlers.control(Unfollow)
async def press_unfollow(request: Request, control: Unfollow) -> Page:
    return await unfollow(request, control.channel)
