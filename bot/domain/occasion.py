"""Why a match is played: the kind of occasion, and which one of that kind.

The rules for the matches of a kind are data: see `bot.domain.policy`.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from dvonn import Game, Position


@dataclass(frozen=True, slots=True)
class Occasion:
    kind: str
    """At most 20 characters, without a blank; stored with each match, so it never changes."""
    key: str = ""
    """Which occasion of the kind, in at most 40 characters; empty if the kind has only one."""

    @classmethod
    def parse(cls, text: str) -> "Occasion":
        """Parse the text of an occasion."""
        kind, _, key = text.partition(" ")
        return cls(kind, key)

    def __str__(self) -> str:
        return f"{self.kind} {self.key}".rstrip()


CASUAL = Occasion("casual")
"""A match that people begin as they like."""


class SecretBoard(Protocol):
    """A starting position from which many play, each alone; until its occasion ends, nobody gets help with it."""

    @property
    def occasion(self) -> Occasion: ...

    @property
    def until(self) -> datetime:
        """When the occasion ends."""

    @property
    def seed(self) -> str:
        """The seed of the computer's replies, which are the same in all matches of the occasion."""

    def has_led_to(self, position: Position) -> bool:
        """Whether a position, or an equivalent one, seems to come from this board."""

    def is_in(self, game: Game) -> bool:
        """Whether a game has a position that seems to come from this board."""
