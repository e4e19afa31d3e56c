"""What the service and the presenter ask of storage; `bot.storage` answers with SQL.

A `Store` gives transactions, and each transaction is a `Ledger` whose books hold one kind of thing each.
"""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Protocol

from bot.matches.absence import Absence
from bot.matches.calls import Call
from bot.matches.challenge import Challenge, ChallengeState, ColourChoice, Terms
from bot.matches.clock import Pace
from bot.matches.events import Event, Setup
from bot.matches.follow import Follow, Spectacle
from bot.matches.ids import ChallengeId, ChannelId, GuildId, ImportId, MatchId, MessageId, Person, UserId
from bot.matches.imported import Import
from bot.matches.letter import Letter, LetterKind
from bot.matches.match import Match
from bot.matches.plan import Plan, Plans
from bot.matches.players import Players, Venue
from bot.matches.preferences import Preferences
from bot.matches.server import ServerSettings
from bot.matches.watcher import Watcher
from dvonn import Record


class StoreUnavailableError(Exception):
    """The store can't be reached or failed; the transaction was undone as a whole."""


class OvertakenError(StoreUnavailableError):
    """Another transaction was faster; this one was undone as a whole and may be tried again."""


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


@dataclass(frozen=True, slots=True)
class ShownChallenge:
    """The message of a challenge and the state that it tells."""

    message: Message
    state: ChallengeState | None
    """None where it tells what is no longer to be told."""


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
        terms: Terms,
        at: datetime,
        expires_at: datetime,
        rematch_of: MatchId | None = None,
    ) -> Challenge:
        """A new open challenge."""

    async def close(
        self,
        challenge: Challenge,
        state: ChallengeState,
        at: datetime,
        *,
        match_id: MatchId | None = None,
        reason: str = "",
    ) -> Challenge:
        """Answer an open challenge for good. Raises `ChallengeClosedError` where somebody was faster."""

    async def open_of(self, person: UserId) -> Sequence[Challenge]:
        """The open challenges that somebody has made or was named in, the oldest first."""

    async def open_rematch(self, match_id: MatchId) -> Challenge | None:
        """The open challenge to a rematch of a match."""

    async def expired(self, at: datetime) -> Sequence[Challenge]:
        """The open challenges that nobody has answered in time."""


class MatchBook(Protocol):
    """The matches and their events."""

    async def find(self, match_id: MatchId) -> Match:
        """Raises `NoSuchMatchError`.

        Matches that a transaction which changes something has found, here or below, are not changed by others until
        it ends.
        """

    async def add(
        self,
        venue: Venue,
        players: Players,
        setup: Setup,
        events: tuple[Event, ...],
        *,
        pace: Pace = Pace.NONE,
        in_thread: bool = False,
    ) -> Match:
        """A new match with its opening events."""

    async def append(self, match: Match, events: tuple[Event, ...], *, call: Call | None = None) -> Match:
        """The match with further events, and perhaps another call that is to be made.

        Raises `OvertakenError` if one of their numbers is taken already.
        """

    async def relocate(
        self, match: Match, venue: Venue, *, parent: ChannelId | None = None, in_thread: bool = False
    ) -> Match:
        """The match in another place: a channel, or the thread below `parent` that was opened for it."""

    async def running_of(self, player: UserId) -> Sequence[Match]:
        """The matches of a player that go on, the longest waiting first."""

    async def running_in(self, channel: ChannelId) -> Sequence[Match]:
        """The matches of a channel and of the threads of its matches that go on, the longest waiting first."""

    async def running_on(self, guild: GuildId) -> Sequence[Match]:
        """The matches of a server that go on, the longest waiting first."""

    async def latest_in(self, channel: ChannelId) -> Match | None:
        """The match of a channel or of the threads of its matches that ended last."""

    async def finished_on(self, guild: GuildId, most: int) -> Sequence[Match]:
        """The matches of a server that ended last, the latest first; `most` of them."""

    async def wait_for(self, player: UserId, *, but: MatchId) -> bool:
        """Whether a match other than one waits for a player."""

    async def overdue(self, at: datetime) -> Sequence[MatchId]:
        """The matches in which the time of the player to move has run out."""

    async def halted_before(self, at: datetime) -> Sequence[MatchId]:
        """The matches that have stood still since before a moment."""

    async def give_back(self, since: datetime, time: timedelta) -> None:
        """Put off everything that was to happen after a moment: the ends of times, and reminders."""


