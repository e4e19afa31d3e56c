"""The computer as an opponent."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.computer.replying import Replying
    from bot.services import Computing

    bot.provide(Computing(bot.store, clock=bot.clock, rng=bot.rng))
    replying = Replying(bot)
    bot.presenter.on_shown(replying.see)
    bot.presenter.add_last(replying)
    bot.run_in_background(replying.keep_looking())
