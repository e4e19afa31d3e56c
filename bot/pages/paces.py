"""Paces and durations in words."""

from dataclasses import replace
from datetime import timedelta

from bot.catalogue import Language
from bot.domain import Pace
from bot.domain.clock import UNITS, split_duration
from bot.domain.rest_days import RestDays
from bot.toolkit.dates import weekdays
from bot.toolkit.words import enumerated, in_a_row


def describe_duration(time: timedelta, language: Language) -> str:
    """Describe a duration in the longest unit that divides it: "3 days", "90 seconds"."""
    count, unit = split_duration(time)
    return language.say(f"duration-{unit}", count=count)


def describe_time(time: timedelta, language: Language) -> str:
    """Describe a duration in its two longest units, rounded down: "2 days 4 hours", "8 minutes 32 seconds"."""
    parts: list[str] = []
    for unit, length in UNITS.items():
        count, time = divmod(time, length)
        if count or (unit == "s" and not parts):
            parts.append(language.say(f"duration-{unit}", count=count))
        elif parts:
            break
    return in_a_row(parts[:2], language)


def format_clock(time: timedelta) -> str:
    """Return a time as a clock shows it, rounded down to seconds: "9:40", "1:02:03"."""
    minutes, seconds = divmod(time // timedelta(seconds=1), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def describe_pace(pace: Pace, language: Language) -> str:
    """The time that players have: "3 days + 1 day/move, max 5 days", and the days off."""
    if pace.rest:
        plain = describe_pace(replace(pace, rest=None), language)
        return language.say("pace-rest", pace=plain, days=_weekdays(pace.rest, language), zone=pace.rest.zone)
    bank, increment = (describe_duration(time, language) for time in (pace.bank, pace.increment))
    if not pace:
        return language.say("pace-none")
    if pace.is_per_move:
        return language.say("pace-per-move", time=bank)
    if not pace.increment:
        return language.say("pace-whole", bank=bank)
    if pace.cap is None:
        return language.say("pace-increment", bank=bank, increment=increment)
    return language.say(
        "pace-capped", bank=bank, increment=increment, cap=describe_duration(pace.cap, language)
    )


def describe_live(pace: Pace, language: Language) -> str:
    """Say that a match at this pace is played live; empty for other paces."""
    return language.say("pace-live") if pace.is_live else ""


def describe_days_off(rest: RestDays, language: Language) -> str:
    """Describe days off with their time zone: "Saturday and Sunday (Europe/Berlin)"."""
    return language.say("days-off", days=_weekdays(rest, language), zone=rest.zone)


def _weekdays(rest: RestDays, language: Language) -> str:
    names = weekdays(language)
    return enumerated([names[day - 1] for day in sorted(rest.days)], language)
