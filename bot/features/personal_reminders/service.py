from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain import GuildId, Match, MatchId, Person, UserId
from bot.features.personal_reminders.repository import REMINDER
from bot.storage import Store
from bot.storage.store import retried

AFTER = timedelta(days=1)

LIMIT = 25
"""The maximum number of pending reminders per user."""


@dataclass(frozen=True, slots=True)
class Reminder:
    match_id: MatchId
    due_at: datetime


class PersonalReminders:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def set(self, match: Match, by: Person, guild: GuildId) -> Reminder | None:
        """Schedule a reminder for tomorrow, replacing an earlier one. Returns None if the user has `LIMIT` others.

        `guild` is the server in which the user sees the match.
        """
        reminder = Reminder(match.id, self._clock() + AFTER)
        async with self._store.write() as uow:
            await uow.people.hold(by.id)
            kept, key = await uow.direct_messages.keys(REMINDER, by.id), str(match.id)
            if key not in kept and len(kept) >= LIMIT:
                return None
            await uow.people.remember(by)
            await uow.direct_messages.withdraw(REMINDER, by.id, key)
            await uow.direct_messages.write(REMINDER, by.id, guild, match.id, due_at=reminder.due_at, key=key)
        return reminder

    @retried
    async def cancel(self, match_id: MatchId, user: UserId) -> None:
        async with self._store.write() as uow:
            await uow.direct_messages.withdraw(REMINDER, user, str(match_id))
