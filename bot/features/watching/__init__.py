"""Watching: notifications about matches between other users."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Subscriptions


def subscribe(subscriptions: "Subscriptions") -> None:
    from bot.features.watching.service import call_elsewhere

    subscriptions.on_events(call_elsewhere)


async def setup(bot: "DvonnClient") -> None:
    from bot.features.watching.notices import WatcherNotices
    from bot.features.watching.repository import DUE
    from bot.features.watching.service import Watching

    notices = WatcherNotices(bot)
    bot.provide(Watching(bot.store), notices)
    bot.presenter.add_audience(notices)
    bot.schedule(DUE, notices.show_due)
