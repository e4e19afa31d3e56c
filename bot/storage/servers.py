"""Servers: their settings, and when a server removed the bot."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Integer,
    String,
    Table,
    Text,
    delete,
    false,
    null,
    select,
    text,
    true,
    union,
    update,
)

from bot.domain import ChannelId, Due, GuildId, Pace, PingBy, ServerSettings
from bot.domain.ids import NO_SERVER
from bot.domain.notifications import ServerPings
from bot.domain.server_settings import DAILY_HOUR, KEPT_AFTER_REMOVAL
from bot.storage.challenges import challenges
from bot.storage.hooks import FORGET_SERVER, NAMED, SERVERS
from bot.storage.match_tables import matches
from bot.storage.people import people
from bot.storage.schema import (
    PaceCode,
    Repository,
    Seconds,
    Utc,
    metadata,
    partial_index,
    tables_with,
    upsert,
)
from bot.storage.times import falls_due

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channels", Text, nullable=False, server_default=""),
    Column("in_threads", Boolean),
    Column("quiet", Boolean, nullable=False, server_default=false()),
    Column("ping_by", String(10)),
    Column("notifies_all", Boolean, nullable=False, server_default=false()),
    Column("time_control", PaceCode, nullable=False, server_default=str(Pace.STEADY)),
    Column("language", String(10)),
    Column("keep_boards", Integer),
    Column("challenges_last", Seconds, nullable=False, server_default="259200"),
    Column("removed_at", Utc),
    Column("daily_channel", BigInteger),
    Column("daily_hour", Integer, nullable=False, server_default=str(DAILY_HOUR)),
    Column("own_puzzles", Boolean, nullable=False, server_default=true()),
)

for _name in ("removed_at", "keep_boards"):
    partial_index(f"ix_servers_{_name}", servers.c[_name], where=text(f"{_name} IS NOT NULL"))

falls_due(Due.SERVERS, servers.c.removed_at, later=KEPT_AFTER_REMOVAL)


def read_ping_by(text: str | None) -> PingBy:
    """Read a server's way to ping; None if its manager has chosen none."""
    return PingBy(text) if text else PingBy.AUTOMATIC


