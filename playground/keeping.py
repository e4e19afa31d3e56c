"""Keeps a world in a file, so that servers, people and messages are still there after a restart.

Things of the moment are not kept: connections, interactions under way, answers that one person saw.
"""

import asyncio
import io
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playground.channels import Thread
from playground.events import Event
from playground.messages import Channel
from playground.world import World

WRITE_AFTER = 2.0  # seconds between a change and its writing, so that many changes cost one writing
VERSION = 4  # of what is written: another number is not read
PARTS = ("users", "applications", "guilds", "direct_channels")
PLAIN = frozenset({("builtins", "set"), ("builtins", "frozenset")})


class UnreadableWorldError(Exception):
    """The file holds no world, or one of another version; the message names it."""


class Keeper:
    """Reads a world from a file, and writes it there a little after each change and at the end."""

    def __init__(self, world: World, file: Path) -> None:
        self._world = world
        self._file = file
        self._waiting: asyncio.TimerHandle | None = None
        self._unsubscribe: Callable[[], None] = lambda: None

    def open(self) -> bool:
        """Fill the world with what the file holds, and write from now on; say whether there was a file.

        Raises `UnreadableWorldError`, and writes nothing then.
        """
        found = self._file.exists()
        if found:
            self._read()
        self._unsubscribe = self._world.ground.stream.subscribe(self._hear)
        return found

    def _read(self) -> None:
        try:
            kept = _Reader(self._file, self._world).load()
            _check_version(kept)
            for part in PARTS:
                getattr(self._world, part).update(kept[part])
            for channel in self._channels():
                if isinstance(channel, Thread):
                    channel.watch()
        except (pickle.UnpicklingError, AttributeError, EOFError, ImportError, KeyError, TypeError) as error:
            raise UnreadableWorldError(f"{self._file} can't be read ({error}): take it away") from error
        for channel in self._channels():
            _forget_the_moment(channel)

    def close(self) -> None:
        """Write a last time, if anything has changed."""
        self._unsubscribe()
        if self._waiting is not None:
            self._waiting.cancel()
            self._write()

    def _hear(self, _event: Event) -> None:
        if self._waiting is None:
            self._waiting = asyncio.get_running_loop().call_later(WRITE_AFTER, self._write)

    def _write(self) -> None:
        self._waiting = None
        written = io.BytesIO()
        kept = {part: getattr(self._world, part) for part in PARTS}
        _Writer(written, self._world).dump({"version": VERSION, **kept})
        new = self._file.with_suffix(".new")
        new.write_bytes(written.getvalue())
        new.replace(self._file)

    def _channels(self) -> list[Channel]:
        guilds = self._world.guilds.values()
        return [
            *(each for guild in guilds for each in guild.channels.values()),
            *self._world.direct_channels.values(),
        ]


def _check_version(kept: dict[str, Any]) -> None:
    if kept["version"] != VERSION:
        raise KeyError("another version")


def _forget_the_moment(channel: Channel) -> None:
    for message in tuple(channel.messages.values()):
        if message.ephemeral or message.loading:
            channel.remove(message)


class _Writer(pickle.Pickler):
    """Writes a world; of the world and the ground only the names are written, because new ones take their places."""

    def __init__(self, file: io.BytesIO, world: World) -> None:
        super().__init__(file)
        self._names = {id(world): "world", id(world.ground): "ground"}

    def persistent_id(self, thing: object) -> str | None:
        """The name of a thing that is not written itself."""
        return self._names.get(id(thing))


class _Reader(pickle.Unpickler):
    """Reads a world again. Only the playground's own classes are made, whatever the file says."""

    def __init__(self, file: Path, world: World) -> None:
        super().__init__(io.BytesIO(file.read_bytes()))
        self._named = {"world": world, "ground": world.ground}

    def persistent_load(self, name: str) -> Any:  # noqa: ANN401  either of the two
        """The thing of which only the name was written."""
        return self._named[name]

    def find_class(self, module: str, name: str) -> Any:  # noqa: ANN401  pickle's signature
        """Find a class of which objects may be made."""
        if module.startswith("playground.") or (module, name) in PLAIN:
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"it asks for {module}.{name}")
