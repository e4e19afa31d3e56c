"""Spectator channels: the matches of a server shown live in a channel of its own."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.spectator_channels.service import Following
    from bot.features.spectator_channels.spectators import Spectators

    spectators = Spectators(bot)
    bot.provide(Following(bot.store, clock=bot.clock), spectators)
    bot.presenter.add_audience(spectators)
