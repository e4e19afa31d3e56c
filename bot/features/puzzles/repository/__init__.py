"""The tables of puzzles, and their repositories."""

# The first, as its part in forgetting a user takes the lock that a first try takes before it names anyone on a card.
from bot.features.puzzles.repository.attempts import PuzzleRepository
from bot.features.puzzles.repository.cards import CARD, CARDS_DUE, DAILY_DUE, PuzzleCardRepository, card_key
from bot.features.puzzles.repository.days import STANDING_MONTH, DailyTryRepository
from bot.features.puzzles.repository.own import OWN_PUZZLE, OwnPuzzleRepository

__all__ = [
    "CARD",
    "CARDS_DUE",
    "DAILY_DUE",
    "OWN_PUZZLE",
    "STANDING_MONTH",
    "DailyTryRepository",
    "OwnPuzzleRepository",
    "PuzzleCardRepository",
    "PuzzleRepository",
    "card_key",
]
