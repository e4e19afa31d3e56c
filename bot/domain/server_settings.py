"""A server's settings for its matches."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain.challenge import LASTS
from bot.domain.clock import Pace
from bot.domain.ids import ChannelId, GuildId, UserId
from bot.domain.preferences import PingBy
from bot.domain.refusals import RefusalReason, Refused

LONGEST_KEPT_DAYS = (1, 7, 30)
"""The choices for `keep_boards`, in days."""

DAILY_HOUR = 16
"""The default UTC hour of the puzzle of the day: evening in Europe, morning in America."""

KEPT_AFTER_REMOVAL = timedelta(days=30)
"""How long a server's matches are stored after it has removed the bot."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    channels: tuple[ChannelId, ...] = ()
    """The channels that allow matches, their threads included; empty for all channels."""
    threads: bool | None = None
    """Whether each match gets its own thread; None if only a channel's second and further running matches do."""
    pace: Pace = Pace.STEADY
    """The default pace of challenges."""
    language: str | None = None
    """The language of public messages; None for the server's language on Discord."""
    keep_boards: int | None = None
    """Days for which the boards of finished matches stay; None to keep them forever."""
    challenges_last: timedelta = LASTS
    daily_channel: ChannelId | None = None
    """The channel for the puzzle of the day; None if there is none."""
    daily_hour: int = DAILY_HOUR
    """The UTC hour of the puzzle of the day."""
    own_puzzles: bool = True
    """Whether finished matches become puzzles for the server's members."""
    ping_by: PingBy = PingBy.AUTOMATIC
    """How players are pinged who have not chosen that themselves."""
    quiet: bool = False
    """Whether each match gets its own thread whatever `threads` says, and leaves one line with its result."""

    @property
    def always_threads(self) -> bool:
        return self.quiet or bool(self.threads)

    def check_channel(self, channel: ChannelId, parent: ChannelId | None) -> None:
        """Check that the server allows matches in a channel. Raises `Refused`: CHANNEL_NOT_ALLOWED."""
        if not self.allows(channel, parent):
            raise Refused(RefusalReason.CHANNEL_NOT_ALLOWED, self.channels)

    def allows(self, channel: ChannelId, parent: ChannelId | None = None) -> bool:
        """Whether the server allows matches in a channel, or in a thread below `parent`."""
        return not self.channels or channel in self.channels or parent in self.channels


@dataclass(frozen=True, slots=True)
class ChangedSettings:
    guild: GuildId
    before: ServerSettings
    after: ServerSettings
    by: UserId | None
    """The manager who changed them; None if the bot did."""
    at: datetime
