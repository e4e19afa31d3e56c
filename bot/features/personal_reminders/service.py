from collections.abc import Callable
from datetime import datetime, timedelta

from bot.domain import MatchId, Person, UserId
from bot.features.personal_reminders.repository import Reminder, ReminderRepository
from bot.storage import Store
from bot.storage.store import retried

AFTER = timedelta(days=1)

LIMIT = 25
"""The maximum number of pending reminders per user."""


class PersonalReminders:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def set(self, match_id: MatchId, by: Person) -> Reminder | None:
        """Schedule a reminder for tomorrow, replacing an earlier one. Returns None if the user has `LIMIT` others."""
        reminder = Reminder(match_id, by.id, self._clock() + AFTER)
        async with self._store.write() as uow:
            reminders = ReminderRepository(uow)
            await uow.people.hold(by.id)
            if await reminders.find(match_id, by.id) is None and await reminders.count(by.id) >= LIMIT:
                return None
            await uow.people.remember(by)
            await reminders.save(reminder)
        return reminder

    @retried
    async def cancel(self, match_id: MatchId, user: UserId) -> None:
        async with self._store.write() as uow:
            await ReminderRepository(uow).delete(match_id, user)
