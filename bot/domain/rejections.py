"""Permanent errors of Discord for things that the bot would give up. It does so only if the error comes again."""

from dataclasses import dataclass
from datetime import timedelta

from bot.domain.ids import UserId

ASKED_AGAIN_AFTER = timedelta(minutes=5)
"""The shortest time between the two errors; then the bot tries again by itself."""

FORGOTTEN_AFTER = timedelta(days=1)
"""How long the first error counts, for example if the thing has meanwhile been given up by a user."""


@dataclass(frozen=True, slots=True)
class Rejected:
    what: str
    """The name, at most 20 characters, that the owner of such things declares."""
    about: int
    """The number of the channel, card, match, message or server."""
    user: UserId | None = None
