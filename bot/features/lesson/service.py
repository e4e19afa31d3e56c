from bot.domain.ids import UserId
from bot.features.lesson.repository import LessonRepository
from bot.features.lesson.steps import NAMES, Step, after, number_of
from bot.storage import Store, retried


class Lessons:
    def __init__(self, store: Store) -> None:
        self._store = store

    @retried
    async def done(self, user: UserId, step: Step) -> None:
        """Record that a user has done a step; repeating an earlier step changes nothing."""
        following = after(step)
        async with self._store.write() as uow:
            await uow.people.hold(user)
            reached = await LessonRepository(uow).reached(user)
            if number_of(reached or NAMES[0]) < number_of(following):
                await LessonRepository(uow).reach(user, following)

    @retried
    async def begin_anew(self, user: UserId) -> None:
        async with self._store.write() as uow:
            await LessonRepository(uow).begin_anew(user)
