"""Ending what a channel shows to spectators, by a command or by a control."""

from bot.client import DvonnClient
from bot.features.following.pages import unfollowed_page
from bot.features.following.spectators import Spectators
from bot.matches import ChannelId
from bot.pages.page import Page
from bot.pages.permissions import check_manager
from bot.requests.request import Request


async def unfollow(request: Request, channel: ChannelId) -> Page:
    """Let a channel show matches no more. Raises as `check_manager` and `Following.stop`."""
    check_manager(request.interaction)
    await request.client.following.stop(request.guild, channel, by=request.user)
    spectators_of(request.client).look_around(channel)
    return unfollowed_page(channel, request.language)


def spectators_of(client: DvonnClient) -> Spectators:
    """The channels for spectators of a client."""
    return next(each for each in client.presenter.audience if isinstance(each, Spectators))
