from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.domain.ids import ChannelId, GuildId, UserId
from bot.domain.moderation import AuditEntry, DeclaredAction
from bot.domain.refusals import Refused
from bot.domain.rejections import Rejected
from bot.domain.spectators import Follow
from bot.features.spectator_channels.refusals import NOT_FOLLOWED
from bot.features.spectator_channels.repository import FOLLOW, FollowRepository
from bot.storage import Store, retried
from bot.storage.rejections import RejectionRepository

START_FOLLOWING = DeclaredAction("follow")
"""A spectator channel was added or changed."""
STOP_FOLLOWING = DeclaredAction("unfollow")


class Following:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def follow(
        self, guild: GuildId, channel: ChannelId, *, player: UserId | None, results_only: bool, by: UserId
    ) -> Follow:
        """Make a channel show matches, or change which ones it shows."""
        async with self._store.write() as uow:
            before = await FollowRepository(uow).find(channel)
            at = self._clock()
            follow = before or Follow(guild, channel, at)
            follow = replace(follow, player=player, results_only=results_only, manager=by, chosen_at=at)
            await FollowRepository(uow).save(follow)
            await RejectionRepository(uow).forget(Rejected(FOLLOW, channel))
            await uow.audit_log.add(AuditEntry(guild, START_FOLLOWING, by, at, whom=player, channel=channel))
            return follow

    @retried
    async def stop(self, guild: GuildId, channel: ChannelId, *, by: UserId) -> None:
        """Stop showing matches in a channel. Raises `Refused`: NOT_FOLLOWED."""
        async with self._store.write() as uow:
            follow = await FollowRepository(uow).find(channel)
            if follow is None or follow.guild != guild:
                raise Refused(NOT_FOLLOWED, channel)
            await FollowRepository(uow).stop(channel)
            await uow.audit_log.add(AuditEntry(guild, STOP_FOLLOWING, by, self._clock(), channel=channel))
