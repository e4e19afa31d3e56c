"""Saves a world in a file, so that servers, people and messages survive a restart.

Transient state is not saved: connections, pending interactions and ephemeral messages.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path

from discord_playground.attachments import Attachment
from discord_playground.channels import AnnouncementChannel, ForumChannel, TextChannel, Thread
from discord_playground.commands import Command, Installation, Registry
from discord_playground.direct_messages import DirectChannel
from discord_playground.events import Event
from discord_playground.graph import read_graph, write_graph
from discord_playground.guilds import Guild, NotificationLevel
from discord_playground.members import Member, Role
from discord_playground.messages import Channel, Mentions, Message, MessageFlag, MessageType
from discord_playground.people import Person
from discord_playground.permissions import Overwrite, Permission
from discord_playground.private_channels import PrivateChannel
from discord_playground.users import Application, SessionStarts, User
from discord_playground.world import World

WRITE_AFTER = 2.0  # seconds; debounces writes after changes
VERSION = 8  # of the file format; files of other versions are rejected
PARTS = ("users", "applications", "guilds", "direct_channels", "private_channels")
CLASSES = (
    *(
        AnnouncementChannel,
        Application,
        Attachment,
        Command,
        DirectChannel,
        ForumChannel,
        Guild,
        Installation,
        Member,
        Mentions,
        Message,
        MessageFlag,
        MessageType,
    ),
    *(
        NotificationLevel,
        Overwrite,
        Permission,
        Person,
        PrivateChannel,
        Registry,
        Role,
        SessionStarts,
        TextChannel,
        Thread,
        User,
    ),
)
"""The classes that a saved world may contain."""


class UnreadableWorldError(Exception):
    """A file that is not a saved world of this version; the error's message names it."""


class WorldFile:
    """The file of a world, which is saved shortly after each change and on close."""

    def __init__(self, world: World, file: Path) -> None:
        self._world = world
        self._file = file
        self._waiting: asyncio.TimerHandle | None = None
        self._unsubscribe: Callable[[], None] = lambda: None
        self._new = {"world": world, "ground": world.ground}  # references to these are rebound on load

    def open(self) -> bool:
        """Load the world from the file, if it exists, and start saving changes; return whether it existed.

        Raises `UnreadableWorldError` if the file can't be read, and then leaves it unchanged.
        """
        found = self._file.exists()
        if found:
            self._read()
        self._unsubscribe = self._world.ground.stream.subscribe(self._on_event)
        return found

    def _read(self) -> None:
        try:
            kept = read_graph(self._file.read_text(), CLASSES, self._new)
            _check_version(kept)
            for part in PARTS:
                getattr(self._world, part).update(kept[part])
            for channel in self._channels():
                if isinstance(channel, Thread):
                    channel.watch()
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise UnreadableWorldError(f"{self._file} can't be read ({error}): take it away") from error
        for channel in self._channels():
            _remove_transient_messages(channel)

    def close(self) -> None:
        """Save unsaved changes and stop."""
        self._unsubscribe()
        if self._waiting is not None:
            self._waiting.cancel()
            self._write()

    def _on_event(self, _event: Event) -> None:
        if self._waiting is None:
            self._waiting = asyncio.get_running_loop().call_later(WRITE_AFTER, self._write)

    def _write(self) -> None:
        self._waiting = None
        kept = {part: getattr(self._world, part) for part in PARTS}
        new = self._file.with_suffix(".new")
        new.write_text(write_graph({"version": VERSION, **kept}, CLASSES, self._new))
        new.replace(self._file)

    def _channels(self) -> list[Channel]:
        guilds = self._world.guilds.values()
        return [
            *(each for guild in guilds for each in guild.channels.values()),
            *self._world.direct_channels.values(),
            *self._world.private_channels.values(),
        ]


def _check_version(kept: dict[str, object]) -> None:
    if kept["version"] != VERSION:
        raise LookupError("it has another version")


def _remove_transient_messages(channel: Channel) -> None:
    for message in tuple(channel.messages.values()):
        if message.ephemeral or message.loading:
            channel.remove(message)
