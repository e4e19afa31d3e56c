"""The servers that the bot knows: each gets a welcome card at most once, when it becomes known."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import BigInteger, Column, Integer, Table, delete, select

from bot.domain import GuildId
from bot.domain.view import ViewKey
from bot.storage.hooks import has_servers
from bot.storage.schema import Repository, Utc, insert_new, metadata

welcomes = Table(
    "welcomes",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
)

WELCOME = "welcome"
"""The kind of the views of welcome cards."""


def welcome_key(guild: GuildId) -> ViewKey:
    return ViewKey(WELCOME, guild)


before_welcomes = Table(
    "before_welcomes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("until", Utc, nullable=False),
)


has_servers(welcomes.c.guild_id)


class WelcomeRepository(Repository):
    async def strangers(self, guilds: Collection[GuildId]) -> set[GuildId]:
        """Return the servers of `guilds` that aren't known."""
        if len(guilds) == 1:
            query = select(welcomes.c.guild_id).where(welcomes.c.guild_id.in_(guilds))
        else:  # the number of values in one statement is limited
            query = select(welcomes.c.guild_id)
        return set(guilds).difference((await self._connection.execute(query)).scalars())

    async def add(self, guild: GuildId) -> bool:
        """Add a server; return whether it wasn't known."""
        return await insert_new(self._connection, welcomes, {"guild_id": guild})

    async def none_until(self) -> datetime | None:
        """Return the time until which the bot posted no card on joining; None once those servers are recorded."""
        return (await self._connection.execute(select(before_welcomes.c.until))).scalar_one_or_none()

    async def have_begun(self) -> None:
        """Drop the cut-off of `none_until`: all servers joined before welcome cards existed are now recorded."""
        await self._connection.execute(delete(before_welcomes))
