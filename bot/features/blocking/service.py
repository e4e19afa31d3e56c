"""The service for blocks. Challenges check them, so the table of blocks is in the core."""

import contextlib
from collections.abc import Callable, Sequence
from datetime import datetime

from bot.domain.challenge import Challenge, ChallengeState
from bot.domain.ids import UserId
from bot.domain.refusals import Refused
from bot.storage import Store, retried


class Blocking:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def block(self, user: UserId, other: UserId) -> Sequence[Challenge]:
        """Block a user; running matches continue. Closes the open challenges between the two users, and returns them.

        The blocking user's own challenges are withdrawn, and those of the blocked user are declined.
        """
        async with self._store.write() as uow:
            await uow.people.hold(user, other)  # otherwise a match between them could begin meanwhile
            at, ended = self._clock(), []
            await uow.blocks.add(user, other, at)
            for challenge in await uow.challenges.open_of(user):
                if {challenge.challenger, challenge.opponent} == {user, other}:
                    own = challenge.challenger == user
                    state = ChallengeState.WITHDRAWN if own else ChallengeState.DECLINED
                    with contextlib.suppress(Refused):  # answered meanwhile
                        ended.append(await uow.challenges.close(challenge, state, at))
            return ended

    @retried
    async def unblock(self, user: UserId, other: UserId) -> None:
        """Remove a block, if there is one."""
        async with self._store.write() as uow:
            await uow.blocks.lift(user, other)
