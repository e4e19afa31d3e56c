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


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who takes part, as Discord names them at that moment."""

    id: UserId
    name: str
    is_bot: bool = False
