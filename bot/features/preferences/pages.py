"""The private panel of preferences: a control for each, which tells what is set."""

from bot.catalogue import Language
from bot.domain import Preferences, QuietHours
from bot.domain.preferences import HOURS
from bot.features.preferences.choices import (
    CHALLENGES,
    FURTHER,
    PINGS,
    QUIET,
    Menu,
    OnOff,
    Preference,
    Switch,
)
from bot.ui.blocking import blocked_button
from bot.ui.control import Control, button, menu
from bot.ui.form import Field, FieldMenu, Form
from bot.ui.page import Block, Page, beside, row

FROM, UNTIL, ZONE = "from", "to", "zone"
"""The fields of the form for quiet hours."""

EVENING, MORNING = 22, 7
"""The hours that stand there where none are chosen."""


class Prefer(Control, action="prefer"):
    """Changes one preference, to what is chosen in a menu or to the value that a button carries."""

    name: Preference
    value: OnOff | None = None


class AskQuietHours(Control, action="quiet-hours"):
    """Leads to the form for quiet hours."""


class SetQuietHours(Control, action="quiet-hours-set"):
    """Sets quiet hours as they were filled in."""


def preferences_page(chosen: Preferences, language: Language, *, note: str = "") -> Page:
    """The panel: a control for each choice, which tells what is chosen. `note` first says what went wrong."""
    say = language.say
    return Page(
        note,
        say("preferences-heading"),
        *(_menu(each, chosen, language) for each in PINGS),
        beside(
            _describe_quiet_hours(chosen.quiet, language), button(say("button-quiet-hours"), AskQuietHours())
        ),
        row(button(say("button-no-quiet-hours"), Prefer(QUIET.name, OnOff.OFF))) if chosen.quiet else None,
        _menu(CHALLENGES, chosen, language),
        row(blocked_button(language)),
        *(
            _menu(each, chosen, language) if isinstance(each, Menu) else _switch(each, chosen, language)
            for each in FURTHER
        ),
    )


def _menu(choice: Menu, chosen: Preferences, language: Language) -> Block:
    """The values of a choice, the present one marked."""
    say = language.say
    choices = [(value, choice.label(say, value)) for value in choice.values]
    return menu(Prefer(choice.name), choices, choice.present(chosen), choice.means(say))


def _switch(choice: Switch, chosen: Preferences, language: Language) -> Block:
    """The present state of a choice, and beside it the button that changes it."""
    say, on = language.say, choice.is_on(chosen)
    change = Prefer(choice.name, OnOff.OFF if on else OnOff.ON)
    return beside(choice.sentence(say, on), button(choice.label(say, on), change))


def quiet_hours_form(chosen: QuietHours | None, language: Language) -> Form:
    """Asks for quiet hours; the present ones stand there already."""
    say = language.say
    hours = [(str(hour), _clock(hour)) for hour in range(HOURS)]
    return Form(
        say("form-quiet-hours"),
        SetQuietHours(),
        fields=(
            FieldMenu(FROM, say("form-quiet-from"), hours, str(chosen.start if chosen else EVENING)),
            FieldMenu(UNTIL, say("form-quiet-until"), hours, str(chosen.end if chosen else MORNING)),
            Field(
                ZONE,
                say("form-quiet-zone"),
                explanation=say("form-quiet-zone-explanation"),
                value=chosen.zone.key if chosen else "",
                longest=64,
            ),
        ),
    )


def _describe_quiet_hours(quiet: QuietHours | None, language: Language) -> str:
    if quiet is None:
        return language.say("preferences-no-quiet-hours")
    return language.say(
        "preferences-quiet-hours", start=_clock(quiet.start), end=_clock(quiet.end), zone=quiet.zone.key
    )


def _clock(hour: int) -> str:
    return f"{hour}:00"
