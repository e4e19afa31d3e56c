"""The servers, what they have settled, and which have removed the bot."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, null, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import ChannelId, GuildId, Pace, ServerSettings
from bot.storage.schema import (
    challenges,
    events,
    follows,
    letters,
    matches,
    people,
    plans,
    servers,
    spectacles,
    superseded_boards,
    watchers,
)
from bot.storage.upsert import upsert


class SqlServerBook:
    """`bot.matches.books.people.ServerBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def settings(self, guild: GuildId) -> ServerSettings:
        """What a server has settled; the defaults for one that has settled nothing."""
        rows = await self._connection.execute(select(servers).where(servers.c.guild_id == guild))
        if (row := rows.one_or_none()) is None:
            return ServerSettings()
        return ServerSettings(
            channels=tuple(ChannelId(int(channel)) for channel in row.channels.split()),
            threads=row.threads,
            pace=Pace(row.pace),
            language=row.language,
            keep_boards=row.keep_boards,
            challenges_last=row.challenges_last,
        )

    async def settle(self, guild: GuildId, settings: ServerSettings) -> None:
        """Keep what a server has settled."""
        await upsert(
            self._connection,
            servers,
            {
                "guild_id": guild,
                "channels": " ".join(map(str, settings.channels)),
                "threads": settings.threads,
                "pace": settings.pace,
                "language": settings.language,
                "keep_boards": settings.keep_boards,
                "challenges_last": settings.challenges_last,
            },
        )

    async def languages(self) -> dict[GuildId, str]:
        """The languages of the servers that have chosen one."""
        rows = await self._connection.execute(
            select(servers.c.guild_id, servers.c.language).where(servers.c.language.is_not(None))
        )
        return {GuildId(row.guild_id): row.language for row in rows}

    async def present(self) -> Sequence[GuildId]:
        """The servers of which anything is kept and that have not removed the bot."""
        known = union(*(select(table.c.guild_id) for table in (matches, challenges, servers)))
        removed = select(servers.c.guild_id).where(servers.c.removed_at.is_not(None))
        found = set((await self._connection.execute(known)).scalars())
        return sorted(found.difference((await self._connection.execute(removed)).scalars()))

    async def remove(self, guild: GuildId, at: datetime) -> None:
        """The server has removed the bot."""
        await upsert(self._connection, servers, {"guild_id": guild, "removed_at": at})

    async def is_removed(self, guild: GuildId) -> bool:
        """Whether the server has removed the bot."""
        query = select(servers.c.removed_at).where(servers.c.guild_id == guild)
        return (await self._connection.execute(query)).scalar_one_or_none() is not None

    async def rejoin(self, guild: GuildId) -> bool:
        """The server has the bot; tells whether it had removed it."""
        rows = await self._connection.execute(
            update(servers)
            .where(servers.c.guild_id == guild, servers.c.removed_at.is_not(None))
            .values(removed_at=null())
            .returning(servers.c.guild_id)
        )
        return rows.one_or_none() is not None

    async def removed_before(self, at: datetime) -> Sequence[GuildId]:
        """The servers that removed the bot before a moment."""
        rows = await self._connection.execute(
            select(servers.c.guild_id).where(servers.c.removed_at <= at).order_by(servers.c.guild_id)
        )
        return [GuildId(guild) for guild in rows.scalars()]

    async def delete(self, guild: GuildId, *, removed_before: datetime) -> bool:
        """Delete all that is kept of a server that removed the bot before a moment; tells whether it is one."""
        # First, as it makes an invitation that comes at this moment wait.
        gone = delete(servers).where(servers.c.guild_id == guild, servers.c.removed_at <= removed_before)
        rows = await self._connection.execute(gone.returning(servers.c.guild_id))
        if rows.one_or_none() is None:
            return False
        its_matches = select(matches.c.id).where(matches.c.guild_id == guild)
        # Challenges first: they refer to the matches that they became.
        await self._connection.execute(delete(challenges).where(challenges.c.guild_id == guild))
        for table in (events, plans, letters, superseded_boards, watchers, spectacles):
            await self._connection.execute(delete(table).where(table.c.match_id.in_(its_matches)))
        await self._connection.execute(delete(matches).where(matches.c.guild_id == guild))
        await self._connection.execute(delete(follows).where(follows.c.guild_id == guild))
        await self._forget_strangers()
        return True

    async def _forget_strangers(self) -> None:
        """Delete the names and languages of people who take part in nothing that is kept, and watch nothing."""
        known = union(
            select(matches.c.white_id),
            select(matches.c.black_id),
            select(challenges.c.challenger_id),
            select(challenges.c.opponent_id).where(challenges.c.opponent_id.is_not(None)),
            select(watchers.c.user_id),
        )
        await self._connection.execute(delete(people).where(people.c.user_id.not_in(known)))
