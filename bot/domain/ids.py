"""The identities of things, told apart by type: Discord's snowflakes, our own rows' numbers, people and places."""

from dataclasses import dataclass
from typing import NewType

from dvonn import Colour

UserId = NewType("UserId", int)
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
"""A channel or a thread."""
MessageId = NewType("MessageId", int)

ChallengeId = NewType("ChallengeId", int)
MatchId = NewType("MatchId", int)
"""Counts from 1; players see it as "match 12"."""
EventNumber = NewType("EventNumber", int)
"""Counts the events of a match from 1, without gaps."""
PlyNumber = NewType("PlyNumber", int)
"""Counts the moves of a game from 1, passes included; ply 0 is its start."""
ImportId = NewType("ImportId", int)

LARGEST = 2**63 - 1
"""The largest number that a database keeps, and that Discord gives."""

EVERY_SERVER = GuildId(0)
"""The server of a direct message, which belongs to none: what is asked there is asked of all servers.

It is also the server of a match that is played there, against the computer.
"""

FORMER_WHITE, FORMER_BLACK = UserId(-1), UserId(-2)
"""The id that takes the place of a player, a challenger or an opponent who was forgotten."""


def is_former(user: UserId) -> bool:
    """Whether the person was forgotten."""
    return user in (FORMER_WHITE, FORMER_BLACK)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who takes part, as Discord names them at that moment."""

    id: UserId
    name: str
    is_bot: bool = False
    language: str | None = None
    """The language in which Discord shows itself to them; None where it was not told, or the bot does not speak it."""


@dataclass(frozen=True, slots=True)
class Venue:
    """The server and the channel to which something belongs."""

    guild: GuildId
    channel: ChannelId

    @property
    def is_direct(self) -> bool:
        """Whether it is somebody's direct messages with the bot, which belong to no server."""
        return self.guild == EVERY_SERVER


@dataclass(frozen=True, slots=True)
class Players:
    """The player of each colour."""

    white: UserId
    black: UserId

    def __contains__(self, user: UserId) -> bool:
        return user in self.both

    @property
    def both(self) -> tuple[UserId, UserId]:
        """White and Black."""
        return self.white, self.black

    def but(self, user: UserId | None) -> tuple[UserId, ...]:
        """The players without one of them, White first."""
        return tuple(each for each in self.both if each != user)

    def of(self, colour: Colour) -> UserId:
        """The player of a colour."""
        return self.white if colour is Colour.WHITE else self.black

    def colour_of(self, user: UserId | None) -> Colour | None:
        """The colour that a user plays, if any; none for `NOBODY`."""
        if user == self.white:
            return Colour.WHITE
        return Colour.BLACK if user == self.black else None


@dataclass(frozen=True, slots=True)
class PastId:
    """The name of a game in a control's id: the number of a match, or an r and the number of a record."""

    match: MatchId | None = None
    record: ImportId | None = None

    @classmethod
    def parse(cls, text: str) -> "PastId":
        """Read what `str` wrote. Raises `ValueError` for other texts."""
        number = int(text.removeprefix("r"))
        if not 0 <= number <= LARGEST:
            raise ValueError(text)
        return cls(record=ImportId(number)) if text.startswith("r") else cls(MatchId(number))

    def __str__(self) -> str:
        return str(self.match) if self.record is None else f"r{self.record}"
