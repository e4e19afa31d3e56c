"""Positions as pictures, each with its words; or as words alone, for people who like those better.

A picture is drawn in a worker thread, so that only the person who asked waits for it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Unpack

from bot.catalogue import Language
from bot.domain import Match, Turn, UserId
from bot.domain.ids import is_former
from bot.domain.refusals import RefusalReason, Refused
from bot.ui.display_options import USUAL, DisplayOptions
from bot.ui.page import Page, Picture
from bot.ui.position_words import Marks, describe_instead, describe_position
from bot.ui.words import colour_name, name
from dvonn import Colour, Game, Phase, Position, Space
from rendering import Bar, is_legible, render_board

Shown = Picture | str
"""A position as a page shows it."""


def drawn_name(match: Match, colour: Colour, names: Mapping[UserId, str], language: Language) -> str:
    """A player's name as pictures show it: the colour where no name is known or the font lacks a letter of it."""
    player = match.players.of(colour)
    known = name(player, names, language) if player in names or is_former(player) else ""
    if match.computer and player == match.computer.user:
        known = language.say("computer-player", player=known, level=match.computer.level)
    return known if is_legible(known) else colour_name(colour, language)


def board_picture(
    match: Match,
    language: Language,
    display: DisplayOptions = USUAL,
    *,
    names: Mapping[UserId, str] | None = None,
) -> Awaitable[Shown]:
    """The current position with what the last move did.

    With `names`, a bar above the board tells who plays, the score, and whose turn it is or who has won.
    """
    bar = None if names is None else bar_of(match, names, language)
    return position_picture(match.position, language, display, turn=match.last_turn, bar=bar)


def ply_picture(
    game: Game, ply: int, language: Language, display: DisplayOptions, *, start: int = 0
) -> Awaitable[Shown]:
    """The position after a ply of a game with what that ply did; nobody played those up to the `start`."""
    turn = Turn.made(game, ply) if ply > start else None
    return position_picture(game.position_at(ply), language, display, turn=turn)


def position_picture(
    position: Position,
    language: Language,
    display: DisplayOptions,
    *,
    turn: Turn | None = None,
    named: Iterable[Space] = (),
    bar: Bar | None = None,
    **marks: Unpack[Marks],
) -> Awaitable[Shown]:
    """A position with what the `turn` that led to it did, with other marks, and with the names of some spaces.

    It is being drawn from now on, while whoever asks for it goes on.
    """
    if turn:
        marks = Marks(last_move=turn.move, cut_off=turn.cut_off) | marks
    draw = partial(
        render_board, position, **marks, named=named, bar=bar, theme=display.theme, rotated=display.rotated
    )
    drawn = None if display.words else asyncio.get_running_loop().run_in_executor(None, draw)
    return _told(drawn, position, language, marks)


async def _told(
    drawn: Awaitable[bytes] | None, position: Position, language: Language, marks: Marks
) -> Shown:
    if drawn is None:
        return describe_instead(position, language, **marks)
    words = describe_position(position, language, **marks)
    return Picture(await drawn, words)


def bar_of(match: Match, names: Mapping[UserId, str], language: Language, ply: int | None = None) -> Bar:
    """The bar above a match's board as it stands, or as it stood after a ply."""
    last = len(match.game.moves)
    position = match.game.position_at(last if ply is None else ply)
    over = match.ended if ply in (None, last) else None
    return Bar(
        drawn_name(match, Colour.WHITE, names, language),
        drawn_name(match, Colour.BLACK, names, language),
        score=None if position.phase is Phase.PLACING else position.score,
        to_move=None if over else position.to_move,
        winner=over.winner if over else None,
    )


# animated


MOST_BYTES = 8 * 2**20
"""The most bytes that an animated picture has, wherever it is posted."""


def waiting_page(language: Language) -> Page:
    """The message that is shown while a picture is drawn, which takes a while."""
    return Page(language.say("replay-drawing"))


async def animated(draw: Callable[[], bytes], told: str, *, most_bytes: int) -> Picture:
    """An animated picture as a page shows it, with its words. Raises `Refused`: PICTURE_TOO_LARGE."""
    gif = await asyncio.to_thread(draw)
    limit = min(most_bytes, MOST_BYTES)
    if len(gif) > limit:
        raise Refused(RefusalReason.PICTURE_TOO_LARGE, limit)
    return Picture(gif, told, name="replay", kind="gif")