class ServerRepository(Repository):
    async def hold(self, guild: GuildId) -> None:
        """Lock a server, and so its settings, until the transaction ends."""
        await self._hold(guild)

    async def settings(self, guild: GuildId) -> ServerSettings:
        """Return the settings of a server, the defaults if none are stored."""
        rows = await self._connection.execute(select(servers).where(servers.c.guild_id == guild))
        if (row := rows.one_or_none()) is None:
            return ServerSettings()
        return ServerSettings(
            channels=tuple(ChannelId(int(channel)) for channel in row.channels.split()),
            threads=row.in_threads,
            quiet=row.quiet,
            ping_by=read_ping_by(row.ping_by),
            pace=row.time_control,
            language=row.language,
            keep_boards=row.keep_boards,
            challenges_last=row.challenges_last,
            daily_channel=None if row.daily_channel is None else ChannelId(row.daily_channel),
            daily_hour=row.daily_hour,
            own_puzzles=row.own_puzzles,
        )

    async def settle(self, guild: GuildId, settings: ServerSettings) -> None:
        """Store the settings of a server."""
        await upsert(
            self._connection,
            servers,
            {
                "guild_id": guild,
                "channels": " ".join(map(str, settings.channels)),
                "in_threads": settings.threads,
                "quiet": settings.quiet,
                "ping_by": settings.ping_by,
                "time_control": settings.pace,
                "language": settings.language,
                "keep_boards": settings.keep_boards,
                "challenges_last": settings.challenges_last,
                "daily_channel": settings.daily_channel,
                "daily_hour": settings.daily_hour,
                "own_puzzles": settings.own_puzzles,
            },
        )

    async def pings(self, guild: GuildId) -> ServerPings:
        """Return how a server pings players."""
        query = select(servers.c.ping_by, servers.c.notifies_all).where(servers.c.guild_id == guild)
        row = (await self._connection.execute(query)).one_or_none()
        return ServerPings() if row is None else ServerPings(read_ping_by(row.ping_by), row.notifies_all)

    async def notifying_all(self) -> set[GuildId]:
        """Return the servers in which Discord notifies the members of all messages."""
        query = select(servers.c.guild_id).where(servers.c.notifies_all, *self._own(servers.c.guild_id))
        return {GuildId(guild) for guild in (await self._connection.execute(query)).scalars()}

    async def notify_all(self, guild: GuildId, notifies_all: bool) -> None:
        """Record whether Discord notifies the members of a server of all messages."""
        await upsert(self._connection, servers, {"guild_id": guild, "notifies_all": notifies_all})

    async def languages(self) -> dict[GuildId, str]:
        """Return the languages of the servers that have chosen one."""
        rows = await self._connection.execute(
            select(servers.c.guild_id, servers.c.language).where(servers.c.language.is_not(None))
        )
        return {GuildId(row.guild_id): row.language for row in rows}

    async def present(self) -> Sequence[GuildId]:
        """Return the servers that have any data stored and haven't removed the bot."""
        known = union(
            *(
                select(guild).where(*self._own(guild))
                for guild in (matches.c.guild_id, challenges.c.guild_id, servers.c.guild_id, *SERVERS)
            )
        )
        removed = select(servers.c.guild_id).where(servers.c.removed_at.is_not(None))
        found = set((await self._connection.execute(known)).scalars()) - {NO_SERVER, None}
        return sorted(found.difference((await self._connection.execute(removed)).scalars()))

    async def remove(self, guild: GuildId, at: datetime) -> None:
        """Record that a server has removed the bot."""
        await upsert(self._connection, servers, {"guild_id": guild, "removed_at": at})

    async def is_removed(self, guild: GuildId) -> bool:
        query = select(servers.c.removed_at).where(servers.c.guild_id == guild)
        return (await self._connection.execute(query)).scalar_one_or_none() is not None

    async def rejoin(self, guild: GuildId) -> bool:
        """Record that a server has the bot; return whether the bot had been removed."""
        rows = await self._connection.execute(
            update(servers)
            .where(servers.c.guild_id == guild, servers.c.removed_at.is_not(None))
            .values(removed_at=null())
            .returning(servers.c.guild_id)
        )
        return rows.one_or_none() is not None

    async def removed_before(self, at: datetime) -> Sequence[GuildId]:
        rows = await self._connection.execute(
            select(servers.c.guild_id).where(servers.c.removed_at <= at).order_by(servers.c.guild_id)
        )
        return [GuildId(guild) for guild in rows.scalars()]

    async def delete(self, guild: GuildId, *, removed_before: datetime) -> bool:
        """Delete all data of a server if it removed the bot by `removed_before`; return whether that was done."""
        # First, so that a concurrent `rejoin` waits.
        gone = delete(servers).where(servers.c.guild_id == guild, servers.c.removed_at <= removed_before)
        rows = await self._connection.execute(gone.returning(servers.c.guild_id))
        if rows.one_or_none() is None:
            return False
        for forget in FORGET_SERVER:
            await forget(self._connection, guild)
        its_matches = select(matches.c.id).where(matches.c.guild_id == guild)
        for table in tables_with("match_id"):
            await self._connection.execute(delete(table).where(table.c.match_id.in_(its_matches)))
        for table in tables_with("guild_id"):
            await self._connection.execute(delete(table).where(table.c.guild_id == guild))
        await self._forget_strangers()
        return True

    async def _forget_strangers(self) -> None:
        """Delete the names and languages of users who are in no stored match or challenge and whom no feature needs."""
        known = union(
            select(matches.c.white_id),
            select(matches.c.black_id),
            select(challenges.c.challenger_id),
            select(challenges.c.opponent_id).where(challenges.c.opponent_id.is_not(None)),
            *(select(user) for user in NAMED),
        )
        await self._connection.execute(delete(people).where(people.c.user_id.not_in(known)))
