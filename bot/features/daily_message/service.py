"""Plans the messages of the day: one is always waiting for each user who has chosen them."""

from collections.abc import Callable, Sequence
from datetime import datetime

from bot.domain import Match, UserId
from bot.domain.ids import NO_SERVER
from bot.domain.preferences import ChangedPreferences, DailyHour
from bot.features.daily_message.repository import DAILY
from bot.storage import Store, UnitOfWork, retried


async def plan_message(uow: UnitOfWork, changed: ChangedPreferences) -> None:
    """Plan the next message when a user has chosen another hour, and drop it when they want none any more."""
    if changed.before.daily_at == changed.after.daily_at:
        return
    for key in await uow.direct_messages.keys(DAILY, changed.user):
        await uow.direct_messages.withdraw(DAILY, changed.user, key)
    if changed.after.daily_at:
        await _plan(uow, changed.user, changed.after.daily_at, changed.at)


async def _plan(uow: UnitOfWork, user: UserId, hour: DailyHour, at: datetime) -> None:
    """Plan the next message, unless it is planned already."""
    due_at = hour.next_after(at)
    await uow.direct_messages.write(DAILY, user, NO_SERVER, due_at=due_at, key=due_at.isoformat())


class DailyMessages:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def waiting_for(self, user: UserId) -> Sequence[Match]:
        """Plan the message of the next day, and return the matches between people that wait for a user now.

        Repeatable, as the next message is planned once. Users who have changed their mind get neither.
        """
        async with self._store.write() as uow:
            await uow.people.hold(user)
            chosen = (await uow.people.preferences([user]))[user].daily_at
            if chosen is None:
                return []
            await _plan(uow, user, chosen, self._clock())
            running = await uow.matches.running_of(user)
        return [match for match in running if _is_told(match, user)]


def _is_told(match: Match, user: UserId) -> bool:
    """Whether a match waits for a user whom it would ping."""
    is_between_people = match.computer is None and match.policy.pings
    return is_between_people and user not in match.away and match.waits_for(user)
