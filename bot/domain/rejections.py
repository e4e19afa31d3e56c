"""Permanent errors of Discord for things that the bot would give up. It does so only if the error comes again."""

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from bot.domain.ids import UserId

ASKED_AGAIN_AFTER = timedelta(minutes=5)
"""The shortest time between the two errors; then the bot tries again by itself."""

FORGOTTEN_AFTER = timedelta(days=1)
"""How long the first error counts, for example if the thing has meanwhile been given up by a user."""


class Rejectable(StrEnum):
    """The kinds of things that the bot gives up if Discord rejects them twice."""

    FOLLOW = "follow"
    """Matches in a spectator channel."""
    PUZZLE = "puzzle"
    """A puzzle card that comes by itself."""
    WATCHER = "watcher"
    """A notice of a match to one of its watchers."""
    DIRECT_MESSAGE = "direct message"
    WELCOME = "welcome"
    """The welcome card of a server in the next channel."""


@dataclass(frozen=True, slots=True)
class Rejected:
    what: Rejectable
    about: int
    """The number of the channel, card, match, message or server."""
    user: UserId | None = None
