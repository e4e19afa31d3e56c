"""The settings of a server for its matches. Every default is what most servers want."""

from dataclasses import dataclass
from datetime import timedelta

from bot.domain.challenge import LASTS
from bot.domain.clock import Pace
from bot.domain.ids import ChannelId
from bot.domain.refusals import RefusalReason, Refused

LONGEST_KEPT_DAYS = (1, 7, 30)
"""The choices for how long finished matches keep their boards; otherwise for ever."""

DAILY_HOUR = 16
"""The hour of the puzzle of the day, in UTC, where none was chosen: evening in Europe, morning in America."""

KEPT_AFTER_REMOVAL = timedelta(days=30)
"""How long a server's matches are kept once the bot was removed from it."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """One server's choices."""

    channels: tuple[ChannelId, ...] = ()
    """The channels in which matches may be played, threads below included; empty for anywhere."""
    threads: bool | None = None
    """Whether each match gets a thread of its own; None where a channel's first running match stands in the channel,
    and further ones get threads."""
    pace: Pace = Pace.THREE
    """The pace of a challenge that names none."""
    language: str | None = None
    """The language of public messages; None for the server's own on Discord."""
    keep_boards: int | None = None
    """For how many days finished matches keep their boards; None for ever."""
    challenges_last: timedelta = LASTS
    daily_channel: ChannelId | None = None
    """The channel that gets the puzzle of the day; None for none."""
    daily_hour: int = DAILY_HOUR
    """The hour at which it comes, in UTC."""
    own_puzzles: bool = True
    """Whether the server's matches become puzzles for its members once they are over."""

    def check_channel(self, channel: ChannelId, parent: ChannelId | None) -> None:
        """Let matches be played where the server wants them. Raises `Refused`: CHANNEL_NOT_ALLOWED."""
        if self.channels and channel not in self.channels and parent not in self.channels:
            raise Refused(RefusalReason.CHANNEL_NOT_ALLOWED, self.channels)
