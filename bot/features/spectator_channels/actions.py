"""Ending what a channel shows to spectators, by a command or by a control."""

from bot.client import DvonnClient
from bot.domain import ChannelId
from bot.features.spectator_channels.pages import unfollowed_page
from bot.features.spectator_channels.spectators import Spectators
from bot.requests.request import Request
from bot.ui.page import Page
from bot.ui.permissions import check_manager


async def unfollow(request: Request, channel: ChannelId) -> Page:
    """Let a channel show matches no more. Raises as `check_manager` and `Following.stop`."""
    check_manager(request.interaction)
    await request.client.following.stop(request.guild, channel, by=request.user)
    spectators_of(request.client).look_around(channel)
    return unfollowed_page(channel, request.language)


def spectators_of(client: DvonnClient) -> Spectators:
    """The channels for spectators of a client."""
    return next(each for each in client.presenter.audience if isinstance(each, Spectators))
