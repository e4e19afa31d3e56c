"""The people that one can be on the page."""

from dataclasses import dataclass
from typing import Any

from playground.people import Person


@dataclass(frozen=True)
class Resident:
    """Somebody whom a tab can be, with a few words on who that is; `phone` shows them the page as on a phone."""

    person: Person
    words: str
    phone: bool = False

    def payload(self) -> dict[str, Any]:
        """Give what the page shows of them."""
        return {
            "id": str(self.person.id),
            "username": self.person.name,
            "name": self.person.shown_name,
            "words": self.words,
            "locale": self.person.locale,
            "phone": self.phone,
        }
