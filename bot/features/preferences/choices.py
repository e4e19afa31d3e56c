"""The table of preferences: each entry draws its control in the panel and carries out what was chosen with it.

A new preference is a field of `Preferences`, an entry here, and its sentences.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from bot.catalogue import Language, language_for, languages
from bot.matches import ChallengesFrom, PingBy, PingWhen, Preferences
from bot.matches.refusals import Refused, Why
from bot.pages.control import Control, button, menu
from bot.pages.page import Block, beside
from rendering import DEFAULT, THEMES

ON, OFF = "on", "off"

Say = Callable[..., str]
"""Gives the sentence of an id, as `Language.say`."""


class Prefer(Control, action="prefer"):
    """Changes one preference, to what is chosen in a menu or to the value that a button carries."""

    name: str
    value: str | None = None


class Choice(Protocol):
    """Something that can be chosen, by the name of its field."""

    @property
    def name(self) -> str:
        """The field of `Preferences`, which its controls carry."""

    def apply(self, chosen: Preferences, value: str) -> Preferences:
        """The preferences with another value. Raises `Refused`: OUTDATED_CONTROL where there is no such value."""


@dataclass(frozen=True, slots=True)
class Menu:
    """One of several values."""

    name: str
    values: Sequence[str]
    label: Callable[[Say, str], str]
    """A value in words."""
    usual: str = ""
    """The usual value. It is kept as no choice, so that those who have it follow when another one becomes usual."""
    means: Callable[[Say], Mapping[str, str]] = lambda _: {}
    """The values that need an explanation, with it."""

    def draw(self, chosen: Preferences, language: Language) -> Block:
        """The menu, in which the present value is marked; the usual one where the chosen one no longer exists."""
        choices = [(value, self.label(language.say, value)) for value in self.values]
        value = getattr(chosen, self.name)
        present = value if value in self.values else self.usual
        return menu(Prefer(self.name), choices, present, self.means(language.say))

    def apply(self, chosen: Preferences, value: str) -> Preferences:
        """The preferences with another value. Raises `Refused`: OUTDATED_CONTROL where there is no such value."""
        for each in self.values:
            if each == value:
                return _with(chosen, self.name, "" if value == self.usual else each)
        raise Refused(Why.OUTDATED_CONTROL)


@dataclass(frozen=True, slots=True)
class Switch:
    """A choice between yes and no."""

    name: str
    sentence: Callable[[Say, bool], str]
    """The words on the present state."""
    label: Callable[[Say, bool], str]
    """The words on the button that changes it."""

    def draw(self, chosen: Preferences, language: Language) -> Block:
        """The present state, and beside it the button that changes it."""
        on: bool = getattr(chosen, self.name)
        change = button(self.label(language.say, on), Prefer(self.name, OFF if on else ON))
        return beside(self.sentence(language.say, on), change)

    def apply(self, chosen: Preferences, value: str) -> Preferences:
        """The preferences with another value."""
        return _with(chosen, self.name, value == ON)


@dataclass(frozen=True, slots=True)
class Clearing:
    """Something that is chosen by a form, and taken back by a button."""

    name: str

    def draw(self, chosen: Preferences, label: str) -> Block | None:
        """The button; none where nothing is chosen."""
        return button(label, Prefer(self.name, OFF)) if getattr(chosen, self.name) else None

    def apply(self, chosen: Preferences, _: str) -> Preferences:
        """The preferences without it."""
        return _with(chosen, self.name, None)


def _with(chosen: Preferences, name: str, value: Any) -> Preferences:  # noqa: ANN401  as the field has it
    return replace(chosen, **{name: value})


CHALLENGES = Menu(
    "challenges",
    tuple(ChallengesFrom),
    lambda say, challengers: say(f"challenges-from-{challengers}"),
    means=lambda say: {ChallengesFrom.NOBODY: say("challenges-from-nobody-means")},
)
"""The choice of whose challenges one takes."""

PINGS = (
    Menu(
        "when",
        tuple(PingWhen),
        lambda say, pinged_when: say(f"ping-when-{pinged_when}"),
        means=lambda say: {PingWhen.NEVER: say("ping-when-never-means")},
    ),
    Menu(
        "by",
        tuple(PingBy),
        lambda say, pinged_by: say(f"ping-by-{pinged_by}"),
        means=lambda say: {PingBy.DIRECT: say("ping-by-direct-means")},
    ),
)
"""The choices of when and how to be pinged."""

QUIET = Clearing("quiet")

THEME = Menu("theme", tuple(THEMES), lambda say, theme: say(f"theme-{theme}"), usual=DEFAULT.name)

AS_DISCORD = "discord"

LANGUAGE = Menu(
    "language",
    (AS_DISCORD, *(each.tag for each in languages())),
    lambda say, tag: (
        say("language-as-discord")
        if tag == AS_DISCORD
        else say("language-chosen", language=language_for(tag).say("language-name"))
    ),
    usual=AS_DISCORD,
)
"""The choice of the language in which one is answered."""

SWITCHES = (
    Switch(
        "words",
        lambda say, on: say("preferences-words" if on else "preferences-pictures"),
        lambda say, on: say("button-pictures" if on else "button-words"),
    ),
    Switch(
        "rotated",
        lambda say, on: say("preferences-turned" if on else "preferences-not-turned"),
        lambda say, on: say("button-turn-back" if on else "button-turn"),
    ),
    Switch(
        "confirm",
        lambda say, on: say("preferences-asked" if on else "preferences-not-asked"),
        lambda say, on: say("button-do-not-ask" if on else "button-do-ask"),
    ),
    Switch(
        "chances",
        lambda say, on: say("preferences-chances" if on else "preferences-no-chances"),
        lambda say, on: say("button-hide-chances" if on else "button-show-chances"),
    ),
)
"""The choices that are on or off."""

CHOICES: dict[str, Choice] = {
    each.name: each for each in (*PINGS, QUIET, CHALLENGES, LANGUAGE, THEME, *SWITCHES)
}
"""All choices, by the names that controls carry."""
