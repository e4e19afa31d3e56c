"""`/dvonn preferences`: the table of preferences with their values, and the panel that shows and changes them.

To add a preference, add a field to `Preferences`, its name and an entry to `FURTHER` here, and its sentences.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Protocol

from bot.catalogue import Language, language_for, languages
from bot.domain import ChallengesFrom, PingBy, PingWhen, Preferences, QuietHours
from bot.domain.preferences import HOURS, DailyHour
from bot.domain.refusals import RefusalReason, Refused
from bot.pages.challenge_post import blocked_button
from bot.requests.handlers import Handlers
from bot.requests.refusal_sentences import describe_refusal
from bot.requests.request import Request
from bot.toolkit.answer import Field, FieldMenu, Form
from bot.toolkit.control import Control, button, menu
from bot.toolkit.page import Block, Page, beside, row
from rendering import DEFAULT, THEMES

Say = Callable[..., str]
"""A function that looks up and formats a sentence, as `Language.say` does."""


class Preference(StrEnum):
    """The fields of `Preferences`, by the names used in controls."""

    WHEN = "when"
    BY = "by"
    QUIET = "quiet"
    DAILY = "daily"
    CHALLENGES = "challenges"
    LANGUAGE = "language"
    THEME = "theme"
    WORDS = "words"
    ROTATED = "rotated"
    CONFIRM = "confirm"
    CHANCES = "chances"
    PRIVATE = "private"


class OnOff(StrEnum):
    """The values of a `Switch`."""

    ON = "on"
    OFF = "off"


class Choice(Protocol):
    @property
    def name(self) -> Preference:
        """The field of `Preferences` that this choice changes."""

    def apply(self, chosen: Preferences, value: str) -> Preferences:
        """Return the preferences with a new value. Raises `Refused`: OUTDATED_CONTROL if the value doesn't exist."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A choice of one value from a list."""

    name: Preference
    values: Sequence[str]
    label: Callable[[Say, str], str]
    """A function that formats a value."""
    usual: str = ""
    """The default. It is stored as an empty value, so that users who have it get the new default when it changes."""
    means: Callable[[Say], Mapping[str, str]] = lambda _: {}
    """A function that returns explanations for the values that need one."""

    def present(self, chosen: Preferences) -> str:
        """Return the stored value, or the default if none is stored or it is no longer offered."""
        value: str = getattr(chosen, self.name)
        return value if value in self.values else self.usual

    def apply(self, chosen: Preferences, value: str) -> Preferences:
        """Return the preferences with a new value. Raises `Refused`: OUTDATED_CONTROL if the value doesn't exist."""
        for each in self.values:
            if each == value:
                return _with(chosen, self.name, "" if value == self.usual else each)
        raise Refused(RefusalReason.OUTDATED_CONTROL)


@dataclass(frozen=True, slots=True)
class Switch:
    """A choice between on and off."""

    name: Preference
    sentence: Callable[[Say, bool], str]
    """A function that describes the current state."""
    label: Callable[[Say, bool], str]
    """A function that labels the button that changes the state."""

    def is_on(self, chosen: Preferences) -> bool:
        on: bool = getattr(chosen, self.name)
        return on

    def apply(self, chosen: Preferences, value: str) -> Preferences:
        return _with(chosen, self.name, value == OnOff.ON)


@dataclass(frozen=True, slots=True)
class Clearing:
    """A preference that is set with a form and cleared with a button."""

    name: Preference

    def apply(self, chosen: Preferences, _: str) -> Preferences:
        """Return the preferences with this one cleared."""
        return _with(chosen, self.name, None)


def _with(chosen: Preferences, name: Preference, value: Any) -> Preferences:  # noqa: ANN401  as the field has it
    return replace(chosen, **{name: value})


CHALLENGES = Menu(
    Preference.CHALLENGES,
    tuple(ChallengesFrom),
    lambda say, challengers: say(f"challenges-from-{challengers}"),
    means=lambda say: {ChallengesFrom.NOBODY: say("challenges-from-nobody-means")},
)

