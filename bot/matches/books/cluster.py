"""The book of several processes: which of them is there for which of Discord's shards."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta
from typing import Protocol

from bot.matches.news import News
from bot.matches.share import Share

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


class ClusterBook(Protocol):
    """The leases of shards, and what else several processes of one bot agree on. PostgreSQL keeps it, by its own clock.

    A `holder` is the name of a process, and `count` the number of all shards.
    """

    async def announce(self, holder: str, home: Share) -> frozenset[int]:
        """Say which shards a process that starts is for; gives those that it holds from now on.

        Shards that another live process holds stay with that one until they are taken.
        """

    async def renew(self, holder: str, count: int) -> Leases:
        """Say that a process is there, in one statement; tells which shards it holds, and which nobody does.

        All processes are told that it is there. One that doesn't hear its own words knows that it hears nobody.
        """

    async def take(self, holder: str, count: int, shard: int) -> None:
        """Let a process hold a shard from now on, whoever held it before, and tell all others."""

    async def take_lapsed(self, holder: str, count: int, shards: Collection[int]) -> frozenset[int]:
        """Let a process hold shards, but those that another one has taken meanwhile; gives what it holds now."""

    async def is_first_to_hear(self, interaction: int) -> bool:
        """Whether no process has heard of an interaction before, by its id."""

    async def forget_interactions(self, before: int) -> None:
        """Forget the interactions whose id is lower than a number."""

    async def wait_to_identify(self, bucket: int, seconds: float) -> float:
        """Get in line to identify with Discord; gives the seconds to wait until it is this one's turn.

        Those of one `bucket` take turns, so many `seconds` apart.
        """

    async def tell(self, news: News) -> None:
        """Tell all processes something at the end of the transaction, if there are several."""
