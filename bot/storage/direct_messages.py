"""The outbox: direct messages that are still to be delivered."""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    String,
    Table,
    Text,
    delete,
    not_,
    select,
    update,
)

from bot.domain import DirectMessage, Due, GuildId, MatchId, UserId
from bot.storage.hooks import keeps_names
from bot.storage.rejections import rests
from bot.storage.schema import Moment, Repository, insert_new, key, metadata
from bot.storage.times import AT_ONCE, falls_due

DIRECT_MESSAGE = "direct message"
"""The name under which rejected messages are noted."""

direct_messages = Table(
    "direct_messages",
    metadata,
    Column("id", key(), primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("match_id", ForeignKey("matches.id"), index=True),
    Column("key", String(80)),
    Column("data", Text, nullable=False),
    Column("due_at", Moment, nullable=False, index=True),
    sqlite_autoincrement=True,
)

_ROWS = direct_messages.c

Index(None, _ROWS.user_id, _ROWS.kind, _ROWS.key, unique=True)

_TO_SEND = not_(rests(DIRECT_MESSAGE, _ROWS.id))

falls_due(Due.DIRECT_MESSAGES, _ROWS.due_at, _TO_SEND, guild=_ROWS.guild_id)
keeps_names(_ROWS.user_id)


class DirectMessageRepository(Repository):
    async def write(
        self,
        kind: str,
        to: UserId,
        guild: GuildId,
        match_id: MatchId | None = None,
        *,
        data: Mapping[str, Any] | None = None,
        due_at: datetime = AT_ONCE,
        key: str | None = None,
    ) -> None:
        """Queue a direct message about a server or one of its matches.

        `data` is what else its page needs, as JSON. `key` identifies what the message is about: nothing is queued while
        a message of the same kind, user and key waits.
        """
        row = {
            "kind": kind,
            "user_id": to,
            "guild_id": guild,
            "match_id": match_id,
            "key": key,
            "data": json.dumps(data or {}),
            "due_at": due_at,
        }
        await insert_new(self._connection, direct_messages, row)
        self._falls_due(due_at)

    async def withdraw(self, kind: str, to: UserId, key: str) -> None:
        """Delete a direct message if it is still waiting."""
        theirs = (_ROWS.kind == kind, _ROWS.user_id == to, _ROWS.key == key)
        await self._connection.execute(delete(direct_messages).where(*theirs))

    async def keys(self, kind: str, to: UserId) -> Sequence[str]:
        """Return the keys of a user's waiting direct messages of one kind."""
        query = select(_ROWS.key).where(_ROWS.kind == kind, _ROWS.user_id == to, _ROWS.key.is_not(None))
        return (await self._connection.execute(query)).scalars().all()

    async def waiting(
        self, to: UserId | None = None, *, due_by: datetime | None = None
    ) -> Sequence[DirectMessage]:
        """Return the direct messages to send, to one user or to all, in the order in which they are due.

        Those that Discord has rejected are left out until they are to be tried again. With `due_by`, those that are due
        later are left out, too.
        """
        addressed = () if to is None else (_ROWS.user_id == to,)
        due = () if due_by is None else (_ROWS.due_at <= due_by,)
        query = select(direct_messages).where(_TO_SEND, *addressed, *due, *self._own(_ROWS.guild_id))
        rows = await self._connection.execute(query.order_by(_ROWS.due_at, _ROWS.id))
        return [
            DirectMessage(
                row.id,
                row.kind,
                UserId(row.user_id),
                GuildId(row.guild_id),
                None if row.match_id is None else MatchId(row.match_id),
                json.loads(row.data),
            )
            for row in rows
        ]

    async def put_off(self, message: DirectMessage, due_at: datetime) -> None:
        """Make a direct message due later."""
        await self._connection.execute(
            update(direct_messages).where(_ROWS.id == message.id).values(due_at=due_at)
        )
        self._falls_due(due_at)

    async def forget(self, message: DirectMessage) -> None:
        """Delete a direct message that was delivered or can't be."""
        await self._connection.execute(delete(direct_messages).where(_ROWS.id == message.id))
