"""Explanations of expected errors for the operator."""

import aiohttp
import discord

from bot.cli.command import OperatingError
from bot.process.settings import Settings, SettingsError
from bot.storage import NewerStoreError, SharedStoreError, StoreUnavailableError, UnheardStoreError

EXPECTED = (
    OperatingError,
    SettingsError,
    discord.LoginFailure,
    discord.HTTPException,
    aiohttp.ClientHttpProxyError,
    StoreUnavailableError,
    aiohttp.ClientConnectionError,
    OSError,
)
"""Errors that are not bugs of the bot, and are reported without a traceback."""

PERMANENT = (discord.LoginFailure, NewerStoreError, UnheardStoreError)
"""Expected errors that will occur again at the next start, unless an operator changes something."""


def told(error: Exception, settings: Settings) -> str:
    """Return an explanation of an expected error, and how to fix it, for the operator."""
    match error:
        case OperatingError() | SettingsError():
            return str(error)
        case discord.LoginFailure():
            return (
                "DISCORD_TOKEN: Discord does not know this token. Compare it with the one you have kept; only if that "
                "is the same, reset it on the Bot page of your application."
            )
        case discord.HTTPException():
            return f"Discord failed or refused the request (status {error.status}). Try again later."
        case aiohttp.ClientHttpProxyError():
            return f"PROXY_URL: the proxy refused to connect (status {error.status}). Check its address and password."
        case StoreUnavailableError():
            return _about_database(error)
        case _:
            return f"Discord can't be reached at {settings.discord_api_url} ({error}). Check the network."


def _about_database(error: StoreUnavailableError) -> str:
    match error:
        case NewerStoreError():
            has, known = error.args
            return (
                f"DATABASE_URL: a newer version of the bot has used this database (its migration is {has}, and this "
                f"version knows none after {known}). Start the newer version, or take a backup from before it."
            )
        case SharedStoreError():
            return (
                f"Migration {error.args[0]} changes what the other processes of the bot rely on, and at least one of "
                "them runs. Stop them all, and start the new version; one that was killed counts for a minute."
            )
        case UnheardStoreError():
            return (
                "DATABASE_URL: notifications between the processes of the bot don't arrive, as behind PgBouncer in its "
                "mode transaction. With CLUSTER, give the address of the database itself."
            )
        case _:
            return (
                f"DATABASE_URL: the database can't be opened ({_cause(error)}). Check that its place exists, and that "
                "the bot may write there."
            )


def _cause(error: BaseException) -> str:
    """Return the first line of the database's own message, without the statement."""
    root = error.__cause__ or error
    return str(getattr(root, "orig", root)).partition("\n")[0]
