"""The tables of matches and events, and the text form of events.

The events are the single source of truth about a match. `matches` adds only the players, the place, the terms, the
clock, and what indexes need so that no query scans finished matches: when a match ended and with what result, who is to
move, and when something is due.

An event is stored as a kind and a text with its details. Kinds and texts never change, as old matches are stored in
them.
"""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from functools import cache, lru_cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    Row,
    String,
    Table,
    Text,
    cast,
    false,
    func,
    select,
    text,
)

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
    TimeGiven,
    Undone,
    WentAway,
    WentOn,
)
from bot.domain.obstacle import Obstacle, ObstacleKind
from bot.domain.occasion import CASUAL, Occasion
from bot.storage.schema import Moment, PaceCode, Seconds, Utc, key, metadata, partial_index
from dvonn import PASS, Game, Jump, Pass, Place, Position, parse_move

matches = Table(
    "matches",
    metadata,
    Column("id", key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("white_id", BigInteger, nullable=False),
    Column("black_id", BigInteger, nullable=False),
    Column("setup", String(10), nullable=False),
    Column("finished_at", Utc),
    Column("result", String(5)),
    Column("time_control", PaceCode, nullable=False, server_default="0"),
    Column("in_thread", Boolean, nullable=False, server_default=false()),
    Column("parent_id", BigInteger),
    Column("mover_id", BigInteger),
    Column("due_at", Moment),
    Column("clock_since", Moment),
    Column("left_s", Seconds),
    Column("waiting_s", Seconds),
    Column("notice_s", Seconds),
    Column("reminded", Boolean, nullable=False, server_default=false()),
    Column("remind_at", Moment),
    Column("ping_on", String(10)),
    Column("ping_at", Utc),
    Column("halted_at", Moment),
    Column("computer_id", BigInteger),
    Column("computer_level", Integer),
    Column("computer_ladder", Integer),
    Column("rated", String(10), nullable=False, server_default="unrated"),
    Column("occasion_kind", String(20), nullable=False, server_default=CASUAL.kind),
    Column("occasion_key", String(40)),
    Column("ends_at", Moment),
    sqlite_autoincrement=True,
)

TIED = "tie"
"""The result of a match without a winner. Otherwise it is the winner's colour, and NULL if the match doesn't count."""

RESTS = cast(matches.c.time_control, String).contains(" ")
"""Whether the clock of a match stands still on some days."""

RUNNING = text("finished_at IS NULL")
COMPUTERS = text("finished_at IS NULL AND mover_id = computer_id")
_TO_END = text("ends_at IS NOT NULL AND finished_at IS NULL")

Index("ix_matches_channel_finished", matches.c.channel_id, matches.c.finished_at)
Index("ix_matches_guild_finished", matches.c.guild_id, matches.c.finished_at)
Index("ix_matches_guild_id", matches.c.guild_id, matches.c.id)
Index("ix_matches_white_finished", matches.c.white_id, matches.c.finished_at)
Index("ix_matches_black_finished", matches.c.black_id, matches.c.finished_at)
Index("ix_matches_players", matches.c.white_id, matches.c.black_id)
partial_index("ix_matches_running_mover", matches.c.mover_id, where=RUNNING)
partial_index("ix_matches_computer", matches.c.id, where=COMPUTERS)
partial_index("ix_matches_ends_at", matches.c.ends_at, where=_TO_END)
partial_index(
    "ix_matches_occasion",
    matches.c.occasion_kind,
    matches.c.occasion_key,
    where=text("occasion_key IS NOT NULL"),
)
for _column in (
    matches.c.parent_id,
    matches.c.due_at,
    matches.c.remind_at,
    matches.c.ping_at,
    matches.c.halted_at,
):
    partial_index(f"ix_matches_{_column.name}", _column, where=text(f"{_column.name} IS NOT NULL"))

events = Table(
    "events",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("actor_id", BigInteger),
    Column("at", Utc, nullable=False),
    sqlite_with_rowid=False,
)


LAST_NUMBER = select(func.max(events.c.number)).where(events.c.match_id == matches.c.id).scalar_subquery()
"""The number of a match's last event, for use in a query about matches."""


EMPTY = Position()

_OPENINGS = 128
"""The number of parsed openings to cache: one that fills the board has 49 placements to parse."""

read_move = cache(parse_move)
"""A parser for stored moves, cached because there are only 49 placements and the jumps between spaces."""


def format_opening(game: Game) -> str:
    start = [] if game.start == EMPTY else [str(game.start).replace(" ", "_")]
    return " ".join([*start, *map(str, game.moves)])


@lru_cache(_OPENINGS)
def parse_opening(text: str) -> Game:
    """Parse the output of `format_opening`. Raises what the engine raises for other texts."""
    words = text.split()
    start = EMPTY
    if words and "/" in words[0]:
        start = Position.parse(words.pop(0).replace("_", " "))
    return Game(map(read_move, words), start=start)


CANCELLATION = "cancel"
"""The kind of the last event of a cancelled match."""

OFFER, REFUSAL, ABSENCE, RETURN = "offer", "refuse", "away", "back"
CHANGES = ("start", "place", "move", "pass", "undo")
"""The kinds of events that change the position."""
LAPSING = ("place", "move", "pass", "undo", REFUSAL)
"""The kinds of events that make an offer lapse."""

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
    TimeGiven: "give",
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
    "halt": lambda text: _parse_halt(*text.split()),
    "go on": lambda _: WentOn(),
    "give": lambda text: TimeGiven(timedelta(seconds=int(text))),
}


