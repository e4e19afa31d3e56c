"""The reader of a page, and how boards are shown to them."""

from dataclasses import dataclass, field
from typing import Self

from bot.catalogue import Language
from bot.domain import Preferences, UserId
from bot.domain.ids import EVERYONE
from bot.toolkit.words import NOBODY, Names
from rendering import DEFAULT, THEMES, Theme


@dataclass(frozen=True, slots=True)
class DisplayOptions:
    """A user's display options: colours, orientation, or text instead of pictures."""

    theme: Theme = DEFAULT
    rotated: bool = False
    words: bool = False
    withheld: bool = False
    """Whether words replace pictures because no files may be sent here, not because the user prefers words."""

    @classmethod
    def of(cls, preferences: Preferences, *, may_attach: bool = True) -> Self:
        """Return the options in a user's preferences; a theme that no longer exists becomes the default."""
        return cls(
            THEMES.get(preferences.theme, DEFAULT),
            preferences.rotated,
            words=preferences.words or not may_attach,
            withheld=not (preferences.words or may_attach),
        )


USUAL = DisplayOptions()
"""The options for pictures in channels."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """The reader of a page: their language, how boards are shown to them, and the names of the players on the page."""

    language: Language
    user: UserId = EVERYONE
    """`EVERYONE` on a page for all who see its channel."""
    display: DisplayOptions = USUAL
    names: Names = field(default_factory=lambda: NOBODY)
