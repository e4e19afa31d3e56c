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
    RECORD = "record"
    """The match goes on from a position of a recorded game."""


class EventKind(StrEnum):
    """What happened."""

    START = "start"
    """Always event 1. Its text is the opening: what stood on the board when the players took over."""

    PLACE = "place"
    """A piece was placed; the text is the space."""
    MOVE = "move"
    """A stack was moved; the text is source and target."""
    PASS = "pass"  # noqa: S105  a move, no password
    """A forced pass, which the bot records for the player."""
    UNDO = "undo"
    """The actor agreed to an undo; the text is the number of the first event that no longer counts."""

    OFFER = "offer"
    """The actor offers what the text says (an `OfferKind`)."""
    REFUSE = "refuse"
    """The actor turned the standing offer down."""

    RESIGN = "resign"
    """The actor gave the match up."""
    DRAW = "draw"
    """The actor agreed to a draw."""
    TIMEOUT = "timeout"
    """The actor's time ran out."""
    ABANDON = "abandon"
    """The match stood still for too long and was closed; nobody has won."""

    AWAY = "away"
    """The actor's clock stands still from now on; the text is the time until which, in ISO 8601."""
    BACK = "back"
    """The actor's clock runs again."""
    HALT = "halt"
    """The match can't go on, for the reason in the text (a `HaltReason`)."""
    GO_ON = "go on"
    """It can go on again."""


MOVES = frozenset({EventKind.PLACE, EventKind.MOVE, EventKind.PASS})
"""What is played."""

ON_THE_BOARD = MOVES | {EventKind.START, EventKind.UNDO}
"""What changes the position."""

ENDINGS = frozenset({EventKind.RESIGN, EventKind.DRAW, EventKind.TIMEOUT, EventKind.ABANDON})
"""What ends a match before neither player can move."""

ASIDE = frozenset({EventKind.AWAY, EventKind.BACK, EventKind.HALT, EventKind.GO_ON, EventKind.ABANDON})
"""What is no news for a channel: the board that stands there tells it, and none is posted for it."""


class OfferKind(StrEnum):
    """What one player can offer the other."""

    DRAW = "draw"
    UNDO = "undo"


class HaltReason(StrEnum):
    """Why a match stands still."""

    CHANNEL = "channel"
    """The bot can't write where the match is played."""
    LEFT = "left"
    """A player is no longer in the server."""
    SERVER = "server"
    """The server is gone, or the bot was removed from it."""


@dataclass(frozen=True, slots=True)
class Event:
    """One row of a match's history."""

    number: int
    """Counts from 1 without gaps within its match."""
    kind: EventKind
    text: str
    actor: UserId | None
    """Who did it; nobody for what the rules, lots or circumstances did."""
    at: datetime
    """In UTC."""
