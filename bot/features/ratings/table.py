"""The table of a server: its players by rating, and why a player isn't in it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain.glicko import Strength
from bot.domain.ids import ChannelId, GuildId, MatchId, Players, UserId, Venue
from bot.domain.match import Head
from bot.features.ratings.repository import PlayerRating, RatingRepository
from bot.storage import UnitOfWork

NEEDED = 5
"""The number of rated games that the table takes."""

ACTIVE = timedelta(days=180)
"""How long ago the last rated game, and the last game in the server, may have ended."""

SHOWN = 20
"""The number of players that the table names."""

Sees = Callable[[UserId, ChannelId], bool]
"""Whether those who read the table may see a player's games in a channel."""


class Unlisted(StrEnum):
    """Why a player isn't in the table."""

    PRIVATE = "private"
    ELSEWHERE = "elsewhere"
    """The player has finished no game in the server lately."""
    FEW = "few"
    INACTIVE = "inactive"


def games_in(guild: GuildId, channel: ChannelId, user: UserId) -> Head:
    """Stand in for the games of a player in a channel, to ask who may see them."""
    return Head(MatchId(0), Venue(guild, channel), Players(white=user, black=user), None)


@dataclass(frozen=True, slots=True)
class Ranked:
    place: int
    """From 1 on."""
    user: UserId
    strength: Strength


@dataclass(frozen=True, slots=True)
class Table:
    """The players of a server, in order."""

    ranked: Sequence[Ranked]

    @property
    def shown(self) -> Sequence[Ranked]:
        """Those whom the table names."""
        return self.ranked[:SHOWN]

    def of(self, user: UserId) -> Ranked | None:
        return next((each for each in self.ranked if each.user == user), None)


async def table_of(uow: UnitOfWork, guild: GuildId, sees: Sees, at: datetime) -> Table:
    """Return the table of a server for readers who may see certain games."""
    repository = RatingRepository(uow)
    listed = await repository.listed_in(guild, games=NEEDED, since=at - ACTIVE)
    seen = {
        user: rating
        for user, (rating, channels) in listed.items()
        if any(sees(user, channel) for channel in channels)
    }
    return Table(_in_order(seen, at))


def _in_order(ratings: Mapping[UserId, PlayerRating], at: datetime) -> list[Ranked]:
    """Sort by rating minus deviation: what a player is at least, with some certainty."""
    known = [(user, rating.at(at)) for user, rating in ratings.items()]
    known.sort(key=lambda each: (-(each[1].rating - each[1].deviation), each[0]))
    return [Ranked(place, user, strength) for place, (user, strength) in enumerate(known, start=1)]


@dataclass(frozen=True, slots=True)
class Absent:
    """A player who isn't in the table."""

    why: Unlisted
    games: int
    last_at: datetime | None
    strength: Strength | None


async def absence_of(uow: UnitOfWork, user: UserId, at: datetime) -> Absent:
    """Return why a player isn't in the table."""
    rating = (await RatingRepository(uow).ratings([user])).get(user)
    games, last_at = (rating.games, rating.last_at) if rating else (0, None)
    strength = rating.at(at) if rating else None
    if (await uow.people.preferences([user]))[user].private:
        return Absent(Unlisted.PRIVATE, games, last_at, strength)
    if last_at is None or games < NEEDED:
        return Absent(Unlisted.FEW, games, last_at, strength)
    why = Unlisted.INACTIVE if last_at < at - ACTIVE else Unlisted.ELSEWHERE
    return Absent(why, games, last_at, strength)
