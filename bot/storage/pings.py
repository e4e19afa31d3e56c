"""The pings and reminders that are still to be made: those of matches, and those of challenges."""

from collections.abc import Sequence
from datetime import datetime
from typing import ClassVar, Generic, TypeVar

from sqlalchemy import Table, null, select, true, update

from bot.domain import ChallengeId, Due, MatchId, Ping
from bot.domain.notifications import NO_PING
from bot.storage.challenges import challenges
from bot.storage.due import falls_due, matches_due
from bot.storage.match_tables import matches
from bot.storage.schema import Repository, ping_columns, ping_in

RUNS = (matches.c.halted_at.is_(None),)
STANDS_OPEN = (challenges.c.state == "open", challenges.c.shown_state == "open")
"""A challenge that is not shown yet pings by its message, as soon as that can be posted."""

falls_due(Due.REMINDERS, matches.c.remind_at, guild=matches.c.guild_id)
falls_due(Due.PINGS, matches.c.call_at, *RUNS, guild=matches.c.guild_id)
falls_due(Due.PINGS, challenges.c.call_at, *STANDS_OPEN, guild=challenges.c.guild_id)

Number = TypeVar("Number", MatchId, ChallengeId)


class PingRepository(Repository, Generic[Number]):
    """The pings that are still to be made, on the columns of a table."""

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


class TurnPingRepository(PingRepository[MatchId]):
    """The pings of matches."""

    _table = matches

    async def due(self, at: datetime) -> Sequence[MatchId]:
        """The matches or challenges for which a ping is due, the earliest first.

        Matches that stand still are left out, as nobody could be pinged there, and so are challenges that are answered
        or not shown yet.
        """
        return await matches_due(
            self._connection, matches.c.call_at, at, *RUNS, *self._own(matches.c.guild_id)
        )

    async def to_remind(self, at: datetime) -> Sequence[MatchId]:
        """The matches in which the player to move is to be reminded."""
        return await matches_due(self._connection, matches.c.remind_at, at, *self._own(matches.c.guild_id))

    async def reminded(self, match_id: MatchId) -> None:
        """Note that the player to move needs no further reminder in this turn."""
        await self._connection.execute(
            update(matches).where(matches.c.id == match_id).values(reminded=true(), remind_at=null())
        )


class InvitationRepository(PingRepository[ChallengeId]):
    """The pings that are still to be made: at most one for each match, or for each challenge."""

    _table = challenges

    async def due(self, at: datetime) -> Sequence[ChallengeId]:
        """The matches or challenges for which a ping is due, the earliest first.

        Matches that stand still are left out, as nobody could be pinged there, and so are challenges that are answered
        or not shown yet.
        """
        call_at = challenges.c.call_at
        own = self._own(challenges.c.guild_id)
        query = select(challenges.c.id).where(call_at <= at, *STANDS_OPEN, *own).order_by(call_at)
        return [ChallengeId(number) for number in (await self._connection.execute(query)).scalars()]
