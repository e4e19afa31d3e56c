"""Scheduled tasks, and the conditions that make them due."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum


class Due(StrEnum):
    """The conditions that scheduled tasks wait for. Each repository reports the next due time for its own tables."""

    ABSENCES = "absences"
    """An absence ends."""
    TIME = "time"
    """A player runs out of time."""
    END = "ends"
    """A match reaches its fixed end."""
    REMINDERS = "reminders"
    """A player is to be reminded."""
    PINGS = "pings"
    """A delayed ping for a match or a challenge is due."""
    REFUSED_BOARDS = "refused boards"
    """A board that Discord has refused is to be posted again."""
    ABANDONED = "abandoned"
    """A match has been halted for too long."""
    CHALLENGES = "challenges"
    """A challenge expires."""
    BOARDS = "boards"
    """The board of a finished match is to be deleted, because the server keeps boards only for some days."""
    RESULTS = "results"
    """The result of a match in a channel shrinks to two lines."""
    AUDIT_LOG = "audit_log"
    """An audit entry expires."""
    SERVERS = "servers"
    """The data of a server that removed the bot is to be deleted."""
    DIRECT_MESSAGES = "direct_messages"
    """A direct message is to be delivered."""
    REJECTIONS = "rejections"
    """Something that Discord has rejected is to be tried again."""
    SEARCHES = "searches"
    """A search in the background is to be done."""
    TITLE_ROLES = "title roles"
    """The role of a title is to be given or taken."""
    VIEWS = "views"
    """A view is to be compared with what it should show, or removed."""


@dataclass(frozen=True, slots=True)
class ScheduledTask:
    """A task that the scheduler runs when something of the kind `due` is due; `do` finds the affected rows itself."""

    due: str
    do: Callable[[], Awaitable[object]]
