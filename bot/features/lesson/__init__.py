from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.lesson import handlers
    from bot.features.lesson.service import Lessons
    from bot.requests.handlers import Handlers

    bot.provide(Lessons(bot.store))
    bot.get(Handlers).include(handlers.handlers)
