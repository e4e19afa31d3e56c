"""The service for the roles of titles: what Discord has said to a change is recorded."""

from collections.abc import Callable
from datetime import datetime

from bot.domain.rejections import ASKED_AGAIN_AFTER
from bot.domain.titles import TRIED_AGAIN_EVERY, TROUBLE, RoleChange, RoleOutcome
from bot.storage import Store, UnitOfWork, retried


class Titles:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def record(self, change: RoleChange, outcome: RoleOutcome) -> None:
        """Record what Discord said to a change; the manager who has chosen the role is told of a refusal once."""
        at = self._clock()
        async with self._store.write() as uow:
            if outcome.is_final(change, at):
                await uow.titles.settled(change)
            elif outcome is RoleOutcome.FAILED:
                await uow.titles.put_off(change, at + ASKED_AGAIN_AFTER, told=change.told)
            else:
                if outcome.is_trouble and not change.told:
                    await self._tell_manager(uow, change)
                told = change.told or outcome.is_trouble
                await uow.titles.put_off(change, at + TRIED_AGAIN_EVERY, told=told)

    async def _tell_manager(self, uow: UnitOfWork, change: RoleChange) -> None:
        chosen = await uow.titles.chosen(change.guild, change.title)
        if chosen and chosen.manager:
            data, key = {"title": change.title}, f"{change.title} {change.role}"
            await uow.direct_messages.write(TROUBLE, chosen.manager, change.guild, data=data, key=key)
