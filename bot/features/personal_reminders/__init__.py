"""Personal reminders: a user asks for one private direct message about a match, a day later."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.personal_reminders.delivery import ReminderDelivery
    from bot.features.personal_reminders.repository import DUE
    from bot.features.personal_reminders.service import PersonalReminders

    delivery = ReminderDelivery(bot)
    bot.provide(PersonalReminders(bot.store, clock=bot.clock))
    bot.schedule(DUE, delivery.deliver_due)
