"""Pings and reminders that are still to be sent."""

from collections.abc import Sequence
from datetime import datetime
from typing import ClassVar, Generic, TypeVar

from sqlalchemy import (
    Table,
    null,
    or_,
    select,
    true,
    update,
)

from bot.domain import (
    ChallengeId,
    Due,
    MatchId,
    Ping,
    PingOn,
)
from bot.domain.notifications import NO_PING
from bot.storage.challenges import challenges, shows_open
from bot.storage.match_tables import matches
from bot.storage.schema import Repository, ping_columns, ping_in
from bot.storage.times import falls_due, matches_due

CAN_BE_MADE = (
    or_(matches.c.halted_at.is_(None), matches.c.ping_on == PingOn.DIRECT),
    matches.c.ping_on != PingOn.PRESS,
)
"""Conditions that leave out pings by the board of a match on hold, and those that wait for a press."""

STANDS_OPEN = (challenges.c.state == "open", shows_open())
"""A condition that leaves out a challenge whose message isn't posted yet: that message will send the ping."""

falls_due(Due.REMINDERS, matches.c.remind_at, guild=matches.c.guild_id)
falls_due(Due.PINGS, matches.c.ping_at, *CAN_BE_MADE, guild=matches.c.guild_id)
falls_due(Due.PINGS, challenges.c.ping_at, *STANDS_OPEN, guild=challenges.c.guild_id)

Number = TypeVar("Number", MatchId, ChallengeId)


class PingRepository(Repository, Generic[Number]):
    """Pending pings, stored in two columns of a table."""

    _table: ClassVar[Table]

    async def of(self, number: Number) -> Ping | None:
        query = select(self._table.c.ping_on, self._table.c.ping_at).where(self._table.c.id == number)
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

    async def divert(self, number: Number, ping: Ping, other: Ping) -> bool:
        """Store another pending ping in place of one, and return True, unless that isn't pending any more."""
        column = self._table.c
        same = (column.id == number, column.ping_on == ping.on, column.ping_at == ping.at)
        diverted = await self._connection.execute(
            update(self._table).where(*same).values(ping_columns(other))
        )
        self._falls_due(other.at)
        return bool(diverted.rowcount)


class TurnPingRepository(PingRepository[MatchId]):
    """At most one pending ping for each match, and the reminders."""

    _table = matches

    async def due(self, at: datetime) -> Sequence[MatchId]:
        """Return the matches for which a ping is due and can be made, earliest first."""
        return await matches_due(
            self._connection, matches.c.ping_at, at, *CAN_BE_MADE, *self._own(matches.c.guild_id)
        )

    async def to_remind(self, at: datetime) -> Sequence[MatchId]:
        """Return the matches in which the player to move is to be reminded."""
        return await matches_due(self._connection, matches.c.remind_at, at, *self._own(matches.c.guild_id))

    async def reminded(self, match_id: MatchId) -> None:
        """Record that the player to move needs no further reminder this turn."""
        await self._connection.execute(
            update(matches).where(matches.c.id == match_id).values(reminded=true(), remind_at=null())
        )


class InvitationRepository(PingRepository[ChallengeId]):
    """At most one pending ping for each challenge."""

    _table = challenges

    async def due(self, at: datetime) -> Sequence[ChallengeId]:
        """Return the open challenges with a message for which a ping is due, earliest first."""
        ping_at = challenges.c.ping_at
        own = self._own(challenges.c.guild_id)
        query = select(challenges.c.id).where(ping_at <= at, *STANDS_OPEN, *own).order_by(ping_at)
        return [ChallengeId(number) for number in (await self._connection.execute(query)).scalars()]