def columns_of(occasion: Occasion) -> dict[str, str | None]:
    return {"occasion_kind": occasion.kind, "occasion_key": occasion.key or None}


def occasion_in(row: Row[*tuple[Any, ...]]) -> Occasion:
    return Occasion(row.occasion_kind, row.occasion_key or "")


def _words_of(obstacle: Obstacle | None) -> tuple[str, ...]:
    if obstacle is None:
        return ()
    until = () if obstacle.until is None else (obstacle.until.isoformat(),)
    return (obstacle.kind, *obstacle.missing, *until)


def _parse_halt(reason: str, kind: str | None = None, *details: str) -> Halted:
    if kind is None:
        return Halted(HaltReason(reason))
    if reason == HaltReason.PROTECTED:
        return Halted(HaltReason.PROTECTED, occasion=Occasion.parse(" ".join((kind, *details))))
    if kind == ObstacleKind.TIMEOUT:
        ends = [datetime.fromisoformat(each) for each in details]
        return Halted(HaltReason(reason), Obstacle(ObstacleKind.TIMEOUT, until=ends[0] if ends else None))
    return Halted(HaltReason(reason), Obstacle(ObstacleKind(kind), details))


def format_happening(what: Happening) -> tuple[str, str]:
    """Return the kind and the text to store."""
    return _KINDS[type(what)], _text(what)


def parse_happening(kind: str, text: str) -> Happening:
    """Parse the output of `format_happening`. Raises `KeyError` for other kinds, `ValueError` for other texts."""
    return _READ[kind](text)


def _text(what: Happening) -> str:
    match what:
        case Started(opening):
            text = format_opening(opening)
        case Place() | Jump() | Pass():
            text = str(what)
        case Undone(word) | Offered(word) | Declined(word):
            text = str(word)
        case Halted(reason, _, Occasion() as occasion):
            text = f"{reason} {occasion}"
        case Halted(reason, obstacle):
            text = " ".join([reason, *_words_of(obstacle)])
        case Cancelled(reason, words):
            text = f"{reason} {words}".rstrip()
        case WentAway(until):
            text = until.isoformat()
        case TimeGiven(time):
            text = str(int(time.total_seconds()))
        case _:
            text = ""
    return text
