"""The service behind the scheduler: timeouts, reminders, expiry, and deleting old data.

No method here waits: each reads the clock and does everything that is due, including what fell due while the bot was
down. Each change is a transaction of its own, which checks again whether it is due.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta

from bot.domain.challenge import Challenge, ChallengeState
from bot.domain.clock import LIVE, Outage
from bot.domain.cluster import ShardSet
from bot.domain.ids import GuildId, MatchId
from bot.domain.match import ABANDONED_AFTER, Match
from bot.domain.moderation import KEPT_FOR
from bot.domain.notifications import ping_in_time
from bot.domain.obstacle import LONGEST_WAIT
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.server_settings import KEPT_AFTER_REMOVAL
from bot.services.match_lifecycle import continue_match, way_to_ping
from bot.storage import Store, UnitOfWork, retried

NO_TIME = timedelta()

NOTICED = timedelta(seconds=10)
"""If at least this much time is given back, the board is drawn again, because it shows the deadline."""


class Timekeeping:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock
        self.restored_at: datetime | None = None
        """When a backup was last restored, as of the last beat."""

    # uptime

    async def beat(self, at: datetime) -> Mapping[str, datetime]:
        """Record that players could act until `at`; return when the next thing of each kind is due."""
        async with self._store.write() as uow:
            await uow.times.beat(at)
            self.restored_at = await uow.times.restored_at()
            return await uow.times.due()

    @retried
    async def take_over(self, shard_set: ShardSet) -> None:
        """Become responsible for shards, and give back the time during which no process was responsible."""
        async with self._store.write() as uow:
            at = self._clock()
            for since, part in (await uow.times.last_beats_of(shard_set)).items():
                if since < at:
                    await uow.matches.settle(Outage(since, at), part)
            await uow.times.beat_for(shard_set, at)
            self.restored_at = await uow.times.restored_at()

    @retried
    async def resume(self) -> datetime | None:
        """Return when an earlier process was last known to run; this one is responsible for all shards from now on."""
        async with self._store.write() as uow:
            await uow.times.forget_shards()
            self.restored_at = await uow.times.restored_at()
            return await uow.times.last_beat()

    @retried
    async def settle(self, outages: Sequence[Outage], set_back: timedelta = NO_TIME) -> Sequence[MatchId]:
        """Credit outages to the clocks of this process's matches; first move these if the machine's was `set_back`.

        Returns the matches whose time is nearly up: their boards show an outdated deadline.
        """
        async with self._store.write() as uow:
            if set_back:
                await uow.matches.set_back(set_back, self._store.shard_set)
            for outage in outages:
                await settle(uow, outage, self._store.shard_set)
                await uow.times.beat(outage.until)
            changed = sum((outage.until - outage.since for outage in outages), set_back)
            return await uow.boards.redraw_due(self._clock() + LIVE) if changed > NOTICED else ()

    # matches

    @retried
    async def time_out(self, match_id: MatchId) -> Match:
        """End a match whose player to move has run out of time; do nothing if there is time left after all."""
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            return await continue_match(uow, match, match.time_out(self._clock()))

    @retried
    async def remind(self, match_id: MatchId, *, has_left: bool = False) -> None:
        """Queue the reminder of the player to move if it is still due, once per turn.

        A player whose own offer awaits a reply isn't reminded. `has_left` is whether the player has left the server.
        """
        async with self._store.write() as uow:
            match, at = await uow.matches.find(match_id), self._clock()
            player, due, moment = match.player_to_move, match.clock.due, match.clock.remind_at
            if player is not None and due is not None and moment is not None and moment <= at:
                await uow.pings.reminded(match_id)
                if match.awaited == player:
                    around = await uow.boards.context_of(match)
                    on = way_to_ping(match, player, around, at, has_left=has_left)
                    ping = ping_in_time(on, around.preferences[player], until=due, at=at)
                    await uow.pings.put(match_id, ping)

    @retried
    async def claim_refused_boards(self) -> Sequence[MatchId]:
        """Return the matches whose boards are to be posted again after a refusal: one of each channel."""
        async with self._store.write() as uow:
            at = self._clock()
            return await uow.boards.claim_retries(at, others=at + LONGEST_WAIT)

    async def close_abandoned(self) -> Sequence[Match]:
        """Close the matches that were halted for too long."""
        async with self._store.read() as uow:
            found = await uow.matches.halted_before(self._clock() - ABANDONED_AFTER)
        return [await self._abandon(match_id) for match_id in found]

    @retried
    async def _abandon(self, match_id: MatchId) -> Match:
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            return await continue_match(uow, match, match.abandon(self._clock()))

    async def end_due(self) -> Sequence[Match]:
        """End the matches whose fixed end has come."""
        async with self._store.read() as uow:
            found = await uow.matches.past_end(self._clock())
        return [await self._end(match_id) for match_id in found]

    @retried
    async def _end(self, match_id: MatchId) -> Match:
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            return await continue_match(uow, match, match.reach_end(self._clock()))

    # challenges, servers

    async def expire_challenges(self) -> Sequence[Challenge]:
        """Close the challenges whose time is over."""
        async with self._store.read() as uow:
            found = await uow.challenges.expired(self._clock())
        expired = []
        for challenge in found:
            try:
                expired.append(await self._expire(challenge))
            except Refused as refusal:
                # A rematch that was asked for again has replaced the challenge.
                if refusal.reason is not RefusalReason.CHALLENGE_CLOSED:
                    raise
        return expired

    async def _expire(self, challenge: Challenge) -> Challenge:
        async with self._store.write() as uow:
            return await uow.challenges.close(challenge, ChallengeState.EXPIRED, self._clock())

    async def expire_boards(self) -> Sequence[MatchId]:
        """Supersede the boards of matches that ended longer ago than their server keeps boards; return the matches."""
        async with self._store.write() as uow:
            return await uow.boards.expire(self._clock())

    async def shrink_results(self) -> Sequence[MatchId]:
        """Mark the results as stale that are to shrink to two lines; return their matches."""
        async with self._store.write() as uow:
            return await uow.boards.shrink(self._clock())

    async def delete_removed(self) -> Sequence[GuildId]:
        """Delete all data of servers that removed the bot long enough ago."""
        before = self._clock() - KEPT_AFTER_REMOVAL
        async with self._store.read() as uow:
            gone = await uow.servers.removed_before(before)
        deleted = [guild for guild in gone if await self._delete(guild, before)]
        if deleted:
            await self._store.scrub()
        return deleted

    @retried
    async def _delete(self, guild: GuildId, before: datetime) -> bool:
        async with self._store.write() as uow:
            return await uow.servers.delete(guild, removed_before=before)

    async def delete_audit_entries(self) -> None:
        """Delete the audit entries that are older than `KEPT_FOR`."""
        async with self._store.write() as uow:
            await uow.audit_log.delete_before(self._clock() - KEPT_FOR)
        await self._store.scrub()


async def settle(uow: UnitOfWork, outage: Outage, shard_set: ShardSet | None = None) -> None:
    """Record an outage, and give it back to the clocks of a shard set's matches, or to all."""
    await uow.times.outage(outage)
    await uow.matches.settle(outage, shard_set)


class Restoring:
    """The service for a database restored from a backup, which lacks everything that happened after the backup.

    Discord may show later events than the database has, and the players could not move in the meantime. So the service
    gives them that time back, and marks the boards of running matches and the messages of open challenges as stale.
    """

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def settle(self) -> int:
        """Adapt the database, and record the time for running processes. Returns the number of running matches."""
        async with self._store.write() as uow:
            at = self._clock()
            await uow.times.forget_shards()
            since = await uow.times.last_beat()
            if since is not None and since < at:
                await settle(uow, Outage(since, at))
            await uow.times.beat(at)
            await uow.times.note_restored(at)
            await uow.challenge_messages.outdate_open()
            return await uow.boards.redraw_running()
