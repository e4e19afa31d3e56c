"""The pings and reminders that are still to be made: those of matches, and those of challenges."""

from collections.abc import Sequence
from datetime import datetime
from typing import ClassVar, Generic, TypeVar

from sqlalchemy import Table, null, select, true, update
from typing_extensions import override

from bot.matches import ChallengeId, Due, MatchId, Ping
from bot.matches.books.matches import PingBook, TurnPingBook
from bot.matches.pings import NO_PING
from bot.storage.challenges import challenges
from bot.storage.due import falls_due, matches_due
from bot.storage.match_tables import matches
from bot.storage.schema import SqlBook, ping_columns, ping_in

RUNS = (matches.c.halted_at.is_(None),)
STANDS_OPEN = (challenges.c.state == "open", challenges.c.shown_state == "open")
"""A challenge that is not shown yet pings by its message, as soon as that can be posted."""

falls_due(Due.REMINDERS, matches.c.remind_at, guild=matches.c.guild_id)
falls_due(Due.PINGS, matches.c.call_at, *RUNS, guild=matches.c.guild_id)
falls_due(Due.PINGS, challenges.c.call_at, *STANDS_OPEN, guild=challenges.c.guild_id)

Number = TypeVar("Number", MatchId, ChallengeId)


class _SqlPingBook(SqlBook, Generic[Number]):
    """`PingBook` on the columns of a table."""

    _table: ClassVar[Table]

    async def of(self, number: Number) -> Ping | None:
        query = select(self._table.c.call_on, self._table.c.call_at).where(self._table.c.id == number)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else ping_in(row)

    async def put(self, number: Number, ping: Ping | None) -> None:
        if ping:
            await self._connection.execute(
                update(self._table).where(self._table.c.id == number).values(ping_columns(ping))
            )
            self._falls_due(ping.at)

    async def made(self, number: Number, ping: Ping) -> None:
        await self.divert(number, ping, NO_PING)

    async def divert(self, number: Number, ping: Ping, other: Ping) -> None:
        column = self._table.c
        same = (column.id == number, column.call_on == ping.on, column.call_at == ping.at)
        await self._connection.execute(update(self._table).where(*same).values(ping_columns(other)))
        self._falls_due(other.at)


class SqlTurnPingBook(_SqlPingBook[MatchId], TurnPingBook):
    """`TurnPingBook` on SQL."""

    _table = matches

    @override
    async def due(self, at: datetime) -> Sequence[MatchId]:
        return await matches_due(
            self._connection, matches.c.call_at, at, *RUNS, *self._own(matches.c.guild_id)
        )

    @override
    async def to_remind(self, at: datetime) -> Sequence[MatchId]:
        return await matches_due(self._connection, matches.c.remind_at, at, *self._own(matches.c.guild_id))

    @override
    async def reminded(self, match_id: MatchId) -> None:
        await self._connection.execute(
            update(matches).where(matches.c.id == match_id).values(reminded=true(), remind_at=null())
        )


class SqlInvitationBook(_SqlPingBook[ChallengeId], PingBook[ChallengeId]):
    """`PingBook` of challenges on SQL."""

    _table = challenges

    @override
    async def due(self, at: datetime) -> Sequence[ChallengeId]:
        call_at = challenges.c.call_at
        own = self._own(challenges.c.guild_id)
        query = select(challenges.c.id).where(call_at <= at, *STANDS_OPEN, *own).order_by(call_at)
        return [ChallengeId(number) for number in (await self._connection.execute(query)).scalars()]
