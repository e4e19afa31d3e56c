"""A review that a player has seen."""

from dataclasses import dataclass
from datetime import datetime

from bot.domain.computer import Review
from bot.domain.ids import UserId
from bot.domain.match import Match
from dvonn import Colour


@dataclass(frozen=True, slots=True)
class SeenReview:
    """The review of a finished match, as one of its players has seen it."""

    match: Match
    review: Review
    player: UserId
    colour: Colour
    at: datetime
