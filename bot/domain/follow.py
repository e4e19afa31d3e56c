"""A follow: a channel for spectators, which shows the matches of its server as they stand, and their results."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain.ids import ChannelId, GuildId, MatchId, MessageId, UserId
from bot.domain.match import Match

RESULTS_FOR = timedelta(days=7)
"""How long a result that could not be shown is still news."""


@dataclass(frozen=True, slots=True)
class Follow:
    """A channel for spectators, and the choice of matches that it shows."""

    guild: GuildId
    channel: ChannelId
    since: datetime
    """Matches that ended before this moment are not shown."""
    player: UserId | None = None
    """The player whose matches are shown; all matches where it is None."""
    results_only: bool = False
    manager: UserId | None = None
    """The person who has set it; None where they were forgotten since."""

    def wants(self, match: Match) -> bool:
        """Whether a match of the server is among those that the channel shows."""
        return self.player is None or self.player in match.players

    def tells_end_of(self, match: Match) -> bool:
        """Whether a match ended while the channel followed."""
        return match.ended_at is not None and match.ended_at >= self.since


@dataclass(frozen=True, slots=True)
class SpectatorMessage:
    """A message about one match in a channel for spectators: a live board, or the result."""

    channel: ChannelId
    match_id: MatchId
    message: MessageId
    number: int
    """The number of the last event on it; 0 where it is to be drawn anew."""
    over: bool = False
    """Whether it is the result."""
