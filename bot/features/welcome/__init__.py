"""The card with which the bot introduces itself to a server that is new to it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.welcome.greeting import Greeting, WelcomeView
    from bot.features.welcome.service import Welcoming

    bot.provide(Welcoming(bot.store, clock=bot.clock))
    bot.presenter.views.register(WelcomeView(bot))
    bot.server_changes.add_greeter(Greeting(bot))
