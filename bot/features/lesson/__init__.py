"""The lesson: `/dvonn learn` teaches the rules on boards that the learner plays on."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.lesson.service import Lessons

    bot.provide(Lessons(bot.store))
