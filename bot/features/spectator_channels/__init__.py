"""Channels for spectators: they show the matches of a server, or of one player."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.spectator_channels import handlers
    from bot.features.spectator_channels.spectators import Spectators
    from bot.requests.handlers import Handlers
    from bot.services import Following

    spectators = Spectators(bot.store, bot.messenger, bot.visibility, bot.presenter.queue, bot.clock)
    bot.provide(Following(bot.store, clock=bot.clock), spectators)
    bot.presenter.add_audience(spectators)
    bot.get(Handlers).include(handlers.handlers)
