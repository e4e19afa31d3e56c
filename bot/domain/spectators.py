"""Spectators: watchers, who are notified about a match, and channels that follow a server's matches.

News is all that happened after the last event that a watcher was notified of. So an outage only delays a notification,
and one message then covers everything missed.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain.events import BoardChange
from bot.domain.ids import ChannelId, GuildId, MatchId, UserId
from bot.domain.match import Match
from dvonn import PASS

BIG = 3
"""A cut-off of at least this many pieces is news."""


class NotificationLevel(StrEnum):
    """How much of a match a watcher is notified of; Discord uses the same term for its own notifications."""

    EACH = "each"
    CUTS = "cuts"
    """Big cut-offs, and the end of the match."""
    END = "end"


class Means(StrEnum):
    """How a watcher is notified."""

    DIRECT = "direct"
    THREAD = "thread"
    """By a mention in the match's thread."""


@dataclass(frozen=True, slots=True)
class Watcher:
    """A user who watches a match."""

    match_id: MatchId
    user: UserId
    level: NotificationLevel = NotificationLevel.EACH
    means: Means = Means.DIRECT
    told: int = 0
    """The last event that the watcher was notified of; initially the last event before they began to watch."""
    lost: bool = False
    """Whether a direct message was undeliverable: notifications stop until the watcher chooses again."""
    guild: GuildId | None = None
    """The server in which the watcher sees a match that is played in direct messages."""

    def has_news(self, match: Match) -> bool:
        """Whether the watcher wants to be notified of the match's current state."""
        if self.lost:
            return False
        if match.is_over:
            return True
        match self.level:
            case NotificationLevel.EACH:
                return any(isinstance(event.what, BoardChange) for event in match.events[self.told :])
            case NotificationLevel.CUTS:
                return _largest_cut_off(match, self.told) >= BIG
            case NotificationLevel.END:
                return False

    def way_in(self, match: Match) -> Means:
        """Return how to notify the watcher. Without a thread for the match, mentions become direct messages."""
        return self.means if match.thread_opened_in is not None else Means.DIRECT


def moves_since(match: Match, number: int) -> int:
    """Count the moves after an event that were not undone."""
    return sum(event.number > number and event.what is not PASS for event in match.line)


def _largest_cut_off(match: Match, since: int) -> int:
    """Return the largest number of pieces that a single move after an event cut off."""
    made = moves_since(match, since)
    turns = match.turns(made) if made else ()
    return max((sum(stack.height for stack in turn.cut_off.values()) for turn in turns), default=0)


RESULTS_FOR = timedelta(days=7)
"""How long an undelivered result remains news."""


@dataclass(frozen=True, slots=True)
class Follow:
    """A spectator channel and its choice of matches."""

    guild: GuildId
    channel: ChannelId
    since: datetime
    """Matches that ended earlier are not shown."""
    player: UserId | None = None
    """The only player whose matches the channel shows, if any."""
    results_only: bool = False
    manager: UserId | None = None
    """The manager who set it up; None if they have deleted their data."""
    chosen_at: datetime | None = None
    """When a manager last chose what it shows; what was removed before may be posted again since then."""

    def wants(self, match: Match) -> bool:
        """Whether the channel shows a match of its server."""
        return self.player is None or self.player in match.players

    def tells_end_of(self, match: Match) -> bool:
        """Whether a match ended after the channel began to follow."""
        return match.ended_at is not None and match.ended_at >= self.since
