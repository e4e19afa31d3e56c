"""What is kept of matches and challenges, their clocks, calls and plans."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Protocol

from bot.matches.challenge import Challenge, ChallengeState, ColourChoice, Terms
from bot.matches.clock import Pace
from bot.matches.due import Due
from bot.matches.events import Event, Setup
from bot.matches.ids import ChallengeId, ChannelId, GuildId, MatchId, UserId
from bot.matches.match import Match
from bot.matches.pings import Ping
from bot.matches.plan import Plan, Plans
from bot.matches.players import Players, Venue


class ChallengeBook(Protocol):
    """The challenges."""

    async def find(self, challenge_id: ChallengeId) -> Challenge:
        """Raises `Refused`: NO_SUCH_CHALLENGE."""

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
        """Answer an open challenge for good. Raises `Refused`: CHALLENGE_CLOSED where somebody was faster."""

    async def open_of(self, person: UserId) -> Sequence[Challenge]:
        """The open challenges that somebody has made or was named in, the oldest first."""

    async def open_rematch(self, match_id: MatchId) -> Challenge | None:
        """The open challenge to a rematch of a match."""

    async def expired(self, at: datetime) -> Sequence[Challenge]:
        """The open challenges that nobody has answered in time."""


class MatchBook(Protocol):
    """The matches and their events."""

    async def find(self, match_id: MatchId) -> Match:
        """Raises `Refused`: NO_SUCH_MATCH.

        Matches that a transaction which changes something has found, here or below, are not changed by others until
        it ends.
        """

    async def find_each(self, match_ids: Sequence[MatchId]) -> dict[MatchId, Match]:
        """Those of these matches that there are."""

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

    async def append(self, match: Match, events: tuple[Event, ...], *, ping: Ping | None = None) -> Match:
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

    async def places(self) -> Sequence[Venue]:
        """Where matches go on that do not stand still, each place once."""

    async def latest_in(self, channel: ChannelId) -> Match | None:
        """The match of a channel or of the threads of its matches that ended last."""

    async def finished_on(self, guild: GuildId, most: int) -> Sequence[Match]:
        """The matches of a server that ended last, the latest first; `most` of them."""

    async def wait_for(self, player: UserId, *, but: MatchId, on: GuildId | None = None) -> bool:
        """Whether a match other than one waits for a player to move: anywhere, or in a server."""

    async def overdue(self, at: datetime) -> Sequence[MatchId]:
        """The matches in which the time of the player to move has run out."""

    async def halted_before(self, at: datetime) -> Sequence[MatchId]:
        """The matches that have stood still since before a moment."""

    async def give_back(self, since: datetime, time: timedelta) -> None:
        """Put off everything that was to happen after a moment: the ends of times, and reminders."""


class PingBook(Protocol):
    """Who is still to be called: at most one person in each match."""

    async def of(self, match_id: MatchId) -> Ping | None:
        """The call that is still to be made in a match."""

    async def put(self, match_id: MatchId, ping: Ping | None) -> None:
        """Note a call that is to be made, in the place of another; None leaves everything as it was."""

    async def made(self, match_id: MatchId, ping: Ping) -> None:
        """Forget a call that was made, unless another has taken its place."""

    async def divert(self, match_id: MatchId, ping: Ping, other: Ping) -> None:
        """Make a call in another way, unless another has taken its place."""

    async def due(self, at: datetime) -> Sequence[MatchId]:
        """The matches in which a call is due; none that stand still: nobody could be called there."""

    async def to_remind(self, at: datetime) -> Sequence[MatchId]:
        """The matches in which the player to move is to be reminded."""

    async def reminded(self, match_id: MatchId) -> None:
        """Note that the player to move needs no further reminder in this turn."""


class PlanBook(Protocol):
    """The plans of players."""

    async def of(self, match_id: MatchId) -> Plans:
        """What the players have planned in a match."""

    async def save(self, match_id: MatchId, player: UserId, plan: Plan) -> None:
        """Keep a plan, or nothing where nothing is planned."""


class TimeBook(Protocol):
    """When the bot was there."""

    async def last_beat(self) -> datetime | None:
        """When the bot was last known to be there; for a transaction that changes that, which others wait for."""

    async def beat(self, at: datetime) -> None:
        """The bot is there."""

    async def due(self) -> Mapping[Due, datetime]:
        """When the next of each kind of thing is due, asked in one statement; nothing of what there is none."""

    async def outage(self, since: datetime, until: datetime) -> None:
        """Note that the bot was away."""

    async def outages(self) -> Sequence[tuple[datetime, datetime]]:
        """When the bot was away, each from when until when, the earliest first."""
