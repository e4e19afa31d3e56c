"""The servers that the bot knows, and where the cards are due with which it introduces itself to new ones.

A server that has its card, or is to get none, has a row without a channel.
"""

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import BigInteger, Column, Integer, Table, delete, null, select, update
from typing_extensions import override

from bot.matches import ChannelId, GuildId
from bot.matches.books.people import WelcomeBook
from bot.storage.schema import SqlBook, Utc, metadata
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


class SqlWelcomeBook(SqlBook, WelcomeBook):
    """`WelcomeBook` on SQL."""

    @override
    async def strangers(self, guilds: Collection[GuildId]) -> set[GuildId]:
        if len(guilds) == 1:
            query = select(welcomes.c.guild_id).where(welcomes.c.guild_id.in_(guilds))
        else:  # a database takes only so many values in one statement
            query = select(welcomes.c.guild_id)
        return set(guilds).difference((await self._connection.execute(query)).scalars())

    @override
    async def add(self, guild: GuildId, channel: ChannelId | None) -> None:
        await insert_new(self._connection, welcomes, {"guild_id": guild, "channel_id": channel})

    @override
    async def due(self) -> Sequence[GuildId]:
        query = select(welcomes.c.guild_id).where(welcomes.c.channel_id.is_not(None))
        rows = await self._connection.execute(query.order_by(welcomes.c.guild_id))
        return [GuildId(guild) for guild in rows.scalars()]

    @override
    async def due_in(self, guild: GuildId) -> ChannelId | None:
        query = select(welcomes.c.channel_id).where(welcomes.c.guild_id == guild)
        channel = (await self._connection.execute(query)).scalar_one_or_none()
        return None if channel is None else ChannelId(channel)

    @override
    async def move(self, guild: GuildId, channel: ChannelId) -> None:
        theirs = welcomes.c.guild_id == guild
        await self._connection.execute(update(welcomes).where(theirs).values(channel_id=channel))

    @override
    async def settle(self, guild: GuildId) -> None:
        theirs = welcomes.c.guild_id == guild
        await self._connection.execute(update(welcomes).where(theirs).values(channel_id=null()))

    @override
    async def none_until(self) -> datetime | None:
        return (await self._connection.execute(select(before_welcomes.c.until))).scalar_one_or_none()

    @override
    async def have_begun(self) -> None:
        await self._connection.execute(delete(before_welcomes))
