"""Games that one looks back at: which is meant, and whether the computer may help with it.

That is one rule for hints and reviews: nobody is helped in a match between people that goes on.
"""

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence

from bot.domain import Match, Setup, UserId
from bot.domain.history import first_dvonns
from bot.domain.ids import PastId
from bot.domain.refusals import RefusalReason, Refused
from bot.requests.request import Request
from bot.services import Imports
from bot.storage import Store
from bot.ui.match_status import Past
from dvonn import Game, Piece, Position, Space

AT_ONCE = 100
"""Matches that are read at the same time."""


async def past_of(request: Request, past: PastId) -> Past:
    """The game that a control belongs to. Raises `Refused`: NO_SUCH_MATCH, NO_SUCH_IMPORT, OUTDATED_CONTROL."""
    if past.record is not None:
        return await request.get(Imports).find(past.record, request.user)
    if past.match is None:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return await request.match(past.match)


async def check_not_in_play(request: Request, past: Past, *, tried: Game | None = None) -> None:
    """Let the computer help with a game that is over or against itself, and with what is `tried` from one.

    Raises `Refused`: STILL_IN_PLAY.
    """
    if await is_in_play(request.client.store, past, tried, asked_by=request.user):
        raise Refused(RefusalReason.STILL_IN_PLAY)


async def is_in_play(store: Store, past: Past, tried: Game | None = None, *, asked_by: UserId) -> bool:
    """Whether a match between people goes on with the same game.

    One of them could begin with the record of the other, and what is `tried` may lead to where another match stands.
    """
    games = [game for game in (past.game, tried) if game and _says_something(game.position)]
    if not games:
        return False
    boards = {first_dvonns(game) or first_dvonns(past.game) for game in games}
    known = {board for board in boards if board is not None}
    # A match that began with a record may be the game of anybody, and so may a line that somebody tries.
    is_own = isinstance(past, Match) and past.setup is not Setup.RECORD and tried is None
    by = asked_by if is_own else None
    async for running in _running(store, known if len(known) == len(boards) else None, by):
        for game in games:
            if await asyncio.to_thread(goes_on, game, running):  # their games are replayed
                return True
    return False


async def _running(
    store: Store, boards: Collection[frozenset[Space]] | None, player: UserId | None
) -> AsyncIterator[Sequence[Match]]:
    """Yield the running matches among people that may share a position with games of these boards, some at a time.

    Where a `player` is given, only that one's own are, and those that began with a record.
    """
    async with store.read() as uow:
        running = await uow.matches.running_with(boards, player=player)
    for start in range(0, len(running), AT_ONCE):
        async with store.read() as uow:
            found = await uow.matches.find_each(running[start : start + AT_ONCE])
        yield list(found.values())


def goes_on(game: Game, running: Sequence[Match]) -> bool:
    """Whether one of some matches has got to a position of a game, or has gone on from its end."""
    reached = _positions(game)
    return any(
        (_says_something(each.position) and each.position in reached)
        or (_says_something(game.position) and game.position in _positions(each.game))
        for each in running
    )


def _positions(game: Game) -> set[Position]:
    return {game.position_at(ply) for ply in range(len(game.moves) + 1)}


def _says_something(position: Position) -> bool:
    """Whether only those who know a game come to a position: DVONN pieces are placed alike in many."""
    return position.to_place is not Piece.DVONN
