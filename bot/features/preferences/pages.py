"""The private panel of preferences: a control for each, which tells what is set."""

from bot.catalogue import Language
from bot.features.preferences.choices import CHALLENGES, LANGUAGE, PINGS, QUIET, SWITCHES, THEME
from bot.matches import Preferences, QuietHours
from bot.pages.blocking import blocked_button
from bot.pages.control import Control, button
from bot.pages.form import Field, Form
from bot.pages.page import Page, beside, row

FROM, UNTIL, ZONE = "from", "to", "zone"
"""The fields of the form for quiet hours."""


class AskQuietHours(Control, action="quiet-hours"):
    """Leads to the form for quiet hours."""


class SetQuietHours(Control, action="quiet-hours-set"):
    """Sets quiet hours as they were filled in."""


def preferences_page(chosen: Preferences, language: Language, *, note: str = "") -> Page:
    """The panel: a control for each choice, which tells what is chosen. `note` first says what went wrong."""
    say = language.say
    clearing = QUIET.draw(chosen, say("button-no-quiet-hours"))
    return Page(
        note,
        say("preferences-heading"),
        *(each.draw(chosen, language) for each in PINGS),
        beside(_tell_quiet_hours(chosen.quiet, language), button(say("button-quiet-hours"), AskQuietHours())),
        row(clearing) if clearing else None,
        CHALLENGES.draw(chosen, language),
        row(blocked_button(language)),
        LANGUAGE.draw(chosen, language),
        THEME.draw(chosen, language),
        *(each.draw(chosen, language) for each in SWITCHES),
    )


def quiet_hours_form(chosen: QuietHours | None, language: Language) -> Form:
    """Asks for quiet hours; the present ones stand there already."""
    say = language.say
    return Form(
        say("form-quiet-hours"),
        SetQuietHours(),
        fields=(
            Field(FROM, say("form-quiet-from"), value=_clock(chosen.start) if chosen else "22:00", longest=5),
            Field(UNTIL, say("form-quiet-until"), value=_clock(chosen.end) if chosen else "7:00", longest=5),
            Field(
                ZONE,
                say("form-quiet-zone"),
                explanation=say("form-quiet-zone-explanation"),
                value=chosen.zone.key if chosen else "",
                longest=64,
            ),
        ),
    )


def _tell_quiet_hours(quiet: QuietHours | None, language: Language) -> str:
    if quiet is None:
        return language.say("preferences-no-quiet-hours")
    return language.say(
        "preferences-quiet-hours", start=_clock(quiet.start), end=_clock(quiet.end), zone=quiet.zone.key
    )


def _clock(hour: int) -> str:
    return f"{hour}:00"
