"""The service of servers: their settings, and their coming and going, in a transaction for each of their matches."""

from collections.abc import Callable, Collection, Sequence
from datetime import datetime

from bot.matches.act import Act, ActKind, changed_settings
from bot.matches.events import HaltReason
from bot.matches.ids import ChannelId, GuildId, MatchId, UserId
from bot.matches.puzzle_card import next_daily
from bot.matches.retry import retried
from bot.matches.server_settings import ServerSettings
from bot.matches.services.matches import Matches
from bot.matches.share import Share
from bot.matches.store import Store


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
        async with self._store.write() as ledger:
            await ledger.servers.hold(guild)
            before = await ledger.servers.settings(guild)
            settings = change(before)
            await ledger.servers.settle(guild, settings)
            if _daily(before) != _daily(settings):
                await ledger.puzzle_cards.schedule(guild, self._next_daily(settings), by)
            changed = {} if by is None else changed_settings(before, settings)
            for setting, value in changed.items():
                act = Act(guild, ActKind.SETTING, by, self._clock(), setting=setting, value=value)
                await ledger.acts.add(act)
            return settings

    async def meet(self, present: Collection[GuildId], share: Share | None = None) -> None:
        """Learn which servers the bot is in: some may have removed it, or invited it again, while it was not there.

        `present` are those of a `share`. Of others, which the process has got meanwhile, nothing is known.
        """
        async with self._store.read() as ledger:
            known = await ledger.servers.present()
            removed = await ledger.servers.removed_before(self._clock())
        for guild in known:
            if guild not in present and (share is None or share.holds(guild)):
                await self.remove(guild)
        for guild in removed:
            if guild in present:
                await self.rejoin(guild)

    async def remove(self, guild: GuildId, *, tell: bool = True) -> None:
        """Let the matches of a server stand still that has removed the bot or is gone; their players are to be told."""
        for match_id in await self._running_on(guild):
            await self._matches.halt(match_id, HaltReason.SERVER, tell=tell)
        # Last, so that anything that a crash leaves undone is done the next time the bot meets its servers.
        async with self._store.write() as ledger:
            await ledger.servers.remove(guild, self._clock())

    async def rejoin(self, guild: GuildId) -> bool:
        """Let the matches of a server go on that has the bot. Tells whether the bot had been removed."""
        async with self._store.read() as ledger:
            if not await ledger.servers.is_removed(guild):
                return False
        for match_id in await self._running_on(guild):
            await self._matches.go_on(match_id, HaltReason.SERVER)
        async with self._store.write() as ledger:
            return await ledger.servers.rejoin(guild)

    def _next_daily(self, settings: ServerSettings) -> datetime | None:
        return next_daily(self._clock(), settings.daily_hour) if settings.daily_channel else None

    async def _running_on(self, guild: GuildId) -> Sequence[MatchId]:
        async with self._store.read() as ledger:
            return await ledger.matches.numbers_on(guild)
