"""News that processes tell each other: something has changed that another one may show or remember."""

from enum import StrEnum
from typing import NamedTuple

from typing_extensions import override

from bot.domain.ids import EVERY_SERVER, GuildId


class About(StrEnum):
    """The kinds of news."""

    MATCH = "match"
    """A match is to be shown by the process that is there for its server."""
    CHALLENGE = "challenge"
    """Likewise a challenge."""
    PANELS = "panels"
    """Something has happened in a match: open panels are out of date, wherever they were opened."""
    PERSON = "person"
    """Somebody has chosen another language, or is to be forgotten."""


class News(NamedTuple):
    """One thing that is told: the number of a match, a challenge or a person, and the server where it belongs."""

    about: About
    number: int
    guild: GuildId = EVERY_SERVER

    @override
    def __str__(self) -> str:
        return f"{self.about} {self.number} {self.guild}"


def read_news(words: str) -> News | None:
    """Read news as they were told; None where something else was told."""
    kind, *numbers = words.split()
    if kind not in set(About):
        return None
    number, guild = map(int, numbers)
    return News(About(kind), number, GuildId(guild))
