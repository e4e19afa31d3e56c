"""How somebody likes positions to be shown."""

from dataclasses import dataclass
from typing import Self

from bot.domain import Preferences
from rendering import DEFAULT, THEMES, Theme


@dataclass(frozen=True, slots=True)
class DisplayOptions:
    """The colours of a picture, which way round the board lies, or words in its place."""

    theme: Theme = DEFAULT
    rotated: bool = False
    words: bool = False

    @classmethod
    def of(cls, preferences: Preferences) -> Self:
        """The taste that somebody has chosen; a theme that no longer exists is taken as the usual one."""
        return cls(THEMES.get(preferences.theme, DEFAULT), preferences.rotated, preferences.words)


USUAL = DisplayOptions()
"""The look of pictures that everybody sees in a channel."""
