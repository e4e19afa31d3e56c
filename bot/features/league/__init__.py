"""Leagues: seasons in which everyone of a group plays everyone, with tables, and the next season after each."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Subscriptions


def subscribe(subscriptions: "Subscriptions") -> None:
    from bot.features.league.service import follow_match, follow_preferences

    subscriptions.on_events(follow_match)
    subscriptions.on_preferences(follow_preferences)


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.direct_messages import DirectMessageKind
    from bot.features.league.going_on import GoingOn
    from bot.features.league.posts import CardView, PodiumView, ResultView, TableView, compose_question
    from bot.features.league.progress import Seasons
    from bot.features.league.repository import PROOF, SEASON_DUE
    from bot.features.league.service import CHECK_IN, Leagues
    from bot.services.searches import Searches, Urgency

    bot.provide(Leagues(bot.store, clock=bot.clock), Seasons(bot.store, clock=bot.clock, rng=bot.rng))
    for view in (CardView, TableView, ResultView, PodiumView):
        bot.presenter.views.register(view(bot))
    question = DirectMessageKind(CHECK_IN, compose_question, observes_quiet_hours=True)
    bot.presenter.direct_messages.register(question)
    going_on = GoingOn(bot)
    bot.get(Searches).register(PROOF, going_on.decide, Urgency.SOON)
    bot.schedule(SEASON_DUE, going_on.go_on)
