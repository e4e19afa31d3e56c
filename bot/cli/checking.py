"""`dvonn-bot check` and `dvonn-bot invite`: verify the setup and the data, and print the invite link.

https://discord.com/developers/docs/topics/oauth2#bot-authorization-flow
"""

import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import discord
from discord.http import Route

from bot.access.permissions import (
    INVITED_WITH,
    OPTIONAL,
    install_link,
    invite_link,
    may_be_installed_by_users,
)
from bot.catalogue import language_for
from bot.cli.command import OperatingError, tell
from bot.cli.failing import EXPECTED, told
from bot.features import declare, modules
from bot.process.settings import DISCORD_API, NOT_SET_UP, Settings
from bot.storage import BackupError, Store
from bot.storage.backups import address_of, back_up, file_of
from bot.storage.checks import Misfit, audited, check_rights, condition_of

declare()

MOST_TOLD = 20
"""The maximum number of servers or matches to list; the rest are only counted."""

PAGE = 200
"""Servers per request to Discord."""

FIRST_DAY = "What only Discord itself can show: docs/first-day.md lists what to try before others play."

FOR_USERS = "users may install it for themselves; dvonn-bot invite prints the link"
NOT_FOR_USERS = (
    "users can't install it for themselves, only servers can. To allow it, tick User Install on the page "
    "Installation of the developer portal, and restart the bot"
)

NAMED_OTHERWISE = {"mention_everyone": "Mention @everyone, @here, and All Roles"}
"""Permissions whose name in Discord's client is not that of its API."""

Part = Callable[[Settings], Awaitable[list[str]]]


async def check(settings: Settings) -> int:
    """Run all checks and print a report. Returns 1 if any failed."""
    passed = True
    for name, part in _PARTS.items():
        try:
            lines, sign = await part(settings), "ok"
        except BackupError as error:
            lines, sign = [str(error)], "WRONG"
        except EXPECTED as error:
            lines, sign = told(error, settings).splitlines(), "WRONG"
        passed = passed and sign == "ok"
        tell(f"{name:<10} {sign:<5}  {lines[0]}")
        for line in lines[1:]:
            tell(f"{'':<18}{line}")
    if passed:
        tell(FIRST_DAY)
    return 0 if passed else 1


async def _settings(settings: Settings) -> list[str]:
    """Report where the settings come from, and which optional addresses are not set."""
    env = Path(".env").is_file()  # noqa: ASYNC240  nothing else runs
    elsewhere = (
        f"; Discord is at {settings.discord_api_url}" if settings.discord_api_url != DISCORD_API else ""
    )
    addresses = {
        "SUPPORT_URL": settings.support_url,
        "PRIVACY_URL": settings.privacy_url,
        "TERMS_URL": settings.terms_url,
    }
    lacking = ", ".join(name for name, address in addresses.items() if address is None)
    hint = f"not set: {lacking}; Discord's app directory asks for them, and /dvonn help links to them"
    return [
        f"read from the environment{' and .env' if env else ''}{elsewhere}",
        *([hint] if lacking else []),
    ]


async def _discord(settings: Settings) -> list[str]:
    """Check the token by logging in, and report who can install the bot and which permissions the servers grant.

    The servers that lack permissions of the invite link are listed; those that grant optional ones are counted.
    """
    if not settings.token:
        raise OperatingError(NOT_SET_UP)
    Route.BASE = settings.discord_api_url
    async with discord.Client(intents=discord.Intents.none(), proxy=settings.proxy_url) as client:
        await client.login(settings.token)
        application, servers = await client.application_info(), await _servers(client)
    lacking = [line for server in servers if (line := _describe_lacking(server))]
    return [
        f"application {application.id}; servers: {len(servers)}",
        FOR_USERS if may_be_installed_by_users(application) else NOT_FOR_USERS,
        *_truncated(lacking, "servers"),
        *_describe_optional(servers),
    ]


async def _servers(client: discord.Client) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = []
    while True:
        last = int(found[-1]["id"]) if found else None
        page = await client.http.get_guilds(PAGE, after=last, with_counts=False)
        found += page
        if len(page) < PAGE:
            return found


def _describe_lacking(server: Mapping[str, Any]) -> str | None:
    """Return a line about a server that grants the bot less than the invite link requests; None if it grants all."""
    granted = _granted_in(server)
    missing = [name for name, wanted in INVITED_WITH if wanted and not getattr(granted, name)]
    if not missing or granted.administrator:
        return None
    language = language_for(None)
    names = (language.say(f"permission-{name.replace('_', '-')}") for name in missing)
    return f"server {server['id']}, except in channels that grant them: no {', '.join(names)}"


