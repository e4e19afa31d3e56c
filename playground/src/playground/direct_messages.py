"""Direct messages between a human and a bot.

https://docs.discord.com/developers/resources/user#create-dm
"""

from dataclasses import dataclass
from typing import Any

from playground.events import Event
from playground.messages import Channel, ChannelType
from playground.permissions import DIRECT_MESSAGES, NOTHING, Permission
from playground.users import User


@dataclass(eq=False)
class DirectChannel(Channel):
    """Direct messages between a human and a bot; `closed` if the human takes none."""

    human: User
    bot: User
    closed: bool = False

    def set_closed(self, closed: bool) -> None:
        """Let the human take the bot's messages, or none."""
        self.closed = closed
        self.ground.publish(DirectMessagesSwitched(self))

    @property
    def type(self) -> ChannelType:
        """The kind of channel."""
        return ChannelType.DIRECT

    def permissions_of(self, user: User) -> Permission:
        """The permissions of somebody here; none for outsiders."""
        return DIRECT_MESSAGES if user in (self.human, self.bot) else NOTHING

    def payload(self) -> dict[str, Any]:
        """Discord's channel object, as the bot sees it."""
        return {
            "id": str(self.id),
            "type": int(self.type),
            "flags": 0,
            "last_message_id": self.last_message_id,
            "recipients": [self.human.payload()],
        }


@dataclass(frozen=True)
class DirectMessagesOpened(Event):
    """A human and a bot have direct messages from now on, though none was written yet."""

    channel: DirectChannel


@dataclass(frozen=True)
class DirectMessagesSwitched(Event):
    """A human takes a bot's direct messages from now on, or takes them no more."""

    channel: DirectChannel
