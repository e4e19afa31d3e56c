"""Pings, reminders and direct messages that are still to be sent."""

from collections.abc import Sequence
from datetime import datetime
from typing import ClassVar, Generic, TypeVar

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    String,
    Table,
    delete,
    func,
    insert,
    not_,
    null,
    or_,
    select,
    true,
    update,
)

from bot.domain import (
    ChallengeId,
    DirectMessage,
    DirectMessageKind,
    Due,
    GuildId,
    MatchId,
    Ping,
    PingOn,
    UserId,
)
from bot.domain.notifications import NO_PING
from bot.domain.rejections import Rejectable
from bot.storage.challenges import challenges, shows_open
from bot.storage.match_tables import matches
from bot.storage.rejections import rests
from bot.storage.schema import Repository, key, metadata, ping_columns, ping_in
from bot.storage.times import falls_due, falls_due_at_once, matches_due

CAN_BE_MADE = (or_(matches.c.halted_at.is_(None), matches.c.ping_on == PingOn.DIRECT),)
"""A condition that leaves out pings by the board of a match on hold."""

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

    async def divert(self, number: Number, ping: Ping, other: Ping) -> None:
        column = self._table.c
        same = (column.id == number, column.ping_on == ping.on, column.ping_at == ping.at)
        await self._connection.execute(update(self._table).where(*same).values(ping_columns(other)))
        self._falls_due(other.at)


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


direct_messages = Table(
    "letters",  # as version 0.1 called them
    metadata,
    Column("id", key(), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("match_id", ForeignKey("matches.id"), index=True),
    Column("guild_id", BigInteger),
    sqlite_autoincrement=True,
)

_GUILD = func.coalesce(
    direct_messages.c.guild_id,
    select(matches.c.guild_id).where(matches.c.id == direct_messages.c.match_id).scalar_subquery(),
)

_TO_SEND = not_(rests(Rejectable.DIRECT_MESSAGE, direct_messages.c.id))

falls_due_at_once(Due.DIRECT_MESSAGES, direct_messages.c.id, _TO_SEND, guild=_GUILD)


class DirectMessageRepository(Repository):
    """Direct messages that are still to be delivered."""

    async def write(self, kind: DirectMessageKind, to: UserId, match_id: MatchId) -> None:
        """Queue a direct message about a match."""
        await self._connection.execute(
            insert(direct_messages).values(kind=kind, user_id=to, match_id=match_id)
        )

    async def write_of_server(self, kind: DirectMessageKind, to: UserId, guild: GuildId) -> None:
        """Queue a direct message about a server."""
        await self._connection.execute(insert(direct_messages).values(kind=kind, user_id=to, guild_id=guild))

    async def waiting(self, to: UserId | None = None) -> Sequence[DirectMessage]:
        """Return the direct messages that are to be sent now, to one user or to all, oldest first."""
        addressed = () if to is None else (direct_messages.c.user_id == to,)
        rows = await self._connection.execute(
            select(direct_messages)
            .where(_TO_SEND, *addressed, *self._own(_GUILD))
            .order_by(direct_messages.c.id)
        )
        return [
            DirectMessage(
                row.id,
                DirectMessageKind(row.kind),
                UserId(row.user_id),
                None if row.match_id is None else MatchId(row.match_id),
                None if row.guild_id is None else GuildId(row.guild_id),
            )
            for row in rows
        ]

    async def forget(self, message: DirectMessage) -> None:
        """Delete a direct message that was delivered or can't be."""
        await self._connection.execute(delete(direct_messages).where(direct_messages.c.id == message.id))
