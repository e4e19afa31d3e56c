"""Absences: periods in which a player's clocks are stopped."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain.refusals import RefusalReason, Refused

ALLOWANCE = timedelta(days=30)
"""The total length of absences allowed in the 365 days before an absence ends."""

YEAR = timedelta(days=365)


@dataclass(frozen=True, slots=True)
class Absence:
    since: datetime
    until: datetime


def check_absence(until: datetime, earlier: Iterable[Absence], at: datetime) -> Absence:
    """Return an absence from `at` to `until` if the allowance covers it.

    Raises `Refused`: NOT_A_DATE if `until` is past, AWAY_TOO_LONG.
    """
    if until <= at:
        raise Refused(RefusalReason.NOT_A_DATE, until.date().isoformat())
    left = ALLOWANCE - _spent(earlier, until - YEAR)
    if until - at > left:
        raise Refused(RefusalReason.AWAY_TOO_LONG, days_left(earlier, at))
    return Absence(at, until)


def days_left(earlier: Iterable[Absence], at: datetime) -> int:
    """Count the whole days left for an absence that begins now."""
    earlier = tuple(earlier)
    days = 0
    while timedelta(days=days + 1) <= ALLOWANCE - _spent(earlier, at + timedelta(days=days + 1) - YEAR):
        days += 1
    return days


def _spent(absences: Iterable[Absence], since: datetime) -> timedelta:
    spans = (absence.until - max(absence.since, since) for absence in absences)
    return sum((span for span in spans if span > timedelta()), timedelta())
