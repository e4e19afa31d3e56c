"""Discord's system messages about what users did in a channel.

https://docs.discord.com/developers/resources/message#message-object-message-types
"""

from discord_playground.messages import Channel, Mentions, Message, MessageCreated, MessageType
from discord_playground.users import User

LASTING = frozenset(
    {
        MessageType.PERSON_ADDED,
        MessageType.PERSON_REMOVED,
        MessageType.NAME_CHANGED,
        MessageType.THREAD_STARTER,
    }
)
"""The types that can't be deleted."""


def tell_of_thread(channel: Channel, thread: Channel, name: str, owner: User) -> None:
    """Announce a thread without a starter message in its channel."""
    told = _told(channel, MessageType.THREAD_CREATED, owner)
    told.content, told.opened = name, thread
    _publish(told)


def tell_of_starter(thread: Channel, starter: Message, owner: User) -> None:
    """Begin a thread with a reference to its starter message; clients show the starter message instead."""
    told = _told(thread, MessageType.THREAD_STARTER, owner)
    told.reference = starter
    _publish(told)


def tell_of_name(thread: Channel, name: str, by: User) -> None:
    """Announce a thread's new name in the thread."""
    told = _told(thread, MessageType.NAME_CHANGED, by)
    told.content = name
    _publish(told)


def tell_of_arrival(thread: Channel, person: User, by: User) -> None:
    """Announce a new member in a thread, and notify the member."""
    told = _told(thread, MessageType.PERSON_ADDED, by)
    told.pings = frozenset({person.id})
    told.mentions = Mentions((person,), pinged=told.pings)
    _publish(told)


def tell_of_departure(thread: Channel, person: User, by: User) -> None:
    """Announce the removal of a member in a thread."""
    told = _told(thread, MessageType.PERSON_REMOVED, by)
    told.mentions = Mentions((person,))
    _publish(told)


def _told(channel: Channel, kind: MessageType, author: User) -> Message:
    return Message(channel, channel.ground.new_id(), author, channel.ground.now(), type=kind)


def _publish(told: Message) -> None:
    told.channel.add(told)
    told.channel.ground.publish(MessageCreated(told))
