"""What can fall due, and who does it then."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum


class Due(StrEnum):
    """What can fall due. The storage knows when: each book says it of its own table."""

    ABSENCES = "absences"
    """Somebody is back whose absence is over."""
    TIME = "time"
    """The time of a player to move has run out."""
    REMINDERS = "reminders"
    """A player to move is to be reminded."""
    CALLS = "calls"
    """Somebody is to be called."""
    ABANDONED = "abandoned"
    """A match has stood still for too long."""
    CHALLENGES = "challenges"
    """A challenge was not answered in time."""
    BOARDS = "boards"
    """A server keeps the board of a finished match no longer."""
    IMPORTS = "imports"
    """A record is kept no longer."""
    SERVERS = "servers"
    """What is kept of a server that removed the bot goes."""
    LETTERS = "letters"
    """A letter waits to be delivered."""
    WATCHERS = "watchers"
    """The quiet hours of somebody who watches are over."""


@dataclass(frozen=True, slots=True)
class Duty:
    """Something that is done when its time has come; it looks for itself of what exactly."""

    due: Due
    do: Callable[[], Awaitable[object]]
