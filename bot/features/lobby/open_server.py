"""The choices of a server's managers about its lobby."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain import ChannelId, GuildId

CALLED_EVERY = timedelta(days=1)
"""The shortest time between two pings of the role."""


class Openness(StrEnum):
    """Whether a server's members can be paired with people from elsewhere."""

    CLOSED = "closed"
    OPEN = "open"
    NAMED = "named"
    """It is open, and its name is told."""


@dataclass(frozen=True, slots=True)
class LobbyServer:
    guild: GuildId
    openness: Openness = Openness.CLOSED
    channel: ChannelId | None = None
    """Where games with people from elsewhere are shown, and the role is pinged."""
    role: int | None = None
    """The role that is pinged when someone looks and nobody else does."""
    name: str = ""
    """The server's name when its managers chose that it is told."""
    called_at: datetime | None = None
    """When the role was last pinged."""

    @property
    def is_open(self) -> bool:
        return self.openness is not Openness.CLOSED

    @property
    def told_name(self) -> str:
        """The name that people elsewhere may read; empty if they may not."""
        return self.name if self.openness is Openness.NAMED else ""

    def may_call(self, at: datetime) -> bool:
        """Whether the role may be pinged now."""
        is_chosen = self.role is not None and self.channel is not None
        return is_chosen and (self.called_at is None or at >= self.called_at + CALLED_EVERY)
