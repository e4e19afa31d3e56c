"""Thinking about a hint, where there may be one."""

import asyncio
from collections.abc import Sequence

from bot.features.hints.pages import Asked, Step, has_choice, hint_page, nobody_knows_page
from bot.matches import Match, MatchId
from bot.matches.refusals import Refused, Why
from bot.pages.page import Page
from bot.requests.request import Request
from dvonn import Game, Position


async def hint(request: Request, asked: Asked, step: Step, match: MatchId) -> Page:
    """A step of a hint. Raises `Refused`: NOTHING_TO_CHOOSE, TOO_BUSY."""
    if not has_choice(asked.position):
        raise Refused(Why.NOTHING_TO_CHOOSE)
    if asked.nobody_knows:
        return nobody_knows_page(asked)
    try:
        best = await request.client.mind.best(asked.position, match=match)
    except TimeoutError as busy:
        raise Refused(Why.TOO_BUSY) from busy
    return await hint_page(asked, step, best)


async def check_over(request: Request, match: Match) -> None:
    """Let hints be given for a match that is looked back at.

    It has to be over, and no other match between people may go on with the same game: one of them could begin with
    the record of the other. Raises `Refused`: NO_HINTS_HERE, STILL_IN_PLAY.
    """
    if not match.is_over:
        raise Refused(Why.NO_HINTS_HERE, match)
    async with request.client.store.read() as ledger:
        own = await ledger.matches.running_of(request.user)
        running = [*(await ledger.matches.running_from_records()), *own]
    among_people = [each for each in running if each.computer is None]
    if await asyncio.to_thread(_goes_on, match.game, among_people):  # their games are replayed
        raise Refused(Why.STILL_IN_PLAY)


def _goes_on(game: Game, running: Sequence[Match]) -> bool:
    """Whether one of some matches has got to a position of a game, or has gone on from its end."""
    return any(_stands_in(each.position, game) or _stands_in(game.position, each.game) for each in running)


def _stands_in(position: Position, game: Game) -> bool:
    """Whether a game has come through a position; the empty board, with which all begin, says nothing."""
    reached = (game.position_at(ply) for ply in range(len(game.moves) + 1))
    return position != Position() and position in reached
