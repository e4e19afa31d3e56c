"""The computer as an opponent."""

from bot.client import DvonnClient
from bot.features.computer import handlers
from bot.features.computer.replying import Replying
from bot.requests.handlers import Handlers
from bot.services import Computing


async def setup(bot: DvonnClient) -> None:
    bot.provide(Computing(bot.store, clock=bot.clock, rng=bot.rng))
    replying = Replying(bot)
    bot.presenter.on_shown(replying.see)
    bot.presenter.add_latecomer(replying)
    bot.get(Handlers).include(handlers.handlers)
