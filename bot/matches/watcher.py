"""A watcher: somebody who is told of a match without playing in it, on the occasions and by the means of their choice.

The number of the last event that they were told of decides whether there is news for them. So an outage only delays
the news, and afterwards one message tells how the match stands.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Protocol

from bot.matches.events import BoardChange
from bot.matches.ids import GuildId, MatchId, UserId
from bot.matches.match import Match
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


class WatcherBook(Protocol):
    """The watchers of matches, and the last event of which each was told."""

    async def find(self, match_id: MatchId, user: UserId) -> Watcher | None:
        """Somebody as a watcher of a match; None if they don't watch it."""

    async def of(self, match_id: MatchId) -> Sequence[Watcher]:
        """The watchers of a match; those who were told least come first."""

    async def of_user(self, user: UserId, guild: GuildId) -> Sequence[Watcher]:
        """The matches that somebody watches in a server, with their choices, the oldest match first."""

    async def count(self, user: UserId) -> int:
        """How many matches somebody watches, wherever."""

    async def save(self, watcher: Watcher) -> None:
        """Note that somebody watches from now on, or in another way."""

    async def told(self, match_id: MatchId, users: Sequence[UserId], number: int) -> None:
        """Note that they were told of all events up to one."""

    async def put_off(self, match_id: MatchId, user: UserId, until: datetime) -> None:
        """Note that somebody is to be told from a moment on."""

    async def lose(self, match_id: MatchId, users: Sequence[UserId]) -> None:
        """Note that they can't be told: no direct message reaches them."""

    async def stop(self, match_id: MatchId, *users: UserId) -> None:
        """Note that they watch no longer."""

    async def due(self, at: datetime) -> Sequence[MatchId]:
        """The matches with a watcher who was put off and is to be told by now."""

    async def resume(self, at: datetime) -> None:
        """Forget the moments that have come until which watchers were put off, with or without news for them."""

    async def behind(self) -> Sequence[MatchId]:
        """The matches with an event that a watcher was not told of, whether or not they want to be."""


def moves_since(match: Match, number: int) -> int:
    """How many of the moves that count were made after an event."""
    return sum(event.number > number and event.what is not PASS for event in match.line)


def _largest_cut_off(match: Match, since: int) -> int:
    """The most pieces that a move since an event has cut off."""
    made = moves_since(match, since)
    turns = match.turns(made) if made else ()
    return max((sum(stack.height for stack in turn.cut_off.values()) for turn in turns), default=0)
