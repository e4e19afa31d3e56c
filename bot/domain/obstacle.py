"""Why Discord doesn't take the board of a match in its place, and when it is tried again."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum


class ObstacleKind(StrEnum):
    GONE = "gone"
    """The channel was deleted."""
    PERMISSIONS = "permissions"
    """The bot lacks permissions there."""
    LOCKED = "locked"
    """The thread is locked."""
    TIMEOUT = "timeout"
    """The server has put the bot in a timeout."""
    REFUSED = "refused"
    """Discord refuses the message for a reason of its own, such as a server's moderation."""


@dataclass(frozen=True, slots=True)
class Obstacle:
    kind: ObstacleKind
    missing: tuple[str, ...] = ()
    """The missing permissions under their discord.py names, if they are known."""
    until: datetime | None = None
    """When a timeout ends."""

    @classmethod
    def lacking(cls, missing: tuple[str, ...]) -> "Obstacle":
        return cls(ObstacleKind.PERMISSIONS, missing)

    def next_try(self, at: datetime, *, since: datetime, direct: bool = False) -> datetime | None:
        """Return when to try again after a refusal at `at`; None if time alone changes nothing.

        The match has waited `since` its last event. Each wait is as long as all before it, within limits; that in
        `direct` messages is longer, as Discord takes frequent ones to users who refuse them for spam.
        """
        if self.kind is ObstacleKind.GONE or at - since > TRIED_FOR:
            return None
        if self.until is not None and self.until > at:
            return self.until + A_MOMENT_LATER
        longest = LONGEST_WAIT_DIRECT if direct else LONGEST_WAIT
        return at + min(max(at - since, SHORTEST_WAIT), longest)


GONE = Obstacle(ObstacleKind.GONE)
LOCKED = Obstacle(ObstacleKind.LOCKED)
REFUSED = Obstacle(ObstacleKind.REFUSED)

SHORTEST_WAIT = timedelta(minutes=1)
LONGEST_WAIT = timedelta(hours=1)
LONGEST_WAIT_DIRECT = timedelta(days=1)
TRIED_FOR = timedelta(days=30)
A_MOMENT_LATER = timedelta(seconds=2)
"""Discord's clock and the bot's are not quite the same."""
