"""The rows of a ranking on a page: one line for each person, short enough for a phone."""

from collections.abc import Callable
from typing import TypeVar

from bot.catalogue import Language
from bot.domain import UserId
from bot.domain.ranking import Ranked, Ranking
from bot.toolkit.words import Names, dotted, named

T = TypeVar("T")

SHOWN = 20
"""The number of people that a table names unless it is a short one."""

PODIUM = 3
"""The number of people whom a look back names."""


def describe_ranking(
    ranking: Ranking[T],
    describe: Callable[[T], str],
    names: Names,
    language: Language,
    *,
    most: int = SHOWN,
    own: UserId | None = None,
) -> str:
    """Write the first `most` rows, and that of `own` if it isn't among them; empty without any."""
    shown = list(ranking.rows[:most])
    row = ranking.of(own)
    if row and row not in shown:
        shown.append(row)
    return "\n".join(describe_row(each, describe(each.result), names, language) for each in shown)


def describe_row(ranked: Ranked[T], figures: str, names: Names, language: Language) -> str:
    """Write a row; it may have no figures."""
    user = f"{ranked.place}\\. **{named(ranked.user, names, language)}**"
    return dotted(filter(None, [user, figures]), language)


def describe_further(ranking: Ranking[T], language: Language, *, most: int = SHOWN) -> str | None:
    """Describe how many more people there are than the table names."""
    further = len(ranking) - most
    return language.say("ranking-further", count=further) if further > 0 else None


def describe_own_row(own: Ranked[T], describe: Callable[[T], str], language: Language) -> str:
    """Describe the viewer's own row, below the table."""
    return language.say("ranking-own", place=own.place, figures=describe(own.result))
