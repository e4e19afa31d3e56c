"""Seeks: what people who look for an opponent wish for, and which wishes fit together."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain import ChannelId, GuildId, Pace, ServerSettings, Setup, Stakes, Terms, UserId, Venue
from bot.domain.challenge import LIVE_LASTS


class Tempo(StrEnum):
    LIVE = "live"
    DAYS = "days"
    """At the server's usual pace, or the one that challenges offer beside a live one."""

    @property
    def lasts(self) -> timedelta:
        """How long a seek waits for an opponent."""
        return LIVE_LASTS if self is Tempo.LIVE else timedelta(days=7)

    def pace(self, settings: ServerSettings) -> Pace:
        """Return the pace of such a match in a server."""
        usual = settings.pace
        if usual.is_live == (self is Tempo.LIVE):
            return usual
        return Pace.TEN_MINUTES if self is Tempo.LIVE else Pace.STEADY


class Reach(StrEnum):
    """Among whom a user looks."""

    SERVER = "server"
    ANYWHERE = "anywhere"
    """In all open servers, and among those who look outside of servers; also in the server of the search."""


class SetupWish(StrEnum):
    ANY = "any"
    FULL = "full"
    RANDOM = "random"


class StakesWish(StrEnum):
    ANY = "any"
    RATED = "rated"
    UNRATED = "unrated"


class Spread(StrEnum):
    """By how many points the ratings may differ at most."""

    ANY = "any"
    WIDE = "400"
    NEAR = "200"
    CLOSE = "100"

    def spans(self, one: float, other: float) -> bool:
        return self is Spread.ANY or abs(round(one) - round(other)) <= int(self)


@dataclass(frozen=True, slots=True)
class Wish:
    """A user's wishes; where one is `ANY`, the opponent's counts."""

    tempo: Tempo = Tempo.DAYS
    setup: SetupWish = SetupWish.ANY
    stakes: StakesWish = StakesWish.ANY
    spread: Spread = Spread.ANY
    reach: Reach = Reach.SERVER
    """Not compared by `fits`: where two have asked matters as well."""

    def fits(self, other: "Wish", *, own: float, others: float) -> bool:
        """Whether a match fulfils both wishes; `own` and `others` are the ratings of those who wish."""
        return (
            self.tempo is other.tempo
            and SetupWish.ANY in (self.setup, other.setup, _same(self.setup, other.setup))
            and StakesWish.ANY in (self.stakes, other.stakes, _same(self.stakes, other.stakes))
            and all(wish.spread.spans(own, others) for wish in (self, other))
        )

    def terms_with(self, other: "Wish", settings: ServerSettings) -> Terms:
        """Return the terms that fulfil both wishes: where both are open, a whole game, and a rated one."""
        setups, stakes = {self.setup, other.setup}, {self.stakes, other.stakes}
        return Terms(
            Setup.RANDOM if SetupWish.RANDOM in setups else Setup.FULL,
            self.tempo.pace(settings),
            stakes=Stakes.UNRATED if StakesWish.UNRATED in stakes else Stakes.RATED,
        )


def _same(one: StrEnum, other: StrEnum) -> str | None:
    """Return `ANY` for two equal wishes, which fit like one that is open."""
    return "any" if one is other else None


@dataclass(frozen=True, slots=True)
class Seek:
    """A user who looks for an opponent; each user has one seek at most."""

    user: UserId
    venue: Venue
    """Where the user has asked, and where the match may be played; outside of servers, their direct messages."""
    parent: ChannelId | None
    """The channel above a thread."""
    opens_threads: bool
    """Whether a thread for the match can be opened there."""
    wish: Wish
    since: datetime
    expires_at: datetime
    opponent: UserId | None = None
    """The user with whom this one is paired; their match is to begin at once."""
    hosts: bool = False
    """Whether the match of the pair begins where this user has asked; in direct messages if neither hosts."""
    direct: ChannelId | None = None
    """The user's direct messages, in which a match with someone from elsewhere is played."""
    reached_at: datetime | None = None
    """When Discord last took a message about the search there. Without one, nobody from elsewhere fits."""

    @property
    def is_anywhere(self) -> bool:
        return self.wish.reach is Reach.ANYWHERE

    @property
    def server(self) -> GuildId | None:
        """The server in which the user has asked, if it was one."""
        return None if self.venue.is_direct else self.venue.guild
