"""The table of preferences: what can be chosen of each, and what comes of it.

A new preference is a field of `Preferences`, its name and an entry of `FURTHER` here, and its sentences.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Protocol

from bot.catalogue import language_for, languages
from bot.domain import ChallengesFrom, PingBy, PingWhen, Preferences
from bot.domain.refusals import RefusalReason, Refused
from rendering import DEFAULT, THEMES

Say = Callable[..., str]
"""Gives the sentence of an id, as `Language.say`."""


class Preference(StrEnum):
    """The fields of `Preferences`, by the names that controls carry."""

    WHEN = "when"
    BY = "by"
    QUIET = "quiet"
    CHALLENGES = "challenges"
    LANGUAGE = "language"
    THEME = "theme"
    WORDS = "words"
    ROTATED = "rotated"
    CONFIRM = "confirm"
    CHANCES = "chances"


class OnOff(StrEnum):
    """The values of a choice between yes and no."""

    ON = "on"
    OFF = "off"


class Choice(Protocol):
    """Something that can be chosen."""

    @property
    def name(self) -> Preference:
        """The field of `Preferences` that it changes."""

    def apply(self, chosen: Preferences, value: str) -> Preferences:
        """The preferences with another value. Raises `Refused`: OUTDATED_CONTROL where there is no such value."""


@dataclass(frozen=True, slots=True)
class Menu:
    """One of several values."""

    name: Preference
    values: Sequence[str]
    label: Callable[[Say, str], str]
    """A value in words."""
    usual: str = ""
    """The usual value. It is kept as no choice, so that those who have it follow when another one becomes usual."""
    means: Callable[[Say], Mapping[str, str]] = lambda _: {}
    """The values that need an explanation, with it."""

    def present(self, chosen: Preferences) -> str:
        """The value that is chosen; the usual one where that no longer exists."""
        value: str = getattr(chosen, self.name)
        return value if value in self.values else self.usual

    def apply(self, chosen: Preferences, value: str) -> Preferences:
        """The preferences with another value. Raises `Refused`: OUTDATED_CONTROL where there is no such value."""
        for each in self.values:
            if each == value:
                return _with(chosen, self.name, "" if value == self.usual else each)
        raise Refused(RefusalReason.OUTDATED_CONTROL)


@dataclass(frozen=True, slots=True)
class Switch:
    """A choice between yes and no."""

    name: Preference
    sentence: Callable[[Say, bool], str]
    """The words on the present state."""
    label: Callable[[Say, bool], str]
    """The words on the button that changes it."""

    def is_on(self, chosen: Preferences) -> bool:
        """The present state."""
        on: bool = getattr(chosen, self.name)
        return on

    def apply(self, chosen: Preferences, value: str) -> Preferences:
        """The preferences with another value."""
        return _with(chosen, self.name, value == OnOff.ON)


@dataclass(frozen=True, slots=True)
class Clearing:
    """Something that is chosen by a form, and taken back by a button."""

    name: Preference

    def apply(self, chosen: Preferences, _: str) -> Preferences:
        """The preferences without it."""
        return _with(chosen, self.name, None)


def _with(chosen: Preferences, name: Preference, value: Any) -> Preferences:  # noqa: ANN401  as the field has it
    return replace(chosen, **{name: value})


CHALLENGES = Menu(
    Preference.CHALLENGES,
    tuple(ChallengesFrom),
    lambda say, challengers: say(f"challenges-from-{challengers}"),
    means=lambda say: {ChallengesFrom.NOBODY: say("challenges-from-nobody-means")},
)
"""The choice of whose challenges one takes."""

PINGS = (
    Menu(
        Preference.WHEN,
        tuple(PingWhen),
        lambda say, pinged_when: say(f"ping-when-{pinged_when}"),
        means=lambda say: {PingWhen.NEVER: say("ping-when-never-means")},
    ),
    Menu(
        Preference.BY,
        tuple(PingBy),
        lambda say, pinged_by: say(f"ping-by-{pinged_by}"),
        means=lambda say: {PingBy.DIRECT: say("ping-by-direct-means")},
    ),
)
"""The choices of when and how to be pinged."""

QUIET = Clearing(Preference.QUIET)

AS_DISCORD = "discord"

FURTHER: tuple[Menu | Switch, ...] = (
    Menu(
        Preference.LANGUAGE,
        (AS_DISCORD, *(each.tag for each in languages())),
        lambda say, tag: (
            say("language-as-discord")
            if tag == AS_DISCORD
            else say("language-chosen", language=language_for(tag).say("language-name"))
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
)
"""The other choices, which end the panel, from the top down; a new one is an entry here."""

CHOICES: dict[Preference, Choice] = {each.name: each for each in (*PINGS, QUIET, CHALLENGES, *FURTHER)}
"""All choices."""
