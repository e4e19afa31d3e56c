"""The books of messages on Discord: to players, to watchers, and to everybody."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from bot.matches.challenge import ChallengeState
from bot.matches.follow import Follow, SpectatorMessage
from bot.matches.ids import ChallengeId, ChannelId, GuildId, MatchId, MessageId, UserId
from bot.matches.match import Match
from bot.matches.pings import Ping
from bot.matches.plan import Plans
from bot.matches.preferences import Preferences


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
class Standing:
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
class Circumstances:
    """The circumstances in which a match goes on: the wishes of its players, and how it stands on Discord."""

    preferences: Mapping[UserId, Preferences]
    plans: Plans
    standing: Standing


@dataclass(frozen=True, slots=True)
class ShownChallenge:
    """The message of a challenge, and the state of the challenge that it tells."""

    message: Message
    state: ChallengeState | None
    """None where the message names somebody who is no longer to be named."""


class BoardBook(Protocol):
    """The board messages of matches, with those that are left over from before."""

    async def of(self, match_id: MatchId) -> ShownBoard | None:
        """The board message of a match, if there is one."""

    async def of_each(self, match_ids: Sequence[MatchId]) -> dict[MatchId, ShownBoard]:
        """The board messages of these matches, of those that have one."""

    async def standing_of(self, match_id: MatchId, *, mover: UserId | None = None) -> Standing:
        """Everything that decides what to do on Discord after an event, read in one statement.

        `others_wait` is about `mover`. Raises `Refused`: NO_SUCH_MATCH.
        """

    async def circumstances_of(self, match: Match, *, mover: UserId | None = None) -> Circumstances:
        """Everything about a match that decides what follows from a move in it, beside its events.

        It is read in one statement where nothing is planned. Raises as `standing_of`.
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
        """Note a board message that was posted or edited, and the ping that it made.

        Of two messages the one that shows less becomes superseded; gives that one. With `keep` it stays as a board of
        the past, unless both show the same. `before` is the board as the caller last read it: if it is still the
        same, it need not be read again; if another process was faster, it is.
        """

    async def redraw_running(self) -> int:
        """Count the boards of all matches that go on as out of date; gives how many matches those are."""

    async def supersede(self, board: SupersededBoard) -> None:
        """Note a message that looks like a current board and is none."""

    async def reopen(self, match_id: MatchId) -> None:
        """Count the board message as showing nothing, so that the match is behind until another is recorded."""

    async def behind(self) -> Sequence[MatchId]:
        """The matches whose board does not show the last event."""

    async def expire(self, at: datetime) -> Sequence[MatchId]:
        """Supersede the boards of finished matches that their servers keep no longer; tells of which matches."""

    async def give_up_direct(self, user: UserId) -> None:
        """Supersede the boards of somebody's matches in direct messages, and forget where these were played."""

    async def superseded(self) -> Sequence[SupersededBoard]:
        """The messages that a later one replaced and that still look like current boards."""

    async def superseded_of(self, match_id: MatchId) -> Sequence[SupersededBoard]:
        """The messages of one match that a later one replaced and that still look like current boards."""

    async def forget_superseded(self, *messages: Message) -> None:
        """Note that messages are gone from Discord, or show that they are of the past."""


class ChallengeMessageBook(Protocol):
    """The messages of challenges."""

    async def of(self, challenge_id: ChallengeId) -> ShownChallenge | None:
        """The message of a challenge, if there is one."""

    async def of_each(self, challenge_ids: Sequence[ChallengeId]) -> dict[ChallengeId, ShownChallenge]:
        """The messages of these challenges, of those that have one."""

    async def record(self, challenge_id: ChallengeId, shown: ShownChallenge) -> None:
        """Note a challenge's message and the state that it tells."""

    async def forget(self, challenge_id: ChallengeId) -> None:
        """Note that a challenge's message is gone, and that none is missing."""

    async def of_match(self, match_id: MatchId) -> Message | None:
        """The message of the challenge that became a match, if there is one."""

    async def outdate(self, match_id: MatchId) -> None:
        """Count the message of the challenge that became a match as out of date."""

    async def outdate_open(self) -> None:
        """Count the messages of all open challenges as out of date."""

    async def behind_of(self, match_id: MatchId) -> ChallengeId | None:
        """The challenge that became a match, if its message does not tell how that stands."""

    async def behind(self) -> Sequence[ChallengeId]:
        """The challenges whose message does not tell their state."""


class FollowBook(Protocol):
    """The channels for spectators, and the messages in them."""

    async def find(self, channel: ChannelId) -> Follow | None:
        """The follow of a channel, if it follows."""

    async def on(self, guild: GuildId) -> Sequence[Follow]:
        """The channels of a server that follow."""

    async def count(self, user: UserId) -> int:
        """How many channels somebody has set, or show only that person's matches."""

    async def save(self, follow: Follow) -> None:
        """Note that a channel follows from now on, or shows something else."""

    async def stop(self, channel: ChannelId) -> None:
        """Note that a channel follows no longer; its messages are known until they are taken away."""

    async def shown(self, channel: ChannelId, match_id: MatchId) -> SpectatorMessage | None:
        """The message about a match in a channel, if there is one."""

    async def record(self, shown: SpectatorMessage) -> None:
        """Note the message about a match in a channel, in the place of an earlier one."""

    async def forget(self, channel: ChannelId, match_id: MatchId) -> None:
        """Note that a channel shows nothing of a match any more."""

    async def channels(self) -> Sequence[ChannelId]:
        """The channels that follow, and those whose messages are out of date or should be gone."""

    async def to_look_at(self, channel: ChannelId, at: datetime) -> Sequence[MatchId]:
        """The matches for which a channel may have to show something else than now."""


@dataclass(frozen=True, slots=True)
class SharedReview:
    """Where the review of a match was shared."""

    channel: ChannelId
    at: datetime
    message: MessageId | None
    """The message; None as long as it is not known whether Discord has it."""


class SharedReviewBook(Protocol):
    """The reviews that players have shared: one of each match at most."""

    async def find(self, match_id: MatchId) -> SharedReview | None:
        """Where the review of a match was shared, if it was."""

    async def save(self, match_id: MatchId, shared: SharedReview) -> None:
        """Note where the review of a match is shared, in the place of what was noted before."""

    async def forget(self, match_id: MatchId) -> None:
        """Note that the review of a match was not shared after all."""


class CommandBook(Protocol):
    """The commands that Discord was last given."""

    async def fingerprint(self, application: int) -> str | None:
        """Of the commands that were last synced for an application."""

    async def record(self, application: int, fingerprint: str) -> None:
        """Note the commands that were synced."""
