import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.domain.ids import UserId
from bot.domain.refusals import RefusalReason, Refused

PARTS_OF_THE_WORLD = (
    *("Africa/", "America/", "Antarctica/", "Arctic/", "Asia/", "Atlantic/", "Australia/", "Europe/"),
    *("Indian/", "Pacific/"),
)
"""Prefixes of zone names that end in a place. If several names contain the same place, they share a zone."""


def read_zone(text: str) -> ZoneInfo:
    """Find a time zone by its name or by its place: Europe/Berlin, berlin, New York, São Paulo.

    Ignores case and accents, and treats spaces, underscores and hyphens alike. Raises `KeyError` for an unknown zone.
    """
    return ZoneInfo(_zones()[_plain(text)])


@cache
def _zones() -> Mapping[str, str]:
    """Map normalized zone names and place names to zone names."""
    names = sorted(available_timezones())
    places = {_plain(name.rpartition("/")[2]): name for name in names if name.startswith(PARTS_OF_THE_WORLD)}
    return places | {_plain(name): name for name in names}


def _plain(text: str) -> str:
    letters = (sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return re.sub(r"[\s_-]+", "_", "".join(letters).strip()).casefold()


HOURS = 24

_UTC = ZoneInfo("UTC")


class PingWhen(StrEnum):
    """The turns for which a user wants to be pinged."""

    EACH = "each"
    FIRST = "first"
    """Only if no other match is waiting for the user."""
    DAILY = "daily"
    """In live matches only; a message a day lists the others that wait."""
    NEVER = "never"


class PingBy(StrEnum):
    """How a user wants to be pinged, or how a server's manager wants its players to be pinged."""

    AUTOMATIC = "automatic"
    """For a user: the server's way. For a server: in the channel, or by direct message where a post would notify all
    members."""
    CHANNEL = "channel"
    """By a mention in the board message."""
    DIRECT = "direct"


class ChallengesFrom(StrEnum):
    """The users whose challenges a user accepts."""

    EVERYBODY = "everybody"
    PLAYED = "played"
    """Users with whom they have a match that was not cancelled."""
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class QuietHours:
    """The hours without pings, in full hours; the end may be on the next day."""

    start: int
    end: int
    zone: ZoneInfo

    @classmethod
    def parse(cls, start: str, end: str, zone: str) -> "QuietHours":
        """Parse hours from "0" to "23", as chosen in menus, and a zone such as "Europe/Berlin" or "Berlin".

        Raises `Refused`: NOT_QUIET_HOURS.
        """
        try:
            found = read_zone(zone)
        except KeyError as error:
            raise Refused(RefusalReason.NOT_QUIET_HOURS, zone) from error
        return cls(_hour(start), _hour(end), found)

    def end_after(self, at: datetime) -> datetime:
        """Return the earliest time for a ping: `at` itself, or the end of the quiet hours."""
        local = at.astimezone(self.zone)
        length = (self.end - self.start) % HOURS
        if (local.hour - self.start) % HOURS >= length:
            return at
        rest = (self.end - local.hour) % HOURS
        full_hour = local.replace(minute=0, second=0, microsecond=0, tzinfo=None) + timedelta(hours=rest)
        return max(at, full_hour.replace(tzinfo=self.zone).astimezone(at.tzinfo))


@dataclass(frozen=True, slots=True)
class DailyHour:
    """The full hour at which a user gets the message of the day."""

    hour: int = 18
    zone: ZoneInfo = _UTC

    @classmethod
    def parse(cls, hour: str, zone: str) -> "DailyHour":
        """Parse an hour from "0" to "23", as chosen in a menu, and a zone. Raises `Refused`: NOT_A_DAILY_HOUR."""
        if not _is_hour(hour):
            raise Refused(RefusalReason.NOT_A_DAILY_HOUR, hour)
        try:
            return cls(int(hour), read_zone(zone))
        except KeyError as error:
            raise Refused(RefusalReason.NOT_A_DAILY_HOUR, zone) from error

    def next_after(self, at: datetime) -> datetime:
        """Return the first such hour that is later than `at`."""
        today = at.astimezone(self.zone).replace(
            hour=self.hour, minute=0, second=0, microsecond=0, tzinfo=None
        )
        moments = ((today + timedelta(days=day)).replace(tzinfo=self.zone) for day in range(3))
        return next(each for moment in moments if (each := moment.astimezone(UTC)) > at)


def _is_hour(text: str) -> bool:
    return text.isascii() and text.isdigit() and int(text) < HOURS


def _hour(text: str) -> int:
    if not _is_hour(text):
        raise Refused(RefusalReason.NOT_QUIET_HOURS, text)
    return int(text)


@dataclass(frozen=True, slots=True)
class Preferences:
    """A user's preferences. The defaults are what new users expect without an explanation."""

    when: PingWhen = PingWhen.EACH
    by: PingBy = PingBy.AUTOMATIC
    quiet: QuietHours | None = None
    theme: str = ""
    """The name of a picture theme; empty for the default."""
    rotated: bool = False
    """Whether private pictures show the board rotated by 180°."""
    confirm: bool = False
    """Whether the user confirms each move."""
    words: bool = False
    """Whether private pages and direct messages describe positions in words instead of pictures."""
    chances: bool = False
    """Whether the history shows winning chances, which it does for finished matches only."""
    challenges: ChallengesFrom = ChallengesFrom.EVERYBODY
    private: bool = False
    """Whether the user's profile shows others only their own matches with the user."""
    language: str = ""
    """A language tag; empty for the language of the user's Discord client."""
    daily: DailyHour | None = None
    """When the message of the day comes, if the user has chosen that."""

    @property
    def daily_at(self) -> DailyHour | None:
        """When a message lists the matches that wait, instead of pings; None for other users."""
        if self.when is not PingWhen.DAILY:
            return None
        return self.daily or (DailyHour(zone=self.quiet.zone) if self.quiet else DailyHour())


@dataclass(frozen=True, slots=True)
class ChangedPreferences:
    user: UserId
    before: Preferences
    after: Preferences
    at: datetime
