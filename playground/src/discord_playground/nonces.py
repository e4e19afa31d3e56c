"""Nonces, by which a repeated request to post finds the first message.

https://docs.discord.com/developers/resources/message#create-message
"""

from collections import OrderedDict
from enum import Enum

from discord_playground.clock import Clock
from discord_playground.errors import Reason, Refusal
from discord_playground.messages import Channel, Message
from discord_playground.users import User

NONCE_SECONDS = 300.0
"""How long a nonce is remembered: the documentation says "the past few minutes"."""


class NonceScope(Enum):
    """Where an author's nonce is unique.

    The documentation speaks of the same author only, unofficial documentation also of the same channel. A bot should
    work with both.
    """

    CHANNEL = "channel"
    AUTHOR = "author"


class Nonces:
    """The nonces of recent messages. They outlive their messages."""

    def __init__(self, clock: Clock) -> None:
        self.scope = NonceScope.CHANNEL
        self._clock = clock
        self._messages: OrderedDict[tuple[object, ...], Message] = OrderedDict()

    def note(self, message: Message) -> None:
        """Remember a new message by its nonce, if it has one."""
        if message.nonce is not None:
            key = self._key(message.channel, message.author, message.nonce)
            self._messages[key] = message
            self._messages.move_to_end(key)

    def posted(self, channel: Channel, author: User, nonce: str | int) -> Message | None:
        """Return the message that the author posted with a nonce in the last minutes, if any.

        Raises `Refusal` if that was deleted; Discord intends this, as the request may be a late repetition:
        https://github.com/discord/discord-api-docs/pull/6647
        """
        self._forget_old()
        message = self._messages.get(self._key(channel, author, nonce))
        if message is not None and message.deleted:
            raise Refusal(Reason.UNKNOWN_MESSAGE)
        return message

    def _key(self, channel: Channel, author: User, nonce: str | int) -> tuple[object, ...]:
        place = channel.id if self.scope is NonceScope.CHANNEL else None
        return place, author.id, str(nonce)

    def _forget_old(self) -> None:
        since = self._clock.now() - NONCE_SECONDS
        while self._messages and next(iter(self._messages.values())).created_at < since:
            self._messages.popitem(last=False)
