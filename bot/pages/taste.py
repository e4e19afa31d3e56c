"""How somebody likes pictures to look."""

from dataclasses import dataclass
from typing import Self

from bot.matches import Preferences
from rendering import DEFAULT, THEMES, Theme


@dataclass(frozen=True, slots=True)
class Taste:
    """The colours of a picture, and which way round the board lies."""

    theme: Theme = DEFAULT
    rotated: bool = False

    @classmethod
    def of(cls, preferences: Preferences) -> Self:
        """The taste that somebody has chosen; a theme that no longer exists is taken as the usual one."""
        return cls(THEMES.get(preferences.theme, DEFAULT), preferences.rotated)


USUAL = Taste()
"""The look of pictures that everybody sees in a channel."""
