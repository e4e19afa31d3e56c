"""The subjects of refusals: what each is about, as data that its sentence tells."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol, TypeAlias

from bot.domain.ids import ChallengeId, ChannelId, MatchId, MessageId, UserId, Venue
from dvonn import IllegalMove, Move, UnreadableError


class OneMatch(Protocol):
    """A match as it stands now: a `Match`, which is known where refusals are made and where they are told."""

    @property
    def id(self) -> MatchId:
        """Its number."""


class OneChallenge(Protocol):
    """A challenge as it stands now: a `Challenge`, likewise."""

    @property
    def id(self) -> ChallengeId:
        """Its number."""


@dataclass(frozen=True, slots=True)
class NoAccess:
    """A channel in which the bot lacks permissions; none are named where the channel is gone."""

    channel: ChannelId
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pause:
    """A time in which somebody is not to be challenged again."""

    opponent: UserId
    until: datetime


@dataclass(frozen=True, slots=True)
class Tried:
    """A move that is to be confirmed."""

    match: OneMatch
    move: Move


@dataclass(frozen=True, slots=True)
class Shared:
    """Where a match's review was posted; no message is known while it is just being posted."""

    match: OneMatch
    channel: ChannelId
    message: MessageId | None


class OneCard(Protocol):
    """A puzzle in a channel: a `PuzzleCard`, likewise."""

    @property
    def id(self) -> int:
        """Its number."""


@dataclass(frozen=True, slots=True)
class OpenPuzzle:
    """A puzzle that is open, and where another one was to be shared."""

    wanted: Venue
    card: OneCard


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A move that the rules forbid in a match, now or once a plan is carried out."""

    match: OneMatch
    illegal: IllegalMove


About: TypeAlias = (
    str
    | int
    | range
    | UnreadableError
    | NoAccess
    | Pause
    | OneChallenge
    | OneMatch
    | Tried
    | Forbidden
    | Shared
    | OpenPuzzle
    | tuple[ChannelId, ...]
    | tuple[OneMatch, ...]
    | None
)
"""All of them. The signatures of `Refused` tell which one goes with which reason."""
