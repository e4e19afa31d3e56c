"""`/dvonn away` with its pages, and the parser for the end of an absence."""

import asyncio
import contextlib
import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import NewType

from discord import app_commands
from discord.app_commands import Choice

from bot.catalogue import Language, language_for
from bot.domain import Match, UserId
from bot.domain.clock import days_left
from bot.domain.refusals import RefusalReason, Refused
from bot.features.absence.service import Absences
from bot.pages.game_words import list_matches
from bot.pages.match_status import timestamp
from bot.requests.handlers import Handlers, phrase
from bot.requests.request import Interaction, Request
from bot.services.match_lifecycle import in_order
from bot.toolkit.answer import Field, Form
from bot.toolkit.control import Control, Style, button
from bot.toolkit.dates import Dates
from bot.toolkit.page import Page, row
from bot.toolkit.words import in_a_row

MOST_NAMED = 50
"""The maximum number of matches to list by number."""

UNTIL = "until"
"""The field of the form for the end of an absence."""

LENGTHS = (3, 7, 14)
"""The absences that buttons and autocomplete offer, in days."""

DayCount = NewType("DayCount", int)


class LeaveFor(Control, action="away-for"):
    """Begins an absence of some days."""

    days: DayCount


class AskUntil(Control, action="away-until"):
    """Asks for the end of an absence in a form."""


class LeaveUntil(Control, action="away-form"):
    """Begins an absence until the date in the form."""


class ComeBack(Control, action="back"):
    """Ends an absence."""


def ask_away_page(days_left: int, language: Language) -> Page:
    """Offer absences of usual lengths, and a form for any other."""
    return Page(
        in_a_row([language.say("ask-away"), language.say("away-left-now", days=days_left)], language),
        row(
            *(
                button(offered_length(days, language), LeaveFor(DayCount(days)), disabled=days > days_left)
                for days in LENGTHS
            ),
            button(language.say("button-away-until"), AskUntil()),
        ),
    )


def away_page(
    user: UserId, until: datetime, days_left: int, matches: Sequence[Match], language: Language
) -> Page:
    """Describe an absence: its end, what it does to the clocks of the user's matches, and the days left this year."""
    return Page(
        language.say("done-away", until=timestamp(until, "f"), relative=timestamp(until, "R")),
        "\n".join((*_describe_stopped(user, matches, language), language.say("away-left", days=days_left))),
        row(
            button(language.say("button-back-again"), ComeBack(), style=Style.primary),
            button(language.say("button-away-until"), AskUntil()),
        ),
    )


def until_form(language: Language) -> Form:
    field = Field(
        UNTIL, language.say("form-away-until"), explanation=language.say("option-until"), longest=MOST_TYPED
    )
    return Form(language.say("form-away"), LeaveUntil(), fields=(field,))


def back_page(matches: Sequence[Match], language: Language) -> Page:
    """Confirm the return, and name the matches whose clocks run again."""
    timed = [match for match in matches if match.pace]
    told = (
        language.say("clocks-back", matches=_named(timed, language)) if timed else language.say("clocks-none")
    )
    return Page(in_a_row([language.say("done-back"), told], language))


def _describe_stopped(user: UserId, matches: Sequence[Match], language: Language) -> list[str]:
    """Name the matches whose clocks are stopped, those in which the present turn still counts, and the live ones.

    A match without a pace has no clock.
    """
    timed = [match for match in matches if match.pace]
    if not timed:
        return [language.say("clocks-none")]
    live = [match for match in timed if match.pace.is_live]
    slow = [match for match in timed if not match.pace.is_live]
    begun = [match for match in slow if match.player_to_move == user and not match.stands_still]
    stopped = [match for match in slow if match not in begun]
    told = (
        language.say("clocks-away", matches=_named(stopped, language)) if stopped else "",
        language.say("clocks-begun", matches=_named(begun, language)) if begun else "",
        language.say("clocks-live", matches=_named(live, language)) if live else "",
    )
    return list(filter(None, told))


def _named(matches: Sequence[Match], language: Language) -> str:
    return list_matches(matches, language, most=MOST_NAMED)


LENGTH = re.compile(r"(?P<number>[0-9]{1,3}) ?(?P<word>[^\W\d_]+)")

