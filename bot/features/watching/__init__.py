"""Watching: users are notified of other players' matches."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.domain import Due
    from bot.features.watching import handlers
    from bot.features.watching.notices import WatcherNotices
    from bot.requests.handlers import Handlers
    from bot.services import Watching

    notices = WatcherNotices(bot.store, bot.messenger, bot.visibility, bot.presenter.queue, bot.clock)
    bot.provide(Watching(bot.store), notices)
    bot.presenter.add_audience(notices)
    bot.schedule(Due.WATCHERS, notices.show_due)
    bot.get(Handlers).include(handlers.handlers)
