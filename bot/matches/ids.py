"""The identities of things: Discord's snowflakes and the numbers of our own rows, told apart by type."""

from dataclasses import dataclass
from typing import NewType

UserId = NewType("UserId", int)
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
"""A channel or a thread."""
MessageId = NewType("MessageId", int)

ChallengeId = NewType("ChallengeId", int)
MatchId = NewType("MatchId", int)
"""Counts from 1; players see it as "match 12"."""
ImportId = NewType("ImportId", int)

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
