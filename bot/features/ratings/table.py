"""The table of a server: its players by rating, why a player isn't in it, and its page."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.catalogue import Language
from bot.discord.client import DvonnClient
from bot.domain.glicko import Strength
from bot.domain.ids import ChannelId, GuildId, MatchId, Players, UserId, Venue
from bot.domain.match import Head
from bot.domain.ranking import Ranked, Ranking, rank
from bot.domain.view import View
from bot.features.ratings.pages import describe_rating
from bot.features.ratings.repository import RatingRepository
from bot.pages.match_status import timestamp
from bot.storage import UnitOfWork
from bot.toolkit.page import Page
from bot.toolkit.ranking import SHOWN, describe_further, describe_own_row, describe_ranking
from bot.toolkit.words import Names

NEEDED = 5
"""The number of rated games that the table takes."""

ACTIVE = timedelta(days=180)
"""How long ago the last rated game, and the last game in the server, may have ended."""

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
class Table:
    ranking: Ranking[Strength]
    names: Names
    """The names of those whom the table shows."""


async def table_of(uow: UnitOfWork, guild: GuildId, sees: Sees, at: datetime) -> Table:
    """Return the table of a server for readers who may see certain games."""
    listed = await RatingRepository(uow).listed_in(guild, games=NEEDED, since=at - ACTIVE)
    ranking = rank(
        (
            (user, rating.at(at))
            for user, (rating, channels) in sorted(listed.items())
            if any(sees(user, channel) for channel in channels)
        ),
        by=_certain,
    )
    return Table(ranking, await uow.people.names([each.user for each in ranking.rows[:SHOWN]]))


def _certain(strength: Strength) -> int:
    """Return what a player is at least, with some certainty; negative, as the least comes first.

    It is taken from the numbers that the table shows, so that players with the same ones share a place.
    """
    return round(strength.deviation) - round(strength.rating)


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


# pages


async def standing_table(client: DvonnClient, view: View, language: Language) -> Page:
    """Return the standing message: the table with the players of matches that all readers of its channel may see."""
    guild, channel = GuildId(view.key.about), view.channel

    def sees(user: UserId, place: ChannelId) -> bool:
        return place == channel or client.visibility.may_be_shown_in(games_in(guild, place, user), channel)

    async with client.store.read() as uow:
        return table_page(await table_of(uow, guild, sees, client.clock()), language)


def table_page(table: Table, language: Language, *, own: Ranked[Strength] | Absent | None = None) -> Page:
    """The table; `own` is the row of the viewer of a private answer, or why there is none."""
    say = language.say
    return Page(
        say("table-heading"),
        describe_ranking(table.ranking, describe_rating, table.names, language) or say("table-empty"),
        describe_further(table.ranking, language),
        _describe_own(own, language) if own else None,
        f"-# {say('table-rules', games=NEEDED, days=ACTIVE.days)}",
    )


def _describe_own(own: Ranked[Strength] | Absent, language: Language) -> str:
    """The viewer's own place, or what is missing for one."""
    if isinstance(own, Ranked):
        return describe_own_row(own, describe_rating, language)
    reason_unlisted = own.why
    missing = language.say(
        f"table-unlisted-{reason_unlisted}",
        games=own.games,
        missing=max(0, NEEDED - own.games),
        days=ACTIVE.days,
        last=timestamp(own.last_at, "D") if own.last_at and own.why is Unlisted.INACTIVE else "",
    )
    if own.strength is None:
        return missing
    rating = language.say("table-own-rating", rating=describe_rating(own.strength))
    return f"{rating} {missing}"
