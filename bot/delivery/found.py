"""Finding the bot's own messages on Discord again, each by its mark."""

from dataclasses import dataclass
from datetime import datetime

from bot.domain import Message, UserId
from bot.ui.page import MessageTag


@dataclass(frozen=True, slots=True)
class Found:
    """One of our own messages, with its mark."""

    message: Message
    message_tag: MessageTag
    at: datetime
    """When it was posted, by Discord's clock."""
    mentioned: frozenset[UserId] = frozenset()
    """The people who are mentioned in it."""
