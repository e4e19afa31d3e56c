"""The service for servers: their settings, and halting and resuming their matches, one transaction for each match."""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime

from bot.domain.cluster import ShardSet
from bot.domain.events import HaltReason
from bot.domain.ids import GuildId, MatchId, UserId
from bot.domain.moderation import AuditAction, AuditEntry, changed_settings
from bot.domain.server_settings import ChangedSettings, ServerSettings
from bot.services.matches import Matches
from bot.storage import Store, retried


class Servers:
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
        """Change a server's settings; changes made `by` a manager are added to the audit log."""
        async with self._store.write() as uow:
            await uow.servers.hold(guild)
            before = await uow.servers.settings(guild)
            settings = change(before)
            await uow.servers.settle(guild, settings)
            settled = ChangedSettings(guild, before, settings, by, self._clock())
            for handle in uow.subscriptions.settings:
                await handle(uow, settled)
            changed = {} if by is None else changed_settings(before, settings)
            for setting, value in changed.items():
                entry = AuditEntry(
                    guild, AuditAction.SETTING, by, self._clock(), setting=setting, value=value
                )
                await uow.audit_log.add(entry)
            return settings

    async def meet(
        self,
        present: Collection[GuildId],
        shard_set: ShardSet | None = None,
        *,
        unavailable: Collection[GuildId] = (),
    ) -> None:
        """Halt the matches of servers that are gone or unavailable, and resume those of servers that are back.

        The bot may have missed these changes while it wasn't running. `present` are the available servers of
        `shard_set`; servers of shards that were taken over after it was read are left alone. Players of `unavailable`
        servers aren't notified, because such a server may be back in a minute.
        """
        async with self._store.read() as uow:
            known = await uow.servers.present()
            removed = await uow.servers.removed_before(self._clock())
        for guild in known:
            if guild not in present and (shard_set is None or shard_set.holds(guild)):
                await self.remove(guild, tell=guild not in unavailable)
        for guild in removed:
            if guild in present:
                await self.rejoin(guild)

    async def note_levels(self, levels: Mapping[GuildId, bool]) -> None:
        """Record of each server whether Discord notifies its members of all messages."""
        async with self._store.read() as uow:
            known = await uow.servers.notifying_all()
        changed = {
            guild: all_of_them for guild, all_of_them in levels.items() if all_of_them != (guild in known)
        }
        if changed:
            async with self._store.write() as uow:
                for guild, all_of_them in changed.items():
                    await uow.servers.notify_all(guild, all_of_them)

    async def remove(self, guild: GuildId, *, tell: bool = True) -> None:
        """Halt the matches that have no view left without a server that has removed the bot or is gone.

        With `tell`, their players are notified.
        """
        for match_id in await self._running_on(guild):
            await self._matches.halt(match_id, HaltReason.SERVER, without=guild, tell=tell)
        # Last, so that after a crash `meet` halts the remaining matches.
        async with self._store.write() as uow:
            await uow.servers.remove(guild, self._clock())

    async def rejoin(self, guild: GuildId) -> bool:
        """Resume a server's matches when the bot is back. Returns whether the bot had been removed."""
        async with self._store.read() as uow:
            if not await uow.servers.is_removed(guild):
                return False
        for match_id in await self._running_on(guild):
            await self._matches.go_on(match_id, HaltReason.SERVER)
        async with self._store.write() as uow:
            return await uow.servers.rejoin(guild)

    async def _running_on(self, guild: GuildId) -> Sequence[MatchId]:
        async with self._store.read() as uow:
            return await uow.boards.running_in(guild)
