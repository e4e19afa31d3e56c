"""The lobby: who looks for an opponent, who is paired with whom, and the beginning of their match.

Two users are paired in one transaction, and their match begins in another one, which ends both seeks. If the process
stops in between, the scheduled task begins the match.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain import ChannelId, GuildId, Match, Person, ServerSettings, UserId, Venue
from bot.domain.glicko import MIDDLE
from bot.domain.ids import NO_SERVER
from bot.domain.moderation import AuditAction, AuditEntry
from bot.domain.refusals import Refused
from bot.domain.view import ViewKey
from bot.features.lobby.open_server import LobbyServer
from bot.features.lobby.refusals import SERVER_CLOSED
from bot.features.lobby.repository import (
    CALL,
    STANDING_LOBBY,
    LobbyRepository,
    call_key,
    seek_key,
)
from bot.features.lobby.seek import Seek, Tempo, Wish
from bot.features.lobby.showing import show_in
from bot.features.ratings.repository import RatingRepository
from bot.services import Challenges
from bot.services.challenges import check_challenge, check_pair
from bot.storage import Store, UnitOfWork, retried
from bot.storage.standing_messages import standing_changed
from bot.storage.views import ROWS, of_key

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
        direct: ChannelId | None = None,
    ) -> Seek:
        """Have a user wait for an opponent, and replace their earlier seek unless it has led to a pair.

        One for anywhere needs the user's `direct` messages; nobody from elsewhere fits it before the view that is
        wanted there is posted. Raises `Refused`: BANNED, CHANNEL_NOT_ALLOWED, SERVER_CLOSED.
        """
        async with self._store.write() as uow:
            settings = await uow.servers.settings(venue.guild)
            settings.check_channel(venue.channel, parent)
            await check_challenge(uow, venue.guild, by.id, None)
            lobby, at = LobbyRepository(uow), self._clock().replace(microsecond=0)  # as it is stored
            before = await lobby.find(by.id)
            if before and before.opponent:
                return before
            seek = Seek(by.id, venue, parent, opens_threads, wish, at, at + wish.tempo.lasts, direct=direct)
            await uow.people.remember(by)
            if seek.is_anywhere:
                seek = await self._anywhere(uow, seek, before)
            await lobby.put(seek, at + BEGUN_BY)
            for each in (seek, *([before] if before else [])):
                await self._changed(uow, each)
            return seek

    async def _anywhere(self, uow: UnitOfWork, seek: Seek, before: Seek | None) -> Seek:
        """Have a view of a seek for anywhere posted, unless that of the seek `before` is there."""
        if seek.direct is None:
            raise ValueError("a search for anywhere needs the user's direct messages")
        if seek.server and not (await LobbyRepository(uow).server(seek.server)).is_open:
            raise Refused(SERVER_CLOSED)
        if before and before.direct == seek.direct and await LobbyRepository(uow).are_reached(seek.user):
            await uow.views.want(seek_key(seek.user), None, seek.direct)
            return replace(seek, reached_at=before.reached_at)
        return await self._knock(uow, seek, seek.direct)

    async def _knock(self, uow: UnitOfWork, seek: Seek, direct: ChannelId) -> Seek:
        """Have the message about a seek posted again: an edit wouldn't show whether Discord takes messages there."""
        await uow.views.unwant(seek_key(seek.user))
        await uow.views.want(seek_key(seek.user), None, direct)
        return replace(seek, reached_at=None)

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

    async def others_anywhere(self, *, than: UserId) -> Sequence[Seek]:
        """Return the seeks for anywhere that wait, but for that of a user."""
        async with self._store.read() as uow:
            waiting = await LobbyRepository(uow).waiting_anywhere(self._clock())
        return [seek for seek in waiting if seek.user != than]

    async def usual_wait(self, guild: GuildId, tempo: Tempo) -> timedelta | None:
        """Return how long it usually takes to find an opponent; None if too little is known.

        `NO_SERVER` stands for opponents from anywhere.
        """
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
            waiting = await LobbyRepository(uow).waiting_for(own, at)
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
    async def pair(self, host: Seek, guest: Seek, *, in_direct_messages: bool = False) -> bool:
        """Pair two users who wait, and whose match is to begin where the host has asked, or `in_direct_messages`.

        False if one of them no longer waits as given, or they may not play each other there.
        """
        async with self._store.write() as uow:
            await uow.people.hold(host.user, guest.user)
            lobby, at = LobbyRepository(uow), self._clock()
            for seek in (host, guest):
                if await lobby.find(seek.user) != seek or seek.expires_at <= at:
                    return False
            host = replace(host, hosts=not in_direct_messages)
            if not await _may_play(uow, host, guest):
                return False
            await lobby.put(replace(host, opponent=guest.user), at + BEGUN_BY)
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
            match = await self._begin(uow, host, first, second, present)
            for seek in pair:
                await self._end(uow, seek)
            await lobby.note_wait(match.venue.guild, first.wish.tempo, at - first.since)
            return match

    async def _begin(
        self, uow: UnitOfWork, host: Seek, first: Seek, second: Seek, present: UserId | None
    ) -> Match:
        """Begin the match where the host has asked; if neither hosts, in the direct messages of both.

        Then it is shown in the servers in which they have asked, too.
        """
        direct = None if host.hosts else _direct_messages_of(second, first)
        venue = host.venue if direct is None else Venue.direct(direct[second.user])
        settings = await uow.servers.settings(venue.guild) if direct is None else ServerSettings()
        match = await self._challenges.begin_between(
            uow,
            venue,
            first.user,
            second.user,
            first.wish.terms_with(second.wish, settings),
            below_a_channel=direct is None and host.opens_threads,
            direct=direct,
            present=present,
        )
        if direct:
            await show_in(uow, match, _servers_of(first, second))
        return match

    # the role

    @retried
    async def call(self, guild: GuildId) -> ViewKey | None:
        """Have the role of a server pinged; None if others wait, no role is chosen, or it was pinged lately."""
        async with self._store.write() as uow:
            lobby, at = LobbyRepository(uow), self._clock()
            await lobby.hold(guild)
            server = await lobby.server(guild)
            if server.channel is None or not server.may_call(at):
                return None
            if len(await lobby.waiting_in(guild, at)) > 1:
                return None
            if server.called_at:
                await uow.views.unwant(call_key(guild, server.called_at))
            await lobby.save_server(replace(server, called_at=at))
            await uow.views.want(call_key(guild, at), guild, server.channel)
            return call_key(guild, at)

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
                return
            lobby = LobbyRepository(uow)
            if seek.reached_at and seek.direct and not await lobby.are_reached(user):
                seek = await self._knock(uow, seek, seek.direct)
            await lobby.put(seek, min(at + LOOKED_AGAIN, seek.expires_at))

    async def give_up(self, uow: UnitOfWork, user: UserId) -> None:
        """End the seek for anywhere of a user to whom Discord takes no messages, unless it has led to a pair."""
        seek = await LobbyRepository(uow).find(user)
        if seek and seek.is_anywhere and seek.opponent is None:
            await self._end(uow, seek)

    async def _end(self, uow: UnitOfWork, seek: Seek) -> None:
        await LobbyRepository(uow).remove(seek.user)
        await self._changed(uow, seek)

    async def _changed(self, uow: UnitOfWork, seek: Seek) -> None:
        """Have the messages compared again that tell of a seek."""
        if seek.is_anywhere:
            await uow.views.changed(*of_key(seek_key(seek.user)))
        if seek.server:
            await standing_changed(uow.views, STANDING_LOBBY, seek.server, self._clock())
            await uow.views.changed(ROWS.kind == CALL, ROWS.about == seek.server)


