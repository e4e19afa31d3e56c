"""The service for welcome cards: the bot introduces itself once to each new server."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain.ids import ChannelId, GuildId
from bot.features.welcome.repository import WelcomeRepository, welcome_key
from bot.storage import Store, UnitOfWork

NEW_FOR = timedelta(days=7)
"""How long after an invitation a server counts as new. Without this limit, a database that is empty because of a data
loss or a typo would make every server new.
"""


@dataclass(frozen=True, slots=True)
class Invited:
    """A server that the bot is in."""

    guild: GuildId
    since: datetime | None
    """When the bot joined, in UTC; None if Discord can't reach the server."""
    channel: ChannelId | None
    """The channel for a card; None if the bot can write in none."""


class Welcoming:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def meet(self, invited: Sequence[Invited]) -> None:
        """Decide on cards for all new servers (`invited`), and drop the cut-off of `WelcomeRepository.none_until`."""
        async with self._store.write() as uow:
            for each in invited:
                await self._decide(uow, each)
            await WelcomeRepository(uow).have_begun()

    async def arrive(self, invited: Invited) -> None:
        """Decide on a card for a server that the bot has just joined, or that is available again."""
        async with self._store.write() as uow:
            await self._decide(uow, invited)

    async def move(self, guild: GuildId, channel: ChannelId) -> None:
        """Move a due card to another channel."""
        async with self._store.write() as uow:
            await uow.views.want(welcome_key(guild), guild, channel)

    async def _decide(self, uow: UnitOfWork, invited: Invited) -> None:
        """Schedule a card for a new server: one that the bot joined after cards were introduced, and within `NEW_FOR`.

        A server that Discord can't reach is decided on when it is back.
        """
        none_until = await WelcomeRepository(uow).none_until()
        if none_until and (invited.since is None or invited.since <= none_until):
            await WelcomeRepository(uow).add(invited.guild)
        elif invited.since is not None and await WelcomeRepository(uow).add(invited.guild):
            is_new = invited.since > self._clock() - NEW_FOR
            if is_new and invited.channel is not None:
                await uow.views.want(welcome_key(invited.guild), invited.guild, invited.channel)
