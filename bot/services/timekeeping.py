"""The service of time: it ends matches, reminds players, lets absences end, and deletes what is kept no longer.

Nothing here waits for anything: a clock is read, and all that is due by it is done. So things that fell due while the
bot was away are done once, when it is there again. Each change is a transaction of its own, which checks once more
whether it is due.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from bot.domain.challenge import Challenge, ChallengeState
from bot.domain.cluster import ShardSet
from bot.domain.ids import GuildId, MatchId, UserId
from bot.domain.imported import KEPT_FOR
from bot.domain.match import ABANDONED_AFTER, Match
from bot.domain.moderation import KEPT_FOR as AUDIT_LOG_KEPT_FOR
from bot.domain.notifications import ping_in_time
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.server_settings import KEPT_AFTER_REMOVAL
from bot.services.match_lifecycle import continue_match
from bot.services.people import end_absence
from bot.services.retry import retried
from bot.storage import Store, UnitOfWork


class Timekeeping:
    """The service behind the scheduler. `clock` tells the time in UTC."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock
        self.restored_at: datetime | None = None
        """The last moment at which a backup was restored, as the last beat has found it."""

    # when the bot was there

    async def beat(self) -> Mapping[str, datetime]:
        """Note that the bot is there; gives the moment at which the next of each kind of thing is due."""
        async with self._store.write() as uow:
            await uow.times.beat(self._clock())
            self.restored_at = await uow.times.restored_at()
            return await uow.times.due()

    async def give_time_back(self) -> None:
        """Give the players who are to move the time back for which the bot was away."""
        if self._store.shard_set is None:
            await self._give_all_back()
        else:
            await self.take_over(self._store.shard_set)

    @retried
    async def take_over(self, shard_set: ShardSet) -> None:
        """Be there for shards from now on; gives the time back for which no process was there for them."""
        async with self._store.write() as uow:
            at = self._clock()
            for since, part in (await uow.times.last_beats_of(shard_set)).items():
                if since < at:
                    await uow.matches.give_back(since, at - since, part)
            await uow.times.beat_for(shard_set, at)
            self.restored_at = await uow.times.restored_at()

    @retried
    async def _give_all_back(self) -> None:
        async with self._store.write() as uow:
            await give_time_back(uow, self._clock())
            self.restored_at = await uow.times.restored_at()

    # what is due in matches

    @retried
    async def time_out(self, match_id: MatchId) -> Match:
        """Let the player to move lose on time, unless something has happened since."""
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            return await continue_match(uow, match, match.time_out(self._clock()))

    @retried
    async def remind(self, match_id: MatchId) -> None:
        """Note the ping that reminds the player to move, once in a turn, if it is still due.

        A player is not pinged while their own offer waits for its answer.
        """
        async with self._store.write() as uow:
            match, at = await uow.matches.find(match_id), self._clock()
            player, due, moment = match.player_to_move, match.clock.due, match.clock.reminder(match.pace)
            if player is not None and due is not None and moment is not None and moment <= at:
                await uow.pings.reminded(match_id)
                if match.awaited == player:
                    chosen = await uow.people.preferences([player])
                    await uow.pings.put(match_id, ping_in_time(chosen[player], until=due, at=at))

    async def close_abandoned(self) -> Sequence[Match]:
        """Close the matches that have stood still for too long."""
        async with self._store.read() as uow:
            found = await uow.matches.halted_before(self._clock() - ABANDONED_AFTER)
        return [await self._abandon(match_id) for match_id in found]

    @retried
    async def _abandon(self, match_id: MatchId) -> Match:
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            return await continue_match(uow, match, match.abandon(self._clock()))

    # people, challenges, servers

    async def end_absences(self) -> Sequence[Match]:
        """End the absences that are over. Gives the matches that this concerns."""
        async with self._store.read() as uow:
            over = await uow.absences.over(self._clock())
        return [match for user in over for match in await self._end_absence(user)]

    @retried
    async def _end_absence(self, user: UserId) -> Sequence[Match]:
        async with self._store.write() as uow:
            await uow.people.hold(user)
            at, absences = self._clock(), await uow.absences.current([user])
            if user not in absences or absences[user].until > at:
                return ()
            return await end_absence(uow, user, at)

    async def expire_challenges(self) -> Sequence[Challenge]:
        """Close the challenges that nobody has answered in time."""
        async with self._store.read() as uow:
            found = await uow.challenges.expired(self._clock())
        expired = []
        for challenge in found:
            try:
                expired.append(await self._expire(challenge))
            except Refused as refusal:
                if refusal.reason is not RefusalReason.CHALLENGE_CLOSED:  # a rematch that was asked for again
                    raise
        return expired

    async def _expire(self, challenge: Challenge) -> Challenge:
        async with self._store.write() as uow:
            return await uow.challenges.close(challenge, ChallengeState.EXPIRED, self._clock())

    async def expire_boards(self) -> Sequence[MatchId]:
        """Give up the boards of finished matches that their servers keep no longer."""
        async with self._store.write() as uow:
            return await uow.boards.expire(self._clock())

    async def delete_removed(self) -> Sequence[GuildId]:
        """Delete all that is kept of servers that removed the bot long ago."""
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

    async def delete_imports(self) -> None:
        """Delete the records that were brought along long ago."""
        async with self._store.write() as uow:
            await uow.imports.delete_before(self._clock() - KEPT_FOR)
        await self._store.scrub()

    async def delete_audit_entries(self) -> None:
        """Delete the acts of managers that logs keep no longer."""
        async with self._store.write() as uow:
            await uow.audit_log.delete_before(self._clock() - AUDIT_LOG_KEPT_FOR)
        await self._store.scrub()


async def give_time_back(uow: UnitOfWork, at: datetime) -> None:
    """Give the players who are to move the time back for which the bot was away until a moment."""
    await uow.times.forget_shards()
    since = await uow.times.last_beat()
    if since is not None and since < at:
        await uow.times.outage(since, at)
        await uow.matches.give_back(since, at - since)
    await uow.times.beat(at)
