"""A watcher: somebody who is told of a match without playing in it, on the occasions and by the means of their choice.

The number of the last event that they were told of decides whether there is news for them. So an outage only delays
the news, and afterwards one message tells how the match stands.
"""

from dataclasses import dataclass
from enum import StrEnum

from bot.domain.events import BoardChange
from bot.domain.ids import MatchId, UserId
from bot.domain.match import Match
from dvonn import PASS

BIG = 3
"""The number of pieces from which on a cut-off is news by itself."""


class Occasion(StrEnum):
    """The occasions on which somebody wants to be told."""

    EACH = "each"
    """Each move."""
    CUTS = "cuts"
    """Each big cut-off, and the end."""
    END = "end"
    """The end only."""


class Means(StrEnum):
    """The ways in which somebody can be told."""

    DIRECT = "direct"
    """By a direct message."""
    THREAD = "thread"
    """By a mention in the match's own thread."""


@dataclass(frozen=True, slots=True)
class Watcher:
    """Somebody who watches a match."""

    match_id: MatchId
    user: UserId
    occasion: Occasion = Occasion.EACH
    means: Means = Means.DIRECT
    told: int = 0
    """The number of the last event that they were told of; at first, of the last event before they began to watch."""
    lost: bool = False
    """Whether a direct message could not be delivered: they are told nothing more until they choose again."""

    def has_news(self, match: Match) -> bool:
        """Whether something has happened that they want to be told of."""
        if self.lost:
            return False
        if match.is_over:
            return True
        match self.occasion:
            case Occasion.EACH:
                return any(isinstance(event.what, BoardChange) for event in match.events[self.told :])
            case Occasion.CUTS:
                return _largest_cut_off(match, self.told) >= BIG
            case Occasion.END:
                return False

    def way_in(self, match: Match) -> Means:
        """The means by which they are told of this match: a mention needs a thread of the match's own."""
        return self.means if match.parent is not None else Means.DIRECT


def moves_since(match: Match, number: int) -> int:
    """How many of the moves that count were made after an event."""
    return sum(event.number > number and event.what is not PASS for event in match.line)


def _largest_cut_off(match: Match, since: int) -> int:
    """The most pieces that a move since an event has cut off."""
    made = moves_since(match, since)
    turns = match.turns(made) if made else ()
    return max((sum(stack.height for stack in turn.cut_off.values()) for turn in turns), default=0)
