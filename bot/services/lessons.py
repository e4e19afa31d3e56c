"""The service of the lesson."""

from bot.domain.ids import UserId
from bot.domain.lesson import NAMES, Step, after, number_of
from bot.storage import Store, retried


class Lessons:
    def __init__(self, store: Store) -> None:
        self._store = store

    @retried
    async def done(self, user: UserId, step: Step) -> None:
        """Note that a user has done a step; repeating an earlier step changes nothing."""
        following = after(step)
        async with self._store.write() as uow:
            await uow.people.hold(user)
            reached = await uow.lessons.reached(user)
            if number_of(reached or NAMES[0]) < number_of(following):
                await uow.lessons.reach(user, following)

    @retried
    async def begin_anew(self, user: UserId) -> None:
        async with self._store.write() as uow:
            await uow.lessons.begin_anew(user)
