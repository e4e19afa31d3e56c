"""Watching: being told of other people's matches."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.domain import Due
    from bot.features.watching import handlers
    from bot.features.watching.notices import Telling
    from bot.requests.handlers import Handlers
    from bot.services import Watching

    notices = Telling(bot.store, bot.messenger, bot.visibility, bot.presenter.queue, bot.clock)
    bot.provide(Watching(bot.store), notices)
    bot.presenter.add_audience(notices)
    bot.schedule(Due.WATCHERS, notices.show_due)
    bot.get(Handlers).include(handlers.handlers)
