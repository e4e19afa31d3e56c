"""Puzzles from the server's games and the collection: alone, as cards in channels, and as the puzzle of the day."""

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient
    from bot.storage import Subscriptions


def subscribe(subscriptions: "Subscriptions") -> None:
    from bot.features.puzzles.service import queue_for_mining, reschedule

    subscriptions.on_events(queue_for_mining)
    subscriptions.on_settings(reschedule)


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.direct_messages import DirectMessageKind
    from bot.delivery.standing_messages import StandingView
    from bot.features.puzzles.cards import Cards, CardView
    from bot.features.puzzles.mining import Mining
    from bot.features.puzzles.month_pages import standing_month
    from bot.features.puzzles.pages import compose_daily_lost
    from bot.features.puzzles.repository import CARDS_DUE, DAILY_DUE, OWN_PUZZLE, STANDING_MONTH
    from bot.features.puzzles.service import DAILY_LOST, PuzzleCards, PuzzleMonths, Puzzling
    from bot.services.searches import Searches, Urgency

    puzzles = Puzzling(bot.store, rng=bot.rng, collection=bot.puzzle_collection, clock=bot.clock)
    bot.provide(puzzles, PuzzleCards(bot.store, clock=bot.clock, collection=lambda: puzzles.collection))
    bot.provide(PuzzleMonths(bot.store, clock=bot.clock))
    page = partial(standing_month, bot)
    bot.presenter.views.register(StandingView(STANDING_MONTH, page, bot.messenger, bot.visibility))
    cards = Cards(bot)
    bot.provide(cards)
    lost = DirectMessageKind(DAILY_LOST, compose_daily_lost, rings_always=True)
    bot.presenter.direct_messages.register(lost)
    bot.presenter.views.register(CardView(bot))
    bot.schedule(CARDS_DUE, cards.close_due)
    bot.schedule(DAILY_DUE, cards.begin_day)
    bot.get(Searches).register(OWN_PUZZLE, Mining(bot).search, Urgency.LATER)
