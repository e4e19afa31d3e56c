"""The service for digests: managers choose when and where, and each week's digest is published once."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain.ids import ChannelId, GuildId, UserId
from bot.domain.match import Match
from bot.domain.rejections import Rejected
from bot.features.digest.repository import EDITION, SWING, DigestRepository, edition_key
from bot.features.digest.week import LATEST, WEEK, Digest, Schedule, Swing
from bot.storage import Store, retried
from bot.storage.rejections import RejectionRepository

LOST = "digest lost"
"""The direct message to the manager whose channel doesn't take the digest any more."""

GIVEN_UP_AFTER = timedelta(days=14)
"""How long a game waits to be measured."""


def rejected(guild: GuildId) -> Rejected:
    return Rejected(EDITION, guild)


class Digests:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    # managers

    @retried
    async def choose(self, guild: GuildId, channel: ChannelId, *, by: UserId) -> None:
        """Have the digest published in a channel, from the next time on."""
        async with self._store.write() as uow:
            repository = DigestRepository(uow)
            await repository.hold(guild)
            known = await repository.find(guild) or Digest(guild, channel)
            chosen = replace(known, channel=channel, manager=by)
            await repository.save(chosen, chosen.schedule.next_after(self._clock()))
            await RejectionRepository(uow).forget(rejected(guild))

    @retried
    async def change(self, guild: GuildId, change: Callable[[Schedule], Schedule]) -> None:
        """Change when the digest is published, if the server has one."""
        async with self._store.write() as uow:
            repository = DigestRepository(uow)
            await repository.hold(guild)
            known = await repository.find(guild)
            if known:
                changed = replace(known, schedule=change(known.schedule))
                await repository.save(changed, changed.schedule.next_after(self._clock()))

    @retried
    async def stop(self, guild: GuildId) -> None:
        """Publish no further digests; those that are published stay."""
        async with self._store.write() as uow:
            await DigestRepository(uow).hold(guild)
            await DigestRepository(uow).stop(guild)

    # publishing

    async def publish_due(self) -> None:
        """Publish the digests that are due. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            due = await DigestRepository(uow).due(self._clock())
        for guild in due:
            await self._publish(guild)

    @retried
    async def _publish(self, guild: GuildId) -> None:
        """Have the digest of a week posted, unless nobody has played, and schedule the next one.

        A digest is a view whose key names the week: so it is posted once, by whichever process comes first.
        """
        async with self._store.write() as uow:
            repository, at = DigestRepository(uow), self._clock()
            await repository.hold(guild)
            digest = await repository.find(guild)
            if digest is None or not await repository.is_due(guild, at):
                return
            until = digest.schedule.last_until(at)
            await repository.postpone(guild, digest.schedule.next_after(at))
            is_late = at - until > LATEST or await uow.servers.is_removed(guild)
            if not is_late and await repository.played(guild, until - WEEK, until):
                await uow.views.want(edition_key(guild, until), guild, digest.channel)

    @retried
    async def lose(self, guild: GuildId, channel: ChannelId, missing: tuple[str, ...]) -> UserId | None:
        """Stop the digest, as its channel doesn't accept it; return the manager to inform, if there is one."""
        async with self._store.write() as uow:
            repository = DigestRepository(uow)
            await repository.hold(guild)
            digest = await repository.find(guild)
            if digest is None or digest.channel != channel:
                return None
            await repository.stop(guild)
            if digest.manager:
                data = {"channel": channel, "missing": missing}
                await uow.direct_messages.write(LOST, digest.manager, guild, data=data, key=str(channel))
            return digest.manager

    # measuring

    @retried
    async def keep(self, match: Match, swing: Swing | None) -> None:
        """Store the largest swing of a match, unless another process has."""
        async with self._store.write() as uow:
            if await uow.searches.remove(SWING, match.id) and swing:
                await DigestRepository(uow).keep(match.id, match.events[-1].at, swing)
