"""Positions as pictures, each with its words.

A picture is drawn in a worker thread, so that only the person who asked waits for it.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from bot.catalogue import Language
from bot.matches import Match, Turn, UserId
from bot.pages.page import Picture
from bot.pages.position_words import tell_position
from bot.pages.taste import USUAL, Taste
from bot.pages.words import colour_name, name
from dvonn import Colour, Game, Position, Space
from rendering import is_legible, render_board


def drawn_name(match: Match, colour: Colour, names: Mapping[UserId, str], language: Language) -> str:
    """A player's name as it is written into pictures: the colour instead where the font lacks a letter of it."""
    known = name(match.players.of(colour), names, language)
    return known if is_legible(known) else colour_name(colour, language)


async def board_picture(
    match: Match, language: Language, taste: Taste = USUAL, *, planned: Sequence[Space] = ()
) -> Picture:
    """The current position with what the last move did, and the numbers of the spaces that somebody has planned."""
    return await _played(match.position, match.last_turn, language, taste, planned)


async def ply_picture(game: Game, ply: int, language: Language, taste: Taste, *, start: int = 0) -> Picture:
    """The position after a ply of a game with what that ply did; nobody played those up to the `start`."""
    return await _played(
        game.position_at(ply), Turn.made(game, ply) if ply > start else None, language, taste
    )


async def _played(
    position: Position, turn: Turn | None, language: Language, taste: Taste, planned: Sequence[Space] = ()
) -> Picture:
    draw = partial(
        render_board,
        last_move=turn.move if turn else None,
        cut_off=turn.cut_off if turn else (),
        planned=planned,
    )
    return await _drawn(draw, position, language, taste)


async def choice_picture(
    position: Position,
    language: Language,
    taste: Taste,
    *,
    movable: Iterable[Space] = (),
    chosen: Space | None = None,
    targets: Iterable[Space] = (),
) -> Picture:
    """A position with what can be chosen in it."""
    draw = partial(render_board, movable=movable, chosen=chosen, targets=targets)
    return await _drawn(draw, position, language, taste)


async def _drawn(draw: Callable[..., bytes], position: Position, language: Language, taste: Taste) -> Picture:
    return await asyncio.to_thread(
        lambda: Picture(
            draw(position, theme=taste.theme, rotated=taste.rotated), tell_position(position, language)
        )
    )
