"""The service of blocks: whoever has blocked somebody has nothing to do with their challenges any more."""

import contextlib
from collections.abc import Callable, Sequence
from datetime import datetime

from bot.domain.challenge import Challenge, ChallengeState
from bot.domain.ids import UserId
from bot.domain.refusals import Refused
from bot.services.retry import retried
from bot.storage import Store


class Blocking:
    """The service behind the controls with which people block somebody. `clock` tells the time in UTC."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def block(self, user: UserId, other: UserId) -> Sequence[Challenge]:
        """Block somebody; their running matches go on. Gives the open challenges between the two, which end by it.

        Their own challenges are withdrawn and the other's declined, as if they had done it by hand.
        """
        async with self._store.write() as uow:
            await uow.people.hold(user, other)  # so that no match of theirs begins meanwhile
            at, ended = self._clock(), []
            await uow.blocks.add(user, other, at)
            for challenge in await uow.challenges.open_of(user):
                if {challenge.challenger, challenge.opponent} == {user, other}:
                    own = challenge.challenger == user
                    state = ChallengeState.WITHDRAWN if own else ChallengeState.DECLINED
                    with contextlib.suppress(Refused):  # answered in this very moment
                        ended.append(await uow.challenges.close(challenge, state, at))
            return ended

    @retried
    async def unblock(self, user: UserId, other: UserId) -> None:
        """Take a block back; nothing happens where there is none."""
        async with self._store.write() as uow:
            await uow.blocks.lift(user, other)
