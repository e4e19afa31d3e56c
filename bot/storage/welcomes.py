"""The servers that the bot knows, and where the cards are due with which it introduces itself to new ones.

A server that has its card, or is to get none, has a row without a channel.
"""

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import BigInteger, Column, Integer, Table, delete, null, select, update

from bot.domain import ChannelId, GuildId
from bot.storage.schema import Repository, Utc, metadata
from bot.storage.upsert import insert_new

welcomes = Table(
    "welcomes",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger),
)

before_welcomes = Table(
    "before_welcomes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("until", Utc, nullable=False),
)


class WelcomeRepository(Repository):
    """The servers that the bot knows, and the cards that are due in new ones."""

    async def strangers(self, guilds: Collection[GuildId]) -> set[GuildId]:
        """Those of some servers that are not known."""
        if len(guilds) == 1:
            query = select(welcomes.c.guild_id).where(welcomes.c.guild_id.in_(guilds))
        else:  # a database takes only so many values in one statement
            query = select(welcomes.c.guild_id)
        return set(guilds).difference((await self._connection.execute(query)).scalars())

    async def add(self, guild: GuildId, channel: ChannelId | None) -> None:
        """Know a server from now on, with its card due in a channel, or none; a known one stays as it is."""
        await insert_new(self._connection, welcomes, {"guild_id": guild, "channel_id": channel})

    async def due(self) -> Sequence[GuildId]:
        """The servers in which a card is due."""
        query = select(welcomes.c.guild_id).where(welcomes.c.channel_id.is_not(None))
        rows = await self._connection.execute(query.order_by(welcomes.c.guild_id))
        return [GuildId(guild) for guild in rows.scalars()]

    async def due_in(self, guild: GuildId) -> ChannelId | None:
        """The channel in which a server's card is due; None where none is."""
        query = select(welcomes.c.channel_id).where(welcomes.c.guild_id == guild)
        channel = (await self._connection.execute(query)).scalar_one_or_none()
        return None if channel is None else ChannelId(channel)

    async def move(self, guild: GuildId, channel: ChannelId) -> None:
        """Have a card that is due shown in another channel."""
        theirs = welcomes.c.guild_id == guild
        await self._connection.execute(update(welcomes).where(theirs).values(channel_id=channel))

    async def settle(self, guild: GuildId) -> None:
        """Note that the card stands, or can't be shown anywhere."""
        theirs = welcomes.c.guild_id == guild
        await self._connection.execute(update(welcomes).where(theirs).values(channel_id=null()))

    async def none_until(self) -> datetime | None:
        """The moment before which the bot came to servers without a card, until these were noted; None from then on."""
        return (await self._connection.execute(select(before_welcomes.c.until))).scalar_one_or_none()

    async def have_begun(self) -> None:
        """Note that all servers are known to which the bot came before there were cards."""
        await self._connection.execute(delete(before_welcomes))
