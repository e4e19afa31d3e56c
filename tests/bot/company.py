"""The people, places, clock and random numbers used by these tests."""

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.domain import ChallengeState, ChannelId, GuildId, Person, Players, UserId, Venue
from dvonn import SPACES, Colour, Space

ANNA = Person(UserId(1001), "Anna")
BEN = Person(UserId(1002), "Ben")
CLEO = Person(UserId(1003), "Cleo")
A_BOT = Person(UserId(1004), "Clanky", is_bot=True)

ANNA_WHITE = Players(white=ANNA.id, black=BEN.id)

HERE = Venue(GuildId(1), ChannelId(11))
NEXT_DOOR = Venue(GuildId(1), ChannelId(12))
ABROAD = Venue(GuildId(2), ChannelId(21))

ANSWERED = [state for state in ChallengeState if state is not ChallengeState.OPEN]

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)


class Clock:
    """A clock that only moves when a test advances it."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now

    def go_on(self, minutes: float = 0, *, hours: float = 0, days: float = 0) -> None:
        """Advance the clock, by a minute if no duration is given."""
        self.now += timedelta(days=days, hours=hours, minutes=minutes) or timedelta(minutes=1)


class Rng(random.Random):
    """A random number generator with fixed results: the challenger's colour, and the order of the placed pieces."""

    def __init__(self, colour: Colour = Colour.WHITE, order: Sequence[Space] = SPACES) -> None:
        super().__init__(0)
        self.colour = colour
        self.order = list(order)

    def choice(self, seq: Any) -> Any:  # noqa: ANN401  the signature of random.Random
        return seq[seq.index(self.colour)]

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:  # noqa: ANN401  as above
        assert sorted(population) == sorted(self.order)
        assert (k, counts) == (len(self.order), None)
        return self.order


EDGE = [space for space in SPACES if space.on_edge]
INTERIOR = [space for space in SPACES if not space.on_edge]
# White owns no piece on the edge: two DVONN pieces and all white ones are inside, where every stack is surrounded.
WHITE_LOCKED_IN = [EDGE[0], *INTERIOR[:2]]
for _black, _white in zip(EDGE[1:], INTERIOR[2:], strict=True):
    WHITE_LOCKED_IN += [_black, _white]
"""A placement order after which White has to pass at once."""
