"""Channels for spectators."""

from bot.client import DvonnClient
from bot.features.spectator_channels import handlers
from bot.features.spectator_channels.spectators import Spectators
from bot.requests.handlers import Handlers
from bot.services import Following


async def setup(bot: DvonnClient) -> None:
    spectators = Spectators(bot.store, bot.messenger, bot.visibility, bot.presenter.queue, bot.clock)
    bot.provide(Following(bot.store, clock=bot.clock), spectators)
    bot.presenter.add_audience(spectators)
    bot.get(Handlers).include(handlers.handlers)
