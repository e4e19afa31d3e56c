"""The answers to somebody who goes away or comes back."""

from collections.abc import Sequence
from datetime import datetime

from bot.catalogue import Language
from bot.domain import Match, Pace
from bot.ui.match_status import timestamp
from bot.ui.page import Page
from bot.ui.words import in_a_row, numbers

MOST_NAMED = 50
"""How many matches are listed by their numbers."""


def away_page(until: datetime, days_left: int, matches: Sequence[Match], language: Language) -> Page:
    """The answer to going away: until when and in which matches the clocks stand still, and the days left this year."""
    return Page(
        language.say("done-away", until=timestamp(until, "f"), relative=timestamp(until, "R")),
        "\n".join((_describe_clocks("away", matches, language), language.say("away-left", days=days_left))),
    )


def back_page(matches: Sequence[Match], language: Language) -> Page:
    """The answer to coming back: the matches in which the clocks run again."""
    return Page(in_a_row([language.say("done-back"), _describe_clocks("back", matches, language)], language))


def _describe_clocks(which: str, matches: Sequence[Match], language: Language) -> str:
    """A sentence on the matches whose clocks stand still or run again; a match without a limit has no clock."""
    timed = [match for match in matches if match.pace is not Pace.NONE]
    if not timed:
        return language.say("clocks-none")
    return language.say(
        f"clocks-{which}", count=len(timed), matches=numbers(timed, language, most=MOST_NAMED)
    )
