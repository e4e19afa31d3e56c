"""Pictures of positions, drawn in a worker thread so that nobody waits for them but who asked."""

import asyncio
from collections.abc import Iterable

from bot.matches import Match
from bot.presentation.page import Picture
from dvonn import Position, Space
from rendering import describe, render_board


async def board_picture(match: Match) -> Picture:
    """The current position with what the last move did."""
    turn = match.last_turn
    return await asyncio.to_thread(
        lambda: Picture(
            render_board(
                match.position,
                last_move=turn.move if turn else None,
                cut_off=turn.cut_off if turn else (),
            ),
            describe(match.position),
        )
    )


async def choice_picture(
    position: Position,
    *,
    movable: Iterable[Space] = (),
    chosen: Space | None = None,
    targets: Iterable[Space] = (),
) -> Picture:
    """A position with what can be chosen in it."""
    return await asyncio.to_thread(
        lambda: Picture(
            render_board(position, movable=movable, chosen=chosen, targets=targets),
            describe(position),
        )
    )
