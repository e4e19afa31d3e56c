"""The service of servers: their settings, and their coming and going, in a transaction for each of their matches."""

from collections.abc import Callable, Collection, Sequence
from datetime import datetime

from bot.domain.cluster import ShardSet
from bot.domain.events import HaltReason
from bot.domain.ids import ChannelId, GuildId, MatchId, UserId
from bot.domain.moderation import AuditAction, AuditEntry, changed_settings
from bot.domain.puzzle import next_daily
from bot.domain.server_settings import ServerSettings
from bot.services.matches import Matches
from bot.services.retry import retried
from bot.storage import Store


def _daily(settings: ServerSettings) -> tuple[ChannelId | None, int]:
    return settings.daily_channel, settings.daily_hour


class Servers:
    """The service behind `/dvonn-admin settings` and a server's comings and goings. `clock` tells the time in UTC."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock
        self._matches = Matches(store, clock=clock)

    @retried
    async def settle(
        self,
        guild: GuildId,
        change: Callable[[ServerSettings], ServerSettings],
        *,
        by: UserId | None = None,
    ) -> ServerSettings:
        """Change a server's settings. Changes by a manager are noted in its log."""
        async with self._store.write() as uow:
            await uow.servers.hold(guild)
            before = await uow.servers.settings(guild)
            settings = change(before)
            await uow.servers.settle(guild, settings)
            if _daily(before) != _daily(settings):
                await uow.puzzle_cards.schedule(guild, self._next_daily(settings), by)
            changed = {} if by is None else changed_settings(before, settings)
            for setting, value in changed.items():
                act = AuditEntry(guild, AuditAction.SETTING, by, self._clock(), setting=setting, value=value)
                await uow.audit_log.add(act)
            return settings

    async def meet(self, present: Collection[GuildId], shard_set: ShardSet | None = None) -> None:
        """Learn which servers the bot is in: some may have removed it, or invited it again, while it was not there.

        `present` are those of a `shard_set`. Of others, which the process has got meanwhile, nothing is known.
        """
        async with self._store.read() as uow:
            known = await uow.servers.present()
            removed = await uow.servers.removed_before(self._clock())
        for guild in known:
            if guild not in present and (shard_set is None or shard_set.holds(guild)):
                await self.remove(guild)
        for guild in removed:
            if guild in present:
                await self.rejoin(guild)

    async def remove(self, guild: GuildId, *, tell: bool = True) -> None:
        """Let the matches of a server stand still that has removed the bot or is gone; their players are to be told."""
        for match_id in await self._running_on(guild):
            await self._matches.halt(match_id, HaltReason.SERVER, tell=tell)
        # Last, so that anything that a crash leaves undone is done the next time the bot meets its servers.
        async with self._store.write() as uow:
            await uow.servers.remove(guild, self._clock())

    async def rejoin(self, guild: GuildId) -> bool:
        """Let the matches of a server go on that has the bot. Tells whether the bot had been removed."""
        async with self._store.read() as uow:
            if not await uow.servers.is_removed(guild):
                return False
        for match_id in await self._running_on(guild):
            await self._matches.go_on(match_id, HaltReason.SERVER)
        async with self._store.write() as uow:
            return await uow.servers.rejoin(guild)

    def _next_daily(self, settings: ServerSettings) -> datetime | None:
        return next_daily(self._clock(), settings.daily_hour) if settings.daily_channel else None

    async def _running_on(self, guild: GuildId) -> Sequence[MatchId]:
        async with self._store.read() as uow:
            return await uow.matches.numbers_on(guild)
