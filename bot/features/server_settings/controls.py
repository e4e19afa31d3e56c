"""The menus of the panel of a server's settings: each changes one thing and draws the panel anew."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import timedelta

from bot.catalogue import languages
from bot.features.server_settings.pages import CHALLENGES_LAST_DAYS, EVER, OWN, THREADS, settings_page
from bot.matches import ChannelId, Pace, ServerSettings
from bot.matches.refusals import Refused, Why
from bot.matches.server_settings import LONGEST_KEPT_DAYS
from bot.pages.control_ids import Action
from bot.pages.page import Page
from bot.pages.permissions import check_manager, missing_for
from bot.requests.press import Handler, Press, read_value


async def settle(press: Press) -> Page:
    """Change one thing, for who may still manage the server."""
    change = CHANGES.get(press.argument(0))
    if change is None:
        raise Refused(Why.OUTDATED_CONTROL)
    check_manager(press.interaction)
    settings = await press.client.servers.settle(press.guild, lambda settings: change(settings, press))
    await press.client.presenter.learn_languages()
    return settings_page(settings, missing_for(settings, press.interaction), press.language)


def _channels(settings: ServerSettings, press: Press) -> ServerSettings:
    """None chosen means everywhere."""
    return replace(settings, channels=tuple(ChannelId(read_value(int, each)) for each in press.chosen))


def _threads(settings: ServerSettings, press: Press) -> ServerSettings:
    return replace(settings, threads=press.value == THREADS)


def _pace(settings: ServerSettings, press: Press) -> ServerSettings:
    return replace(settings, pace=read_value(lambda text: Pace(int(text)), press.value))


def _language(settings: ServerSettings, press: Press) -> ServerSettings:
    tags = {each.tag: each.tag for each in languages()}
    return replace(settings, language=read_value({OWN: None, **tags}.__getitem__, press.value))


def _boards(settings: ServerSettings, press: Press) -> ServerSettings:
    days = {str(days): days for days in LONGEST_KEPT_DAYS}
    return replace(settings, keep_boards=read_value({EVER: None, **days}.__getitem__, press.value))


def _challenges(settings: ServerSettings, press: Press) -> ServerSettings:
    days = {str(days): timedelta(days=days) for days in CHALLENGES_LAST_DAYS}
    return replace(settings, challenges_last=read_value(days.__getitem__, press.value))


CHANGES: Mapping[str, Callable[[ServerSettings, Press], ServerSettings]] = {
    "channels": _channels,
    "threads": _threads,
    "pace": _pace,
    "language": _language,
    "boards": _boards,
    "challenges": _challenges,
}
"""What the menus change, by the names that they carry."""

HANDLERS: dict[Action, Handler] = {Action.SETTLE: settle}
