"""The control below the answer about a channel for spectators."""

from bot.features.following import actions
from bot.features.following.pages import Unfollow
from bot.pages.page import Page
from bot.requests.controls import handles
from bot.requests.request import Request


@handles(Unfollow)
async def unfollow(request: Request, control: Unfollow) -> Page:
    """Let a channel show matches no more, if the asker may still manage the server."""
    return await actions.unfollow(request, control.channel)
