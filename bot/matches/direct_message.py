"""Letters: what one person is told by a direct message because a match concerns them, and no answer carries it."""

from dataclasses import dataclass
from enum import StrEnum

from bot.matches.ids import MatchId, UserId


class DirectMessageKind(StrEnum):
    """What a letter tells."""

    AWAY = "away"
    """The opponent is away for a while."""
    HALTED = "halted"
    """The match can't go on."""
    OVER = "over"
    """The match has ended."""


@dataclass(frozen=True, slots=True)
class DirectMessage:
    """A letter that is still to be delivered. What it says is read off the match at that time."""

    id: int
    kind: DirectMessageKind
    to: UserId
    match_id: MatchId
