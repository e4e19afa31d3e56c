"""The books of matches and challenges, with their clocks, pings and plans."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Protocol, TypeVar

from bot.matches.challenge import Challenge, ChallengeState, ColourChoice, Terms
from bot.matches.clock import Pace
from bot.matches.computer import Computer
from bot.matches.due import Due
from bot.matches.events import Event, Setup
from bot.matches.ids import ChallengeId, ChannelId, GuildId, MatchId, Players, UserId, Venue
from bot.matches.listing import Head, Listing
from bot.matches.match import Match
from bot.matches.pings import Ping
from bot.matches.plan import Plan, Plans
from bot.matches.share import Share
from dvonn import Space

Occasion = TypeVar("Occasion", MatchId, ChallengeId)
"""The kinds of things for which people are pinged, as their numbers."""


class ChallengeBook(Protocol):
    """The challenges."""

    async def find(self, challenge_id: ChallengeId) -> Challenge:
        """A challenge. Raises `Refused`: NO_SUCH_CHALLENGE."""

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
        ping: Ping | None = None,
    ) -> Challenge:
        """Add an open challenge, with the ping that is to be made when it is shown."""

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

    async def open_on(self, guild: GuildId, at: datetime) -> Sequence[Challenge]:
        """The challenges of a server that can still be answered at a moment, the oldest first."""

    async def declined(self, challenger: UserId, opponent: UserId, since: datetime) -> datetime | None:
        """The moment at which the opponent last declined a challenge of the challenger's, from `since` on."""

    async def open_rematch(self, match_id: MatchId) -> Challenge | None:
        """The open challenge to a rematch of a match."""

    async def rematch_begun(self, match_id: MatchId) -> MatchId | None:
        """The last match that began as a rematch of a match."""

    async def expired(self, at: datetime) -> Sequence[Challenge]:
        """The open challenges that nobody has answered in time."""