LONGEST_QUOTED = 40
"""The maximum number of characters of unreadable input to repeat."""

MOST_TYPED = 40
"""How many characters the form accepts."""


def offered_length(days: int, language: Language) -> str:
    """Return a duration in words that `read_until` can parse in the same language: in days, or in whole weeks."""
    weeks, rest = divmod(days, 7)
    return language.say("duration-d", count=days) if rest else language.say("choice-weeks", weeks=weeks)


def read_until(text: str, now: datetime, dates: Dates) -> datetime:
    """Parse a duration from now, or a date, which means the end of that day in UTC.

    A date without a year is the next such date. The reader's language takes precedence over English. Raises
    `Refused`: NOT_A_DATE, also for a date in the past.
    """
    with contextlib.suppress(OverflowError):  # the last day of the calendar has no end
        if (end := _end_of_length(text, now, dates.language)) and end > now:
            return end
        if day := dates.coming(text, now.date()):
            return datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    raise Refused(RefusalReason.NOT_A_DATE, text[:LONGEST_QUOTED])


def _end_of_length(text: str, now: datetime, language: Language) -> datetime | None:
    """Return the time at which a duration ends; None if the text isn't a duration."""
    found = LENGTH.fullmatch(" ".join(text.lower().split()))
    if found and (days := _days(found["word"], language)):
        return now + int(found["number"]) * timedelta(days=days)
    return None


def _days(word: str, language: Language) -> int:
    """Return how many days a unit of time has; 0 for other words."""
    for each in (language, language_for(None)):
        for words, days in ((each.say("words-for-days"), 1), (each.say("words-for-weeks"), 7)):
            if word in words.lower().split():
                return days
    return 0


handlers = Handlers()


async def suggest_lengths(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest durations and the dates on which they end."""
    now, dates = interaction.client.clock(), Request(interaction).dates
    language = dates.language
    choices = [
        Choice(
            name=language.say(
                "choice-until", length=length, date=dates.write(read_until(length, now, dates))
            ),
            value=length,
        )
        for length in (offered_length(days, language) for days in LENGTHS)
    ]
    return [choice for choice in choices if current.strip().lower() in choice.name.lower()]


@handlers.command("away")
@app_commands.describe(until=phrase("option-until"))
@app_commands.autocomplete(until=suggest_lengths)
async def away(request: Request, until: str | None = None) -> Page:
    """Begin an absence until the given end; without one, show the current absence or offer usual lengths."""
    if until is not None:
        return await _leave_until(request, until)
    user, language, now = request.user, request.language, request.client.clock()
    async with request.client.store.read() as uow:
        absences = await uow.absences.of(user)
        present = (await uow.absences.current([user])).get(user)
        running = in_order(await uow.matches.running_of(user)) if present else ()
    if present is None or present.until <= now:
        return ask_away_page(days_left(absences, now), language)
    concerned = [match for match in running if user in match.away or match.pace.is_live]
    return away_page(user, present.until, days_left(absences, present.until), concerned, language)


@handlers.control(LeaveFor)
async def leave_for(request: Request, control: LeaveFor) -> Page:
    if control.days not in LENGTHS:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return await _leave(request, request.client.clock() + timedelta(days=control.days))


@handlers.control(AskUntil)
async def ask_until(request: Request, _: AskUntil) -> Form:
    return until_form(request.language)


@handlers.control(LeaveUntil)
async def leave_until(request: Request, _: LeaveUntil) -> Page:
    return await _leave_until(request, request.entered(UNTIL))


@handlers.control(ComeBack)
async def come_back(request: Request, _: ComeBack) -> Page:
    matches = await request.get(Absences).come_back(request.user)
    await _show(request, matches)
    return back_page(matches, request.language)


async def _leave_until(request: Request, text: str) -> Page:
    return await _leave(request, read_until(text, request.client.clock(), request.dates))


async def _leave(request: Request, end: datetime) -> Page:
    matches = await request.get(Absences).leave(request.user, end)
    await _show(request, matches)
    async with request.client.store.read() as uow:
        absences = await uow.absences.of(request.user)
    return away_page(request.user, end, days_left(absences, end), matches, request.language)


async def _show(request: Request, matches: Sequence[Match]) -> None:
    await asyncio.gather(*(request.client.presenter.show_match(match) for match in matches))