class LobbyServers:
    """The service for what managers choose for the lobby of their server."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def choose(
        self, guild: GuildId, change: Callable[[LobbyServer], LobbyServer], *, by: UserId
    ) -> LobbyServer:
        """Change what a manager has chosen. The boards of running matches move to another channel, or are removed."""
        async with self._store.write() as uow:
            lobby = LobbyRepository(uow)
            await lobby.hold(guild)
            before = await lobby.server(guild)
            server = change(before)
            await lobby.save_server(server)
            for setting, value in _changed_choices(before, server).items():
                entry = AuditEntry(
                    guild, AuditAction.SETTING, by, self._clock(), setting=setting, value=value
                )
                await uow.audit_log.add(entry)
            await _move_boards(uow, server)
            return server


def _changed_choices(before: LobbyServer, after: LobbyServer) -> dict[str, str]:
    """Return what has changed, by its name in audit entries."""
    both = (
        ("lobby_openness", before.openness, after.openness),
        ("lobby_channel", before.channel, after.channel),
        ("lobby_role", before.role, after.role),
    )
    return {name: "" if new is None else str(new) for name, old, new in both if old != new}


async def _move_boards(uow: UnitOfWork, server: LobbyServer) -> None:
    for key in await LobbyRepository(uow).running_shown_in(server.guild):
        if server.is_open and server.channel:
            await uow.views.want(key, server.guild, server.channel)
        else:
            await uow.views.unwant(key)


def _direct_messages_of(*pair: Seek) -> dict[UserId, ChannelId]:
    return {seek.user: seek.direct for seek in pair if seek.direct}


def _servers_of(*pair: Seek) -> set[GuildId]:
    return {seek.server for seek in pair if seek.server}


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
    """Whether two users may begin a match: where the host has asked, or in direct messages if the host doesn't host.

    Neither has blocked the other, neither is banned in a server concerned, and both take the messages they need.
    """
    guilds = {host.venue.guild} if host.hosts else _servers_of(host, guest)
    try:
        for guild in guilds or {NO_SERVER}:
            await check_pair(uow, guild, challenger=host.user, opponent=guest.user, by=guest.user)
    except Refused:
        return False
    if host.hosts:
        settings = await uow.servers.settings(host.venue.guild)
        return settings.allows(host.venue.channel, host.parent)
    if not await LobbyRepository(uow).are_reached(host.user, guest.user):
        return False
    return all([await _is_open(uow, guild) for guild in sorted(guilds)])


async def _is_open(uow: UnitOfWork, guild: GuildId) -> bool:
    """Whether a server is open, and so until the transaction ends."""
    await LobbyRepository(uow).hold(guild)
    server = await LobbyRepository(uow).server(guild)
    return server.is_open and not await uow.servers.is_removed(guild)
