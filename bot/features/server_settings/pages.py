"""The private panel of server settings: a menu for each, and the permissions that the bot lacks for them."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from enum import StrEnum

import discord
from discord import ui

from bot.catalogue import Language, languages
from bot.domain import ChannelId, Pace, ServerSettings
from bot.domain.server_settings import LONGEST_KEPT_DAYS
from bot.ui.control import Choices, Control, menu
from bot.ui.match_status import timestamp
from bot.ui.page import Block, Page, row
from bot.ui.permissions import about_missing

OWN = "own"
"""The menu value for the server's own language on Discord."""

EVER = "ever"
"""The menu value for keeping boards forever."""

PLACES = {"automatic": None, "channel": False, "threads": True}
"""The menu values for where boards are shown, with the value of the setting `threads` for each."""

CHALLENGES_LAST_DAYS = (1, 3, 7)
"""The choices for how long challenges stay open."""

MOST_CHANNELS = 25
"""Maximum number of channels that can be chosen; a limit of Discord's menus."""

PLAYABLE = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]
"""The types of channel in which matches can be played; this includes their threads."""

POSTABLE = [discord.ChannelType.text, discord.ChannelType.news]
"""The types of channel that can receive the puzzle of the day."""

YES_NO = {"yes": True, "no": False}

MOST_WARNINGS = 5
"""Maximum number of channels for which the panel lists missing permissions."""

Lacking = Mapping[ChannelId, tuple[str, ...]]
"""The permissions that the bot lacks, per channel that still exists."""


class Setting(StrEnum):
    """The settings, by the names used in menus."""

    CHANNELS = "channels"
    THREADS = "threads"
    PACE = "pace"
    LANGUAGE = "language"
    BOARDS = "boards"
    CHALLENGES = "challenges"
    DAILY_CHANNEL = "daily"
    DAILY_HOUR = "hour"
    OWN_PUZZLES = "puzzles"


class Settle(Control, action="settle"):
    """Changes a server setting to the value chosen in a menu."""

    name: Setting


def settings_page(settings: ServerSettings, lacking: Lacking, language: Language) -> Page:
    say = language.say
    return Page(
        say("settings-heading"),
        *_warnings(lacking, language),
        say("settings-channels"),
        _channels(settings, lacking, language),
        say("settings-threads"),
        menu(
            Settle(Setting.THREADS),
            choices=[
                ("automatic", say("choice-place-automatic")),
                ("channel", say("choice-place-channel")),
                ("threads", say("choice-place-threads")),
            ],
            present=next(place for place, threads in PLACES.items() if threads is settings.threads),
        ),
        say("settings-pace"),
        menu(Settle(Setting.PACE), choices=_paces(language), present=str(int(settings.pace))),
        say("settings-language"),
        menu(Settle(Setting.LANGUAGE), choices=_languages(language), present=settings.language or OWN),
        say("settings-boards"),
        menu(
            Settle(Setting.BOARDS), choices=_board_times(language), present=str(settings.keep_boards or EVER)
        ),
        say("settings-challenges"),
        menu(
            Settle(Setting.CHALLENGES),
            choices=_days(CHALLENGES_LAST_DAYS, language),
            present=str(settings.challenges_last // timedelta(days=1)),
        ),
        say("settings-daily-channel"),
        _daily_channel(settings, lacking, language),
        say("settings-daily-hour", time=timestamp(_at_hour(settings.daily_hour), "t")),
        menu(Settle(Setting.DAILY_HOUR), choices=_hours(language), present=str(settings.daily_hour)),
        say("settings-own-puzzles"),
        menu(
            Settle(Setting.OWN_PUZZLES),
            choices=[("yes", say("choice-own-puzzles-yes")), ("no", say("choice-own-puzzles-no"))],
            present="yes" if settings.own_puzzles else "no",
        ),
    )


def _channels(settings: ServerSettings, lacking: Lacking, language: Language) -> Block:
    """Build the menu of the channels where matches may be played, without deleted ones."""
    return row(
        ui.ChannelSelect(
            custom_id=Settle(Setting.CHANNELS).custom_id,
            placeholder=language.say("choice-everywhere"),
            channel_types=PLAYABLE,
            min_values=0,
            max_values=MOST_CHANNELS,
            default_values=[discord.Object(channel) for channel in settings.channels if channel in lacking],
        )
    )


def _daily_channel(settings: ServerSettings, lacking: Lacking, language: Language) -> Block:
    chosen = [discord.Object(each) for each in (settings.daily_channel,) if each and each in lacking]
    return row(
        ui.ChannelSelect(
            custom_id=Settle(Setting.DAILY_CHANNEL).custom_id,
            placeholder=language.say("choice-no-channel"),
            channel_types=POSTABLE,
            min_values=0,
            max_values=1,
            default_values=chosen,
        )
    )


def _hours(language: Language) -> Choices:
    return [(str(hour), language.say("choice-hour", hour=str(hour))) for hour in range(24)]


def _at_hour(hour: int) -> datetime:
    """The time today with this hour in UTC. Discord shows it in local time, which changes with daylight saving."""
    return datetime.now(UTC).replace(hour=hour, minute=0)


def _warnings(lacking: Lacking, language: Language) -> Iterator[str]:
    """List the channels where the bot lacks permissions, one line each."""
    troubled = [channel for channel, missing in lacking.items() if missing]
    lines = [
        language.say("settings-missing", **about_missing(channel, lacking[channel], language))
        for channel in troubled[:MOST_WARNINGS]
    ]
    if len(troubled) > MOST_WARNINGS:
        lines.append(language.say("settings-missing-further", count=len(troubled) - MOST_WARNINGS))
    if lines:
        yield "\n".join(lines)


def _paces(language: Language) -> Choices:
    return [(str(int(pace)), language.say(f"choice-pace-{pace.name.lower()}")) for pace in Pace]


def _languages(language: Language) -> Choices:
    named = [(each.tag, each.say("language-name")) for each in languages()]
    return [(OWN, language.say("choice-language-own")), *named]


def _board_times(language: Language) -> Choices:
    return [(EVER, language.say("choice-ever")), *_days(LONGEST_KEPT_DAYS, language)]


def _days(numbers: tuple[int, ...], language: Language) -> list[tuple[str, str]]:
    return [(str(days), language.say("choice-days", days=days)) for days in numbers]