def _describe_optional(servers: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return a line about each permission that the bot uses where it is granted, but that the link doesn't request."""
    modules("permissions")
    lines = []
    for name, purpose in OPTIONAL.items():
        granting = sum(
            getattr(granted, name) or granted.administrator for granted in map(_granted_in, servers)
        )
        shown = NAMED_OTHERWISE.get(name, name.replace("_", " ").title())
        lines.append(f"optional: {shown}, {purpose}; servers that grant it: {granting}")
    return lines


def _granted_in(server: Mapping[str, Any]) -> discord.Permissions:
    return discord.Permissions(int(server["permissions"]))


async def _database(settings: Settings) -> list[str]:
    found, file = await condition_of(settings.database_url), file_of(settings.database_url)
    if found:
        return [f"{found.program}{f', {file}' if file else ''}"]
    if file and not file.absolute().parent.is_dir():
        raise OperatingError(
            f"DATABASE_URL: there is no folder {file.parent}. Create it, or choose another one."
        )
    return [f"{file} does not exist yet: the first start creates it"]


async def _migrations(settings: Settings) -> list[str]:
    found = await condition_of(settings.database_url)
    if found is None or found.lacking == 0:
        return ["up to date"]
    if found.lacking is None:
        raise OperatingError(
            "The database is of a newer version of the bot. Run that version, or restore a backup of this one."
        )
    if file_of(settings.database_url) is None:
        await check_rights(settings.database_url)
    return [f"pending, applied by the next start: {found.lacking}"]


async def _matches(settings: Settings) -> list[str]:
    """Replay all matches. While migrations are pending, replay a migrated copy of an SQLite file; skip PostgreSQL."""
    url = settings.database_url
    found = await condition_of(url)
    if found is None:
        return ["none yet"]
    if found.lacking == 0:
        return await _replayed(Store.connected(url))
    if file_of(url) is None or found.lacking is None:
        return ["not replayed: migrations are pending"]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        await back_up(url, copy)
        return await _replayed(await Store.open(address_of(copy)))


async def _replayed(store: Store) -> list[str]:
    count, misfits = 0, list[Misfit]()
    try:
        async for some, found in audited(store):
            count += some
            misfits += found
    finally:
        await store.close()
    if misfits:
        lines = _truncated([f"game {misfit.match}: {misfit.reason}" for misfit in misfits], "games")
        raise OperatingError("\n".join([f"replayed: {count}; inconsistent: {len(misfits)}", *lines]))
    return [f"replayed: {count}; all consistent"]


def _truncated(lines: list[str], what: str) -> list[str]:
    """Return the first lines of a list, and a line with the number of those left out."""
    further = len(lines) - MOST_TOLD
    return [*lines[:MOST_TOLD], *([f"further {what}: {further}"] if further > 0 else [])]


_PARTS: Mapping[str, Part] = {
    "settings": _settings,
    "discord": _discord,
    "database": _database,
    "migrations": _migrations,
    "games": _matches,
}


# invite


async def invite(settings: Settings, application_id: str | None) -> None:
    """Print the links that install an application; by default, the one that Discord reports for the token.

    Only with the token it is known whether users may install it.
    """
    if application_id:
        number, is_for_users = _number(application_id), None
    else:
        number, is_for_users = await _own_application(settings)
    tell("For a server, where everyone can use it:")
    tell(invite_link(number))
    if is_for_users is False:
        tell(f"For oneself: {NOT_FOR_USERS}.")
        return
    tell("For oneself, to use it in any server and chat:")
    tell(install_link(number))
    if is_for_users is None:
        tell(
            "The second link needs User Install to be ticked on the page Installation of the developer portal."
        )


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise OperatingError(
            f"{text}: an Application ID is a number. Find it on your application's page General Information."
        )
    return int(text)


async def _own_application(settings: Settings) -> tuple[int, bool]:
    """Return the number of the token's application, and whether users may install it for themselves."""
    if not settings.token:
        raise OperatingError(f"{NOT_SET_UP}\nOr pass the application: dvonn-bot invite APPLICATION_ID.")
    Route.BASE = settings.discord_api_url
    async with discord.Client(intents=discord.Intents.none(), proxy=settings.proxy_url) as client:
        await client.login(settings.token)
        application = await client.application_info()
    return application.id, may_be_installed_by_users(application)
