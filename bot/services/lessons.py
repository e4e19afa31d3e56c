"""The service of the lesson: how far somebody has come. Each call is one transaction."""

from bot.domain.ids import UserId
from bot.domain.lesson import NAMES, Step, after, number_of
from bot.services.retry import retried
from bot.storage import Store


class Lessons:
    """The service behind **Try a lesson** and `/dvonn learn`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @retried
    async def done(self, user: UserId, step: Step) -> None:
        """Note that somebody has done a step, for the first time or again: nobody falls back by that."""
        following = after(step)
        async with self._store.write() as uow:
            await uow.people.hold(user)
            reached = await uow.lessons.reached(user)
            if number_of(reached or NAMES[0]) < number_of(following):
                await uow.lessons.reach(user, following)

    @retried
    async def begin_anew(self, user: UserId) -> None:
        """Let somebody begin with the first step again."""
        async with self._store.write() as uow:
            await uow.lessons.begin_anew(user)
