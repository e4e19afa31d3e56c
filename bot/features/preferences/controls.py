"""The controls of the panel of preferences: each changes one thing and draws the panel anew."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.features.preferences.pages import FROM, ON, UNTIL, ZONE, preferences_page, quiet_hours_form
from bot.matches import PingBy, PingWhen, Preferences, QuietHours
from bot.matches.refusals import Refused, Why
from bot.pages.control_ids import Action
from bot.pages.form import Form
from bot.pages.page import Page
from bot.requests.press import Handler, Press, read_value
from bot.requests.refusal_sentences import tell_refusal
from rendering import DEFAULT, THEMES


async def prefer(press: Press) -> Page:
    """Change one thing: its new value was chosen in a menu, or stands in the control."""
    change, value = CHANGES.get(press.argument(0)), press.value
    if change is None:
        raise Refused(Why.OUTDATED_CONTROL)
    return await _change(press, lambda preferences: change(preferences, value))


async def ask_quiet_hours(press: Press) -> Form:
    """Ask for quiet hours."""
    chosen = await press.client.people.preferences(press.user)
    return quiet_hours_form(chosen.quiet, press.language)


async def set_quiet_hours(press: Press) -> Page:
    """Set quiet hours as they were entered; what can't be read is said above the panel."""
    entered = press.entered(FROM), press.entered(UNTIL), press.entered(ZONE)
    try:
        quiet = QuietHours.parse(*entered)
    except Refused as refusal:
        note = tell_refusal(refusal, press.user, press.language)
        return preferences_page(await press.client.people.preferences(press.user), press.language, note=note)
    return await _change(press, lambda preferences: replace(preferences, quiet=quiet))


async def _change(press: Press, change: Callable[[Preferences], Preferences]) -> Page:
    return preferences_page(await press.client.people.choose(press.user, change), press.language)


def _theme(preferences: Preferences, value: str) -> Preferences:
    """The usual theme is kept as no choice: who never chose gets whatever is usual."""
    if value not in THEMES:
        raise Refused(Why.OUTDATED_CONTROL)
    return replace(preferences, theme="" if value == DEFAULT.name else value)


CHANGES: Mapping[str, Callable[[Preferences, str], Preferences]] = {
    "when": lambda preferences, value: replace(preferences, when=read_value(PingWhen, value)),
    "by": lambda preferences, value: replace(preferences, by=read_value(PingBy, value)),
    "quiet": lambda preferences, _: replace(preferences, quiet=None),
    "theme": _theme,
    "rotated": lambda preferences, value: replace(preferences, rotated=value == ON),
    "confirm": lambda preferences, value: replace(preferences, confirm=value == ON),
}
"""What the controls change, by the names that they carry."""

HANDLERS: dict[Action, Handler] = {
    Action.PREFER: prefer,
    Action.ASK_QUIET_HOURS: ask_quiet_hours,
    Action.SET_QUIET_HOURS: set_quiet_hours,
}
