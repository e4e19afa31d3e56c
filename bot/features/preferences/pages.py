"""The private panel of preferences: what is set, in words, and a control for each."""

from bot.catalogue import Language
from bot.features.preferences.choices import PINGS, QUIET, SWITCHES, THEME
from bot.matches import PingBy, PingWhen, Preferences, QuietHours
from bot.pages.control import Control, button
from bot.pages.form import Field, Form
from bot.pages.page import Page, row

FROM, UNTIL, ZONE = "from", "to", "zone"
"""The fields of the form for quiet hours."""


class AskQuietHours(Control, action="quiet-hours"):
    """Leads to the form for quiet hours."""


class SetQuietHours(Control, action="quiet-hours-set"):
    """Sets quiet hours as they were filled in."""


def preferences_page(chosen: Preferences, language: Language, *, note: str = "") -> Page:
    """The panel: what somebody has chosen, what it means, how to change it. `note` first says what went wrong."""
    say = language.say
    return Page(
        note,
        say("preferences-heading"),
        f"{_tell_calls(chosen, language)}\n{_tell_quiet_hours(chosen.quiet, language)}",
        *(each.draw(chosen, language) for each in PINGS),
        row(
            button(say("button-quiet-hours"), AskQuietHours()),
            QUIET.draw(chosen, say("button-no-quiet-hours")),
        ),
        _tell_boards(chosen, language),
        THEME.draw(chosen, language),
        row(*(each.draw(chosen, language) for each in SWITCHES)),
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


def _tell_calls(chosen: Preferences, language: Language) -> str:
    """A sentence on when and where the player is pinged, with an example."""
    if chosen.when is PingWhen.NEVER:
        return language.say("preferences-never")
    when = "first" if chosen.when is PingWhen.FIRST else "each"
    by = "direct" if chosen.by is PingBy.DIRECT else "channel"
    return language.say(f"preferences-{when}-{by}")


def _tell_quiet_hours(quiet: QuietHours | None, language: Language) -> str:
    if quiet is None:
        return language.say("preferences-no-quiet-hours")
    return language.say(
        "preferences-quiet-hours", start=_clock(quiet.start), end=_clock(quiet.end), zone=quiet.zone.key
    )


def _tell_boards(chosen: Preferences, language: Language) -> str:
    theme = THEME.tell(chosen, language)
    switches = (each.tell(chosen, language) for each in SWITCHES)
    return "\n".join((language.say("preferences-pictures", theme=theme), *switches))


def _clock(hour: int) -> str:
    return f"{hour}:00"
