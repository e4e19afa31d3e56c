"""The service for standing messages: managers choose their channels."""

from collections.abc import Callable
from datetime import datetime

from bot.domain.ids import ChannelId, GuildId, UserId
from bot.domain.moderation import AuditAction, AuditEntry
from bot.domain.standing_messages import StandingKind
from bot.storage import Store, retried
from bot.storage.standing_messages import StandingMessageRepository

STANDING = "standing"
"""The name of the setting in audit entries."""


class StandingMessages:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def choose(self, guild: GuildId, kind: StandingKind, channel: ChannelId, *, by: UserId) -> None:
        """Have a standing message shown in a channel, and in no other channel any more."""
        await self._place(AuditAction.SHOW, guild, kind, channel, by)

    @retried
    async def stop(self, guild: GuildId, kind: StandingKind, *, by: UserId) -> bool:
        """Have a standing message deleted; return whether it was wanted anywhere."""
        async with self._store.read() as uow:
            standing = await StandingMessageRepository(uow).find(guild, kind)
        if standing is None or standing.channel is None:
            return False
        await self._place(AuditAction.STOP_SHOWING, guild, kind, None, by)
        return True

    async def _place(
        self, action: AuditAction, guild: GuildId, kind: StandingKind, channel: ChannelId | None, by: UserId
    ) -> None:
        at = self._clock()
        async with self._store.write() as uow:
            await StandingMessageRepository(uow).place(guild, kind, channel, at)
            await uow.audit_log.add(
                AuditEntry(guild, action, by, at, channel=channel, setting=STANDING, value=kind.key)
            )
