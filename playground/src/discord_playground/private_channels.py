"""Channels of people without a bot: direct messages between two of them, and group chats.

https://docs.discord.com/developers/resources/channel#channel-object-channel-types
"""

from dataclasses import dataclass
from typing import Any

from discord_playground.events import Event
from discord_playground.messages import Channel, ChannelType
from discord_playground.permissions import DIRECT_MESSAGES, NOTHING, Permission
from discord_playground.users import User

MOST_IN_GROUP = 10
"""https://support.discord.com/hc/en-us/articles/223657667-Group-Chat-and-Calls"""


@dataclass(eq=False)
class PrivateChannel(Channel):
    """Direct messages between two people, or a group chat, which has an `owner`.

    No bot is in them: apps that people have installed for themselves only answer interactions here.
    """

    people: list[User]
    owner: User | None = None
    name: str | None = None

    @property
    def type(self) -> ChannelType:
        return ChannelType.DIRECT if self.owner is None else ChannelType.GROUP

    def permissions_of(self, user: User) -> Permission:
        return DIRECT_MESSAGES if user in self.people else NOTHING

    def user(self, user_id: int) -> User | None:
        return next((user for user in self.people if user.id == user_id), None)

    def add_person(self, person: User) -> None:
        """Add someone to a group chat. Raises `ValueError` if it is full, or no group chat."""
        if self.owner is None or len(self.people) == MOST_IN_GROUP:
            raise ValueError("only a group chat with a free place takes someone more")
        self.people.append(person)
        self.ground.publish(PrivateChannelChanged(self))

    def remove_person(self, person: User) -> None:
        """Remove someone from a group chat; if they own it, the next one does then. Raises `ValueError` elsewhere."""
        if self.owner is None:
            raise ValueError("nobody leaves direct messages")
        self.people.remove(person)
        if self.owner is person and self.people:
            self.owner = self.people[0]
        self.ground.publish(PrivateChannelChanged(self))

    def name_for(self, viewer: User) -> str:
        """Return the name that a client shows: the group's own, or that of the other people."""
        return self.name or ", ".join(each.shown_name for each in self.people if each is not viewer)

    def payload(self) -> dict[str, Any]:
        """Return Discord's channel object, as an interaction contains it.

        Whether Discord lists both people of direct messages for an app, one or none, is not documented:
        https://github.com/discordjs/discord.js/pull/11443, https://github.com/discord-net/Discord.Net/pull/2910
        """
        channel: dict[str, Any] = {
            "id": str(self.id),
            "type": int(self.type),
            "flags": 0,
            "last_message_id": self.last_message_id,
            "recipients": [person.payload() for person in self.people],
        }
        if self.owner is not None:
            channel |= {"name": self.name, "icon": None, "owner_id": str(self.owner.id)}
        return channel


@dataclass(frozen=True)
class PrivateChannelChanged(Event):
    """Direct messages between two people or a group chat were opened, or people came or went."""

    channel: PrivateChannel
