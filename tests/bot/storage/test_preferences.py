"""Preferences are stored as JSON, which other versions of the bot may have written."""

import itertools
import json
from zoneinfo import ZoneInfo

import pytest

from bot.domain import ChallengesFrom, PingBy, PingWhen, Preferences, QuietHours
from bot.domain.preferences import DailyHour
from bot.storage.people import format_preferences, read_preferences

NIGHTS = QuietHours(22, 7, ZoneInfo("Europe/Berlin"))

CHOSEN = Preferences(
    PingWhen.FIRST,
    PingBy.DIRECT,
    NIGHTS,
    "contrast",
    rotated=True,
    confirm=True,
    words=True,
    chances=True,
    private=True,
    challenges=ChallengesFrom.PLAYED,
    language="de",
    daily=DailyHour(7, ZoneInfo("Europe/Berlin")),
)


def test_every_kind_of_preference_comes_back() -> None:
    for when, by, quiet, theme, yes, challengers in itertools.product(
        PingWhen, PingBy, (None, NIGHTS), ("", "night"), (True, False), ChallengesFrom
    ):
        chosen = Preferences(
            when, by, quiet, theme, rotated=yes, confirm=not yes, words=yes, challenges=challengers
        )
        assert read_preferences(format_preferences(chosen)) == chosen


def test_what_is_kept_is_a_plain_text() -> None:
    assert json.loads(format_preferences(CHOSEN)) == {
        "when": "first",
        "by": "direct",
        "quiet": {"start": 22, "end": 7, "zone": "Europe/Berlin"},
        "theme": "contrast",
        "rotated": True,
        "confirm": True,
        "words": True,
        "chances": True,
        "private": True,
        "challenges": "played",
        "language": "de",
        "daily": {"hour": 7, "zone": "Europe/Berlin"},
    }


def test_what_is_not_kept_is_as_usual() -> None:
    assert read_preferences("{}") == Preferences()
    assert read_preferences('{"rotated": true}') == Preferences(rotated=True)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("when", "sometimes"),
        ("by", 3),
        ("quiet", {"start": 22, "end": 7, "zone": "Atlantis/Capital"}),
        ("quiet", {"start": 22}),
        ("quiet", "at night"),
        ("daily", {"hour": "seven", "zone": "Europe/Berlin"}),
        ("theme", None),
        ("rotated", "yes"),
    ],
)
def test_what_cannot_be_read_counts_as_not_chosen(name: str, value: object) -> None:
    text = json.dumps({**json.loads(format_preferences(CHOSEN)), name: value})
    read = read_preferences(text)
    assert getattr(read, name) == getattr(Preferences(), name)
    assert read.confirm


def test_what_a_newer_version_keeps_is_ignored_and_stays() -> None:
    text = format_preferences(CHOSEN, before='{"colour": "green", "when": "never"}')
    assert read_preferences(text) == CHOSEN
    assert json.loads(text)["colour"] == "green"
