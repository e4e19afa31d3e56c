"""`/dvonn-admin settings`, for users who may manage the server.

The private panel has a menu for each setting, and lists the permissions that the bot lacks in the chosen channels.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum

import discord
from discord import ui

from bot.access.permissions import missing_for
from bot.catalogue import Language, languages
from bot.domain import ChannelId, Pace, PingBy, ServerSettings
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.server_settings import LONGEST_KEPT_DAYS
from bot.pages.match_status import timestamp
from bot.pages.pace_form import OTHER, pace_choices, pace_entered, pace_form
from bot.requests.handlers import Handlers
from bot.requests.refusal_sentences import describe_refusal
from bot.requests.request import Request
from bot.services import Servers
from bot.toolkit.answer import Form
from bot.toolkit.control import Choices, Control, channel_menu, menu, read_value
from bot.toolkit.obstacles import about_missing
from bot.toolkit.page import Block, Page, row

OWN = "own"
"""The menu value for the server's own language on Discord."""

EVER = "ever"
"""The menu value for keeping boards forever."""

PLACES = {"automatic": None, "channel": False, "threads": True}
"""The menu values for the places of boards, with the value of the setting `threads` for each."""

CHALLENGES_LAST_DAYS = (1, 3, 7)
"""The choices for how long challenges stay open."""

MOST_CHANNELS = 25
"""The maximum number of channels that can be chosen; a limit of Discord's menus."""

PLAYABLE = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]
"""The types of channel in which matches can be played; this includes their threads."""


YES_NO = {"yes": True, "no": False}

MOST_WARNINGS = 5
"""The maximum number of channels for which the panel lists missing permissions."""

Lacking = Mapping[ChannelId, tuple[str, ...]]
"""The permissions that the bot lacks, per channel that still exists."""


class Setting(StrEnum):
    """The settings, by the names used in menus."""

    CHANNELS = "channels"
    THREADS = "threads"
    QUIET = "quiet"
    PINGS = "pings"
    PACE = "pace"
    LANGUAGE = "language"
    BOARDS = "boards"
    CHALLENGES = "challenges"
    DAILY_CHANNEL = "daily"
    DAILY_HOUR = "hour"
    OWN_PUZZLES = "puzzles"


class Settle(Control, action="settle"):
    """A control that changes a server setting to the value chosen in a menu."""

    name: Setting


class SettlePace(Control, action="settle-pace"):
    """Sets the server's pace to the one entered in a form."""


