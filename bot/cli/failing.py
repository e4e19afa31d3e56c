"""Explanations of expected errors for the operator."""

import aiohttp
import discord

from bot.cli.command import OperatingError
from bot.process.settings import PortTakenError, Settings, SettingsError
from bot.storage import (
    NewerStoreError,
    SharedStoreError,
    StoreUnavailableError,
    UnheardStoreError,
    UnusableFileError,
)

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

PERMANENT = (SettingsError, discord.LoginFailure, NewerStoreError, UnheardStoreError, UnusableFileError)
"""Expected errors that will occur again at the next start, unless an operator changes something."""

DAMAGED = ("file is not a database", "database disk image is malformed")
"""The messages of SQLite about a file that is none of its databases, or is damaged."""


def is_permanent(error: Exception) -> bool:
    """Whether the command would fail again with the same settings. A port is free once its program has ended."""
    return isinstance(error, PERMANENT) and not isinstance(error, PortTakenError)


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
        case UnusableFileError() if _cause(error) in DAMAGED:
            return (
                f"DATABASE_URL: the database can't be opened ({_cause(error)}). Name another file, or move this one "
                "away and restore a backup: dvonn-bot restore FILE."
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
