from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.delivery.standing_messages import StandingView
    from bot.domain.puzzle import SolverFinder
    from bot.features.puzzles import handlers
    from bot.features.puzzles.cards import Cards, CardView
    from bot.features.puzzles.mining import Mining
    from bot.features.puzzles.month_pages import StandingMonth
    from bot.features.puzzles.repository import CARDS_DUE, DAILY_DUE, MINING_DUE, STANDING_MONTH
    from bot.features.puzzles.service import PuzzleCards, PuzzleMonths, Puzzling
    from bot.requests.handlers import Handlers

    puzzles = Puzzling(bot.store, rng=bot.rng, stock=bot.puzzle_collection, clock=bot.clock)
    bot.provide(SolverFinder(puzzles.solver))
    bot.provide(puzzles, PuzzleCards(bot.store, clock=bot.clock, stock=lambda: puzzles.stock))
    bot.provide(PuzzleMonths(bot.store, clock=bot.clock))
    page = StandingMonth(bot).page
    bot.presenter.views.register(StandingView(STANDING_MONTH, page, bot.messenger, bot.visibility))
    cards, mining = Cards(bot), Mining(bot)
    bot.provide(cards, mining)
    bot.presenter.views.register(CardView(bot))
    bot.schedule(CARDS_DUE, cards.close_due)
    bot.schedule(DAILY_DUE, cards.begin_day)
    bot.schedule(MINING_DUE, mining.wake)
    bot.run_in_background(mining.run())
    bot.get(Handlers).include(handlers.handlers)
