"""The people as whom one can use the page."""

from dataclasses import dataclass
from typing import Any

from playground.people import Person


@dataclass(frozen=True)
class Resident:
    """A person as whom a tab can be used, described in a few words; `phone` shows the page as on a phone."""

    person: Person
    words: str
    phone: bool = False

    def payload(self) -> dict[str, Any]:
        """The person, as the page gets it."""
        return {
            "id": str(self.person.id),
            "username": self.person.name,
            "name": self.person.shown_name,
            "words": self.words,
            "locale": self.person.locale,
            "phone": self.phone,
        }
