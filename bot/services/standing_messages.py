"""The service for standing messages: managers choose their channels."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.domain.ids import ChannelId, GuildId, UserId
from bot.domain.moderation import AuditAction, AuditEntry, DeclaredAction
from bot.domain.standing_messages import StandingKind
from bot.storage import Store, retried

STANDING = "standing"
"""The name of the setting in audit entries."""


class StandingMessages:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def choose(self, guild: GuildId, kind: StandingKind, channel: ChannelId, *, by: UserId) -> None:
        """Have a standing message shown in a channel, and in no other channel any more."""
        async with self._store.write() as uow:
            await uow.views.want(kind.key(guild), guild, channel)
            entry = self._entry(guild, AuditAction.SHOW, kind, by=by)
            await uow.audit_log.add(replace(entry, channel=channel))

    @retried
    async def stop(self, guild: GuildId, kind: StandingKind, *, by: UserId) -> None:
        """Have a standing message deleted if it is wanted anywhere."""
        async with self._store.write() as uow:
            if await uow.views.unwant(kind.key(guild)):
                await uow.audit_log.add(self._entry(guild, AuditAction.STOP_SHOWING, kind, by=by))

    def _entry(self, guild: GuildId, action: DeclaredAction, kind: StandingKind, *, by: UserId) -> AuditEntry:
        return AuditEntry(guild, action, by, self._clock(), setting=STANDING, value=kind.name)
