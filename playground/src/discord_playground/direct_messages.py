"""Direct messages between a human and a bot.

https://docs.discord.com/developers/resources/user#create-dm
"""

from dataclasses import dataclass
from typing import Any

from discord_playground.events import Event
from discord_playground.messages import Channel, ChannelType
from discord_playground.permissions import DIRECT_MESSAGES, NOTHING, Permission
from discord_playground.users import User


@dataclass(eq=False)
class DirectChannel(Channel):
    """Direct messages between a human and a bot; `closed` while the human accepts none."""

    human: User
    bot: User
    closed: bool = False

    def set_closed(self, closed: bool) -> None:
        """Set whether the human refuses the bot's messages."""
        self.closed = closed
        self.ground.publish(DirectMessagesSwitched(self))

    @property
    def type(self) -> ChannelType:
        return ChannelType.DIRECT

    @property
    def reader(self) -> User:
        return self.human

    def permissions_of(self, user: User) -> Permission:
        return DIRECT_MESSAGES if user in (self.human, self.bot) else NOTHING

    def user(self, user_id: int) -> User | None:
        return next((user for user in (self.human, self.bot) if user.id == user_id), None)

    def payload(self) -> dict[str, Any]:
        """Return Discord's channel object, as the bot sees it."""
        return {
            "id": str(self.id),
            "type": int(self.type),
            "flags": 0,
            "last_message_id": self.last_message_id,
            "recipients": [self.human.payload()],
        }


@dataclass(frozen=True)
class DirectMessagesOpened(Event):
    """A channel for direct messages was opened; it may have no message yet."""

    channel: DirectChannel


@dataclass(frozen=True)
class DirectMessagesSwitched(Event):
    """A human started or stopped accepting a bot's direct messages."""

    channel: DirectChannel
