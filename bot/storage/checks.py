"""Checks of a database for operators. They change nothing.

`condition_of` checks the database as a whole; `audited` replays every match to find rows that can't be read and events
that contradict the rules.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Row, Select, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.domain import MatchId
from bot.domain.events import Aside, Event, Stop, Undone
from bot.domain.match import Match
from bot.storage.backups import file_of
from bot.storage.engine import StoreUnavailableError, connect, failures
from bot.storage.match_queries import EVENT, MATCH
from bot.storage.match_tables import events, matches
from bot.storage.match_views import CURRENT_BOARD
from bot.storage.matches import match_in, state_of
from bot.storage.migrate import migrations_lacking
from bot.storage.store import Store
from bot.storage.times import WRITE_NOTHING_NEW
from bot.storage.views import ROWS
from dvonn import PASS, DvonnError, IllegalMove, Move, Position


class EventFlaw(StrEnum):
    """The flaw of an event, in words for an operator."""

    NUMBER = "it is not the next number"
    OVER = "the game was over"
    MOVE = "the rules forbid the move"
    MOVER = "somebody else was to move"
    UNDONE = "there is no such move to take back"


def first_flaw(match: Match) -> tuple[int, EventFlaw] | None:
    """Return the number and the flaw of the first impossible event; None if all events are consistent."""
    replay = _Replay(match)
    for number, event in enumerate(match.events[1:], start=2):
        flaw = EventFlaw.NUMBER if event.number != number else replay.flaw_of(event)
        if flaw:
            return event.number, flaw
    return None


class _Replay:
    """The state of a match after some of its events."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._position = match.opening.position
        self._line: list[tuple[int, Position]] = []
        """The moves that were not undone, each as its event number and the position before it."""
        self._stopped = False

    def flaw_of(self, event: Event) -> EventFlaw | None:
        """Apply the next event; return its flaw, if any."""
        what = event.what
        if self._stopped and not isinstance(what, Aside):
            return EventFlaw.OVER
        if isinstance(what, Move):
            return self._play(event, what)
        if isinstance(what, Undone):
            return self._take_back(what.first)
        if isinstance(what, Stop):
            self._stopped = True
            return EventFlaw.OVER if self._position.to_move is None else None
        return None

    def _play(self, event: Event, move: Move) -> EventFlaw | None:
        before, mover = self._position, self._position.to_move
        try:
            self._position = before.play(move)
        except IllegalMove:
            return EventFlaw.MOVE
        self._line.append((event.number, before))
        if mover is None or move is PASS or event.actor == self._match.players.of(mover):
            return None
        return EventFlaw.MOVER

    def _take_back(self, first: int) -> EventFlaw | None:
        while self._line:
            number, self._position = self._line.pop()
            if number == first:
                return None
        return EventFlaw.UNDONE


@dataclass(frozen=True, slots=True)
class Condition:
    program: str
    """The name and version of the database server, such as `SQLite 3.46.1`."""
    lacking: int | None
    """The number of missing migrations; None if the database has one that this version of the bot doesn't know."""


async def condition_of(url: str) -> Condition | None:
    """Check a database; return None for a file that doesn't exist yet. Raises `StoreUnavailableError`."""
    file = file_of(url)
    if file is not None and not await asyncio.to_thread(file.exists):
        return None
    engine = connect(url)
    try:
        with failures():
            if file is not None:
                await asyncio.to_thread(_check_file, str(file))
            return await _condition(engine)
    finally:
        await engine.dispose()


async def _condition(engine: AsyncEngine) -> Condition:
    on_sqlite = engine.dialect.name == "sqlite"
    async with engine.connect() as connection:
        version = text("SELECT sqlite_version()" if on_sqlite else "SHOW server_version")
        number = (await connection.execute(version)).scalar_one()
        lacking = await connection.run_sync(migrations_lacking)
        if lacking == 0:
            await connection.execute(WRITE_NOTHING_NEW)
            await connection.rollback()
    return Condition(f"{'SQLite' if on_sqlite else 'PostgreSQL'} {number}", lacking)


