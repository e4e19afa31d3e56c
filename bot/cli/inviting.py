"""`dvonn-bot invite`: the link with which a server takes the bot in.

https://discord.com/developers/docs/topics/oauth2#bot-authorization-flow
"""

import discord
from discord.http import Route

from bot.cli.command import OperatingError, tell
from bot.settings import NOT_SET_UP, Settings
from bot.ui.permissions import INVITED_WITH

SCOPES = ("bot", "applications.commands")


async def invite(settings: Settings, application_id: str | None) -> None:
    """Print the link for an application, or for the one that the token belongs to; that Discord is asked."""
    tell(invite_link(_number(application_id) if application_id else await _own_number(settings)))


def invite_link(application: int) -> str:
    """The link that asks for exactly what the bot needs."""
    return discord.utils.oauth_url(application, permissions=INVITED_WITH, scopes=SCOPES)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise OperatingError(
            f"{text}: an Application ID is a number. It stands on the page General Information of your application."
        )
    return int(text)


async def _own_number(settings: Settings) -> int:
    if not settings.token:
        raise OperatingError(f"{NOT_SET_UP}\nOr name the application: dvonn-bot invite APPLICATION_ID.")
    Route.BASE = settings.discord_api_url
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(settings.token)
        return (await client.application_info()).id
