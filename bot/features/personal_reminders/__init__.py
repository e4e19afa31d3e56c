"""Personal reminders: a user asks for one private direct message about a match, a day later."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.direct_messages import DirectMessageKind
    from bot.features.personal_reminders.pages import Reminders
    from bot.features.personal_reminders.repository import REMINDER
    from bot.features.personal_reminders.service import PersonalReminders

    bot.provide(PersonalReminders(bot.store, clock=bot.clock))
    reminder = DirectMessageKind(REMINDER, Reminders(bot.visibility).compose, rings_always=True)
    bot.presenter.direct_messages.register(reminder)
