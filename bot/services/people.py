"""The services of users: preferences, languages, absences, being forgotten, and blocks."""

import contextlib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from bot.domain.absence import check_absence
from bot.domain.challenge import Challenge, ChallengeState
from bot.domain.cluster import About, News
from bot.domain.events import CameBack, WentAway
from bot.domain.ids import MatchId, UserId
from bot.domain.match import Match
from bot.domain.notifications import DirectMessageKind
from bot.domain.preferences import PingWhen, Preferences
from bot.domain.refusals import RefusalReason, Refused
from bot.services.match_lifecycle import continue_match
from bot.storage import Store, UnitOfWork, retried

MOST_HEARD = 2_000

RESIGNED_AT_ONCE = 25
"""Matches to resign in one transaction for a user who is to be forgotten."""

HOUR = "%Y-%m-%d %H"
"""Format of the hour in which a moment lies."""


@dataclass(frozen=True, slots=True)
class Kept:
    """All stored data of a user, mostly as counts."""

    name: str | None
    running: int
    finished: int
    challenges: int
    preferences: bool
    absences: int
    imports: int = 0
    blocked: int = 0
    bans: int = 0
    acts: int = 0
    language: str | None = None
    counts: Counter[str] = field(default_factory=Counter)
    """How much features have stored, by the names that they declare."""


@dataclass(frozen=True, slots=True)
class Changed:
    """The matches and challenges whose messages the user is waiting to see updated."""

    matches: Sequence[Match] = ()
    challenges: Sequence[Challenge] = ()


class CachedLocale(NamedTuple):
    """The languages of a user, as looked up in an hour."""

    heard: str | None
    """The language of the user's Discord client."""
    hour: str
    """Empty for a user without matches or challenges, as that may change at any moment."""
    chosen: str | None
    """The language chosen in the preferences."""


