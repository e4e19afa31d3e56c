"""The lobby: who looks for an opponent, who is paired with whom, and the beginning of their match.

Two users are paired in one transaction, and their match begins in another one, which ends both seeks. If the process
stops in between, the scheduled task begins the match.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain import ChannelId, GuildId, Match, Person, UserId, Venue
from bot.domain.glicko import MIDDLE
from bot.domain.refusals import Refused
from bot.features.lobby.repository import STANDING_LOBBY, LobbyRepository
from bot.features.lobby.seek import Seek, Tempo, Wish
from bot.features.ratings.repository import RatingRepository
from bot.services import Challenges
from bot.services.challenges import check_challenge, check_pair
from bot.storage import Store, UnitOfWork, retried
from bot.storage.standing_messages import standing_changed

BEGUN_BY = timedelta(seconds=5)
"""How long after a seek or a pairing the scheduled task does what a process that has stopped left undone."""

LOOKED_AGAIN = timedelta(minutes=10)
"""How often it looks again for opponents of those who wait: meanwhile, permissions or bans may have changed."""

TELLING = 3
"""The number of known waiting times from which on the usual one is told."""


class Lobby:
    def __init__(self, store: Store, challenges: Challenges, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._challenges = challenges
        self._clock = clock

    @retried
    async def seek(
        self,
        by: Person,
        venue: Venue,
        wish: Wish,
        *,
        parent: ChannelId | None = None,
        opens_threads: bool = True,
    ) -> Seek:
        """Have a user wait for an opponent, and replace their earlier seek unless it has led to a pair.

        Raises `Refused`: BANNED, CHANNEL_NOT_ALLOWED.
        """
        async with self._store.write() as uow:
            settings = await uow.servers.settings(venue.guild)
            settings.check_channel(venue.channel, parent)
            await check_challenge(uow, venue.guild, by.id, None)
            lobby, at = LobbyRepository(uow), self._clock().replace(microsecond=0)  # as it is stored
            before = await lobby.find(by.id)
            if before and before.opponent:
                return before
            await uow.people.remember(by)
            seek = Seek(by.id, venue, parent, opens_threads, wish, at, at + wish.tempo.lasts)
            await lobby.put(seek, at + BEGUN_BY)
            for guild in {venue.guild, *([before.venue.guild] if before else [])}:
                await standing_changed(uow.views, STANDING_LOBBY, guild, at)
            return seek

    @retried
    async def withdraw(self, user: UserId) -> bool:
        """End a user's seek; return False if they have none, or are paired already."""
        async with self._store.write() as uow:
            await uow.people.hold(user)
            seek = await LobbyRepository(uow).find(user)
            if seek is None or seek.opponent:
                return False
            await self._end(uow, seek)
            return True

    async def find(self, user: UserId) -> Seek | None:
        """Return the seek of a user, unless its time is over."""
        async with self._store.read() as uow:
            seek = await LobbyRepository(uow).find(user)
        return seek if seek and (seek.opponent or seek.expires_at > self._clock()) else None

    async def others(self, guild: GuildId, *, than: UserId | None = None) -> Sequence[Seek]:
        """Return the seeks that wait in a server, but for that of a user."""
        async with self._store.read() as uow:
            waiting = await LobbyRepository(uow).waiting_in(guild, self._clock())
        return [seek for seek in waiting if seek.user != than]

    async def usual_wait(self, guild: GuildId, tempo: Tempo) -> timedelta | None:
        """Return how long it usually takes to find an opponent; None if too little is known."""
        async with self._store.read() as uow:
            waits = await LobbyRepository(uow).waits(guild, tempo)
        return sorted(waits)[len(waits) // 2] if len(waits) >= TELLING else None

    async def fitting(self, user: UserId) -> tuple[Seek | None, Sequence[Seek]]:
        """Return the seek of a user who waits, and those that fit it, longest waiting first."""
        at = self._clock()
        async with self._store.read() as uow:
            own = await LobbyRepository(uow).find(user)
            if own is None or own.opponent or own.expires_at <= at:
                return None, ()
            waiting = await LobbyRepository(uow).waiting_in(own.venue.guild, at)
            found = await RatingRepository(uow).ratings([seek.user for seek in waiting])
        rating = {
            seek.user: found[seek.user].at(at).rating if seek.user in found else MIDDLE for seek in waiting
        }
        return own, [
            seek
            for seek in waiting
            if seek.user != user and own.wish.fits(seek.wish, own=rating[user], others=rating[seek.user])
        ]

    @retried
    async def pair(self, host: Seek, guest: Seek) -> bool:
        """Pair two users who wait, and whose match is to begin where the host has asked.

        False if one of them no longer waits as given, or they may not play each other there.
        """
        async with self._store.write() as uow:
            await uow.people.hold(host.user, guest.user)
            lobby, at = LobbyRepository(uow), self._clock()
            for seek in (host, guest):
                if await lobby.find(seek.user) != seek or seek.expires_at <= at:
                    return False
            if not await _may_play(uow, host, guest):
                return False
            await lobby.put(replace(host, opponent=guest.user, hosts=True), at + BEGUN_BY)
            await lobby.put(replace(guest, opponent=host.user), at + BEGUN_BY)
            return True

    @retried
    async def begin(self, user: UserId, *, present: UserId | None = None) -> Match | None:
        """Begin the match of a user who is paired, and end both seeks; None if the user is not paired.

        If the two may not play each other any more, both wait again. `present` is a user who needs no ping.
        """
        async with self._store.write() as uow:
            lobby, at = LobbyRepository(uow), self._clock()
            pair = await _pair_of(uow, user)
            if pair is None:
                return None
            host, guest = pair
            if not await _may_play(uow, host, guest):
                for seek in pair:
                    await lobby.put(replace(seek, opponent=None, hosts=False), at + LOOKED_AGAIN)
                return None
            first, second = sorted(pair, key=lambda seek: (seek.since, seek.user))
            settings = await uow.servers.settings(host.venue.guild)
            match = await self._challenges.begin_between(
                uow,
                host.venue,
                first.user,
                second.user,
                first.wish.terms_with(second.wish, settings),
                below_a_channel=host.opens_threads,
                present=present,
            )
            for seek in pair:
                await self._end(uow, seek)
            await lobby.note_wait(host.venue.guild, first.wish.tempo, at - first.since)
            return match

    async def begun_for(self, seek: Seek) -> Match | None:
        """Return the running match that another request has begun for a seek."""
        async with self._store.read() as uow:
            running = await uow.matches.running_of(seek.user)
        begun = [match for match in running if match.started_at >= seek.since]
        return max(begun, key=lambda match: match.id, default=None)

    @retried
    async def wait_on(self, user: UserId) -> None:
        """Have the task look again later for a user who has found nobody, or end their seek if its time is over."""
        async with self._store.write() as uow:
            await uow.people.hold(user)
            seek, at = await LobbyRepository(uow).find(user), self._clock()
            if seek is None:
                return
            if seek.expires_at <= at:
                await self._end(uow, seek)
            else:
                await LobbyRepository(uow).put(seek, min(at + LOOKED_AGAIN, seek.expires_at))

    async def _end(self, uow: UnitOfWork, seek: Seek) -> None:
        await LobbyRepository(uow).remove(seek.user)
        await standing_changed(uow.views, STANDING_LOBBY, seek.venue.guild, self._clock())


async def _pair_of(uow: UnitOfWork, user: UserId) -> tuple[Seek, Seek] | None:
    """Return the seeks of a user and their opponent, the host's first; None if they aren't paired."""
    lobby = LobbyRepository(uow)
    seek = await lobby.find(user)
    if seek is None or seek.opponent is None:
        return None
    await uow.people.hold(user, seek.opponent)
    own, other = await lobby.find(user), await lobby.find(seek.opponent)
    if own is None or other is None or own.opponent != other.user:
        return None
    return (own, other) if own.hosts else (other, own)


async def _may_play(uow: UnitOfWork, host: Seek, guest: Seek) -> bool:
    """Whether two users may begin a match where the host has asked: neither banned nor blocked by the other."""
    guild = host.venue.guild
    settings = await uow.servers.settings(guild)
    try:
        await check_pair(uow, guild, challenger=host.user, opponent=guest.user, by=guest.user)
    except Refused:
        return False
    return settings.allows(host.venue.channel, host.parent)