class MatchBook(Protocol):
    """The matches and their events."""

    async def find(self, match_id: MatchId) -> Match:
        """A match. Raises `Refused`: NO_SUCH_MATCH.

        Once a transaction that changes something has found matches, here or below, others can't change them until it
        ends.
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
        computer: Computer | None = None,
    ) -> Match:
        """Add a match with its opening events."""

    async def append(
        self,
        match: Match,
        events: tuple[Event, ...],
        *,
        ping: Ping | None = None,
        after: Match | None = None,
    ) -> Match:
        """Add events to a match, perhaps another ping that is to be made, and tell all processes; gives the match.

        `after` is the match with both, where the caller knows it already.
        If one of their numbers is taken already, the transaction raises `OvertakenError`, at its end at the latest.
        """

    async def relocate(
        self, match: Match, venue: Venue, *, parent: ChannelId | None = None, in_thread: bool = False
    ) -> Match:
        """Move a match: to a channel, or to the thread below `parent` that was opened for it. Gives the match."""

    async def running_of(self, player: UserId, *, most: int | None = None) -> Sequence[Match]:
        """The matches of a player that go on, the longest waiting first: all, or the `most` that began first."""

    async def count_running_of(self, player: UserId, *, against_computer: bool = False) -> int:
        """How many matches of a player go on: all of them, or only those against the computer."""

    async def nearest(
        self, player: UserId, venue: Venue, *, most: int, turns_first: bool = False
    ) -> Sequence[Match]:
        """Running matches that a player is likely to mean in a channel of a server, the longest waiting first.

        Of more than `most`, those of the channel come first, or with `turns_first` those in which it is the player's
        turn; the others are those that wait longest.
        """

    async def next_waiting(
        self, player: UserId, guild: GuildId, *, after: MatchId | None = None
    ) -> MatchId | None:
        """The next match in a server that waits for a player's move, or for their answer to an offer.

        All such matches stand in a round: first those in which it is the player's turn, then the others, in both
        groups those that have waited longest first. Gives the first one, or the one that follows `after`.
        """

    async def running_with(
        self, boards: Collection[frozenset[Space]] | None, *, player: UserId | None = None
    ) -> Sequence[MatchId]:
        """The matches between people that go on and may share a position with a game.

        They may if their DVONN pieces were placed as on one of the `boards`, which are these spaces of games; where
        they are not known (None), all may. With a `player` only theirs are found, and those that began from a record.
        """

    async def wait_for_computer(self) -> Sequence[MatchId]:
        """The matches that go on in which the computer is to move."""

    async def running_in(self, channel: ChannelId, *, player: UserId, most: int) -> Sequence[Match]:
        """The matches of a channel and of the threads of its matches that go on, the longest waiting first.

        If there are more than `most`, they are a player's own, then those that wait longest.
        """

    async def numbers_in(self, channel: ChannelId) -> Sequence[MatchId]:
        """The numbers of all matches of a channel and of the threads of its matches that go on."""

    async def stand_in(self, channel: ChannelId) -> bool:
        """Whether a match that goes on has its board in a channel itself."""

    async def numbers_on(self, guild: GuildId) -> Sequence[MatchId]:
        """The numbers of all matches of a server that go on."""

    async def heads_on(self, guild: GuildId, *, most: int) -> Sequence[Head]:
        """The matches of a server that go on, without their events: those in which something happened last, first."""

    async def players_on(
        self, guild: GuildId, *, most: int, first: MatchId | None = None
    ) -> Mapping[MatchId, Players]:
        """The players of a server's matches that go on, in the order in which those began; `most` of them.

        One that is named comes `first`, if it is among all of them.
        """

    async def all_on(self, guild: GuildId | None, *, after: MatchId, most: int) -> Sequence[Match]:
        """The first matches of a server or of all, over or not, whose numbers come after one; `most` of them."""

    async def count_on(self, guild: GuildId, *, after: MatchId) -> int:
        """How many matches of a server have numbers that come after one."""

    async def places(self) -> Sequence[Venue]:
        """The places where matches go on that do not stand still, each once."""

    async def latest_in(self, channel: ChannelId) -> Match | None:
        """The match of a channel or of the threads of its matches that ended last."""

    async def finished_on(self, guild: GuildId, most: int) -> Sequence[Match]:
        """The matches of a server that ended last, the latest first; `most` of them."""

    async def heads(self, listing: Listing, *, most: int, skip: int = 0) -> Sequence[Head]:
        """Some of the matches of a list, after `skip` others, without their events.

        Those that go on: the player's own turns first, the longest waiting first. Those that are over: the latest
        first.
        """

    async def opponents(
        self, player: UserId, guild: GuildId, *, looked_through: int, most: int
    ) -> Sequence[UserId]:
        """The opponents of a player in a server, or in `EVERY_SERVER`: `most` of them, none who was forgotten.

        Those with whom a match goes on come first, then the others, and in both groups those of the latest matches. No
        more matches of each kind and colour than some number are looked through, so it is quick however many there are.
        """

    async def wait_for(self, player: UserId, *, but: MatchId, on: GuildId | None = None) -> bool:
        """Whether a match waits for a player to move, except for one: anywhere, or in a server."""

    async def wait_for_present(self, player: UserId, *, but: MatchId) -> bool:
        """Whether a match, except for one, waits for a player to move who is not away in it."""

    async def has_waited_since_before(self, player: UserId, moment: datetime, *, but: MatchId) -> bool:
        """Whether a match, except for one, waits for a player to move who was pinged for it before a moment.

        They are pinged for what `continuing.is_news` says.
        """

    async def begun_before(self, match_id: MatchId, player: UserId, *, most: int) -> int:
        """How many matches somebody began before another one; of more than `most`, no more are counted."""

    async def have_played(self, one: UserId, other: UserId) -> bool:
        """Whether two people have ever begun a match with each other that was not cancelled."""

    async def overdue(self, at: datetime) -> Sequence[MatchId]:
        """The matches in which the time of the player to move has run out."""

    async def halted_before(self, at: datetime) -> Sequence[MatchId]:
        """The matches that have stood still since before a moment."""

    async def give_back(self, since: datetime, time: timedelta, share: Share | None = None) -> None:
        """Put off everything that was to happen after a moment, the ends of times and reminders: of a share, or all."""


class PingBook(Protocol[Occasion]):
    """The pings that are still to be made: at most one for each match, or for each challenge."""

    async def of(self, number: Occasion) -> Ping | None:
        """The ping that is still to be made."""

    async def put(self, number: Occasion, ping: Ping | None) -> None:
        """Note a ping that is to be made, in the place of another; None leaves everything as it was."""

    async def made(self, number: Occasion, ping: Ping) -> None:
        """Forget a ping that was made, unless another has taken its place."""

    async def divert(self, number: Occasion, ping: Ping, other: Ping) -> None:
        """Let a ping be made in another way, unless another ping has taken its place."""

    async def due(self, at: datetime) -> Sequence[Occasion]:
        """The matches or challenges for which a ping is due, the earliest first.

        Matches that stand still are left out, as nobody could be pinged there, and so are challenges that are answered
        or not shown yet.
        """


class TurnPingBook(PingBook[MatchId], Protocol):
    """The pings of matches."""

    async def to_remind(self, at: datetime) -> Sequence[MatchId]:
        """The matches in which the player to move is to be reminded."""

    async def reminded(self, match_id: MatchId) -> None:
        """Note that the player to move needs no further reminder in this turn."""


class PlanBook(Protocol):
    """The plans of players."""

    async def of(self, match_id: MatchId) -> Plans:
        """The plans of the players of a match."""

    async def save(self, match_id: MatchId, player: UserId, plan: Plan) -> None:
        """Keep a plan; an empty one deletes the plan that was kept."""


class TimeBook(Protocol):
    """The times in which the bot was there."""

    async def last_beat(self) -> datetime | None:
        """The last moment at which the bot is known to have been there; locked until this transaction ends."""

    async def beat(self, at: datetime) -> None:
        """Note that the bot is there: where there are several processes, for the share of this one."""

    async def beat_for(self, share: Share, at: datetime) -> None:
        """Note that a process is there for a share."""

    async def last_beats_of(self, share: Share) -> Mapping[datetime, Share]:
        """When a process was last there for each part of a share: the moments, each with the part that it holds for.

        They are locked until this transaction ends.
        """

    async def forget_shards(self) -> None:
        """Forget what several processes have noted of their shares: one is there for all from now on."""

    async def note_restored(self, at: datetime) -> None:
        """Note that a backup was put in the place of all that was kept."""

    async def restored_at(self) -> datetime | None:
        """The last moment at which a backup was put in the place of all that was kept, if one was."""

    async def due(self) -> Mapping[Due, datetime]:
        """The moment at which the next thing of each kind is due, in one statement; kinds without one are left out."""

    async def outage(self, since: datetime, until: datetime) -> None:
        """Note that the bot was away."""

    async def outages(self) -> Sequence[tuple[datetime, datetime]]:
        """The times in which the bot was away, each with its beginning and end, the earliest first."""
