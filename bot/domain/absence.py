"""Absences: the days on which a player's clocks stand still."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain.refusals import RefusalReason, Refused

ALLOWANCE = timedelta(days=30)
"""How long somebody may be away in the 365 days before the end of an absence."""

YEAR = timedelta(days=365)


@dataclass(frozen=True, slots=True)
class Absence:
    """A time in which somebody is away, or was."""

    since: datetime
    until: datetime


def check_absence(until: datetime, earlier: Iterable[Absence], at: datetime) -> Absence:
    """The absence from now until a moment, where enough days are left.

    Raises `Refused`: NOT_A_DATE for a time that is over, AWAY_TOO_LONG.
    """
    if until <= at:
        raise Refused(RefusalReason.NOT_A_DATE, until.date().isoformat())
    left = ALLOWANCE - _spent(earlier, until - YEAR)
    if until - at > left:
        raise Refused(RefusalReason.AWAY_TOO_LONG, days_left(earlier, at))
    return Absence(at, until)


def days_left(earlier: Iterable[Absence], at: datetime) -> int:
    """The whole days that are left for an absence that begins now."""
    earlier = tuple(earlier)
    days = 0
    while timedelta(days=days + 1) <= ALLOWANCE - _spent(earlier, at + timedelta(days=days + 1) - YEAR):
        days += 1
    return days


def _spent(absences: Iterable[Absence], since: datetime) -> timedelta:
    """How long somebody was away since a moment."""
    spans = (absence.until - max(absence.since, since) for absence in absences)
    return sum((span for span in spans if span > timedelta()), timedelta())
