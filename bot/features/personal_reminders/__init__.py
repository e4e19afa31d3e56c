"""Personal reminders: a direct message about a match, a day after somebody asked for it. Private, and only once."""

from bot.client import DvonnClient
from bot.features.personal_reminders import handlers
from bot.features.personal_reminders.delivery import ReminderDelivery
from bot.features.personal_reminders.repository import DUE
from bot.features.personal_reminders.service import PersonalReminders
from bot.requests.handlers import Handlers


async def setup(bot: DvonnClient) -> None:
    delivery = ReminderDelivery(bot.store, bot.messenger, bot.visibility, bot.presenter.queue, bot.clock)
    bot.provide(PersonalReminders(bot.store, clock=bot.clock))
    bot.schedule(DUE, delivery.deliver_due)
    bot.get(Handlers).include(handlers.handlers)
