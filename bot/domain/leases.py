"""Leases: which process serves which of Discord's shards."""

from dataclasses import dataclass
from datetime import timedelta

LAPSES_AFTER = timedelta(minutes=1)
"""After this time without a word from its process a lease lapses."""


TAKEN, HERE = "taken", "here"
"""The first words by which a process tells that it has taken a shard, and that it is there: then comes its name."""


@dataclass(frozen=True, slots=True)
class Leases:
    """The leases of shards as a process finds them."""

    own: frozenset[int]
    """The shards that are its own."""
    lapsed: frozenset[int]
    """The shards whose process was not heard of for a minute."""