def settings_page(
    settings: ServerSettings, lacking: Lacking, language: Language, *, notifies_all: bool, note: str = ""
) -> Page:
    """Build the settings panel.

    `notifies_all` is whether Discord notifies the server's members of all messages; `note`, if any, is an error message
    shown at the top.
    """
    say = language.say
    return Page(
        note,
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
        "\n".join([say("settings-quiet"), *_despite_quiet(settings, language)]),
        menu(
            Settle(Setting.QUIET),
            choices=[("no", say("choice-quiet-no")), ("yes", say("choice-quiet-yes"))],
            present="yes" if settings.quiet else "no",
        ),
        "\n".join([say("settings-pings"), *_way_to_ping(settings, language, notifies_all=notifies_all)]),
        menu(
            Settle(Setting.PINGS),
            choices=[(pinged_by, say(f"choice-ping-{pinged_by}")) for pinged_by in PingBy],
            present=settings.ping_by,
        ),
        say("settings-pace"),
        menu(Settle(Setting.PACE), pace_choices(settings.pace, language), str(settings.pace)),
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


def _despite_quiet(settings: ServerSettings, language: Language) -> Iterator[str]:
    """Say what the bot posts in a channel although the server wants quiet: a manager has chosen that, too."""
    if settings.quiet and settings.daily_channel:
        yield language.say("settings-quiet-daily", channel=f"<#{settings.daily_channel}>")


def _way_to_ping(settings: ServerSettings, language: Language, *, notifies_all: bool) -> Iterator[str]:
    """Say how players are pinged, and why, where the server's level of notifications on Discord matters."""
    if settings.ping_by is PingBy.AUTOMATIC:
        yield language.say("settings-pings-all" if notifies_all else "settings-pings-mentions")
    elif settings.ping_by is PingBy.CHANNEL and notifies_all:
        yield language.say("settings-pings-everyone")


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
    chosen = settings.daily_channel if settings.daily_channel in lacking else None
    return channel_menu(Settle(Setting.DAILY_CHANNEL), language, chosen)


def _hours(language: Language) -> Choices:
    return [(str(hour), language.say("choice-hour", hour=str(hour))) for hour in range(24)]


def _at_hour(hour: int) -> datetime:
    """Return today's time at an hour in UTC. Discord shows it in local time, which changes with daylight saving."""
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


def _languages(language: Language) -> Choices:
    named = [(each.tag, each.say("language-name")) for each in languages()]
    return [(OWN, language.say("choice-language-own")), *named]


def _board_times(language: Language) -> Choices:
    return [(EVER, language.say("choice-ever")), *_days(LONGEST_KEPT_DAYS, language)]


def _days(numbers: tuple[int, ...], language: Language) -> list[tuple[str, str]]:
    return [(str(days), language.say("duration-d", count=days)) for days in numbers]


handlers = Handlers()


@handlers.admin_command("settings")
async def settings(request: Request) -> Page:
    request.check_manager()
    return await _panel(request)


async def _panel(request: Request, *, note: str = "") -> Page:
    async with request.client.store.read() as uow:
        settled = await uow.servers.settings(request.guild)
        pings = await uow.servers.pings(request.guild)
    lacking = missing_for(settled, request.interaction)
    return settings_page(settled, lacking, request.language, notifies_all=pings.notifies_all, note=note)


Chosen = tuple[str, ...]


@handlers.control(Settle)
async def settle(request: Request, control: Settle) -> Page | Form:
    """Change one setting, if the user may still manage the server."""
    request.check_manager()
    if control.name is Setting.PACE and request.chosen == (OTHER,):
        return pace_form(SettlePace(), request.language)
    change = CHANGES[control.name]
    return await _settle(request, lambda settings: change(settings, request.chosen))


@handlers.control(SettlePace)
async def settle_pace(request: Request, _: SettlePace) -> Page:
    """Set the pace from the form. Input that can't be used is reported above the panel."""
    request.check_manager()
    try:
        pace = pace_entered(request.entered)
    except Refused as refusal:
        return await _panel(request, note=describe_refusal(refusal, request.user, request.language))
    return await _settle(request, lambda settings: replace(settings, pace=pace))


async def _settle(request: Request, change: Callable[[ServerSettings], ServerSettings]) -> Page:
    await request.get(Servers).settle(request.guild, change, by=request.user)
    await request.client.presenter.learn_languages()
    return await _panel(request)


def _set_channels(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    """Choose the channels for matches; an empty choice allows all channels."""
    return replace(settings, channels=tuple(ChannelId(read_value(int, each)) for each in chosen))


def _set_threads(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    return replace(settings, threads=read_value(PLACES.__getitem__, _one(chosen)))


def _set_quiet(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    return replace(settings, quiet=read_value(YES_NO.__getitem__, _one(chosen)))


def _set_pings(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    return replace(settings, ping_by=read_value(PingBy, _one(chosen)))


def _set_pace(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    return replace(settings, pace=read_value(Pace.parse, _one(chosen)))


def _set_language(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    tags = {each.tag: each.tag for each in languages()}
    return replace(settings, language=read_value({OWN: None, **tags}.__getitem__, _one(chosen)))


def _set_boards(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    days = {str(days): days for days in LONGEST_KEPT_DAYS}
    return replace(settings, keep_boards=read_value({EVER: None, **days}.__getitem__, _one(chosen)))


def _set_challenges(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    days = {str(days): timedelta(days=days) for days in CHALLENGES_LAST_DAYS}
    return replace(settings, challenges_last=read_value(days.__getitem__, _one(chosen)))


def _set_daily_channel(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    """Choose the channel for the puzzle of the day; an empty choice switches it off."""
    channels = [ChannelId(read_value(int, each)) for each in chosen]
    return replace(settings, daily_channel=channels[0] if channels else None)


def _set_daily_hour(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    hours = {str(hour): hour for hour in range(24)}
    return replace(settings, daily_hour=read_value(hours.__getitem__, _one(chosen)))


def _set_own_puzzles(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    return replace(settings, own_puzzles=read_value(YES_NO.__getitem__, _one(chosen)))


def _one(chosen: Chosen) -> str:
    if not chosen:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return chosen[0]


CHANGES: Mapping[Setting, Callable[[ServerSettings, Chosen], ServerSettings]] = {
    Setting.CHANNELS: _set_channels,
    Setting.THREADS: _set_threads,
    Setting.QUIET: _set_quiet,
    Setting.PINGS: _set_pings,
    Setting.PACE: _set_pace,
    Setting.LANGUAGE: _set_language,
    Setting.BOARDS: _set_boards,
    Setting.CHALLENGES: _set_challenges,
    Setting.DAILY_CHANNEL: _set_daily_channel,
    Setting.DAILY_HOUR: _set_daily_hour,
    Setting.OWN_PUZZLES: _set_own_puzzles,
}
"""The function that applies the choice in each menu to the settings."""
