"""Ratings, profiles of players, the table of a server."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Subscriptions


def subscribe(subscriptions: "Subscriptions") -> None:
    from bot.features.ratings.service import rate_match

    subscriptions.on_events(rate_match)


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.standing_messages import StandingMessageDelivery
    from bot.domain.standing_messages import StandingKind
    from bot.features.ratings import handlers
    from bot.features.ratings.backlog import Backlog
    from bot.features.ratings.repository import DUE
    from bot.features.ratings.service import Ratings
    from bot.features.ratings.standing_table import StandingTable
    from bot.requests.handlers import Handlers

    ratings = Ratings(bot.store, clock=bot.clock)
    backlog = Backlog(ratings)
    bot.provide(ratings)
    bot.schedule(DUE, backlog.wake)
    bot.run_in_background(backlog.run())
    bot.get(StandingMessageDelivery).register(StandingKind.RATINGS, StandingTable(bot).page)
    bot.get(Handlers).include(handlers.handlers)
