"""The people that a tab of the page can act as."""

from dataclasses import dataclass
from typing import Any

from discord_playground.people import Person


@dataclass(frozen=True)
class Resident:
    """A person that a tab can act as, with a short description; `phone` selects the page's mobile layout."""

    person: Person
    words: str
    phone: bool = False

    def payload(self) -> dict[str, Any]:
        """Return the person as the page receives it."""
        return {
            "id": str(self.person.id),
            "username": self.person.name,
            "name": self.person.shown_name,
            "words": self.words,
            "locale": self.person.locale,
            "phone": self.phone,
            "guilds": [
                str(guild.id)
                for guild in self.person.world.guilds.values()
                if self.person.id in guild.members
            ],
        }
