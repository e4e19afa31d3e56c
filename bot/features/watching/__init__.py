"""Watching: being told of other people's matches."""

from bot.client import DvonnClient
from bot.domain import Due
from bot.features.watching import handlers
from bot.features.watching.notices import Telling
from bot.requests.handlers import Handlers
from bot.services import Watching


async def setup(bot: DvonnClient) -> None:
    notices = Telling(bot.store, bot.messenger, bot.visibility, bot.presenter.queue, bot.clock)
    bot.provide(Watching(bot.store), notices)
    bot.presenter.add_audience(notices)
    bot.schedule(Due.WATCHERS, notices.show_due)
    bot.get(Handlers).include(handlers.handlers)
