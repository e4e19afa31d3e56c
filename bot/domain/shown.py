"""The stored state of the bot's messages on Discord: boards and challenges."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from bot.domain.challenge import ChallengeState
from bot.domain.ids import ChannelId, MatchId, MessageId, UserId
from bot.domain.notifications import Ping, ServerPings
from bot.domain.plan import Plans
from bot.domain.preferences import Preferences


@dataclass(frozen=True, slots=True)
class Message:
    channel: ChannelId
    id: MessageId


REOPENED = 0
"""The number of a board that is to be replaced even by a board of the same event."""


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """The current board message of a match and the last event on it."""

    message: Message
    number: int
    redraw: bool = False
    """Whether the board is stale without a new event: a player on it has deleted their data."""


@dataclass(frozen=True, slots=True)
class SupersededBoard:
    """A stale board: replaced by a later one, and not yet deleted or edited."""

    match_id: MatchId
    message: Message
    kept: int | None = None
    """The last event on it if it stays as a score sheet; None if it is to be deleted."""


@dataclass(frozen=True, slots=True)
class DisplayState:
    """The display state of a match: what is shown, and who else is to be notified."""

    number: int
    """The last stored event."""
    shown: ShownBoard | None
    ping: Ping | None
    """The pending ping, if any."""
    onlookers: frozenset[str]
    """The kinds of onlookers that the match has, such as watchers."""
    littered: bool
    """Whether stale boards are left."""
    others_wait: bool
    """Whether another match in the same server waits for the player that the query names as the mover."""
    names: Mapping[UserId, str] = field(default_factory=dict)
    """The players' last known names."""
    spoken: Mapping[UserId, str] = field(default_factory=dict)
    """The players' languages, as far as known."""
    refused: bool = False
    """Whether Discord has refused the board, which is to be posted again."""


@dataclass(frozen=True, slots=True)
class MatchContext:
    """The facts that decide the consequences of an event besides the match itself."""

    preferences: Mapping[UserId, Preferences]
    plans: Plans
    pings: ServerPings
    closed: Mapping[UserId, datetime]
    """When a direct message to a player was last refused."""


@dataclass(frozen=True, slots=True)
class ShownChallenge:
    """The message of a challenge, and the state that it shows."""

    message: Message
    state: ChallengeState | None
    """None if the message is stale: a user on it has deleted their data."""
