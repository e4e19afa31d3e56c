"""Finding the bot's own messages on Discord again, each by its mark."""

from dataclasses import dataclass
from datetime import datetime

from bot.matches import Message, UserId
from bot.pages.page import Mark


@dataclass(frozen=True, slots=True)
class Found:
    """One of our own messages, with its mark."""

    message: Message
    mark: Mark
    at: datetime
    """When it was posted, by Discord's clock."""
    mentioned: frozenset[UserId] = frozenset()
    """The people who are mentioned in it."""
