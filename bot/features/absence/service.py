"""The service for absences.

The table of absences is in the core, because a new match stops the clock of a player who is away.
"""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from bot.domain.clock import check_absence
from bot.domain.events import CameBack, WentAway
from bot.domain.ids import UserId
from bot.domain.match import Match
from bot.domain.preferences import PingWhen
from bot.domain.refusals import Refused
from bot.features.absence.refusals import NOT_AWAY
from bot.services.match_lifecycle import continue_match, in_order
from bot.storage import Store, UnitOfWork, retried

TOLD_FOR = timedelta(days=1)
"""How long an opponent isn't told again that a player goes away, however often that happens."""

OPPONENT_AWAY = "away"
"""The direct message to an opponent of a user who is away."""


class Absences:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def leave(self, user: UserId, until: datetime) -> Sequence[Match]:
        """Stop a user's clocks from their next turns on, until a given time, and notify the opponents.

        Returns the user's running matches, live ones too, whose clocks don't stop. Replaces an earlier absence.
        Raises `Refused`: NOT_A_DATE, AWAY_TOO_LONG.
        """
        async with self._store.write() as uow:
            await uow.people.hold(user)  # otherwise a match could begin meanwhile, with a running clock
            at = self._clock()
            await uow.absences.end(user, at)
            absence = check_absence(until, await uow.absences.of(user), at)
            await uow.absences.begin(user, absence)
            running = await _running_of(uow, user)
            await _notify_opponents(uow, user, running, at)
            return [
                match
                if match.pace.is_live
                else await continue_match(uow, match, (match.event(WentAway(until), at, by=user),))
                for match in running
            ]

    @retried
    async def come_back(self, user: UserId) -> Sequence[Match]:
        """Restart a user's clocks. Returns the affected matches. Raises `Refused`: NOT_AWAY."""
        async with self._store.write() as uow:
            await uow.people.hold(user)
            if user not in await uow.absences.current([user]):
                raise Refused(NOT_AWAY)
            return await _end(uow, user, self._clock(), present=user)

    async def end_expired(self) -> Sequence[Match]:
        """End the absences that are over. Returns the affected matches."""
        async with self._store.read() as uow:
            over = await uow.absences.over(self._clock())
        return [match for user in over for match in await self._end_if_over(user)]

    @retried
    async def _end_if_over(self, user: UserId) -> Sequence[Match]:
        async with self._store.write() as uow:
            await uow.people.hold(user)
            at, absences = self._clock(), await uow.absences.current([user])
            if user not in absences or absences[user].until > at:
                return ()
            return await _end(uow, user, at)


async def _end(
    uow: UnitOfWork, user: UserId, at: datetime, *, present: UserId | None = None
) -> Sequence[Match]:
    """End a user's absence; return the affected matches. A user who is `present` needs no ping."""
    await uow.absences.end(user, at)
    return [
        await continue_match(uow, match, (match.event(CameBack(), at, by=user),), present=present)
        for match in await _running_of(uow, user)
        if user in match.away
    ]


async def _running_of(uow: UnitOfWork, user: UserId) -> Sequence[Match]:
    return in_order(await uow.matches.running_of(user))


async def _notify_opponents(uow: UnitOfWork, user: UserId, running: Sequence[Match], at: datetime) -> None:
    """Queue a direct message to each opponent who wants pings, about the first of their matches whose clock can stop.

    Opponents who were told of an absence less than `TOLD_FOR` ago aren't told again.
    """
    concerned = [match for match in reversed(running) if not match.pace.is_live]
    first = {other: match for match in concerned for other in match.people if other != user}
    told = {
        other for match in concerned if _has_told(match, user, at) for other in match.people if other != user
    }
    chosen = await uow.people.preferences(sorted(first))
    for opponent, match in first.items():
        if opponent not in told and chosen[opponent].when is not PingWhen.NEVER:
            await uow.direct_messages.write(OPPONENT_AWAY, opponent, match.venue.guild, match.id)


def _has_told(match: Match, user: UserId, at: datetime) -> bool:
    """Whether a user went away lately, while the match was running."""
    absences = (event for event in match.events if isinstance(event.what, WentAway) and event.actor == user)
    return any(at - event.at < TOLD_FOR for event in absences)
