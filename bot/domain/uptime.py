"""When players could act, as far as that is proven. The rest is an outage, which no clock charges.

All times are seconds of a clock that never jumps. `bot/process/uptime.py` observes, this module decides.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

ANSWER_WITHIN = 3.0
"""Seconds within which Discord expects an answer; a bot that takes longer can't be played with.

https://discord.com/developers/docs/interactions/receiving-and-responding#responding-to-an-interaction
"""


@dataclass(frozen=True, slots=True)
class ShardConnection:
    """A shard's connection to Discord's gateway. That it is open proves nothing; a word from Discord does."""

    word: float
    """When Discord last said something."""
    asked: float = 0.0
    """When the bot first sent a heartbeat after that word; Discord answers it at once."""
    is_open: bool = True

    def is_dead(self, now: float) -> bool:
        """Whether the connection is lost, or a heartbeat unanswered."""
        return not self.is_open or (self.word < self.asked and now - self.asked > ANSWER_WITHIN)


@dataclass(frozen=True, slots=True)
class Observed:
    """An observation that the bot makes of itself at one moment."""

    now: float
    last: float
    """When it saw itself last: a process that is suspended, frozen or starved sees nothing."""
    leap: float = 0.0
    """How much further than time the machine's clock has moved since then; below zero if it was set back."""
    lines: Iterable[ShardConnection] = ()
    """The connections of the shards that this process serves."""
    stored: float = 0.0
    """When something was last stored."""
    is_storing: bool = True
    """Whether storing has succeeded since it last failed."""


def unproven_since(observed: Observed) -> float | None:
    """Return since when it isn't proven that players could act; None if they could, and can.

    A machine's clock that has leapt ahead belongs to a machine that was suspended, or whose clock was set: that time
    wasn't the players' either.
    """
    return min(_doubts(observed), default=None)


def _doubts(observed: Observed) -> Iterator[float]:
    if observed.leap > 0.0 or observed.now - observed.last > ANSWER_WITHIN:
        yield observed.last
    yield from (line.word for line in observed.lines if line.is_dead(observed.now))
    if not observed.is_storing:
        yield observed.stored


def is_proven(observed: Observed) -> bool:
    """Whether players can act at this moment."""
    return observed.is_storing and not any(line.is_dead(observed.now) for line in observed.lines)
