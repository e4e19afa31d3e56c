"""Watching: notifications about matches between other users."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.watching.notices import WatcherNotices
    from bot.features.watching.repository import DUE
    from bot.features.watching.service import Watching

    notices = WatcherNotices(bot)
    bot.provide(Watching(bot.store), notices)
    bot.presenter.add_audience(notices)
    bot.schedule(DUE, notices.show_due)
