"""Preferences of a person: pings, challenges, pictures or words, whether to be asked before a move."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from zoneinfo import ZoneInfo

from bot.domain.refusals import RefusalReason, Refused
from bot.domain.time_zone import read_zone

HOURS = 24


class PingWhen(StrEnum):
    """The turns at which somebody wants to be pinged."""

    EACH = "each"
    FIRST = "first"
    """Only when no other match was waiting for them."""
    NEVER = "never"


class PingBy(StrEnum):
    """The ways in which somebody wants to be pinged."""

    CHANNEL = "channel"
    """By a mention on the board."""
    DIRECT = "direct"
    """By a direct message."""


class ChallengesFrom(StrEnum):
    """The people from whom somebody takes challenges."""

    EVERYBODY = "everybody"
    PLAYED = "played"
    """People with whom they have begun a match before that was not cancelled."""
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class QuietHours:
    """The hours in which somebody is not pinged: from one full hour to another, which may be on the next day."""

    start: int
    end: int
    zone: ZoneInfo

    @classmethod
    def parse(cls, start: str, end: str, zone: str) -> "QuietHours":
        """Read hours such as "22" or "22:00" and a time zone such as "Europe/Berlin", or a place such as "Berlin".

        Raises `Refused`: NOT_QUIET_HOURS.
        """
        try:
            found = read_zone(zone)
        except KeyError as error:
            raise Refused(RefusalReason.NOT_QUIET_HOURS, zone) from error
        return cls(_hour(start), _hour(end), found)

    def end_after(self, at: datetime) -> datetime:
        """The moment at which somebody may be pinged: at once, or at the end of the quiet hours."""
        local = at.astimezone(self.zone)
        length = (self.end - self.start) % HOURS
        if (local.hour - self.start) % HOURS >= length:
            return at
        rest = (self.end - local.hour) % HOURS
        full_hour = local.replace(minute=0, second=0, microsecond=0, tzinfo=None) + timedelta(hours=rest)
        return max(at, full_hour.replace(tzinfo=self.zone).astimezone(at.tzinfo))


def _hour(text: str) -> int:
    hour, _, minutes = text.strip().partition(":")
    if not (hour.isascii() and hour.isdigit() and int(hour) <= HOURS) or minutes.strip("0"):
        raise Refused(RefusalReason.NOT_QUIET_HOURS, text)
    return int(hour) % HOURS


@dataclass(frozen=True, slots=True)
class Preferences:
    """One person's choices; the defaults need no explanation."""

    when: PingWhen = PingWhen.EACH
    by: PingBy = PingBy.CHANNEL
    quiet: QuietHours | None = None
    theme: str = ""
    """The name of a picture theme; empty for the usual one."""
    rotated: bool = False
    """Whether private pictures show the board turned by 180°."""
    confirm: bool = False
    """Whether the person is asked before each move."""
    words: bool = False
    """Whether private pages and direct messages tell positions in words, in the place of pictures."""
    chances: bool = False
    """Whether history tells the chance to win, which it does of finished matches only."""
    challenges: ChallengesFrom = ChallengesFrom.EVERYBODY
    language: str = ""
    """The tag of the language in which the bot answers; empty for the one in which somebody uses Discord."""