class CallBook(Protocol):
    """Who is still to be called: at most one person in each match."""

    async def of(self, match_id: MatchId) -> Call | None:
        """The call that is still to be made in a match."""

    async def put(self, match_id: MatchId, call: Call | None) -> None:
        """Note a call that is to be made, in the place of another; None leaves everything as it was."""

    async def made(self, match_id: MatchId, call: Call) -> None:
        """Forget a call that was made, unless another has taken its place."""

    async def divert(self, match_id: MatchId, call: Call, other: Call) -> None:
        """Make a call in another way, unless another has taken its place."""

    async def due(self, at: datetime) -> Sequence[MatchId]:
        """The matches in which a call is due; none that stand still: nobody could be called there."""

    async def to_remind(self, at: datetime) -> Sequence[MatchId]:
        """The matches in which the player to move is to be reminded."""

    async def reminded(self, match_id: MatchId) -> None:
        """Note that the player to move needs no further reminder in this turn."""


class PeopleBook(Protocol):
    """The names of people, for where Discord shows no mention: lists of choices and alt texts."""

    async def names(self, users: Sequence[UserId]) -> dict[UserId, str]:
        """The names last seen; users who were never seen are left out."""

    async def remember(self, person: Person) -> None:
        """Keep the name under which somebody takes part."""

    async def preferences(self, users: Sequence[UserId]) -> dict[UserId, Preferences]:
        """What each of these users has chosen; the defaults for who has chosen nothing."""

    async def choose(self, user: UserId, preferences: Preferences) -> None:
        """Keep what somebody has chosen."""

    async def finished_matches(self, user: UserId) -> int:
        """How many finished matches of somebody are kept."""

    async def forget(self, user: UserId) -> None:
        """Take somebody out of everything: finished matches and closed challenges tell of a former player."""


class AbsenceBook(Protocol):
    """Who is away, and was in the last year."""

    async def current(self, users: Sequence[UserId]) -> dict[UserId, Absence]:
        """The absences that are not over, of those of these users who are away."""

    async def of(self, user: UserId) -> Sequence[Absence]:
        """All absences of somebody that are known."""

    async def begin(self, user: UserId, absence: Absence) -> None:
        """Somebody is away from now on; in the place of an absence that is not over."""

    async def end(self, user: UserId, at: datetime) -> None:
        """Somebody is back."""

    async def over(self, at: datetime) -> Sequence[UserId]:
        """Who is away though the time is over."""


class PlanBook(Protocol):
    """The plans of players."""

    async def of(self, match_id: MatchId) -> Plans:
        """What the players have planned in a match."""

    async def save(self, match_id: MatchId, player: UserId, plan: Plan) -> None:
        """Keep a plan, or nothing where nothing is planned."""


class LetterBook(Protocol):
    """The letters that are still to be delivered."""

    async def write(self, kind: LetterKind, to: UserId, match_id: MatchId) -> None:
        """A new letter."""

    async def waiting(self) -> Sequence[Letter]:
        """The letters, the oldest first."""

    async def forget(self, letter: Letter) -> None:
        """It was delivered, or can't be."""


