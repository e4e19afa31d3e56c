"""Positions as pictures, each with its words, or as words alone where somebody likes them better.

A picture is drawn in a worker thread, so that only the person who asked waits for it.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Unpack

from bot.catalogue import Language
from bot.matches import Match, Turn, UserId
from bot.matches.ids import is_former
from bot.pages.page import Picture
from bot.pages.position_words import Marks, tell_instead, tell_position
from bot.pages.taste import USUAL, Taste
from bot.pages.words import colour_name, name
from dvonn import Colour, Game, Position, Space
from rendering import is_legible, render_board

Shown = Picture | str
"""A position as a page shows it."""


def drawn_name(match: Match, colour: Colour, names: Mapping[UserId, str], language: Language) -> str:
    """A player's name as pictures show it: the colour where no name is known or the font lacks a letter of it."""
    player = match.players.of(colour)
    known = name(player, names, language) if player in names or is_former(player) else ""
    return known if is_legible(known) else colour_name(colour, language)


async def board_picture(
    match: Match, language: Language, taste: Taste = USUAL, *, planned: Sequence[Space] = ()
) -> Shown:
    """The current position with what the last move did, and the numbers of the spaces that somebody has planned."""
    return await _played(match.position, match.last_turn, language, taste, planned)


async def ply_picture(game: Game, ply: int, language: Language, taste: Taste, *, start: int = 0) -> Shown:
    """The position after a ply of a game with what that ply did; nobody played those up to the `start`."""
    return await _played(
        game.position_at(ply), Turn.made(game, ply) if ply > start else None, language, taste
    )


async def _played(
    position: Position, turn: Turn | None, language: Language, taste: Taste, planned: Sequence[Space] = ()
) -> Shown:
    marks = Marks(planned=planned)
    if turn:
        marks |= Marks(last_move=turn.move, cut_off=turn.cut_off)
    return await _shown(position, language, taste, **marks)


async def choice_picture(
    position: Position,
    language: Language,
    taste: Taste,
    *,
    movable: Iterable[Space] = (),
    chosen: Space | None = None,
    targets: Iterable[Space] = (),
) -> Shown:
    """A position with what can be chosen in it."""
    return await _shown(position, language, taste, movable=movable, chosen=chosen, targets=targets)


async def _shown(position: Position, language: Language, taste: Taste, **marks: Unpack[Marks]) -> Shown:
    if taste.words:
        return tell_instead(position, language, **marks)
    draw = partial(render_board, position, **marks, theme=taste.theme, rotated=taste.rotated)
    return Picture(await asyncio.to_thread(draw), tell_position(position, language, **marks))
