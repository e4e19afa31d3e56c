"""The events of a match: its only truth, from which every position is replayed."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from bot.matches.ids import UserId


class Setup(StrEnum):
    """How the board is filled before the stacks move."""

    FULL = "full"
    """The players place the pieces in turn, as the rules say."""
    RANDOM = "random"
    """Lots place all 49 pieces; the match begins with the stacking phase."""


class EventKind(StrEnum):
    """What happened."""

    START = "start"
    """Always event 1. Its text holds the placements that lots made, if they did, in order, separated by blanks."""
    PLACE = "place"
    """A piece was placed; the text is the space."""
    MOVE = "move"
    """A stack was moved; the text is source and target."""
    PASS = "pass"  # noqa: S105  a move, no password
    """A forced pass, which the bot records for the player."""
    RESIGN = "resign"
    """The actor gave the match up."""


@dataclass(frozen=True, slots=True)
class Event:
    """One row of a match's history."""

    number: int
    """Counts from 1 without gaps within its match."""
    kind: EventKind
    text: str
    actor: UserId | None
    """Who did it; nobody for what the rules or lots did."""
    at: datetime
    """In UTC."""
