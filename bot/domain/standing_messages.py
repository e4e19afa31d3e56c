"""Standing messages: messages in channels that managers choose, each kept up to date, one per kind, part and server."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from typing_extensions import override

from bot.domain.ids import GuildId
from bot.domain.view import View, ViewKey

EDITED_AFTER = timedelta(minutes=10)
"""The shortest time between two edits of a standing message."""

SOON = timedelta(seconds=5)
"""How long after a change a standing message is edited, so that changes that come together take one edit."""

CHECKED_AFTER = timedelta(hours=1)
"""How long after the last comparison a standing message is compared with Discord even if nothing has changed."""


@dataclass(frozen=True, slots=True)
class StandingKind:
    """A kind of standing messages. A feature declares its own with `standing_kind`."""

    name: str
    """As in options, in audit entries, and in the key `standing-…` of the catalogues."""
    number: int
    """As in the option's value and on messages on Discord, so it never changes."""

    @classmethod
    def parse(cls, text: str) -> "StandingKind":
        """Parse the output of `str`. Raises `ValueError` or `KeyError`."""
        return standing_kind_of(int(text))

    @override
    def __str__(self) -> str:
        return str(self.number)

    @property
    def view(self) -> str:
        """The kind of its views."""
        return f"standing {self.name}"

    def key(self, guild: GuildId, part: str = "") -> ViewKey:
        """Return the key of a server's message; `part` says which one, if the kind has several there."""
        return ViewKey(self.view, guild, part)


_KINDS: dict[int, StandingKind] = {}


def standing_kind(name: str, number: int) -> StandingKind:
    """Declare a kind of standing messages, beside its feature's tables. Raises `ValueError` for a known number."""
    if number in _KINDS:
        raise ValueError(f"two kinds of standing messages have the number {number}")
    _KINDS[number] = StandingKind(name, number)
    return _KINDS[number]


def standing_kinds() -> list[StandingKind]:
    """Return the declared kinds, in the order of their numbers."""
    return [_KINDS[number] for number in sorted(_KINDS)]


def standing_kind_of(number: int) -> StandingKind:
    """Return a declared kind. Raises `KeyError` for an unknown number."""
    return _KINDS[number]


def next_edit(view: View, at: datetime) -> datetime:
    """Return the earliest moment from `at` on at which a standing message may be edited."""
    return at if view.edited_at is None else max(at, view.edited_at + EDITED_AFTER)
