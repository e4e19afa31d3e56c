from bot.domain import MatchId
from bot.domain.computer import Best
from bot.requests.request import Request
from dvonn import Position


async def best_answer(request: Request, position: Position, *, match: MatchId) -> Best | None:
    """Return the best play after a wrong move; None if the game is over or the computer is too busy.

    `match` is what the search counts for, so that requests share the computer fairly.
    """
    if position.to_move is None:
        return None
    try:
        return await request.client.computer_player.best(position, match=match)
    except TimeoutError:
        return None
