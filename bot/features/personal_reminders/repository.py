from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import BigInteger, Column, ColumnElement, ForeignKey, Table, delete, func, not_, select

from bot.domain import MatchId, UserId
from bot.domain.rejections import Rejectable
from bot.storage.hooks import USER, counts_for_user, keeps_names
from bot.storage.match_tables import matches
from bot.storage.rejections import rests
from bot.storage.schema import Moment, Repository, metadata, upsert
from bot.storage.times import falls_due

DUE = "personal_reminders"

personal_reminders = Table(
    "personal_reminders",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("due_at", Moment, nullable=False, index=True),
)

_GUILD = select(matches.c.guild_id).where(matches.c.id == personal_reminders.c.match_id).scalar_subquery()

_TO_SEND = not_(rests(Rejectable.REMINDER, personal_reminders.c.match_id, personal_reminders.c.user_id))

falls_due(DUE, personal_reminders.c.due_at, _TO_SEND, guild=_GUILD)
counts_for_user("kept-reminders", select(func.count()).where(personal_reminders.c.user_id == USER))
keeps_names(personal_reminders.c.user_id)


@dataclass(frozen=True, slots=True)
class Reminder:
    match_id: MatchId
    user: UserId
    due_at: datetime


class ReminderRepository(Repository):
    async def find(self, match_id: MatchId, user: UserId) -> Reminder | None:
        rows = await self._connection.execute(select(personal_reminders).where(*_the(match_id, user)))
        row = rows.one_or_none()
        return None if row is None else Reminder(MatchId(row.match_id), UserId(row.user_id), row.due_at)

    async def count(self, user: UserId) -> int:
        query = select(func.count()).where(personal_reminders.c.user_id == user)
        return (await self._connection.execute(query)).scalar_one()

    async def save(self, reminder: Reminder) -> None:
        """Add a reminder, or replace the user's earlier one about the same match."""
        values = {"match_id": reminder.match_id, "user_id": reminder.user, "due_at": reminder.due_at}
        await upsert(self._connection, personal_reminders, values)
        self._falls_due(reminder.due_at)

    async def delete(self, match_id: MatchId, user: UserId, *, due_by: datetime | None = None) -> None:
        """Delete the reminder if it exists; with `due_by`, only if it has not been postponed past that moment."""
        postponed = () if due_by is None else (personal_reminders.c.due_at <= due_by,)
        await self._connection.execute(delete(personal_reminders).where(*_the(match_id, user), *postponed))

    async def due(self, at: datetime) -> Sequence[Reminder]:
        """Return the due reminders of the servers that this process is responsible for."""
        query = (
            select(personal_reminders)
            .where(personal_reminders.c.due_at <= at, _TO_SEND, *self._own(_GUILD))
            .order_by(personal_reminders.c.due_at)
        )
        rows = await self._connection.execute(query)
        return [Reminder(MatchId(row.match_id), UserId(row.user_id), row.due_at) for row in rows]


def _the(match_id: MatchId, user: UserId) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    column = personal_reminders.c
    return column.match_id == match_id, column.user_id == user
