"""Messages that were posted to Discord."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from bot.domain.challenge import ChallengeState
from bot.domain.ids import ChannelId, MatchId, MessageId, UserId
from bot.domain.pings import Ping
from bot.domain.plan import Plans
from bot.domain.preferences import Preferences


@dataclass(frozen=True, slots=True)
class Message:
    """A message on Discord."""

    channel: ChannelId
    id: MessageId


REOPENED = 0
"""The number of a board that is to be replaced by another message, even by one of the same event."""


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """The board message of a match and the number of the last event on it."""

    message: Message
    number: int
    redraw: bool = False
    """Whether it is out of date though nothing has happened since: a player is no longer to be named on it."""


@dataclass(frozen=True, slots=True)
class SupersededBoard:
    """A board message that a later one replaced, as long as it still looks like the current board."""

    match_id: MatchId
    message: Message
    kept: int | None = None
    """The number of the last event on it, where it stays as a board of the past; None where it is to be taken away."""


@dataclass(frozen=True, slots=True)
class DisplayState:
    """How far a match has been shown, and who else is to be told of it."""

    number: int
    """The number of the last event that is kept."""
    shown: ShownBoard | None
    ping: Ping | None
    """The ping that is still to be made."""
    watched: bool
    """Whether somebody watches the match."""
    followed: bool
    """Whether a channel of its server shows matches to spectators."""
    littered: bool
    """Whether a message is left over that a later board has replaced."""
    others_wait: bool
    """Whether another match in the same server waits for the player who was asked about."""
    names: Mapping[UserId, str] = field(default_factory=dict)
    """The names under which its players were last seen."""
    spoken: Mapping[UserId, str] = field(default_factory=dict)
    """The languages of its players, as far as they are known."""


@dataclass(frozen=True, slots=True)
class MatchContext:
    """The circumstances in which a match goes on: the wishes of its players."""

    preferences: Mapping[UserId, Preferences]
    plans: Plans


@dataclass(frozen=True, slots=True)
class ShownChallenge:
    """The message of a challenge, and the state of the challenge that it tells."""

    message: Message
    state: ChallengeState | None
    """None where the message names somebody who is no longer to be named."""


@dataclass(frozen=True, slots=True)
class SharedReview:
    """Where the review of a match was shared."""

    channel: ChannelId
    at: datetime
    message: MessageId | None
    """The message; None as long as it is not known whether Discord has it."""
