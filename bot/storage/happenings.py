"""The happenings of a match as the table `events` keeps them: a kind, and a text where more is to be told.

Kinds and texts never change, as the matches of all times are kept in them.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import cache, lru_cache

from bot.domain.events import (
    Abandoned,
    CameBack,
    Cancelled,
    CancelReason,
    Declined,
    DrawAgreed,
    Halted,
    HaltReason,
    Happening,
    Offered,
    OfferKind,
    Resigned,
    Started,
    TimedOut,
    Undone,
    WentAway,
    WentOn,
)
from dvonn import PASS, Game, Jump, Pass, Place, Position, parse_move

EMPTY = Position()

_OPENINGS = 128
"""How many openings are remembered: a board that was filled by lot takes 49 placements to read."""

read_move = cache(parse_move)
"""Reads a move as the storage has written it. Each is read once: there are the 49 placements, and the jumps between."""


def format_opening(game: Game) -> str:
    """The text of a game as an opening."""
    start = [] if game.start == EMPTY else [str(game.start).replace(" ", "_")]
    return " ".join([*start, *map(str, game.moves)])


@lru_cache(_OPENINGS)
def parse_opening(text: str) -> Game:
    """Read what `format_opening` wrote. Raises what the engine raises for other texts."""
    words = text.split()
    start = EMPTY
    if words and "/" in words[0]:
        start = Position.parse(words.pop(0).replace("_", " "))
    return Game(map(read_move, words), start=start)


CANCELLATION = "cancel"
"""The kind of the last event of a match that was cancelled."""

OFFER, REFUSAL, ABSENCE, RETURN = "offer", "refuse", "away", "back"
CHANGES = ("start", "place", "move", "pass", "undo")
"""The kinds of the events that change the position."""
LAPSING = ("place", "move", "pass", "undo", REFUSAL)
"""The kinds of the events with which an offer no longer stands."""

_KINDS: Mapping[type[Happening], str] = {
    Started: "start",
    Place: "place",
    Jump: "move",
    Pass: "pass",
    Undone: "undo",
    Offered: OFFER,
    Declined: REFUSAL,
    Resigned: "resign",
    DrawAgreed: "draw",
    TimedOut: "timeout",
    Abandoned: "abandon",
    Cancelled: CANCELLATION,
    WentAway: ABSENCE,
    CameBack: RETURN,
    Halted: "halt",
    WentOn: "go on",
}

_READ: Mapping[str, Callable[[str], Happening]] = {
    "start": lambda text: Started(parse_opening(text)),
    "place": read_move,
    "move": read_move,
    "pass": lambda _: PASS,
    "undo": lambda text: Undone(int(text)),
    "offer": lambda text: Offered(OfferKind(text)),
    "refuse": lambda text: Declined(OfferKind(text)),
    "resign": lambda _: Resigned(),
    "draw": lambda _: DrawAgreed(),
    "timeout": lambda _: TimedOut(),
    "abandon": lambda _: Abandoned(),
    "cancel": lambda text: Cancelled(CancelReason(text.partition(" ")[0]), text.partition(" ")[2]),
    "away": lambda text: WentAway(datetime.fromisoformat(text)),
    "back": lambda _: CameBack(),
    "halt": lambda text: Halted(HaltReason(text)),
    "go on": lambda _: WentOn(),
}


def format_happening(what: Happening) -> tuple[str, str]:
    """The kind and the text of a happening."""
    return _KINDS[type(what)], _text(what)


def parse_happening(kind: str, text: str) -> Happening:
    """Read what `format_happening` wrote. Raises `KeyError` for another kind, `ValueError` for another text."""
    return _READ[kind](text)


def _text(what: Happening) -> str:
    match what:
        case Started(opening):
            return format_opening(opening)
        case Place() | Jump() | Pass():
            return str(what)
        case Undone(word) | Offered(word) | Declined(word) | Halted(word):
            return str(word)
        case Cancelled(reason, words):
            return f"{reason} {words}".rstrip()
        case WentAway(until):
            return until.isoformat()
        case _:
            return ""
