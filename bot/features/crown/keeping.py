"""Looks after crowns as time goes by: with what Discord says of their servers, the service decides what is due."""

from bot.discord.client import DvonnClient
from bot.domain import ChannelId, GuildId
from bot.features.crown.service import Crown, Crowns


class Keeping:
    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._crowns = client.get(Crowns)
        self._visibility = client.visibility

    async def keep_due(self) -> None:
        """Do what is due about crowns. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        for crown in await self._crowns.due():
            if self._visibility.is_in(crown.guild):
                await self._keep(crown)
            else:
                await self._crowns.put_off(crown.guild)

    async def _keep(self, crown: Crown) -> None:
        concerned = sorted(crown.concerned)
        left = [user for user in concerned if await self._visibility.has_left(crown.guild, user)]
        is_reachable = crown.channel is not None and await self._is_reachable(crown.channel, crown.guild)
        await self._crowns.keep(crown.guild, left, is_reachable=is_reachable)

    async def _is_reachable(self, channel: ChannelId, guild: GuildId) -> bool:
        """Whether the bot can post in a channel, so that a challenge there can be seen."""
        if self._client.messenger.missing_in(channel):
            return False
        is_unknown = self._visibility.is_unknown(channel, guild)
        return not (is_unknown and await self._visibility.is_deleted(channel))
