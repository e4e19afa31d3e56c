"""Sharing Discord's shards between processes: shard sets, leases, and messages between processes."""

import base64
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Any, NamedTuple

from typing_extensions import override

from bot.domain.ids import NO_SERVER, GuildId

SHARD_BITS = 22
"""The bits of a snowflake below its timestamp; sharding ignores them.

https://discord.com/developers/docs/events/gateway#sharding
"""


@dataclass(frozen=True, slots=True)
class ShardSet:
    """A subset of Discord's shards, out of `count`."""

    count: int
    shards: frozenset[int] = frozenset()

    def shard_of(self, guild: int) -> int:
        return (guild >> SHARD_BITS) % self.count

    def holds(self, guild: int) -> bool:
        return self.shard_of(guild) in self.shards


LAPSES_AFTER = timedelta(minutes=1)
"""The time without a renewal after which a process's lease expires."""


TAKEN, HERE, LEFT = "taken", "here", "left"
"""The first words of the messages "this process has taken a shard", "this process is running", and "this process takes
no shards any more"; its name follows."""

OFFERED = "offered"
"""The first word of the message "a process that stops offers a shard": the shard count, the shard, the name of the
process that is to take it, and its own name follow."""


INTERACTION = "interaction"
"""The first word of a message that forwards an interaction to another process: "interaction SHARD_COUNT SHARD DATA"."""

LONGEST_MESSAGE = 7_999
"""The maximum number of bytes in a message: https://www.postgresql.org/docs/current/sql-notify.html"""


@dataclass(frozen=True, slots=True)
class Leases:
    """The state of all shard leases as seen by one process."""

    own: frozenset[int]
    lapsed: frozenset[int]
    """Shards whose lease has expired."""
    processes: int = 1
    """How many processes have leases that have not expired, the asking one included."""


class About(StrEnum):
    MATCH = "match"
    """A match changed; the process that serves its server reconciles the board."""
    CHALLENGE = "challenge"
    """A challenge changed; the process that serves its server reconciles the message."""
    PANELS = "panels"
    """A match changed; every process refreshes its open panels."""
    PERSON = "person"
    """A user changed their language or deleted their data."""


class News(NamedTuple):
    """A message from one process to the others: the id of a match, challenge or user, and its server."""

    about: About
    number: int
    guild: GuildId = NO_SERVER

    @override
    def __str__(self) -> str:
        return f"{self.about} {self.number} {self.guild}"


def read_news(words: str) -> News | None:
    """Parse the text of a `News`; returns None for any other text."""
    kind, *numbers = words.split()
    if kind not in set(About):
        return None
    number, guild = map(int, numbers)
    return News(About(kind), number, GuildId(guild))


def write_interaction(interaction: Mapping[str, Any], shard_set: ShardSet) -> str | None:
    """Write an interaction as a message to the process that serves its shard; None if it is too long for that."""
    shard = shard_set.shard_of(int(interaction.get("guild_id") or NO_SERVER))
    data = base64.b85encode(zlib.compress(json.dumps(interaction).encode())).decode()
    message = f"{INTERACTION} {shard_set.count} {shard} {data}"
    return message if len(message) <= LONGEST_MESSAGE else None


def read_interaction(data: str) -> dict[str, Any]:
    """Read the data of a message that `write_interaction` has written."""
    interaction: dict[str, Any] = json.loads(zlib.decompress(base64.b85decode(data)))
    return interaction
