"""The service of welcomes: which servers are new to the bot, and where it introduces itself to them, once in each."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.domain.ids import ChannelId, GuildId
from bot.storage import Store, UnitOfWork


@dataclass(frozen=True, slots=True)
class Invited:
    """A server that the bot is in."""

    guild: GuildId
    since: datetime | None
    """When the bot came, in UTC; None where Discord does not reach the server, and so does not tell."""
    channel: ChannelId | None
    """The channel for a card; None where the bot can write in none."""


class Welcoming:
    """The service behind the card that a server gets when it has invited the bot."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def meet(self, invited: Sequence[Invited]) -> None:
        """Learn of all new servers that the bot is in."""
        async with self._store.write() as uow:
            for each in invited:
                await self._decide(uow, each)
            await uow.welcomes.have_begun()

    async def arrive(self, invited: Invited) -> None:
        """Learn of one server that has just come, or come back."""
        async with self._store.write() as uow:
            await self._decide(uow, invited)

    async def move(self, guild: GuildId, channel: ChannelId) -> None:
        """Have the card that is due shown in another channel."""
        async with self._store.write() as uow:
            await uow.welcomes.move(guild, channel)

    async def settle(self, guild: GuildId) -> None:
        """Note that the card stands, or can't be shown anywhere."""
        async with self._store.write() as uow:
            await uow.welcomes.settle(guild)

    async def _decide(self, uow: UnitOfWork, invited: Invited) -> None:
        """Let a server have a card, unless the bot was there before there were cards.

        A server that Discord does not reach is looked at when it is back.
        """
        none_until = await uow.welcomes.none_until()
        if none_until and (invited.since is None or invited.since <= none_until):
            await uow.welcomes.add(invited.guild, None)
        elif invited.since is not None:
            await uow.welcomes.add(invited.guild, invited.channel)