async def check_rights(url: str) -> None:
    """Check that the bot may migrate a PostgreSQL database, without changing it. Raises `StoreUnavailableError`."""
    engine = connect(url)
    try:
        with failures():
            async with engine.connect() as connection:
                transaction = await connection.begin()
                await connection.execute(_TABLE_FOR_A_TRY)
                foreign = (await connection.execute(_TABLES_OF_OTHERS)).scalars().first()
                await transaction.rollback()
    finally:
        await engine.dispose()
    if foreign:
        raise StoreUnavailableError from PermissionError(f"must be owner of table {foreign}")


_TABLE_FOR_A_TRY = text("CREATE TABLE writing_test (id integer)")
_TABLES_OF_OTHERS = text("""
    SELECT relname FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND NOT pg_has_role(relowner, 'USAGE')
    ORDER BY relname
""")


def _check_file(file: str) -> None:
    """Check that a file is undamaged and can be written to. Raises `StoreUnavailableError`."""
    with contextlib.closing(sqlite3.connect(file, timeout=30, isolation_level=None)) as opened:
        opened.execute("BEGIN IMMEDIATE")
        opened.execute("ROLLBACK")
        faults = [row[0] for row in opened.execute("PRAGMA quick_check(3)")]
    if faults != ["ok"]:
        raise StoreUnavailableError from sqlite3.DatabaseError(f"it is damaged: {'; '.join(faults)}")


BATCH = 200
"""Matches to read in one transaction."""

DERIVED = ("finished_at", "result", "mover_id", "remind_at", "halted_at")
"""Columns of a match that follow from its events and its clock."""

_NUMBERS = select(matches.c.id).order_by(matches.c.id).limit(BATCH)
_SHOWN = (
    select(func.max(ROWS.shown))
    .where(CURRENT_BOARD, ROWS.about == matches.c.id)
    .correlate(matches)
    .scalar_subquery()
    .label("shown")
)
_ROWS: Select[*tuple[Any, ...]] = (
    # `match_in` expects the columns of the event at the end.
    select(*MATCH, _SHOWN, *(matches.c[name] for name in DERIVED), *EVENT)
    .join_from(matches, events, isouter=True)
    .order_by(matches.c.id, events.c.number)
)


@dataclass(frozen=True, slots=True)
class Misfit:
    """A flaw in a match; `reason` is for the operator."""

    match: MatchId
    reason: str


async def audited(store: Store) -> AsyncIterator[tuple[int, list[Misfit]]]:
    """Replay all matches in batches; yield the size of each batch and the flaws found in it.

    Raises `StoreUnavailableError`.
    """
    after = 0
    while True:
        async with store.read() as uow:
            found = await uow.connection.execute(_NUMBERS.where(matches.c.id > after))
            numbers = found.scalars().all()
            rows = (await uow.connection.execute(_ROWS.where(matches.c.id.in_(numbers)))).all()
        if not numbers:
            return
        after = numbers[-1]
        yield len(numbers), list(_misfits(rows))


def _misfits(rows: Sequence[Row[*tuple[Any, ...]]]) -> Iterator[Misfit]:
    for number, history in groupby(rows, key=attrgetter("id")):
        if reason := _misfit(list(history)):
            yield Misfit(MatchId(number), reason)


def _misfit(history: Sequence[Row[*tuple[Any, ...]]]) -> str | None:
    """Return the first flaw of a match, given by its rows, one per event."""
    if history[0].number != 1:
        return "it has no beginning"
    try:
        match = match_in(history)
        if flaw := first_flaw(match):
            number, why = flaw
            return f"event {number}: {why}"
        derived = state_of(match)
    except (ValueError, KeyError, TypeError, DvonnError) as error:
        return f"an event can't be read ({type(error).__name__})"
    if (shown := history[0].shown or 0) > match.number:
        return f"its board shows event {shown}, and there are {match.number}"
    wrong = [name for name in DERIVED if _seconds(getattr(history[0], name)) != _seconds(derived[name])]
    return f"its events say otherwise than {', '.join(wrong)}" if wrong else None


def _seconds(value: object) -> object:
    """Cut times to whole seconds, the precision of some columns, so that they can be compared."""
    return value.replace(microsecond=0) if isinstance(value, datetime) else value
