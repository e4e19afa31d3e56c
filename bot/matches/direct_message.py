"""Direct messages: news of a match for one person, which no answer to a request carries."""

from dataclasses import dataclass
from enum import StrEnum

from bot.matches.ids import MatchId, UserId


class DirectMessageKind(StrEnum):
    """The kinds of news."""

    AWAY = "away"
    """The opponent is away for a while."""
    HALTED = "halted"
    """The match can't go on."""
    OVER = "over"
    """The match has ended."""


@dataclass(frozen=True, slots=True)
class DirectMessage:
    """A direct message that is still to be delivered. Its text follows from the match at that time."""

    id: int
    kind: DirectMessageKind
    to: UserId
    match_id: MatchId
