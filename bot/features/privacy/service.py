"""The service for personal data: what is stored about a user, and how it is deleted."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from bot.domain.challenge import Challenge, ChallengeState
from bot.domain.cluster import About, News
from bot.domain.ids import MatchId, UserId
from bot.domain.match import Match
from bot.domain.preferences import Preferences
from bot.services import People
from bot.services.match_lifecycle import continue_match, in_order
from bot.storage import Store, UnitOfWork, retried

RESIGNED_AT_ONCE = 25
"""Matches to resign in one transaction for a user who is to be forgotten."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A summary of what is stored about a user, mostly counts."""

    name: str | None
    running: int
    finished: int
    challenges: int
    preferences: bool
    absences: int
    blocked: int = 0
    bans: int = 0
    audit_entries: int = 0
    language: str | None = None
    counts: Counter[str] = field(default_factory=Counter)
    """How much each feature has stored, by the sentences passed to `counts_for_user`."""


@dataclass(frozen=True, slots=True)
class Changed:
    """The matches and challenges whose messages the user is waiting to see updated."""

    matches: Sequence[Match] = ()
    challenges: Sequence[Challenge] = ()


class PersonalData:
    def __init__(self, store: Store, people: People, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._people = people
        self._clock = clock

    async def kept(self, user: UserId) -> Kept:
        """Summarize what is stored about a user, mostly as counts."""
        async with self._store.read() as uow:
            return Kept(
                name=(await uow.people.names([user])).get(user),
                running=await uow.matches.count_running_of(user),
                finished=await uow.people.finished_matches(user),
                challenges=len(await uow.challenges.open_of(user)),
                preferences=(await uow.people.preferences([user]))[user] != Preferences(),
                absences=len(await uow.absences.of(user)),
                blocked=len(await uow.blocks.of(user)),
                bans=await uow.bans.count(user),
                audit_entries=await uow.audit_log.naming(user),
                language=(await uow.people.languages([user])).get(user),
                counts=await uow.people.counts(user),
            )

    async def forget(self, user: UserId) -> Changed:
        """Resign a user's matches, close the challenges, and erase all other data.

        Only moves stay, without the name, and blocks and bans made by others.

        Returns the matches and challenges to show again. Many matches are resigned in several transactions, so that
        other writers don't wait; if that is interrupted, the rest stays until the user asks again.
        """
        await self._take_leave(user)
        while await self._resign_some(user):
            pass
        changed = await self._forget(user)
        await self._store.scrub()
        return changed

    @retried
    async def _take_leave(self, user: UserId) -> None:
        async with self._store.write() as uow:
            await uow.people.hold(user)
            await uow.people.take_leave(user, self._clock())

    @retried
    async def _resign_some(self, user: UserId) -> bool:
        """Resign the first `RESIGNED_AT_ONCE` matches if there are more; return whether there were."""
        async with self._store.write() as uow:
            await uow.people.hold(user)
            running = await uow.matches.running_of(user, most=RESIGNED_AT_ONCE + 1)
            if len(running) <= RESIGNED_AT_ONCE:
                return False
            await self._resign(uow, running[:RESIGNED_AT_ONCE], user)
            return True

    async def _resign(self, uow: UnitOfWork, running: Sequence[Match], user: UserId) -> list[MatchId]:
        at, ordered = self._clock(), in_order(running)
        for match in ordered:
            # Where a flag has fallen or the fixed end has come, nobody can resign any more.
            ended = match.time_out(at) or match.reach_end(at) or match.resign(by=user, at=at)
            await continue_match(uow, match, ended)
        return [match.id for match in ordered]

    @retried
    async def _forget(self, user: UserId) -> Changed:
        async with self._store.write() as uow:
            await uow.people.hold(user)
            at = self._clock()
            resigned = await self._resign(uow, await uow.matches.running_of(user), user)
            closed = []
            for challenge in await uow.challenges.open_of(user):
                own = challenge.challenger == user
                state = ChallengeState.WITHDRAWN if own else ChallengeState.DECLINED
                closed.append((await uow.challenges.close(challenge, state, at)).id)
            await uow.boards.give_up_direct(user)
            await uow.people.forget(user)
            await uow.cluster.tell(News(About.PERSON, user))
            self._people.drop(user)
            matches = [await uow.matches.find(number) for number in resigned]
            return Changed(
                [match for match in matches if not match.venue.is_direct or match.computer is None],
                [await uow.challenges.find(number) for number in closed],
            )
