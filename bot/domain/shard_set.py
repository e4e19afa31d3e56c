"""The share of one process among several: the servers of some of Discord's shards, and all that belongs to them."""

from dataclasses import dataclass

SHARD_BITS = 22
"""The lower bits of a server's id, which don't matter for its shard.

https://discord.com/developers/docs/events/gateway#sharding
"""


@dataclass(frozen=True, slots=True)
class ShardSet:
    """Some of Discord's shards, out of `count`."""

    count: int
    shards: frozenset[int] = frozenset()

    def holds(self, guild: int) -> bool:
        """Whether a server belongs to one of these shards."""
        return (guild >> SHARD_BITS) % self.count in self.shards
