"""`/dvonn-admin settings`, for users who may manage the server."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import timedelta

from bot.catalogue import languages
from bot.domain import ChannelId, Pace, ServerSettings
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.server_settings import LONGEST_KEPT_DAYS
from bot.features.server_settings.pages import (
    CHALLENGES_LAST_DAYS,
    EVER,
    OWN,
    PLACES,
    YES_NO,
    Setting,
    Settle,
    settings_page,
)
from bot.requests.handlers import Handlers
from bot.requests.request import Request
from bot.services import Servers
from bot.ui.control import read_value
from bot.ui.page import Page
from bot.ui.permissions import check_manager, missing_for

handlers = Handlers()


@handlers.admin_command("settings")
async def settings(request: Request) -> Page:
    check_manager(request.interaction)
    async with request.client.store.read() as uow:
        settled = await uow.servers.settings(request.guild)
    return settings_page(settled, missing_for(settled, request.interaction), request.language)


Chosen = tuple[str, ...]


@handlers.control(Settle)
async def settle(request: Request, control: Settle) -> Page:
    """Change one setting, if the user may still manage the server."""
    change = CHANGES[control.name]
    check_manager(request.interaction)
    settings = await request.get(Servers).settle(
        request.guild, lambda settings: change(settings, request.chosen), by=request.user
    )
    await request.client.presenter.learn_languages()
    return settings_page(settings, missing_for(settings, request.interaction), request.language)


def _channels(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    """Choose the channels for matches; an empty choice allows all channels."""
    return replace(settings, channels=tuple(ChannelId(read_value(int, each)) for each in chosen))


def _threads(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    return replace(settings, threads=read_value(PLACES.__getitem__, _one(chosen)))


def _pace(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    return replace(settings, pace=read_value(lambda text: Pace(int(text)), _one(chosen)))


def _language(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    tags = {each.tag: each.tag for each in languages()}
    return replace(settings, language=read_value({OWN: None, **tags}.__getitem__, _one(chosen)))


def _boards(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    days = {str(days): days for days in LONGEST_KEPT_DAYS}
    return replace(settings, keep_boards=read_value({EVER: None, **days}.__getitem__, _one(chosen)))


def _challenges(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    days = {str(days): timedelta(days=days) for days in CHALLENGES_LAST_DAYS}
    return replace(settings, challenges_last=read_value(days.__getitem__, _one(chosen)))


def _daily_channel(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    """Choose the channel for the puzzle of the day; an empty choice switches it off."""
    channels = [ChannelId(read_value(int, each)) for each in chosen]
    return replace(settings, daily_channel=channels[0] if channels else None)


def _daily_hour(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    hours = {str(hour): hour for hour in range(24)}
    return replace(settings, daily_hour=read_value(hours.__getitem__, _one(chosen)))


def _own_puzzles(settings: ServerSettings, chosen: Chosen) -> ServerSettings:
    return replace(settings, own_puzzles=read_value(YES_NO.__getitem__, _one(chosen)))


def _one(chosen: Chosen) -> str:
    if not chosen:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return chosen[0]


CHANGES: Mapping[Setting, Callable[[ServerSettings, Chosen], ServerSettings]] = {
    Setting.CHANNELS: _channels,
    Setting.THREADS: _threads,
    Setting.PACE: _pace,
    Setting.LANGUAGE: _language,
    Setting.BOARDS: _boards,
    Setting.CHALLENGES: _challenges,
    Setting.DAILY_CHANNEL: _daily_channel,
    Setting.DAILY_HOUR: _daily_hour,
    Setting.OWN_PUZZLES: _own_puzzles,
}
"""How each menu changes the settings."""
