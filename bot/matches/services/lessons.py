"""The service of the lesson: how far somebody has come. Each call is one transaction."""

from bot.matches.ids import UserId
from bot.matches.lesson import NAMES, Step, after, number_of
from bot.matches.retry import retried
from bot.matches.store import Store


class Lessons:
    """The service behind **Try a lesson** and `/dvonn learn`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @retried
    async def done(self, user: UserId, step: Step) -> None:
        """Note that somebody has done a step, for the first time or again: nobody falls back by that."""
        following = after(step)
        async with self._store.write() as ledger:
            await ledger.people.hold(user)
            reached = await ledger.lessons.reached(user)
            if number_of(reached or NAMES[0]) < number_of(following):
                await ledger.lessons.reach(user, following)

    @retried
    async def begin_anew(self, user: UserId) -> None:
        """Let somebody begin with the first step again."""
        async with self._store.write() as ledger:
            await ledger.lessons.begin_anew(user)
