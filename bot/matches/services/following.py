"""The service of following: it sets the channels for spectators of a server. Each call is one transaction."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.matches.act import Act, ActKind
from bot.matches.follow import Follow
from bot.matches.ids import ChannelId, GuildId, UserId
from bot.matches.refusals import Refused, Why
from bot.matches.retry import retried
from bot.matches.store import Store


class Following:
    """The service behind `/dvonn-admin follow`. `clock` tells the time in UTC."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def follow(
        self, guild: GuildId, channel: ChannelId, *, player: UserId | None, results_only: bool, by: UserId
    ) -> Follow:
        """Let a channel show matches, or change which."""
        async with self._store.write() as ledger:
            before = await ledger.follows.find(channel)
            at = self._clock()
            follow = before or Follow(guild, channel, at)
            follow = replace(follow, player=player, results_only=results_only, manager=by)
            await ledger.follows.save(follow)
            await ledger.acts.add(Act(guild, ActKind.FOLLOW, by, at, whom=player, channel=channel))
            return follow

    @retried
    async def stop(self, guild: GuildId, channel: ChannelId, *, by: UserId) -> None:
        """Let a channel show matches no more. Raises `Refused`: NOT_FOLLOWED."""
        async with self._store.write() as ledger:
            follow = await ledger.follows.find(channel)
            if follow is None or follow.guild != guild:
                raise Refused(Why.NOT_FOLLOWED, channel)
            await ledger.follows.stop(channel)
            await ledger.acts.add(Act(guild, ActKind.UNFOLLOW, by, self._clock(), channel=channel))
