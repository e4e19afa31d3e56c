"""The servers that the bot knows: each gets a welcome card at most once, when it becomes known."""

from collections.abc import Collection

from sqlalchemy import BigInteger, Column, Table, select

from bot.domain import GuildId
from bot.domain.view import ViewKey
from bot.storage.hooks import has_servers
from bot.storage.schema import Repository, insert_new, metadata

welcomes = Table(
    "welcomes",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
)

WELCOME = "welcome"
"""The kind of the views of welcome cards."""


def welcome_key(guild: GuildId) -> ViewKey:
    return ViewKey(WELCOME, guild)


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
