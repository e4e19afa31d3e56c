from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:

    from bot.domain import Due
    from bot.features.puzzles import handlers
    from bot.features.puzzles.cards import Cards
    from bot.features.puzzles.mining import Mining
    from bot.requests.handlers import Handlers
    from bot.services import PuzzleCards, Puzzling

    puzzles = Puzzling(bot.store, rng=bot.rng, stock=bot.puzzle_collection)
    bot.provide(puzzles, PuzzleCards(bot.store, clock=bot.clock, stock=lambda: puzzles.stock))
    cards, mining = Cards(bot), Mining(bot)
    bot.provide(cards, mining)
    bot.presenter.add_latecomer(cards)
    bot.schedule(Due.PUZZLE_CARDS, cards.close_due)
    bot.schedule(Due.DAILY_PUZZLES, cards.begin_day)
    bot.schedule(Due.MINING, mining.wake)
    bot.run_in_background(mining.run())
    bot.get(Handlers).include(handlers.handlers)
