"""What the service and the presenter ask of storage; `bot.storage` answers with SQL.

A `Store` gives transactions, and each transaction is a `Ledger` whose books hold one kind of thing each.
"""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.matches.challenge import Challenge, ChallengeState, ColourChoice
from bot.matches.events import Event, Setup
from bot.matches.ids import ChallengeId, ChannelId, MatchId, MessageId, Person, UserId
from bot.matches.match import Match
from bot.matches.players import Players, Venue


class StoreUnavailableError(Exception):
    """The store can't be reached or failed; the transaction was undone as a whole."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message on Discord."""

    channel: ChannelId
    id: MessageId


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """The board message of a match and the number of the last event on it."""

    message: Message
    number: int


@dataclass(frozen=True, slots=True)
class ShownChallenge:
    """The message of a challenge and the state that it tells."""

    message: Message
    state: ChallengeState


class ChallengeBook(Protocol):
    """The challenges."""

    async def find(self, challenge_id: ChallengeId) -> Challenge:
        """Raises `NoSuchChallengeError`."""

    async def add(
        self,
        venue: Venue,
        *,
        challenger: UserId,
        opponent: UserId | None,
        colour: ColourChoice,
        setup: Setup,
        at: datetime,
    ) -> Challenge:
        """A new open challenge."""

    async def close(
        self, challenge: Challenge, state: ChallengeState, at: datetime, match_id: MatchId | None = None
    ) -> Challenge:
        """Answer an open challenge for good. Raises `ChallengeClosedError` where somebody was faster."""


class MatchBook(Protocol):
    """The matches and their events."""

    async def find(self, match_id: MatchId) -> Match:
        """Raises `NoSuchMatchError`."""

    async def add(self, venue: Venue, players: Players, setup: Setup, events: tuple[Event, ...]) -> Match:
        """A new match with its opening events."""

    async def append(self, match: Match, events: tuple[Event, ...]) -> Match:
        """The match with further events. Raises `BoardMovedOnError` if one of their numbers is taken already."""

    async def running_of(self, player: UserId) -> Sequence[Match]:
        """The matches of a player that go on, the longest waiting first."""

    async def running_in(self, channel: ChannelId) -> Sequence[Match]:
        """The matches of a channel that go on, the longest waiting first."""

    async def latest_in(self, channel: ChannelId) -> Match | None:
        """The match of a channel that ended last."""


class PeopleBook(Protocol):
    """The names of people, for where Discord shows no mention: lists of choices and alt texts."""

    async def names(self, users: Sequence[UserId]) -> dict[UserId, str]:
        """The names last seen; users who were never seen are left out."""

    async def remember(self, person: Person) -> None:
        """Keep the name under which somebody takes part."""


class BoardBook(Protocol):
    """Which board message each match has, and which are left over from before."""

    async def of(self, match_id: MatchId) -> ShownBoard | None:
        """The board message of a match, if there is one."""

    async def record(self, match_id: MatchId, shown: ShownBoard) -> None:
        """Note a board message that was posted. Of two, the one that shows less becomes superseded."""

    async def reopen(self, match_id: MatchId) -> None:
        """Count the board message as showing nothing, so that the match is behind until another is recorded."""

    async def behind(self) -> Sequence[MatchId]:
        """The matches whose board does not show the last event."""

    async def superseded(self) -> Sequence[tuple[MatchId, Message]]:
        """The messages that a later one replaced and that are still to be taken away."""

    async def superseded_of(self, match_id: MatchId) -> Sequence[Message]:
        """The same for one match."""

    async def forget_superseded(self, message: Message) -> None:
        """The message is gone from Discord."""


class NoticeBook(Protocol):
    """Which message each challenge has."""

    async def of(self, challenge_id: ChallengeId) -> ShownChallenge | None:
        """The message of a challenge, if there is one."""

    async def record(self, challenge_id: ChallengeId, shown: ShownChallenge) -> None:
        """Note a challenge's message and what it tells."""

    async def behind(self) -> Sequence[ChallengeId]:
        """The challenges whose message does not tell their state."""


class CommandBook(Protocol):
    """Which commands Discord was last given."""

    async def fingerprint(self, application: int) -> str | None:
        """Of the commands that were last synced for an application."""

    async def record(self, application: int, fingerprint: str) -> None:
        """Note what was synced."""


class Ledger(Protocol):
    """One transaction, as the books that it may read and write."""

    @property
    def challenges(self) -> ChallengeBook:
        """The challenges."""

    @property
    def matches(self) -> MatchBook:
        """The matches and their events."""

    @property
    def people(self) -> PeopleBook:
        """The names of people."""

    @property
    def boards(self) -> BoardBook:
        """The board messages."""

    @property
    def notices(self) -> NoticeBook:
        """The messages of challenges."""

    @property
    def commands(self) -> CommandBook:
        """The commands that Discord knows."""


class Store(Protocol):
    """Transactions. Both kinds raise `StoreUnavailableError`: at their beginning, within, or at their end."""

    def read(self) -> AbstractAsyncContextManager[Ledger]:
        """A transaction that only reads: one consistent state of everything."""

    def write(self) -> AbstractAsyncContextManager[Ledger]:
        """A transaction that changes something: all of it, or nothing where the block raises."""
