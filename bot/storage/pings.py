"""The pings and reminders that are still to be made."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import null, select, true, update
from typing_extensions import override

from bot.matches import Due, MatchId, Ping
from bot.matches.books.matches import PingBook
from bot.matches.pings import NO_PING
from bot.storage.due import falls_due, matches_due
from bot.storage.match_tables import matches
from bot.storage.matches import ping_columns, ping_in
from bot.storage.schema import SqlBook

falls_due(Due.REMINDERS, matches.c.remind_at)
falls_due(Due.PINGS, matches.c.call_at, matches.c.halted_at.is_(None))


class SqlPingBook(SqlBook, PingBook):
    """`PingBook` on SQL."""

    @override
    async def of(self, match_id: MatchId) -> Ping | None:
        query = select(matches.c.call_on, matches.c.call_at).where(matches.c.id == match_id)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else ping_in(row)

    @override
    async def put(self, match_id: MatchId, ping: Ping | None) -> None:
        if ping:
            await self._connection.execute(
                update(matches).where(matches.c.id == match_id).values(ping_columns(ping))
            )
            self._falls_due(ping.at)

    @override
    async def made(self, match_id: MatchId, ping: Ping) -> None:
        await self.divert(match_id, ping, NO_PING)

    @override
    async def divert(self, match_id: MatchId, ping: Ping, other: Ping) -> None:
        same = (matches.c.id == match_id, matches.c.call_on == ping.on, matches.c.call_at == ping.at)
        await self._connection.execute(update(matches).where(*same).values(ping_columns(other)))
        self._falls_due(other.at)

    @override
    async def due(self, at: datetime) -> Sequence[MatchId]:
        return await matches_due(self._connection, matches.c.call_at, at, matches.c.halted_at.is_(None))

    @override
    async def to_remind(self, at: datetime) -> Sequence[MatchId]:
        return await matches_due(self._connection, matches.c.remind_at, at)

    @override
    async def reminded(self, match_id: MatchId) -> None:
        await self._connection.execute(
            update(matches).where(matches.c.id == match_id).values(reminded=true(), remind_at=null())
        )
