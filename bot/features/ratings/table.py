"""The table of a server: its players by rating, why a player isn't in it, and its page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

import discord

from bot.access.visibility import Visibility
from bot.catalogue import Language
from bot.discord.client import DvonnClient
from bot.domain.glicko import Strength
from bot.domain.ids import ChannelId, GuildId, MatchId, Players, UserId, Venue
from bot.domain.match import Head
from bot.domain.ranking import Ranked, Ranking, rank
from bot.domain.view import View
from bot.features.ratings.pages import describe_rating
from bot.features.ratings.pictures import LATEST, Points, describe_left_out, table_picture
from bot.features.ratings.repository import RatingRepository
from bot.pages.beginning_pages import ChallengeChosen
from bot.pages.match_status import timestamp
from bot.pages.viewer import USUAL, DisplayOptions
from bot.storage import UnitOfWork
from bot.toolkit.control import Control, select
from bot.toolkit.lists import FIRST_PAGE, ListPage, PageNumber, list_page
from bot.toolkit.page import Block, Page, row
from bot.toolkit.ranking import describe_own_row
from bot.toolkit.words import Names, in_a_row, name

ON_A_PAGE = 10
"""How many players a picture shows."""

NEEDED = 5
"""The number of rated games that the table takes."""

ACTIVE = timedelta(days=180)
"""How long ago the last rated game, and the last game in the server, may have ended."""


class TurnTable(Control, action="table"):
    """Shows a page of the table."""

    page: PageNumber


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


def shown_in(visibility: Visibility, guild: GuildId, channel: ChannelId) -> Sees:
    """Return which games all readers of a channel may see."""

    def sees(user: UserId, place: ChannelId) -> bool:
        return place == channel or visibility.may_be_shown_in(games_in(guild, place, user), channel)

    return sees


@dataclass(frozen=True, slots=True)
class Table:
    """A page of a server's table of ratings, with what is needed to draw it."""

    ranking: Ranking[Strength]
    page: ListPage[Ranked[Strength]]
    names: Names
    """The names of those on the page."""
    points: Points
    """The points of their latest games that the readers may see in the server."""


async def table_of(
    uow: UnitOfWork, guild: GuildId, sees: Sees, at: datetime, *, page: int = FIRST_PAGE
) -> Table:
    """Return a page of the table of a server for readers who may see certain games."""
    repository, since = RatingRepository(uow), at - ACTIVE
    listed = await repository.listed_in(guild, games=NEEDED, since=since)
    seen = {user: [each for each in channels if sees(user, each)] for user, (_, channels) in listed.items()}
    ranking = rank(((user, listed[user][0].at(at)) for user in sorted(seen) if seen[user]), by=_certain)
    shown = list_page(ranking.rows, page, ON_A_PAGE)
    users = [each.user for each in shown.items]
    places = {user: seen[user] for user in users}
    latest = await repository.latest_points(guild, places, since=since, most=LATEST)
    points = {user: found[::-1] for user, found in latest.items()}
    return Table(ranking, shown, await uow.people.names(users), points)


def _certain(strength: Strength) -> int:
    """Return the rating that a player very likely exceeds, negated because the smallest key ranks first.

    It is computed from the rounded numbers in the table, so players with equal numbers share a place.
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
    guild = GuildId(view.key.about)
    sees = shown_in(client.visibility, guild, view.channel)
    async with client.store.read() as uow:
        table = await table_of(uow, guild, sees, client.clock())
    return await table_page(table, language)


async def table_page(
    table: Table,
    language: Language,
    display: DisplayOptions = USUAL,
    *,
    viewer: UserId | None = None,
    own: Ranked[Strength] | Absent | None = None,
) -> Page:
    """The table; `own` is the row of the viewer of a private answer, or why there is none."""
    say, rows, names = language.say, table.page.items, table.names
    legend = "" if display.words or not rows else say("table-legend")
    return Page(
        say("table-heading"),
        await table_picture(rows, table.points, names, language, display, own=viewer)
        if rows
        else say("table-empty"),
        "" if display.words else describe_left_out(rows, names, language),
        _describe_own(own, language) if own else None,
        f"-# {in_a_row([say('table-rules', games=NEEDED), legend], language)}",
        _challenge_menu([each for each in rows if each.user != viewer], names, language),
        *table.page.turning(TurnTable, language),
    )


def _challenge_menu(rows: Sequence[Ranked[Strength]], names: Names, language: Language) -> Block | None:
    """Return the menu of those who can be challenged; None without any."""
    options = [
        discord.SelectOption(
            label=f"{each.place}. {name(each.user, names, language)}",
            description=describe_rating(each.result),
            value=str(each.user),
        )
        for each in rows
    ]
    return row(select(language.say("ask-opponent"), options, ChallengeChosen())) if options else None


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
    return f"{rating}\n{missing}"
