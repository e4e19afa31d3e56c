"""`dvonn-bot check`: whether everything is there that the bot needs, and whether all that is kept fits together."""

import tempfile
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import discord
from discord.http import Route

from bot.catalogue import language_for
from bot.cli.command import OperatingError, tell
from bot.cli.failing import EXPECTED, told
from bot.settings import DISCORD_API, NOT_SET_UP, Settings
from bot.storage import BackupError, Store
from bot.storage.auditing import Misfit, audited
from bot.storage.backups import address_of, back_up, file_of
from bot.storage.condition import condition_of
from bot.ui.permissions import INVITED_WITH

MOST_TOLD = 20
"""Servers and matches that are told one by one; further ones are counted."""

PAGE = 200
"""Servers that Discord tells at a time."""

Part = Callable[[Settings], Awaitable[list[str]]]


async def check(settings: Settings) -> int:
    """Look at everything, and tell of each part in a line or more; gives 1 if anything is not as it has to be."""
    whole = True
    for name, part in _PARTS.items():
        try:
            lines, sign = await part(settings), "ok"
        except BackupError as error:
            lines, sign = [str(error)], "WRONG"
        except EXPECTED as error:
            lines, sign = told(error, settings).splitlines(), "WRONG"
        whole = whole and sign == "ok"
        tell(f"{name:<10} {sign:<5}  {lines[0]}")
        for line in lines[1:]:
            tell(f"{'':<18}{line}")
    return 0 if whole else 1


async def _settings(settings: Settings) -> list[str]:
    """Where they come from, and which addresses are lacking that the bot can do without."""
    env = Path(".env").is_file()  # noqa: ASYNC240  there is nobody who waits
    elsewhere = (
        f"; Discord is at {settings.discord_api_url}" if settings.discord_api_url != DISCORD_API else ""
    )
    addresses = {
        "SUPPORT_URL": settings.support_url,
        "PRIVACY_URL": settings.privacy_url,
        "TERMS_URL": settings.terms_url,
    }
    lacking = ", ".join(name for name, address in addresses.items() if address is None)
    hint = f"not set: {lacking}; Discord's directory of apps wants them, and /dvonn help leads there"
    return [
        f"read from the environment{' and .env' if env else ''}{elsewhere}",
        *([hint] if lacking else []),
    ]


# Discord


async def _discord(settings: Settings) -> list[str]:
    """The token, and in which servers the bot lacks rights that the invitation asks for."""
    if not settings.token:
        raise OperatingError(NOT_SET_UP)
    Route.BASE = settings.discord_api_url
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(settings.token)
        servers = await _servers(client)
    lacking = [line for server in servers if (line := _lack(server))]
    return [f"application {client.application_id}; servers: {len(servers)}", *_some(lacking, "servers")]


async def _servers(client: discord.Client) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = []
    while True:
        last = int(found[-1]["id"]) if found else None
        page = await client.http.get_guilds(PAGE, after=last, with_counts=False)
        found += page
        if len(page) < PAGE:
            return found


def _lack(server: Mapping[str, Any]) -> str | None:
    """A line about a server that gives the bot less than the invitation asks for; it may give it in some channels."""
    granted = discord.Permissions(int(server["permissions"]))
    missing = [name for name, wanted in INVITED_WITH if wanted and not getattr(granted, name)]
    if not missing or granted.administrator:
        return None
    language = language_for(None)
    names = (language.say(f"permission-{name.replace('_', '-')}") for name in missing)
    return f"server {server['id']}, but for channels that give it: no {', '.join(names)}"


# the database


async def _database(settings: Settings) -> list[str]:
    found, file = await condition_of(settings.database_url), file_of(settings.database_url)
    if found:
        return [f"{found.program}{f', {file}' if file else ''}"]
    if file and not file.absolute().parent.is_dir():
        raise OperatingError(
            f"DATABASE_URL: there is no folder {file.parent}. Make it, or name another place."
        )
    return [f"{file} is not there yet: the first start makes it"]


async def _migrations(settings: Settings) -> list[str]:
    found = await condition_of(settings.database_url)
    if found is None or found.lacking == 0:
        return ["nothing to be done"]
    if found.lacking is None:
        raise OperatingError(
            "The database is of a newer version of the bot. Run that version, or restore a backup of this one."
        )
    return [f"to be applied by the next start: {found.lacking}"]


async def _matches(settings: Settings) -> list[str]:
    """Every match replayed; where migrations are lacking, on a copy of the file that gets them."""
    url = settings.database_url
    found = await condition_of(url)
    if found is None:
        return ["none yet"]
    if found.lacking == 0:
        return await _replayed(Store.connected(url))
    if file_of(url) is None or found.lacking is None:
        return ["not replayed: the migrations come first"]
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
        lines = _some([f"match {misfit.match}: {misfit.reason}" for misfit in misfits], "matches")
        raise OperatingError("\n".join([f"replayed: {count}; these don't fit: {len(misfits)}", *lines]))
    return [f"replayed: {count}; all fit"]


def _some(lines: list[str], what: str) -> list[str]:
    """The first lines of a list, and how many there are beyond them."""
    further = len(lines) - MOST_TOLD
    return [*lines[:MOST_TOLD], *([f"further {what}: {further}"] if further > 0 else [])]


_PARTS: Mapping[str, Part] = {
    "settings": _settings,
    "discord": _discord,
    "database": _database,
    "migrations": _migrations,
    "matches": _matches,
}
