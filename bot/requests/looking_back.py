"""Which finished game a control refers to, and whether the computer may help with it.

The same rule applies to hints and reviews: no help in a running match between people.
"""

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence

from bot.domain import Match, Setup, UserId
from bot.domain.history import first_dvonns
from bot.domain.ids import PastId
from bot.domain.imported import ImportFinder
from bot.domain.refusals import RefusalReason, Refused
from bot.requests.request import Request
from bot.storage import Store
from bot.ui.match_status import Past
from dvonn import Game, Piece, Position, Space

AT_ONCE = 100
"""How many matches are read per query."""


async def past_of(request: Request, past: PastId) -> Past:
    """Load the game that a control refers to.

    Raises `Refused`: NO_SUCH_MATCH, NO_SUCH_IMPORT, OUTDATED_CONTROL.
    """
    if past.record is not None:
        return await request.get(ImportFinder).find(past.record, request.user)
    if past.match is None:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return await request.match(past.match)


async def check_not_in_play(request: Request, past: Past, *, tried: Game | None = None) -> None:
    """Check that neither the game nor the line `tried` from it is part of a running match between people.

    Raises `Refused`: STILL_IN_PLAY.
    """
    if await is_in_play(request.client.store, past, tried, asked_by=request.user):
        raise Refused(RefusalReason.STILL_IN_PLAY)


async def is_in_play(store: Store, past: Past, tried: Game | None = None, *, asked_by: UserId) -> bool:
    """Whether the same game is being played in a running match between people.

    A match can start from the record of another one, and the line in `tried` may reach a position of a
    running match.
    """
    games = [game for game in (past.game, tried) if game and _is_distinctive(game.position)]
    if not games:
        return False
    boards = {first_dvonns(game) or first_dvonns(past.game) for game in games}
    known = {board for board in boards if board is not None}
    # The game of a match that began with a record, or a line, can also be in play between other users.
    is_own = isinstance(past, Match) and past.setup is not Setup.RECORD and tried is None
    by = asked_by if is_own else None
    async for running in _running(store, known if len(known) == len(boards) else None, by):
        for game in games:
            if await asyncio.to_thread(goes_on, game, running):  # replays the games
                return True
    return False


async def _running(
    store: Store, boards: Collection[frozenset[Space]] | None, player: UserId | None
) -> AsyncIterator[Sequence[Match]]:
    """Yield in batches the running matches between people that may share a position with these boards.

    With a `player`, yield only that player's matches and those that began with a record.
    """
    async with store.read() as uow:
        running = await uow.matches.running_with(boards, player=player)
    for start in range(0, len(running), AT_ONCE):
        async with store.read() as uow:
            found = await uow.matches.find_each(running[start : start + AT_ONCE])
        yield list(found.values())


def goes_on(game: Game, running: Sequence[Match]) -> bool:
    """Whether a running match has reached a position of the game, or continues from its end."""
    reached = _positions(game)
    return any(
        (_is_distinctive(each.position) and each.position in reached)
        or (_is_distinctive(game.position) and game.position in _positions(each.game))
        for each in running
    )


def _positions(game: Game) -> set[Position]:
    return {game.position_at(ply) for ply in range(len(game.moves) + 1)}


def _is_distinctive(position: Position) -> bool:
    """Whether the position identifies a game. Before all DVONN pieces are placed, many games share it."""
    return position.to_place is not Piece.DVONN
