"""Ratings, profiles of players, the table of a server."""

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Subscriptions


def subscribe(subscriptions: "Subscriptions") -> None:
    from bot.features.ratings.service import rate_match

    subscriptions.on_events(rate_match)


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.direct_messages import about_match
    from bot.delivery.standing_messages import StandingView
    from bot.features.ratings.pages import tell_of_removal
    from bot.features.ratings.repository import STANDING_TABLE
    from bot.features.ratings.service import UNRATED, Ratings
    from bot.features.ratings.table import standing_table

    bot.provide(Ratings(bot.store, clock=bot.clock))
    bot.presenter.direct_messages.register(about_match(UNRATED, tell_of_removal))
    page = partial(standing_table, bot)
    bot.presenter.views.register(StandingView(STANDING_TABLE, page, bot.messenger, bot.visibility))
