"""The service of people: preferences, absences, and being forgotten. Each call is one transaction."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
from bot.services.retry import retried
from bot.storage import Store, UnitOfWork

MOST_HEARD = 2_000

RESIGNED_AT_ONCE = 25
"""Matches that one transaction resigns for somebody who wants to be forgotten; more of them take several."""

HOUR = "%Y-%m-%d %H"
"""A moment as the hour in which it lies."""


@dataclass(frozen=True, slots=True)
class Kept:
    """All that is kept of one person, mostly as numbers."""

    name: str | None
    running: int
    finished: int
    challenges: int
    preferences: bool
    absences: int
    imports: int = 0
    watched: int = 0
    follows: int = 0
    blocked: int = 0
    bans: int = 0
    acts: int = 0
    language: str | None = None
    lesson: bool = False
    puzzles: int = 0
    lines: int = 0


@dataclass(frozen=True, slots=True)
class Changed:
    """The matches and challenges that are to be shown again, as far as somebody waits for that: the last ones."""

    matches: Sequence[Match] = ()
    challenges: Sequence[Challenge] = ()


class CachedLocale(NamedTuple):
    """The languages of one person, as they were looked up in an hour."""

    heard: str | None
    """The one in which they use Discord."""
    hour: str
    """Empty for somebody who takes part in nothing yet: that may change at any moment."""
    chosen: str | None
    """The one that they have chosen in the preferences."""


class People:
    """The service behind `/dvonn me preferences`, `away`, `back` and `forget-me`. `clock` tells the time in UTC."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock
        self.locales: dict[UserId, CachedLocale] = {}
        """The languages of people who were lately heard: nobody is looked up for everything that they do."""

    @retried
    async def choose(self, user: UserId, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Change somebody's preferences."""
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
        """Look up which language somebody has chosen, and keep the one that they speak by now.

        `heard` is the one in which they use Discord, if the bot has it. It is kept for those who take part in anything.
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
        """Stop somebody's clocks until a moment, and tell the opponents. Gives the matches that this concerns.

        A time given earlier is replaced by the new one. Raises `Refused`: NOT_A_DATE, AWAY_TOO_LONG.
        """
        async with self._store.write() as uow:
            await uow.people.hold(user)  # so that no match of theirs begins meanwhile that this would miss
            at = self._clock()
            await uow.absences.end(user, at)
            absence = check_absence(until, await uow.absences.of(user), at)
            await uow.absences.begin(user, absence)
            running = await _running_of(uow, user)
            away = [
                await continue_match(uow, match, (match.event(WentAway(until), at, by=user),))
                for match in running
            ]
            await _tell_opponents(uow, user, running)
            return away

    @retried
    async def come_back(self, user: UserId) -> Sequence[Match]:
        """Let somebody's clocks run again. Gives the matches that this concerns. Raises `Refused`: NOT_AWAY."""
        async with self._store.write() as uow:
            await uow.people.hold(user)
            if user not in await uow.absences.current([user]):
                raise Refused(RefusalReason.NOT_AWAY)
            return await end_absence(uow, user, self._clock())

    # being forgotten

    async def kept(self, user: UserId) -> Kept:
        """All that is kept of somebody."""
        async with self._store.read() as uow:
            return Kept(
                name=(await uow.people.names([user])).get(user),
                running=await uow.matches.count_running_of(user),
                finished=await uow.people.finished_matches(user),
                challenges=len(await uow.challenges.open_of(user)),
                preferences=(await uow.people.preferences([user]))[user] != Preferences(),
                absences=len(await uow.absences.of(user)),
                imports=await uow.imports.count(user),
                watched=await uow.watchers.count(user),
                follows=await uow.follows.count(user),
                blocked=len(await uow.blocks.of(user)),
                bans=await uow.bans.count(user),
                acts=await uow.audit_log.naming(user),
                language=(await uow.people.languages([user])).get(user),
                lesson=await uow.lessons.reached(user) is not None,
                puzzles=len(await uow.puzzles.attempts(user)),
                lines=len(await uow.lines.of(user)),
            )

    async def forget(self, user: UserId) -> Changed:
        """Resign somebody's matches, close their challenges, and keep only their moves, without a name.

        Gives the matches and challenges that are to be shown again. Of very many matches some are resigned at a time,
        so that others don't wait; if that is cut short, the rest goes on until the person asks once more.
        """
        while await self._resign_some(user):
            pass
        changed = await self._forget(user)
        await self._store.scrub()
        return changed

    @retried
    async def _resign_some(self, user: UserId) -> bool:
        """Resign some of more matches than are resigned at once; False where there are no more than that."""
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
                [match for match in matches if not match.venue.is_direct],  # those boards go
                [await uow.challenges.find(number) for number in closed],
            )


async def end_absence(uow: UnitOfWork, user: UserId, at: datetime) -> Sequence[Match]:
    """Note that somebody is back; gives the matches that this concerns."""
    await uow.absences.end(user, at)
    return [
        await continue_match(uow, match, (match.event(CameBack(), at, by=user),))
        for match in await _running_of(uow, user)
        if user in match.away
    ]


async def _running_of(uow: UnitOfWork, user: UserId) -> Sequence[Match]:
    return _in_order(await uow.matches.running_of(user))


def _in_order(matches: Sequence[Match]) -> Sequence[Match]:
    """Matches in the order in which every transaction changes several of them."""
    return sorted(matches, key=lambda match: match.id)


async def _tell_opponents(uow: UnitOfWork, user: UserId, running: Sequence[Match]) -> None:
    """Tell each opponent once, about the first of their matches; but nobody who wants no pings."""
    first = {other: match for match in reversed(running) for other in match.people if other != user}
    chosen = await uow.people.preferences(sorted(first))
    for opponent, match in first.items():
        if chosen[opponent].when is not PingWhen.NEVER:
            await uow.direct_messages.write(DirectMessageKind.AWAY, opponent, match.id)
