"""The things that can fall due, and the duties that are done then."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum


class Due(StrEnum):
    """The things that can fall due. The storage knows when: each book says it of its own table."""

    ABSENCES = "absences"
    """Somebody's absence is over."""
    TIME = "time"
    """The time of a player to move is over."""
    REMINDERS = "reminders"
    """A player to move is to be reminded."""
    PINGS = "pings"
    """Somebody is to be pinged, in a match or by a challenge."""
    ABANDONED = "abandoned"
    """A match has stood still for too long."""
    CHALLENGES = "challenges"
    """A challenge was not answered in time."""
    BOARDS = "boards"
    """A server keeps the board of a finished match no longer."""
    IMPORTS = "imports"
    """A record is kept no longer."""
    AUDIT_LOG = "acts"
    """The log of a server keeps an act no longer."""
    SERVERS = "servers"
    """The data of a server that removed the bot is to be deleted."""
    DIRECT_MESSAGES = "direct_messages"
    """A direct message waits to be delivered."""
    PUZZLE_CARDS = "puzzle_cards"
    """A puzzle in a channel is to tell its solution."""
    DAILY_PUZZLES = "daily_puzzles"
    """A server is to get the puzzle of the day."""
    MINING = "mining"
    """A match that is over is to be looked through for puzzles."""
    WATCHERS = "watchers"
    """The quiet hours of somebody who watches are over."""


@dataclass(frozen=True, slots=True)
class ScheduledTask:
    """Something that is done when its time has come; it finds out itself for which matches or people."""

    due: str
    do: Callable[[], Awaitable[object]]
