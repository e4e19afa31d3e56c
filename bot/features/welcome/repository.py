"""The servers that the bot knows, and where their welcome cards are due.

A server that has its card, or gets none, has a row without a channel.
"""

from collections.abc import Collection, Sequence

from sqlalchemy import BigInteger, Column, Table, null, select, update

from bot.domain import ChannelId, GuildId
from bot.storage.hooks import has_servers
from bot.storage.schema import Repository, insert_new, metadata

welcomes = Table(
    "welcomes",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger),
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

    async def add(self, guild: GuildId, channel: ChannelId | None) -> None:
        """Add a server with its card due in a channel, or without one; a known server stays unchanged."""
        await insert_new(self._connection, welcomes, {"guild_id": guild, "channel_id": channel})

    async def due(self) -> Sequence[GuildId]:
        """Return the servers in which a card is due."""
        query = select(welcomes.c.guild_id).where(welcomes.c.channel_id.is_not(None))
        rows = await self._connection.execute(query.order_by(welcomes.c.guild_id))
        return [GuildId(guild) for guild in rows.scalars()]

    async def due_in(self, guild: GuildId) -> ChannelId | None:
        """Return the channel in which a server's card is due."""
        query = select(welcomes.c.channel_id).where(welcomes.c.guild_id == guild)
        channel = (await self._connection.execute(query)).scalar_one_or_none()
        return None if channel is None else ChannelId(channel)

    async def move(self, guild: GuildId, channel: ChannelId) -> None:
        """Move a due card to another channel."""
        theirs = welcomes.c.guild_id == guild
        await self._connection.execute(update(welcomes).where(theirs).values(channel_id=channel))

    async def settle(self, guild: GuildId) -> None:
        """Record that the card is posted, or can't be posted anywhere."""
        theirs = welcomes.c.guild_id == guild
        await self._connection.execute(update(welcomes).where(theirs).values(channel_id=null()))
