"""What Discord shows: to players, to those who watch, and to everybody."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.matches.challenge import ChallengeState
from bot.matches.follow import Follow, Spectacle
from bot.matches.ids import ChallengeId, ChannelId, GuildId, MatchId, MessageId, UserId
from bot.matches.pings import Ping
from bot.matches.watcher import Watcher


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
    redraw: bool = False
    """Whether it is out of date though nothing has happened since: a player is no longer to be named on it."""

    @property
    def reopened(self) -> bool:
        """Whether it is to be replaced by another message, even one of the same event."""
        return self.number == 0


@dataclass(frozen=True, slots=True)
class SupersededBoard:
    """A board message that a later one replaced, until that is seen on it."""

    match_id: MatchId
    message: Message
    kept: int | None = None
    """The number of the last event on it, where it stays as a board of the past; None where it is to be taken away."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a match has been shown, and to whom else it matters."""

    number: int
    """The number of the last event that is kept."""
    shown: ShownBoard | None
    ping: Ping | None
    """The call that is still to be made."""
    watched: bool
    """Whether somebody watches the match."""
    followed: bool
    """Whether a channel of its server shows matches to spectators."""
    littered: bool
    """Whether a message is left over that a later board has replaced."""
    others_wait: bool
    """Whether another match in the same server waits for the player who was asked about."""


@dataclass(frozen=True, slots=True)
class ShownChallenge:
    """The message of a challenge and the state that it tells."""

    message: Message
    state: ChallengeState | None
    """None where it tells what is no longer to be told."""


class BoardBook(Protocol):
    """Which board message each match has, and which are left over from before."""

    async def of(self, match_id: MatchId) -> ShownBoard | None:
        """The board message of a match, if there is one."""

    async def of_each(self, match_ids: Sequence[MatchId]) -> dict[MatchId, ShownBoard]:
        """The board messages of those of these matches that have one."""

    async def standing_of(self, match_id: MatchId, *, mover: UserId | None = None) -> Standing:
        """All that decides what is to be done on Discord after an event, asked in one statement.

        `others_wait` is about `mover`. Raises `Refused`: NO_SUCH_MATCH.
        """

    async def record(
        self,
        match_id: MatchId,
        shown: ShownBoard,
        *,
        before: ShownBoard | None = None,
        pinged: Ping | None = None,
        keep: bool = False,
    ) -> SupersededBoard | None:
        """Note a board message that was posted or edited, and the call that it made.

        Of two messages the one that shows less becomes superseded; gives that. With `keep` it stays as a board of the
        past, unless both show the same. `before` is the board as the caller last read it: where it is still so, it
        need not be read again; where another process was faster, it is.
        """

    async def redraw(self, match_ids: Sequence[MatchId]) -> None:
        """Count the board messages as out of date though nothing has happened; those that there are."""

    async def reopen(self, match_id: MatchId) -> None:
        """Count the board message as showing nothing, so that the match is behind until another is recorded."""

    async def behind(self) -> Sequence[MatchId]:
        """The matches whose board does not show the last event."""

    async def expire(self, at: datetime) -> Sequence[MatchId]:
        """Supersede the boards of finished matches that their servers keep no longer; tells of which matches."""

    async def superseded(self) -> Sequence[SupersededBoard]:
        """The messages that a later one replaced and on which that is still to be seen."""

    async def superseded_of(self, match_id: MatchId) -> Sequence[SupersededBoard]:
        """The same for one match."""

    async def forget_superseded(self, *messages: Message) -> None:
        """The messages are gone from Discord, or show that they are of the past."""


class ChallengeMessageBook(Protocol):
    """Which message each challenge has."""

    async def of(self, challenge_id: ChallengeId) -> ShownChallenge | None:
        """The message of a challenge, if there is one."""

    async def of_each(self, challenge_ids: Sequence[ChallengeId]) -> dict[ChallengeId, ShownChallenge]:
        """The messages of those of these challenges that have one."""

    async def record(self, challenge_id: ChallengeId, shown: ShownChallenge) -> None:
        """Note a challenge's message and what it tells."""

    async def of_match(self, match_id: MatchId) -> Message | None:
        """The message of the challenge that became a match, if there is one."""

    async def behind(self) -> Sequence[ChallengeId]:
        """The challenges whose message does not tell their state."""


class WatcherBook(Protocol):
    """Who watches which match, and what they were told."""

    async def find(self, match_id: MatchId, user: UserId) -> Watcher | None:
        """What somebody has chosen for a match."""

    async def of(self, match_id: MatchId) -> Sequence[Watcher]:
        """Who watches a match, those first who were told least."""

    async def of_user(self, user: UserId, guild: GuildId) -> Sequence[Watcher]:
        """What somebody watches in a server, the oldest match first."""

    async def count(self, user: UserId) -> int:
        """How many matches somebody watches, wherever."""

    async def save(self, watcher: Watcher) -> None:
        """Somebody watches from now on, or in another way."""

    async def told(self, match_id: MatchId, users: Sequence[UserId], number: int) -> None:
        """Note that they were told of all events up to one."""

    async def put_off(self, match_id: MatchId, user: UserId, until: datetime) -> None:
        """Note that somebody is to be told from a moment on."""

    async def lose(self, match_id: MatchId, users: Sequence[UserId]) -> None:
        """Note that they can't be told: no direct message reaches them."""

    async def stop(self, match_id: MatchId, *users: UserId) -> None:
        """They watch no longer."""

    async def due(self, at: datetime) -> Sequence[MatchId]:
        """The matches of which somebody is to be told by now who was not to be told before."""

    async def behind(self) -> Sequence[MatchId]:
        """The matches in which something has happened that a watcher was not told of, wanted or not."""


class FollowBook(Protocol):
    """The channels for spectators, and what they show."""

    async def find(self, channel: ChannelId) -> Follow | None:
        """What a channel shows, if it follows."""

    async def on(self, guild: GuildId) -> Sequence[Follow]:
        """The channels of a server that follow."""

    async def count(self, user: UserId) -> int:
        """How many channels somebody has set, or show the matches of just that person."""

    async def save(self, follow: Follow) -> None:
        """A channel follows from now on, or shows something else."""

    async def stop(self, channel: ChannelId) -> None:
        """A channel follows no longer; what it shows is known until it is taken away."""

    async def shown(self, channel: ChannelId, match_id: MatchId) -> Spectacle | None:
        """What a channel shows of a match."""

    async def record(self, shown: Spectacle) -> None:
        """Note what a channel shows of a match, in the place of what it showed before."""

    async def forget(self, channel: ChannelId, match_id: MatchId) -> None:
        """A channel shows nothing of a match any more."""

    async def channels(self) -> Sequence[ChannelId]:
        """The channels that follow, and those that show what is out of date or should be gone."""

    async def to_look_at(self, channel: ChannelId, at: datetime) -> Sequence[MatchId]:
        """The matches of which a channel may have to show something else than it does."""


class CommandBook(Protocol):
    """Which commands Discord was last given."""

    async def fingerprint(self, application: int) -> str | None:
        """Of the commands that were last synced for an application."""

    async def record(self, application: int, fingerprint: str) -> None:
        """Note what was synced."""