class People:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock
        self.locales: dict[UserId, CachedLocale] = {}
        """A cache, so that not every interaction reads the store; emptied when it has `MOST_HEARD` users."""

    @retried
    async def choose(self, user: UserId, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Apply a change to a user's preferences."""
        async with self._store.write() as uow:
            await uow.people.hold(user)
            before = (await uow.people.preferences([user]))[user]
            chosen = change(before)
            await uow.people.choose(user, chosen)
            if chosen.language != before.language:
                await uow.cluster.tell(News(About.PERSON, user))
                if speaks := chosen.language or self._heard_of(user):
                    await uow.people.speaks(user, speaks)
        if locale := self.locales.get(user):
            self.locales[user] = locale._replace(chosen=chosen.language or None)
        return chosen

    async def hear(self, user: UserId, heard: str | None) -> None:
        """Cache a user's language, and store it if the user's name is stored.

        It is the chosen language, otherwise `heard`, the language of the user's Discord client, if it is known.
        """
        async with self._store.read() as uow:
            kept = await uow.people.languages([user])
            chosen = (await uow.people.preferences([user]))[user].language or None
        speaks = chosen or heard
        if user in kept and speaks and kept[user] != speaks:
            async with self._store.write() as uow:
                await uow.people.speaks(user, speaks)
        if len(self.locales) >= MOST_HEARD:
            self.locales.clear()
        self.locales[user] = CachedLocale(heard, self._clock().strftime(HOUR) if user in kept else "", chosen)

    def _heard_of(self, user: UserId) -> str | None:
        locale = self.locales.get(user)
        return locale.heard if locale else None

    # absences

    @retried
    async def leave(self, user: UserId, until: datetime) -> Sequence[Match]:
        """Stop a user's clocks until a moment, and notify the opponents. Returns the affected matches.

        Replaces an earlier absence. Raises `Refused`: NOT_A_DATE, AWAY_TOO_LONG.
        """
        async with self._store.write() as uow:
            await uow.people.hold(user)  # else a match could begin meanwhile, with a running clock
            at = self._clock()
            await uow.absences.end(user, at)
            absence = check_absence(until, await uow.absences.of(user), at)
            await uow.absences.begin(user, absence)
            running = await _running_of(uow, user)
            away = [
                await continue_match(uow, match, (match.event(WentAway(until), at, by=user),))
                for match in running
            ]
            await _notify_opponents(uow, user, running)
            return away

    @retried
    async def come_back(self, user: UserId) -> Sequence[Match]:
        """Restart a user's clocks. Returns the affected matches. Raises `Refused`: NOT_AWAY."""
        async with self._store.write() as uow:
            await uow.people.hold(user)
            if user not in await uow.absences.current([user]):
                raise Refused(RefusalReason.NOT_AWAY)
            return await end_absence(uow, user, self._clock())

    # being forgotten

    async def kept(self, user: UserId) -> Kept:
        """Return all stored data of a user."""
        async with self._store.read() as uow:
            return Kept(
                name=(await uow.people.names([user])).get(user),
                running=await uow.matches.count_running_of(user),
                finished=await uow.people.finished_matches(user),
                challenges=len(await uow.challenges.open_of(user)),
                preferences=(await uow.people.preferences([user]))[user] != Preferences(),
                absences=len(await uow.absences.of(user)),
                imports=await uow.imports.count(user),
                blocked=len(await uow.blocks.of(user)),
                bans=await uow.bans.count(user),
                acts=await uow.audit_log.naming(user),
                language=(await uow.people.languages([user])).get(user),
                counts=await uow.people.counts(user),
            )

    async def forget(self, user: UserId) -> Changed:
        """Resign a user's matches, close the challenges, and keep only the user's moves, without a name.

        Returns the matches and challenges to show again. Many matches are resigned in several transactions, so that
        other writers don't wait; if that is interrupted, the rest stays until the user asks again.
        """
        while await self._resign_some(user):
            pass
        changed = await self._forget(user)
        await self._store.scrub()
        return changed

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
        at, ordered = self._clock(), _in_order(running)
        for match in ordered:
            await continue_match(uow, match, match.resign(by=user, at=at))
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
            self.locales.pop(user, None)
            matches = [await uow.matches.find(number) for number in resigned]
            return Changed(
                [match for match in matches if not match.venue.is_direct],  # their boards are deleted
                [await uow.challenges.find(number) for number in closed],
            )


async def end_absence(uow: UnitOfWork, user: UserId, at: datetime) -> Sequence[Match]:
    """End a user's absence; return the affected matches."""
    await uow.absences.end(user, at)
    return [
        await continue_match(uow, match, (match.event(CameBack(), at, by=user),))
        for match in await _running_of(uow, user)
        if user in match.away
    ]


async def _running_of(uow: UnitOfWork, user: UserId) -> Sequence[Match]:
    return _in_order(await uow.matches.running_of(user))


def _in_order(matches: Sequence[Match]) -> Sequence[Match]:
    """Sort matches by id, the order in which every transaction changes several of them."""
    return sorted(matches, key=lambda match: match.id)


async def _notify_opponents(uow: UnitOfWork, user: UserId, running: Sequence[Match]) -> None:
    """Queue a direct message to each opponent who wants pings, about the first of their matches."""
    first = {other: match for match in reversed(running) for other in match.people if other != user}
    chosen = await uow.people.preferences(sorted(first))
    for opponent, match in first.items():
        if chosen[opponent].when is not PingWhen.NEVER:
            await uow.direct_messages.write(DirectMessageKind.AWAY, opponent, match.id)


class Blocking:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def block(self, user: UserId, other: UserId) -> Sequence[Challenge]:
        """Block a user; running matches continue. Returns the open challenges between the two, which it closes.

        The blocking user's own challenges are withdrawn and the other's declined, as if done by hand.
        """
        async with self._store.write() as uow:
            await uow.people.hold(user, other)  # else a match between them could begin meanwhile
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
