"""The refusals of puzzles."""

from dataclasses import dataclass

from bot.domain import Venue
from bot.domain.puzzle import PuzzleCard
from bot.domain.refusals import DeclaredReason


@dataclass(frozen=True, slots=True)
class OpenPuzzle:
    """A puzzle card that is still open, and the venue where another one was requested."""

    wanted: Venue
    card: PuzzleCard


PUZZLE_OPEN = DeclaredReason("puzzle-open", OpenPuzzle)
"""The channel has an open puzzle, or the user has shared one elsewhere."""