class ImportBook(Protocol):
    """The records that people have brought along."""

    async def add(self, user: UserId, record: Record, at: datetime, *, most: int) -> Import:
        """Keep a record; of somebody's records only the latest stay, `most` of them."""

    async def find(self, import_id: ImportId) -> Import:
        """Raises `NoSuchImportError`."""

    async def count(self, user: UserId) -> int:
        """How many records of somebody are kept."""

    async def delete_before(self, at: datetime) -> None:
        """Delete what was brought before a moment."""


class ServerBook(Protocol):
    """The servers, what they have settled, and which have removed the bot."""

    async def settings(self, guild: GuildId) -> ServerSettings:
        """What a server has settled; the defaults for one that has settled nothing."""

    async def settle(self, guild: GuildId, settings: ServerSettings) -> None:
        """Keep what a server has settled."""

    async def languages(self) -> dict[GuildId, str]:
        """The languages of the servers that have chosen one."""

    async def present(self) -> Sequence[GuildId]:
        """The servers of which anything is kept and that have not removed the bot."""

    async def remove(self, guild: GuildId, at: datetime) -> None:
        """The server has removed the bot."""

    async def is_removed(self, guild: GuildId) -> bool:
        """Whether the server has removed the bot."""

    async def rejoin(self, guild: GuildId) -> bool:
        """The server has the bot; tells whether it had removed it."""

    async def removed_before(self, at: datetime) -> Sequence[GuildId]:
        """The servers that removed the bot before a moment."""

    async def delete(self, guild: GuildId, *, removed_before: datetime) -> bool:
        """Delete all that is kept of a server that removed the bot before a moment; tells whether it is one."""

    async def expire_boards(self, at: datetime) -> Sequence[MatchId]:
        """Give up the boards of finished matches that their servers keep no longer; tells of which matches."""


class TimeBook(Protocol):
    """When the bot was there."""

    async def last_beat(self) -> datetime | None:
        """When the bot was last known to be there; for a transaction that changes that, which others wait for."""

    async def beat(self, at: datetime) -> None:
        """The bot is there."""

    async def outage(self, since: datetime, until: datetime) -> None:
        """Note that the bot was away."""

    async def outages(self) -> Sequence[tuple[datetime, datetime]]:
        """When the bot was away, each from when until when, the earliest first."""


class BoardBook(Protocol):
    """Which board message each match has, and which are left over from before."""

    async def of(self, match_id: MatchId) -> ShownBoard | None:
        """The board message of a match, if there is one."""

    async def record(
        self, match_id: MatchId, shown: ShownBoard, *, called: Call | None = None, keep: bool = False
    ) -> None:
        """Note a board message that was posted, and the call that it made.

        Of two messages the one that shows less becomes superseded; where boards are kept, only one of two that show
        the same.
        """

    async def redraw(self, match_ids: Sequence[MatchId]) -> None:
        """Count the board messages as out of date though nothing has happened; those that there are."""

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
    def calls(self) -> CallBook:
        """Who is still to be called."""

    @property
    def absences(self) -> AbsenceBook:
        """Who is away."""

    @property
    def plans(self) -> PlanBook:
        """What players have planned."""

    @property
    def letters(self) -> LetterBook:
        """What is still to be told."""

    @property
    def imports(self) -> ImportBook:
        """The records that people have brought along."""

    @property
    def servers(self) -> ServerBook:
        """The servers."""

    @property
    def times(self) -> TimeBook:
        """When the bot was there."""

    @property
    def watchers(self) -> WatcherBook:
        """Who watches."""

    @property
    def follows(self) -> FollowBook:
        """The channels for spectators."""

    @property
    def commands(self) -> CommandBook:
        """The commands that Discord knows."""


class Store(Protocol):
    """Transactions. Both kinds raise `StoreUnavailableError`: at their beginning, within, or at their end."""

    def read(self) -> AbstractAsyncContextManager[Ledger]:
        """A transaction that only reads: one consistent state of everything."""

    def write(self) -> AbstractAsyncContextManager[Ledger]:
        """A transaction that changes something: all of it, or nothing where the block raises."""
