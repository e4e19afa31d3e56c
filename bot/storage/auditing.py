"""Looking through every match for what doesn't fit: rows that can't be read, events that can't have happened."""

from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Row, Select, select

from bot.domain import MatchId
from bot.domain.replaying import first_flaw
from bot.storage.match_queries import EVENT, MATCH
from bot.storage.match_tables import events, matches
from bot.storage.matches import match_in, state_of
from bot.storage.store import Store
from dvonn import DvonnError

BATCH = 200
"""Matches that are read in one transaction."""

DERIVED = ("finished_at", "mover_id", "remind_at", "halted_at")
"""The columns of a match that follow from its events and its clock."""

_NUMBERS = select(matches.c.id).order_by(matches.c.id).limit(BATCH)
_ROWS: Select[*tuple[Any, ...]] = (
    select(
        *MATCH, matches.c.shown_number, *(matches.c[name] for name in DERIVED), *EVENT
    )  # the events come last
    .join_from(matches, events, isouter=True)
    .order_by(matches.c.id, events.c.number)
)


@dataclass(frozen=True, slots=True)
class Misfit:
    """Something that doesn't fit in a match, in words for an operator."""

    match: MatchId
    reason: str


async def audited(store: Store) -> AsyncIterator[tuple[int, list[Misfit]]]:
    """Replay all matches, some at a time: how many those are, and what doesn't fit.

    Raises `StoreUnavailableError`.
    """
    after = 0
    while True:
        async with store.read() as uow:
            some = await uow.connection.execute(_NUMBERS.where(matches.c.id > after))
            numbers = some.scalars().all()
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
    """The first thing that doesn't fit in a match, from its rows, one an event."""
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
    if history[0].shown_number > match.number:
        return f"its board shows event {history[0].shown_number}, and there are {match.number}"
    wrong = [name for name in DERIVED if _seconds(getattr(history[0], name)) != _seconds(derived[name])]
    return f"its events say otherwise than {', '.join(wrong)}" if wrong else None


def _seconds(value: object) -> object:
    """A value to compare; of times whole seconds, as some columns keep no more."""
    return value.replace(microsecond=0) if isinstance(value, datetime) else value
