"""The refusals of puzzles."""

from dataclasses import dataclass

from bot.catalogue.refusals import Reader, word
from bot.domain import Venue
from bot.domain.puzzle import PuzzleCard
from bot.domain.refusals import DeclaredReason
from bot.pages.match_status import timestamp


@dataclass(frozen=True, slots=True)
class OpenPuzzle:
    """A puzzle card that is still open, and the venue where another one was requested."""

    wanted: Venue
    card: PuzzleCard


PUZZLE_OPEN = DeclaredReason("puzzle-open", OpenPuzzle)
"""The channel has an open puzzle, or the user has shared one elsewhere."""


def _describe_open(known: OpenPuzzle, reader: Reader) -> str:
    place, until = known.card.channel, known.card.closes_at
    return reader.language.say(
        "refused-puzzle-open-here" if place == known.wanted.channel else "refused-puzzle-open-elsewhere",
        channel=f"<#{place}>",
        until=timestamp(until, "R") if until else "",
    )


word(_describe_open, PUZZLE_OPEN)
