"""Ratings, profiles of players, the table of a server."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.standing_messages import StandingView
    from bot.features.ratings import handlers
    from bot.features.ratings.backlog import Backlog
    from bot.features.ratings.repository import DUE, STANDING_TABLE
    from bot.features.ratings.service import Ratings
    from bot.features.ratings.standing_table import StandingTable
    from bot.requests.handlers import Handlers

    ratings = Ratings(bot.store, clock=bot.clock)
    backlog = Backlog(ratings)
    bot.provide(ratings)
    bot.schedule(DUE, backlog.wake)
    bot.run_in_background(backlog.run())
    page = StandingTable(bot).page
    bot.presenter.views.register(StandingView(STANDING_TABLE, page, bot.messenger, bot.visibility))
    bot.get(Handlers).include(handlers.handlers)
