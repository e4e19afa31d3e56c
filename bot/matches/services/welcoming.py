"""The service of welcomes: which servers are new to the bot, and where it introduces itself to them, once in each."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.matches.ids import ChannelId, GuildId
from bot.matches.store import Ledger, Store


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
        async with self._store.write() as ledger:
            for each in invited:
                await self._decide(ledger, each)
            await ledger.welcomes.have_begun()

    async def arrive(self, invited: Invited) -> None:
        """Learn of one server that has just come, or come back."""
        async with self._store.write() as ledger:
            await self._decide(ledger, invited)

    async def move(self, guild: GuildId, channel: ChannelId) -> None:
        """Have the card that is due shown in another channel."""
        async with self._store.write() as ledger:
            await ledger.welcomes.move(guild, channel)

    async def settle(self, guild: GuildId) -> None:
        """Note that the card stands, or can't be shown anywhere."""
        async with self._store.write() as ledger:
            await ledger.welcomes.settle(guild)

    async def _decide(self, ledger: Ledger, invited: Invited) -> None:
        """Let a server have a card, unless the bot was there before there were cards.

        A server that Discord does not reach is looked at when it is back.
        """
        none_until = await ledger.welcomes.none_until()
        if none_until and (invited.since is None or invited.since <= none_until):
            await ledger.welcomes.add(invited.guild, None)
        elif invited.since is not None:
            await ledger.welcomes.add(invited.guild, invited.channel)
