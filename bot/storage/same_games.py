"""Finding the running matches that may share a position with a game, by the places of its DVONN pieces.

To read and replay every match that goes on takes minutes where there are many. The spaces on which the three DVONN
pieces were placed stand in the first events of a match, and differ between almost any two.
"""

from collections.abc import Collection, Iterator
from itertools import permutations

from sqlalchemy import ColumnElement, and_, exists, func, or_, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import MatchId, Setup, UserId
from bot.storage.match_tables import events, matches
from dvonn import Space

_FIRST = (2, 3, 4)
"""The numbers of the events that place the DVONN pieces, where nothing else happens meanwhile."""
_OPENING = (
    select(events.c.text)
    .where(events.c.match_id == matches.c.id, events.c.number == 1)
    .correlate(matches)
    .scalar_subquery()
)
_SOMETHING_ELSE_HAPPENED = exists().where(
    events.c.match_id == matches.c.id, events.c.number.in_(_FIRST), events.c.kind != "place"
)
_TAKEN_BACK = exists().where(
    events.c.match_id == matches.c.id,
    events.c.kind == "undo",
    events.c.text.in_([str(number) for number in (1, *_FIRST)]),
)
_AMONG_PEOPLE = (
    matches.c.mover_id.is_not(None),  # as always while it goes on; an index has it
    matches.c.finished_at.is_(None),
    matches.c.computer_id.is_(None),
)


async def running_with(
    connection: AsyncConnection, boards: Collection[frozenset[Space]] | None, *, player: UserId | None
) -> list[MatchId]:
    """The matches between people that go on and may have their DVONN pieces from one of some boards, or all."""
    which = _AMONG_PEOPLE if boards is None else (*_AMONG_PEOPLE, _have_one_of(boards))
    query = select(matches.c.id).where(*which)
    if player is None:
        found = await connection.execute(query)
    else:
        # One by one: with an OR, SQLite looks through the running matches of everybody.
        own = (matches.c.white_id == player, matches.c.black_id == player, matches.c.setup == Setup.RECORD)
        found = await connection.execute(union_all(*map(query.where, own)))
    return sorted({MatchId(each) for each in found.scalars()})


def _have_one_of(boards: Collection[frozenset[Space]]) -> ColumnElement[bool]:
    """The condition for matches whose DVONN pieces were, or may have been, placed as on one of some boards."""
    placed_by_players = or_(*map(_placed, boards), _SOMETHING_ELSE_HAPPENED, _TAKEN_BACK)
    beginnings = [text for board in boards for text in _beginnings(board)]
    length = len(beginnings[0]) if beginnings else 0
    given = or_(
        _OPENING.contains("/"),  # it begins with a position, not with the empty board
        func.length(_OPENING) < length,
        func.substr(_OPENING, 1, length).in_(beginnings),
    )
    return or_(and_(_OPENING == "", placed_by_players), and_(_OPENING != "", given))


def _placed(board: frozenset[Space]) -> ColumnElement[bool]:
    placed = select(func.count()).where(
        events.c.match_id == matches.c.id,
        events.c.number.in_(_FIRST),
        events.c.kind == "place",
        events.c.text.in_(list(map(str, board))),
    )
    return placed.correlate(matches).scalar_subquery() == len(_FIRST)


def _beginnings(board: frozenset[Space]) -> Iterator[str]:
    """The first words of openings in which the DVONN pieces are placed so: see `happenings.format_opening`."""
    return map(" ".join, permutations(map(str, board)))
