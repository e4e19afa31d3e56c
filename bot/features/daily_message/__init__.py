"""The message of the day: one direct message that lists the games that wait, instead of a ping for each turn."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Subscriptions


def subscribe(subscriptions: "Subscriptions") -> None:
    from bot.features.daily_message.service import plan_message

    subscriptions.on_preferences(plan_message)


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.direct_messages import DirectMessageKind
    from bot.features.daily_message.message import DailyMessage
    from bot.features.daily_message.repository import DAILY
    from bot.features.daily_message.service import DailyMessages

    message = DailyMessage(DailyMessages(bot.store, clock=bot.clock), bot.messenger)
    bot.presenter.direct_messages.register(DirectMessageKind(DAILY, message.compose))
