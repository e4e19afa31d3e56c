"""Who watches which match, and what they were told."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, Row, delete, exists, func, not_, null, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import GuildId, MatchId, Means, Occasion, UserId, Watcher
from bot.storage.schema import matches, watchers
from bot.storage.showing import LAST_NUMBER
from bot.storage.upsert import upsert


class SqlWatcherBook:
    """`bot.matches.books.shown.WatcherBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def find(self, match_id: MatchId, user: UserId) -> Watcher | None:
        """What somebody has chosen for a match."""
        rows = await self._connection.execute(select(watchers).where(*_the(match_id, [user])))
        row = rows.one_or_none()
        return None if row is None else _watcher(row)

    async def of(self, match_id: MatchId) -> Sequence[Watcher]:
        """Who watches a match, those first who were told least."""
        column = watchers.c
        query = select(watchers).where(column.match_id == match_id).order_by(column.told, column.user_id)
        return [_watcher(row) for row in await self._connection.execute(query)]

    async def of_user(self, user: UserId, guild: GuildId) -> Sequence[Watcher]:
        """What somebody watches in a server, the oldest match first."""
        # Not as a join: SQLite would begin with all matches of the server.
        here = exists().where(matches.c.id == watchers.c.match_id, matches.c.guild_id == guild)
        query = select(watchers).where(watchers.c.user_id == user, here).order_by(watchers.c.match_id)
        return [_watcher(row) for row in await self._connection.execute(query)]

    async def count(self, user: UserId) -> int:
        """How many matches somebody watches."""
        query = select(func.count()).where(watchers.c.user_id == user)
        return (await self._connection.execute(query)).scalar_one()

    async def save(self, watcher: Watcher) -> None:
        """Somebody watches from now on, or in another way."""
        await upsert(
            self._connection,
            watchers,
            {
                "match_id": watcher.match_id,
                "user_id": watcher.user,
                "occasion": watcher.occasion,
                "means": watcher.means,
                "told": watcher.told,
                "lost": watcher.lost,
            },
        )

    async def told(self, match_id: MatchId, users: Sequence[UserId], number: int) -> None:
        """Note that they were told of all events up to one."""
        await self._connection.execute(
            update(watchers).where(*_the(match_id, users)).values(told=number, put_off_until=null())
        )

    async def put_off(self, match_id: MatchId, user: UserId, until: datetime) -> None:
        """Note that somebody is to be told from a moment on."""
        await self._connection.execute(
            update(watchers).where(*_the(match_id, [user])).values(put_off_until=until)
        )

    async def lose(self, match_id: MatchId, users: Sequence[UserId]) -> None:
        """Note that they can't be told."""
        await self._connection.execute(update(watchers).where(*_the(match_id, users)).values(lost=true()))

    async def stop(self, match_id: MatchId, *users: UserId) -> None:
        """They watch no longer."""
        await self._connection.execute(delete(watchers).where(*_the(match_id, users)))

    async def due(self, at: datetime) -> Sequence[MatchId]:
        """The matches of which somebody is to be told by now who was not to be told before."""
        return await self._matches(watchers.c.put_off_until <= at)

    async def behind(self) -> Sequence[MatchId]:
        """The matches in which something has happened that a watcher was not told of, wanted or not."""
        return await self._matches(not_(watchers.c.lost), watchers.c.told < LAST_NUMBER)

    async def _matches(self, *conditions: ColumnElement[bool]) -> list[MatchId]:
        query = select(matches.c.id).distinct().join_from(watchers, matches).where(*conditions)
        rows = await self._connection.execute(query.order_by(matches.c.id))
        return [MatchId(number) for number in rows.scalars()]


def _the(match_id: MatchId, users: Sequence[UserId]) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return watchers.c.match_id == match_id, watchers.c.user_id.in_(users)


def _watcher(row: Row[tuple[object, ...]]) -> Watcher:
    return Watcher(
        match_id=MatchId(row.match_id),
        user=UserId(row.user_id),
        occasion=Occasion(row.occasion),
        means=Means(row.means),
        told=row.told,
        lost=row.lost,
    )