PINGS = (
    Menu(
        Preference.WHEN,
        tuple(PingWhen),
        lambda say, pinged_when: say(f"ping-when-{pinged_when}"),
        means=lambda say: {
            PingWhen.DAILY: say("ping-when-daily-means"),
            PingWhen.NEVER: say("ping-when-never-means"),
        },
    ),
    Menu(
        Preference.BY,
        tuple(PingBy),
        lambda say, pinged_by: say(f"ping-by-{pinged_by}"),
        means=lambda say: {
            PingBy.AUTOMATIC: say("ping-by-automatic-means"),
            PingBy.DIRECT: say("ping-by-direct-means"),
        },
    ),
)

QUIET = Clearing(Preference.QUIET)
DAILY = Clearing(Preference.DAILY)

AS_DISCORD = "discord"

FURTHER: tuple[Menu | Switch, ...] = (
    Menu(
        Preference.LANGUAGE,
        (AS_DISCORD, *(each.tag for each in languages())),
        lambda say, tag: (
            say("language-as-discord")
            if tag == AS_DISCORD
            else say("label-language", language=language_for(tag).say("language-name"))
        ),
        usual=AS_DISCORD,
    ),
    Menu(Preference.THEME, tuple(THEMES), lambda say, theme: say(f"theme-{theme}"), usual=DEFAULT.name),
    Switch(
        Preference.WORDS,
        lambda say, on: say("preferences-words" if on else "preferences-pictures"),
        lambda say, on: say("button-pictures" if on else "button-words"),
    ),
    Switch(
        Preference.ROTATED,
        lambda say, on: say("preferences-turned" if on else "preferences-not-turned"),
        lambda say, on: say("button-turn-back" if on else "button-turn"),
    ),
    Switch(
        Preference.CONFIRM,
        lambda say, on: say("preferences-asked" if on else "preferences-not-asked"),
        lambda say, on: say("button-do-not-ask" if on else "button-do-ask"),
    ),
    Switch(
        Preference.CHANCES,
        lambda say, on: say("preferences-chances" if on else "preferences-no-chances"),
        lambda say, on: say("button-hide-chances" if on else "button-show-chances"),
    ),
    Switch(
        Preference.PRIVATE,
        lambda say, on: say("preferences-private" if on else "preferences-not-private"),
        lambda say, on: say("button-open-profile" if on else "button-close-profile"),
    ),
)
"""The remaining choices, in the order in which they appear at the end of the panel. Add new choices here."""

CHOICES: dict[Preference, Choice] = {each.name: each for each in (*PINGS, QUIET, DAILY, CHALLENGES, *FURTHER)}


FROM, UNTIL, ZONE = "from", "to", "zone"
"""The fields of the form for quiet hours; that for the hour of the message of the day has the first and the last."""

EVENING, MORNING = 22, 7
"""The hours that the form suggests by default."""


class Prefer(Control, action="prefer"):
    """A control that changes one preference to the value chosen in a menu or carried by a button."""

    name: Preference
    value: OnOff | None = None


class AskQuietHours(Control, action="quiet-hours"):
    pass


class SetQuietHours(Control, action="quiet-hours-set"):
    pass


class AskDailyHour(Control, action="daily-hour"):
    pass


class SetDailyHour(Control, action="daily-hour-set"):
    pass


