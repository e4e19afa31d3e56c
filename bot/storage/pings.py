"""The pings and reminders that are still to be made."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row, null, select, true, update
from typing_extensions import override

from bot.matches import Due, MatchId, Ping, PingOn
from bot.matches.books.matches import PingBook
from bot.matches.pings import NO_PING
from bot.storage.book import SqlBook
from bot.storage.due import falls_due, matches_due
from bot.storage.match_tables import matches

falls_due(Due.REMINDERS, matches.c.remind_at)
falls_due(Due.PINGS, matches.c.call_at, matches.c.halted_at.is_(None))


def ping_columns(ping: Ping) -> dict[str, object]:
    """A ping as the columns of its match."""
    nobody = ping.on is PingOn.NOBODY
    return {"call_on": None if nobody else ping.on, "call_at": None if nobody else ping.at}


def to_make(ping: Ping) -> Ping | None:
    """A ping as its columns give it back; None where nobody is to be pinged."""
    return None if ping.on is PingOn.NOBODY else ping


def ping_in(row: Row[*tuple[Any, ...]]) -> Ping | None:
    """The ping in the columns of a match."""
    return None if row.call_on is None else Ping(PingOn(row.call_on), row.call_at)


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
