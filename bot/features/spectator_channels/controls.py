"""The control below the answer about a channel for spectators."""

from bot.features.spectator_channels import actions
from bot.features.spectator_channels.pages import Unfollow
from bot.requests.controls import handles
from bot.requests.request import Request
from bot.ui.page import Page


@handles(Unfollow)
async def unfollow(request: Request, control: Unfollow) -> Page:
    """Let a channel show matches no more, if the asker may still manage the server."""
    return await actions.unfollow(request, control.channel)
