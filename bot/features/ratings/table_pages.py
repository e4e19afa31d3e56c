"""The page of a server's table: one line for each player, short enough for a phone."""

from collections.abc import Mapping

from bot.catalogue import Language
from bot.domain import UserId
from bot.features.ratings.pages import describe_rating
from bot.features.ratings.table import ACTIVE, NEEDED, Absent, Ranked, Table, Unlisted
from bot.pages.match_status import timestamp
from bot.toolkit.page import Page
from bot.toolkit.words import dotted, name, quoted


def table_page(
    table: Table, names: Mapping[UserId, str], language: Language, *, own: Ranked | Absent | None = None
) -> Page:
    """The table; `own` is the row of the viewer of a private answer, or why there is none."""
    say = language.say
    further = len(table.ranked) - len(table.shown)
    return Page(
        say("table-heading"),
        "\n".join(_describe(each, names, language) for each in table.shown) or say("table-empty"),
        say("table-further", count=further) if further else None,
        describe_own(own, language) if own else None,
        f"-# {say('table-rules', games=NEEDED, days=ACTIVE.days)}",
    )


def _describe(ranked: Ranked, names: Mapping[UserId, str], language: Language) -> str:
    player = f"**{quoted(name(ranked.user, names, language))}**"
    return dotted([f"{ranked.place}\\. {player}", describe_rating(ranked.strength)], language)


def describe_own(own: Ranked | Absent, language: Language) -> str:
    """The viewer's own place, or what is missing for one."""
    if isinstance(own, Ranked):
        rating = describe_rating(own.strength)
        return language.say("table-own", place=str(own.place), rating=rating)
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
