"""The service of people: preferences, absences, and being forgotten. Each call is one transaction."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from bot.matches.absence import check_absence
from bot.matches.challenge import Challenge, ChallengeState
from bot.matches.continuing import continue_match
from bot.matches.direct_message import DirectMessageKind
from bot.matches.events import CameBack, WentAway
from bot.matches.ids import MatchId, UserId
from bot.matches.match import Match
from bot.matches.news import About, News
from bot.matches.preferences import PingWhen, Preferences
from bot.matches.refusals import Refused, Why
from bot.matches.retry import retried
from bot.matches.store import Ledger, Store

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


class Tongue(NamedTuple):
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
        self.tongues: dict[UserId, Tongue] = {}
        """The languages of people who were lately heard: nobody is looked up for everything that they do."""

    @retried
    async def choose(self, user: UserId, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Change somebody's preferences."""
        async with self._store.write() as ledger:
            await ledger.people.hold(user)
            before = (await ledger.people.preferences([user]))[user]
            chosen = change(before)
            await ledger.people.choose(user, chosen)
            if chosen.language != before.language:
                await ledger.cluster.tell(News(About.PERSON, user))
                if speaks := chosen.language or self._heard_of(user):
                    await ledger.people.speaks(user, speaks)
        if tongue := self.tongues.get(user):
            self.tongues[user] = tongue._replace(chosen=chosen.language or None)
        return chosen

    async def hear(self, user: UserId, heard: str | None) -> None:
        """Look up which language somebody has chosen, and keep the one that they speak by now.

        `heard` is the one in which they use Discord, if the bot has it. It is kept for those who take part in anything.
        """
        async with self._store.read() as ledger:
            kept = await ledger.people.languages([user])
            chosen = (await ledger.people.preferences([user]))[user].language or None
        speaks = chosen or heard
        if user in kept and speaks and kept[user] != speaks:
            async with self._store.write() as ledger:
                await ledger.people.speaks(user, speaks)
        if len(self.tongues) >= MOST_HEARD:
            self.tongues.clear()
        self.tongues[user] = Tongue(heard, self._clock().strftime(HOUR) if user in kept else "", chosen)

    def _heard_of(self, user: UserId) -> str | None:
        tongue = self.tongues.get(user)
        return tongue.heard if tongue else None

    # absences

    @retried
    async def leave(self, user: UserId, until: datetime) -> Sequence[Match]:
        """Stop somebody's clocks until a moment, and tell the opponents. Gives the matches that this concerns.

        A time given earlier is replaced by the new one. Raises `Refused`: NOT_A_DATE, AWAY_TOO_LONG.
        """
        async with self._store.write() as ledger:
            await ledger.people.hold(user)  # so that no match of theirs begins meanwhile that this would miss
            at = self._clock()
            await ledger.absences.end(user, at)
            absence = check_absence(until, await ledger.absences.of(user), at)
            await ledger.absences.begin(user, absence)
            running = await _running_of(ledger, user)
            away = [
                await continue_match(ledger, match, (match.event(WentAway(until), at, by=user),))
                for match in running
            ]
            await _tell_opponents(ledger, user, running)
            return away

    @retried
    async def come_back(self, user: UserId) -> Sequence[Match]:
        """Let somebody's clocks run again. Gives the matches that this concerns. Raises `Refused`: NOT_AWAY."""
        async with self._store.write() as ledger:
            await ledger.people.hold(user)
            if user not in await ledger.absences.current([user]):
                raise Refused(Why.NOT_AWAY)
            return await end_absence(ledger, user, self._clock())

    # being forgotten

    async def kept(self, user: UserId) -> Kept:
        """All that is kept of somebody."""
        async with self._store.read() as ledger:
            return Kept(
                name=(await ledger.people.names([user])).get(user),
                running=await ledger.matches.count_running_of(user),
                finished=await ledger.people.finished_matches(user),
                challenges=len(await ledger.challenges.open_of(user)),
                preferences=(await ledger.people.preferences([user]))[user] != Preferences(),
                absences=len(await ledger.absences.of(user)),
                imports=await ledger.imports.count(user),
                watched=await ledger.watchers.count(user),
                follows=await ledger.follows.count(user),
                blocked=len(await ledger.blocks.of(user)),
                bans=await ledger.bans.count(user),
                acts=await ledger.acts.naming(user),
                language=(await ledger.people.languages([user])).get(user),
                lesson=await ledger.lessons.reached(user) is not None,
                puzzles=len(await ledger.puzzles.attempts(user)),
                lines=len(await ledger.lines.of(user)),
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
        async with self._store.write() as ledger:
            await ledger.people.hold(user)
            running = await ledger.matches.running_of(user, most=RESIGNED_AT_ONCE + 1)
            if len(running) <= RESIGNED_AT_ONCE:
                return False
            await self._resign(ledger, running[:RESIGNED_AT_ONCE], user)
            return True

    async def _resign(self, ledger: Ledger, running: Sequence[Match], user: UserId) -> list[MatchId]:
        at, ordered = self._clock(), _in_order(running)
        for match in ordered:
            await continue_match(ledger, match, match.resign(by=user, at=at))
        return [match.id for match in ordered]

    @retried
    async def _forget(self, user: UserId) -> Changed:
        async with self._store.write() as ledger:
            await ledger.people.hold(user)
            at = self._clock()
            resigned = await self._resign(ledger, await ledger.matches.running_of(user), user)
            closed = []
            for challenge in await ledger.challenges.open_of(user):
                own = challenge.challenger == user
                state = ChallengeState.WITHDRAWN if own else ChallengeState.DECLINED
                closed.append((await ledger.challenges.close(challenge, state, at)).id)
            await ledger.boards.give_up_direct(user)
            await ledger.people.forget(user)
            await ledger.cluster.tell(News(About.PERSON, user))
            self.tongues.pop(user, None)
            matches = [await ledger.matches.find(number) for number in resigned]
            return Changed(
                [match for match in matches if not match.venue.is_direct],  # those boards go
                [await ledger.challenges.find(number) for number in closed],
            )


async def end_absence(ledger: Ledger, user: UserId, at: datetime) -> Sequence[Match]:
    """Note that somebody is back; gives the matches that this concerns."""
    await ledger.absences.end(user, at)
    return [
        await continue_match(ledger, match, (match.event(CameBack(), at, by=user),))
        for match in await _running_of(ledger, user)
        if user in match.away
    ]


async def _running_of(ledger: Ledger, user: UserId) -> Sequence[Match]:
    return _in_order(await ledger.matches.running_of(user))


def _in_order(matches: Sequence[Match]) -> Sequence[Match]:
    """Matches in the order in which every transaction changes several of them."""
    return sorted(matches, key=lambda match: match.id)


async def _tell_opponents(ledger: Ledger, user: UserId, running: Sequence[Match]) -> None:
    """Tell each opponent once, about the first of their matches; but nobody who wants no pings."""
    first = {other: match for match in reversed(running) for other in match.people if other != user}
    chosen = await ledger.people.preferences(sorted(first))
    for opponent, match in first.items():
        if chosen[opponent].when is not PingWhen.NEVER:
            await ledger.direct_messages.write(DirectMessageKind.AWAY, opponent, match.id)