def preferences_page(chosen: Preferences, language: Language, *, note: str = "") -> Page:
    """Render the panel, with a control per choice that shows the current value. `note` reports errors first."""
    say = language.say
    return Page(
        note,
        say("preferences-heading"),
        *(_menu(each, chosen, language) for each in PINGS),
        beside(
            say("preferences-daily", hour=_clock(daily.hour), zone=daily.zone.key),
            button(say("button-daily-hour"), AskDailyHour()),
        )
        if (daily := chosen.daily_at)
        else None,
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
    say = language.say
    choices = [(value, choice.label(say, value)) for value in choice.values]
    return menu(Prefer(choice.name), choices, choice.present(chosen), choice.means(say))


def _switch(choice: Switch, chosen: Preferences, language: Language) -> Block:
    say, on = language.say, choice.is_on(chosen)
    change = Prefer(choice.name, OnOff.OFF if on else OnOff.ON)
    return beside(choice.sentence(say, on), button(choice.label(say, on), change))


def quiet_hours_form(chosen: QuietHours | None, language: Language) -> Form:
    """Build the form, prefilled with the current quiet hours."""
    say = language.say
    return Form(
        say("form-quiet-hours"),
        SetQuietHours(),
        fields=(
            _hour_menu(FROM, say("form-quiet-from"), chosen.start if chosen else EVENING),
            _hour_menu(UNTIL, say("form-quiet-until"), chosen.end if chosen else MORNING),
            _zone_field(chosen.zone.key if chosen else "", language),
        ),
    )


def daily_hour_form(chosen: DailyHour, language: Language) -> Form:
    """Build the form, prefilled with the current hour."""
    say = language.say
    return Form(
        say("form-daily"),
        SetDailyHour(),
        fields=(
            _hour_menu(FROM, say("form-daily-hour"), chosen.hour),
            _zone_field(chosen.zone.key, language),
        ),
    )


def _hour_menu(field: str, label: str, hour: int) -> FieldMenu:
    return FieldMenu(field, label, [(str(each), _clock(each)) for each in range(HOURS)], str(hour))


def _zone_field(zone: str, language: Language) -> Field:
    return Field(
        ZONE,
        language.say("form-quiet-zone"),
        explanation=language.say("form-quiet-zone-explanation"),
        value=zone,
        longest=64,
    )


def _describe_quiet_hours(quiet: QuietHours | None, language: Language) -> str:
    if quiet is None:
        return language.say("preferences-no-quiet-hours")
    return language.say(
        "preferences-quiet-hours", start=_clock(quiet.start), end=_clock(quiet.end), zone=quiet.zone.key
    )


def _clock(hour: int) -> str:
    return f"{hour}:00"


handlers = Handlers()


@handlers.command("preferences")
async def preferences(request: Request) -> Page:
    return preferences_page(await request.preferences(), request.language)


@handlers.control(Prefer)
async def prefer(request: Request, control: Prefer) -> Page:
    """Change one preference, to the value chosen in a menu or carried by the control."""
    value = request.chosen_one or control.value
    if value is None:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return await _change(request, lambda preferences: CHOICES[control.name].apply(preferences, value))


@handlers.control(AskQuietHours)
async def ask_quiet_hours(request: Request, _: AskQuietHours) -> Form:
    chosen = await request.preferences()
    return quiet_hours_form(chosen.quiet, request.language)


@handlers.control(SetQuietHours)
async def set_quiet_hours(request: Request, _: SetQuietHours) -> Page:
    """Set quiet hours from the form."""
    entered = request.entered(FROM), request.entered(UNTIL), request.entered(ZONE)
    try:
        quiet = QuietHours.parse(*entered)
    except Refused as refusal:
        return await _unreadable(request, refusal)
    return await _change(request, lambda preferences: replace(preferences, quiet=quiet))


@handlers.control(AskDailyHour)
async def ask_daily_hour(request: Request, _: AskDailyHour) -> Form:
    return daily_hour_form((await request.preferences()).daily_at or DailyHour(), request.language)


@handlers.control(SetDailyHour)
async def set_daily_hour(request: Request, _: SetDailyHour) -> Page:
    """Set the hour of the message of the day from the form."""
    entered = request.entered(FROM), request.entered(ZONE)
    try:
        daily = DailyHour.parse(*entered)
    except Refused as refusal:
        return await _unreadable(request, refusal)
    return await _change(request, lambda preferences: replace(preferences, when=PingWhen.DAILY, daily=daily))


async def _unreadable(request: Request, refusal: Refused) -> Page:
    """Return the panel with the reason why the input of a form can't be used."""
    note = describe_refusal(refusal, request.user, request.language)
    return preferences_page(await request.preferences(), request.language, note=note)


async def _change(request: Request, change: Callable[[Preferences], Preferences]) -> Page:
    return preferences_page(await request.client.people.choose(request.user, change), request.language)
