"""`/dvonn me away` and `/dvonn me back`, with their pages and the parser for the end of an absence."""

import asyncio
import contextlib
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta

from discord import app_commands
from discord.app_commands import Choice

from bot.catalogue import Language, language_for
from bot.domain import Match
from bot.domain.clock import days_left
from bot.domain.refusals import RefusalReason, Refused
from bot.features.absence.service import Absences
from bot.requests.handlers import Handlers, phrase
from bot.requests.request import Interaction, Request
from bot.ui.match_status import timestamp
from bot.ui.page import Page
from bot.ui.words import in_a_row, numbers

MOST_NAMED = 50
"""How many matches are listed by number."""


def away_page(until: datetime, days_left: int, matches: Sequence[Match], language: Language) -> Page:
    """Confirm an absence: its end, the matches whose clocks are paused, and the days left this year."""
    return Page(
        language.say("done-away", until=timestamp(until, "f"), relative=timestamp(until, "R")),
        "\n".join((_describe_clocks("away", matches, language), language.say("away-left", days=days_left))),
    )


def back_page(matches: Sequence[Match], language: Language) -> Page:
    """Confirm the return: the matches whose clocks run again."""
    return Page(in_a_row([language.say("done-back"), _describe_clocks("back", matches, language)], language))


def _describe_clocks(which: str, matches: Sequence[Match], language: Language) -> str:
    """Name the matches whose clocks are paused or resumed; a match without a pace has no clock."""
    timed = [match for match in matches if match.pace]
    if not timed:
        return language.say("clocks-none")
    return language.say(
        f"clocks-{which}", count=len(timed), matches=numbers(timed, language, most=MOST_NAMED)
    )


WORD = r"[^\W\d_]+"

LENGTH = re.compile(rf"(?P<number>[0-9]{{1,3}}) ?(?P<word>{WORD})")

DAY, MONTH, YEAR = r"(?P<day>[0-9]{1,2})", r"(?P<month>[0-9]{1,2})", r"(?P<year>[0-9]{4})"
NAME = rf"(?P<name>{WORD})"

DATES = [
    re.compile(pattern)
    for pattern in (
        rf"{YEAR}-{MONTH}-{DAY}",
        rf"{DAY}\. ?{MONTH}\.? ?{YEAR}?",
        rf"{DAY}(?:st|nd|rd|th|er|[.º°])?(?: d[ei](?= ))? ?{NAME}\.?,?(?: d[ei](?= ))? ?{YEAR}?",
        rf"{NAME}\.? ?{DAY}(?:st|nd|rd|th)?,? ?{YEAR}?",
    )
]

DAY_FIRST = re.compile(rf"{DAY}(?P<sign>[-/]){MONTH}(?:(?P=sign){YEAR})?")
"""With a hyphen or slash the day comes first, except in English, where 12/3 is ambiguous."""

LONGEST_QUOTED = 40
"""How many characters of unreadable input are repeated."""


def offered_lengths(language: Language) -> tuple[str, ...]:
    """Return suggested durations in words that `read_until` can parse in the same language."""
    return (
        language.say("choice-days", days=3),
        language.say("choice-weeks", weeks=1),
        language.say("choice-weeks", weeks=2),
    )


def read_until(text: str, now: datetime, language: Language) -> datetime:
    """Parse a duration from now, or a date, which means the end of that day in UTC.

    A date without a year is the next such date. The given language takes precedence over English. Raises
    `Refused`: NOT_A_DATE, also for a date in the past.
    """
    plain = " ".join(text.lower().split())
    for moment in (*_length(plain, now, language), *_ends_of_days(plain, now, language)):
        if moment > now:
            return moment
    raise Refused(RefusalReason.NOT_A_DATE, text[:LONGEST_QUOTED])


def _length(text: str, now: datetime, language: Language) -> Iterator[datetime]:
    """Yield the time at which a duration ends; nothing if the text isn't a duration."""
    found = LENGTH.fullmatch(text)
    if found and (days := _days(found["word"], language)):
        yield now + int(found["number"]) * timedelta(days=days)


def _ends_of_days(text: str, now: datetime, language: Language) -> Iterator[datetime]:
    """Yield the ends of the days that a date can mean; without a year, in this year and the next."""
    patterns = DATES if language is language_for(None) else (*DATES, DAY_FIRST)
    for found in filter(None, (pattern.fullmatch(text) for pattern in patterns)):
        parts = found.groupdict()
        month, day, year = _month(parts, language), int(found["day"]), found["year"]
        for each in (int(year),) if year else (now.year, now.year + 1):
            with contextlib.suppress(ValueError, OverflowError):  # the day does not exist in that year
                yield datetime(each, month, day, tzinfo=UTC) + timedelta(days=1)


def _days(word: str, language: Language) -> int:
    """Return how many days a unit of time has; 0 for other words."""
    for each in (language, language_for(None)):
        for words, days in ((each.say("words-for-days"), 1), (each.say("words-for-weeks"), 7)):
            if word in words.lower().split():
                return days
    return 0


def _month(parts: dict[str, str | None], language: Language) -> int:
    """Parse the number or name of a month; 0 for anything else."""
    if not (name := parts.get("name")):
        return int(parts.get("month") or 0)
    for each in (language, language_for(None)):
        for number, beginnings in enumerate(each.say("names-of-months").lower().split(), start=1):
            if name.startswith(tuple(beginnings.split("/"))):
                return number
    return 0


handlers = Handlers()


async def lengths(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest durations and the dates on which they end."""
    now, language = interaction.client.clock(), Request(interaction).language
    choices = [
        Choice(
            name=language.say(
                "choice-until", length=length, date=f"{read_until(length, now, language):%Y-%m-%d}"
            ),
            value=length,
        )
        for length in offered_lengths(language)
    ]
    return [choice for choice in choices if current.strip().lower() in choice.name.lower()]


@handlers.command("me away")
@app_commands.describe(until=phrase("option-until"))
@app_commands.autocomplete(until=lengths)
async def away(request: Request, until: str) -> Page:
    client, user, language = request.client, request.user, request.language
    end = read_until(until, client.clock(), language)
    matches = await request.get(Absences).leave(user, end)
    await _show(request, matches)
    async with client.store.read() as uow:
        absences = await uow.absences.of(user)
    return away_page(end, days_left(absences, end), matches, language)


@handlers.command("me back")
async def back(request: Request) -> Page:
    matches = await request.get(Absences).come_back(request.user)
    await _show(request, matches)
    return back_page(matches, request.language)


async def _show(request: Request, matches: Sequence[Match]) -> None:
    await asyncio.gather(*(request.client.presenter.show_match(match) for match in matches))
