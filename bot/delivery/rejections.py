"""Second attempts before the bot gives something up, as one permanent error may be a mistake of Discord's.

A reconciler asks here whether to give up. Some minutes after the first error the reconciler runs again: scheduled tasks
find what is due, and for anything else the reconciler registers how to queue it.
"""

from collections.abc import Callable
from datetime import datetime

from bot.domain import GuildId
from bot.domain.rejections import ASKED_AGAIN_AFTER, Rejected
from bot.storage import Store
from bot.storage.rejections import RejectionRepository


class Rejections:
    """The things that Discord has rejected once. Methods raise `StoreUnavailableError`."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock
        self._try_again: dict[str, Callable[[Rejected], None]] = {}

    def register(self, what: str, try_again: Callable[[Rejected], None]) -> None:
        """Register how to queue things that no scheduled task finds."""
        self._try_again[what] = try_again

    async def is_final(self, rejected: Rejected, guild: GuildId) -> bool:
        """Whether Discord has rejected something twice, some minutes apart. Notes the first time."""
        at = self._clock()
        async with self._store.write() as uow:
            repository = RejectionRepository(uow)
            if await repository.note(rejected, guild, at) + ASKED_AGAIN_AFTER > at:
                return False
            await repository.forget(rejected)
            return True

    async def try_again(self) -> None:
        """Queue the things that were rejected some minutes ago."""
        async with self._store.write() as uow:
            due = await RejectionRepository(uow).take_due(self._clock())
        for each in due:
            if again := self._try_again.get(each.what):
                again(each)
