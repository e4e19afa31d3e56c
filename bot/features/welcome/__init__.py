"""The card with which the bot introduces itself to a server that is new to it."""

from bot.client import DvonnClient
from bot.features.welcome.greeting import Greeting
from bot.services import Welcoming


async def setup(bot: DvonnClient) -> None:
    bot.provide(Welcoming(bot.store))
    bot.server_changes.add_greeter(Greeting(bot))
