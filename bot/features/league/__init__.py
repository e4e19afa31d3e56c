"""Leagues: seasons in which everyone of a group plays everyone, with tables, and the next season after each."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Subscriptions


def subscribe(subscriptions: "Subscriptions") -> None:
    from bot.features.league.consequences import follow_match, follow_preferences

    subscriptions.on_events(follow_match)
    subscriptions.on_preferences(follow_preferences)


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.direct_messages import DirectMessageKind
    from bot.features.league.consequences import ask_by_mention
    from bot.features.league.drafts import Drafts
    from bot.features.league.going_on import GoingOn
    from bot.features.league.places import Places
    from bot.features.league.posts import (
        CallView,
        CardView,
        PodiumView,
        ResultView,
        TableView,
        compose_question,
    )
    from bot.features.league.progress import Seasons
    from bot.features.league.repository import PROOF, SEASON_DUE
    from bot.features.league.servers import LeagueServers
    from bot.features.league.service import CHECK_IN, Leagues
    from bot.services.searches import Searches, Urgency

    store, clock = bot.store, bot.clock
    bot.provide(Drafts())
    bot.provide(Leagues(store, clock=clock), LeagueServers(store, clock=clock))
    bot.provide(Seasons(store, clock=clock, rng=bot.rng), Places(store, clock=clock))
    for view in (CardView, CallView, TableView, ResultView, PodiumView):
        bot.presenter.views.register(view(bot))
    question = DirectMessageKind(
        CHECK_IN, compose_question, observes_quiet_hours=True, on_lost=ask_by_mention
    )
    bot.presenter.direct_messages.register(question)
    going_on = GoingOn(bot)
    bot.get(Searches).register(PROOF, going_on.decide, Urgency.SOON)
    bot.schedule(SEASON_DUE, going_on.go_on)
