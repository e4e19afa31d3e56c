"""Watchers of matches, and the last event that each was notified of."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    ForeignKey,
    Integer,
    Row,
    String,
    Table,
    delete,
    exists,
    false,
    func,
    not_,
    null,
    select,
    text,
    true,
    update,
)

from bot.domain import GuildId, MatchId, Means, NotificationLevel, UserId, Watcher
from bot.storage.hooks import USER, counts_for_user, keeps_names, onlookers
from bot.storage.match_tables import LAST_NUMBER, matches
from bot.storage.schema import Moment, Repository, metadata, partial_index, upsert
from bot.storage.times import falls_due

DUE = "watchers"

watchers = Table(
    "watchers",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("level", String(10), nullable=False),
    Column("means", String(10), nullable=False),
    Column("told", Integer, nullable=False),
    Column("lost", Boolean, nullable=False, server_default=false()),
    Column("put_off_until", Moment),
    Column("guild_id", BigInteger, index=True),
)

partial_index("ix_watchers_put_off_until", watchers.c.put_off_until, where=text("put_off_until IS NOT NULL"))

_PLAYED_IN = (
    select(matches.c.guild_id)
    .where(matches.c.id == watchers.c.match_id)
    .correlate(watchers)
    .scalar_subquery()
)
_GUILD: ColumnElement[int] = func.coalesce(watchers.c.guild_id, _PLAYED_IN)
"""The server in which a watcher sees the match, whose process notifies them."""

falls_due(DUE, watchers.c.put_off_until, guild=_GUILD)


counts_for_user("kept-watched", select(func.count()).where(watchers.c.user_id == USER))
keeps_names(watchers.c.user_id)

NAME = "watching"

onlookers(NAME, exists().where(watchers.c.match_id == matches.c.id))


class WatcherRepository(Repository):
    async def find(self, match_id: MatchId, user: UserId) -> Watcher | None:
        rows = await self._connection.execute(select(watchers).where(*_are(match_id, [user])))
        row = rows.one_or_none()
        return None if row is None else _watcher(row)

    async def of(self, match_id: MatchId) -> Sequence[Watcher]:
        """Return the watchers of a match whom this process notifies, those that are furthest behind first."""
        column = watchers.c
        theirs = column.match_id == match_id, *self._own(_GUILD)
        query = select(watchers).where(*theirs).order_by(column.told, column.user_id)
        return [_watcher(row) for row in await self._connection.execute(query)]

    async def of_user(self, user: UserId, guild: GuildId) -> Sequence[Watcher]:
        """Return what a user watches in a server: a `Watcher` per match, oldest match first."""
        theirs = watchers.c.user_id == user, _GUILD == guild  # noqa: SIM300  the constant is a column
        query = select(watchers).where(*theirs).order_by(watchers.c.match_id)
        return [_watcher(row) for row in await self._connection.execute(query)]

    async def count(self, user: UserId) -> int:
        """Count the matches that a user watches in all servers."""
        query = select(func.count()).where(watchers.c.user_id == user)
        return (await self._connection.execute(query)).scalar_one()

    async def save(self, watcher: Watcher) -> None:
        """Insert or replace a watcher."""
        await upsert(
            self._connection,
            watchers,
            {
                "match_id": watcher.match_id,
                "user_id": watcher.user,
                "level": watcher.level,
                "means": watcher.means,
                "told": watcher.told,
                "lost": watcher.lost,
                "guild_id": watcher.guild,
            },
        )

    async def told(self, match_id: MatchId, users: Sequence[UserId], number: int) -> None:
        """Record that watchers were notified of all events up to `number`."""
        await self._connection.execute(
            update(watchers).where(*_are(match_id, users)).values(told=number, put_off_until=null())
        )

    async def put_off(self, match_id: MatchId, user: UserId, until: datetime) -> None:
        """Record that a watcher is not to be notified before `until`."""
        await self._connection.execute(
            update(watchers).where(*_are(match_id, [user])).values(put_off_until=until)
        )
        self._falls_due(until)

    async def call_elsewhere(self, match_id: MatchId, at: datetime) -> None:
        """Have other processes notify the watchers in their servers at a moment; do nothing for a single process."""
        if self._shard_set is not None:
            theirs = watchers.c.match_id == match_id, watchers.c.guild_id.is_not(None)
            waiting = update(watchers).where(*theirs, watchers.c.put_off_until.is_(None))
            await self._connection.execute(waiting.values(put_off_until=at))

    async def lose(self, match_id: MatchId, users: Sequence[UserId]) -> None:
        """Record that watchers can't be reached by direct messages."""
        await self._connection.execute(update(watchers).where(*_are(match_id, users)).values(lost=true()))

    async def stop(self, match_id: MatchId, *users: UserId) -> None:
        await self._connection.execute(delete(watchers).where(*_are(match_id, users)))

    async def due(self, at: datetime) -> Sequence[MatchId]:
        """Return the matches with a postponed watcher who is due."""
        return await self._matches(watchers.c.put_off_until <= at)

    async def resume(self, at: datetime) -> None:
        """Clear the postponements that are over, whether or not there was news."""
        await self._connection.execute(
            update(watchers)
            .where(watchers.c.put_off_until <= at, *self._own(_GUILD))
            .values(put_off_until=null())
        )

    async def behind(self) -> Sequence[MatchId]:
        """Return the matches with events after a watcher's last notification, whether or not they are wanted."""
        return await self._matches(not_(watchers.c.lost), watchers.c.told < LAST_NUMBER)

    async def _matches(self, *conditions: ColumnElement[bool]) -> list[MatchId]:
        query = (
            select(matches.c.id)
            .distinct()
            .join_from(watchers, matches)
            .where(*conditions, *self._own(_GUILD))
        )
        rows = await self._connection.execute(query.order_by(matches.c.id))
        return [MatchId(number) for number in rows.scalars()]


def _are(match_id: MatchId, users: Sequence[UserId]) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return watchers.c.match_id == match_id, watchers.c.user_id.in_(users)


def _watcher(row: Row[tuple[object, ...]]) -> Watcher:
    return Watcher(
        match_id=MatchId(row.match_id),
        user=UserId(row.user_id),
        level=NotificationLevel(row.level),
        means=Means(row.means),
        told=row.told,
        lost=row.lost,
        guild=None if row.guild_id is None else GuildId(row.guild_id),
    )
