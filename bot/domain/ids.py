"""Identifiers as distinct types: Discord's snowflakes, our own row numbers, users and venues."""

from dataclasses import dataclass
from typing import NewType

from dvonn import Colour

UserId = NewType("UserId", int)
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
MessageId = NewType("MessageId", int)

ChallengeId = NewType("ChallengeId", int)
MatchId = NewType("MatchId", int)
"""The number of a match, from 1; users see "match 12"."""
EventNumber = NewType("EventNumber", int)
"""The number of an event in its match, from 1, without gaps."""
PlyNumber = NewType("PlyNumber", int)
"""The number of a move in its game, from 1, passes included; ply 0 is the start."""
ImportId = NewType("ImportId", int)

LARGEST = 2**63 - 1
"""The largest integer that the databases store; Discord's snowflakes fit, too."""

NO_SERVER = GuildId(0)
"""Stands for the server of direct messages, which belong to none. Discord delivers them to the shard of this id."""

EVERY_SERVER = GuildId(0)
"""In a query: all servers. A request in direct messages is about all of them."""

EVERYONE = UserId(0)
"""The reader of a page that all users of a channel see."""

FORMER_WHITE, FORMER_BLACK = UserId(-1), UserId(-2)
"""The ids that replace a player, challenger or opponent who has deleted their data."""


def is_former(user: UserId) -> bool:
    """Whether the user has deleted their data."""
    return user in (FORMER_WHITE, FORMER_BLACK)


@dataclass(frozen=True, slots=True)
class Person:
    """A user, with the name that Discord showed when it sent the user's data."""

    id: UserId
    name: str
    is_bot: bool = False
    language: str | None = None
    """The language of the user's Discord client; None if unknown or not supported."""


@dataclass(frozen=True, slots=True)
class Venue:
    """The server and channel of a match or challenge."""

    guild: GuildId
    channel: ChannelId

    @classmethod
    def direct(cls, channel: ChannelId) -> "Venue":
        """Return the venue of a direct-message channel."""
        return cls(NO_SERVER, channel)

    @property
    def is_direct(self) -> bool:
        """Whether this is a direct-message channel."""
        return self.guild == NO_SERVER


@dataclass(frozen=True, slots=True)
class Players:
    white: UserId
    black: UserId

    def __contains__(self, user: UserId) -> bool:
        return user in self.both

    @property
    def both(self) -> tuple[UserId, UserId]:
        """White first."""
        return self.white, self.black

    def but(self, user: UserId | None) -> tuple[UserId, ...]:
        """Return the players except `user`, White first."""
        return tuple(each for each in self.both if each != user)

    def of(self, colour: Colour) -> UserId:
        return self.white if colour is Colour.WHITE else self.black

    def colour_of(self, user: UserId | None) -> Colour | None:
        if user == self.white:
            return Colour.WHITE
        return Colour.BLACK if user == self.black else None


@dataclass(frozen=True, slots=True)
class PastId:
    """The reference to a past game in a custom id: a match number, or "r" and the number of an import."""

    match: MatchId | None = None
    record: ImportId | None = None

    @classmethod
    def parse(cls, text: str) -> "PastId":
        """Parse the output of `str`. Raises `ValueError`."""
        number = int(text.removeprefix("r"))
        if not 0 <= number <= LARGEST:
            raise ValueError(text)
        return cls(record=ImportId(number)) if text.startswith("r") else cls(MatchId(number))

    def __str__(self) -> str:
        return str(self.match) if self.record is None else f"r{self.record}"
