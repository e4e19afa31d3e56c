"""A game as an animation: one captioned frame per position."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import repeat

from PIL import Image

from dvonn import Game, Phase
from rendering.animation import Frame, gif
from rendering.bar import Bar, bar_shape, empty_bar, lay_out_bar
from rendering.board import Marks, lay_out
from rendering.canvas import Canvas
from rendering.geometry import BAR, BAR_GAP, HEIGHT, WIDTH
from rendering.lettering import broken, width, write
from rendering.palettes import numbered, palette
from rendering.surface import empty_board, shape
from rendering.themes import DEFAULT, Shade, Theme

PLACEMENT, MOVE, CUT_OFF, END = 100, 600, 1500, 3000
"""Milliseconds per frame: after a placement, after a move, after a cut-off, and at the end."""
LONGEST = 30_000
"""The maximum duration in milliseconds; frames of longer games are shortened proportionally."""

_SIZE, _LINE = 46, 58
"""The captions' font size and line height, in pixels."""
_MARGIN = 30
_ROOM = WIDTH - 2 * _MARGIN
_LINES = 2
_ABOVE_A_LINE, _BELOW_A_LINE, _HEAD = 44, 14, 8
"""A caption line's extent above and below the baseline, and the padding above all lines."""
_OVERHANG = 4
"""How far a glyph may extend beyond its word."""
_WAY = 6
"""The thickness of the progress bar at the bottom."""


def render_replay(
    game: Game,
    *,
    captions: Sequence[str],
    bars: Sequence[Bar] = (),
    first: int = 0,
    last: int | None = None,
    given: int = 0,
    rotated: bool = False,
    theme: Theme = DEFAULT,
) -> bytes:
    """Render a game as an endlessly looping GIF file, 1200 pixels wide.

    It has one frame for each position from ply `first` to ply `last` (by default all). The last move and its
    cut-offs are marked, except in the first `given` moves, which were not played. Frames with cut-offs last longer,
    the final one longest; the total is at most `LONGEST`. Each frame has a caption of at most two lines above the
    board (truncated with an ellipsis), followed by one of the `bars`, if given. Thread-safe.

    Raises `IndexError` if the game has no such positions, and `ValueError` if the number of captions or bars
    differs from the number of positions.
    """
    plies = range(first, (len(game.moves) if last is None else last) + 1)
    if not plies or len(captions) != len(plies) or len(bars or plies) != len(plies):
        raise ValueError(f"{len(captions)} captions for the positions {plies.start} to {plies.stop - 1}")
    game.position_at(plies.start)
    game.position_at(plies.stop - 1)
    texts = [broken(caption, _ROOM, _SIZE, most=_LINES) for caption in captions]
    head = _HEAD + max(map(len, texts)) * _LINE
    sheet = _bare(theme, head, with_bar=bool(bars))
    marks = [_marks(game, ply) if ply > given else Marks() for ply in plies]
    pictures = _pictures(game, plies, marks, sheet, theme, rotated=rotated)
    frames = (
        Frame(_lettered(picture, theme, lines, head, bar), pause)
        for picture, lines, bar, pause in zip(
            pictures, texts, bars or repeat(None, len(plies)), _pauses(game, plies, marks), strict=True
        )
    )
    return gif(sheet.size, bytes(palette(theme).getpalette() or ()), frames)


def _pictures(
    game: Game, plies: range, marks: Sequence[Marks], sheet: Image.Image, theme: Theme, *, rotated: bool
) -> Iterator[Image.Image]:
    """Draw the boards with the progress bar below each."""
    top = sheet.height - _WAY - HEIGHT
    for done, (ply, mark) in enumerate(zip(plies, marks, strict=True), start=1):
        picture = sheet.copy()
        for sprite, left, down in lay_out(game.position_at(ply), mark, theme, rotated=rotated):
            picture.paste(sprite.colours, (left, top + down), sprite.drawn)
        way = 0, sheet.height - _WAY, round(done / len(plies) * WIDTH), sheet.height
        picture.paste(_number(theme, theme.label), way)
        yield picture


def _lettered(
    picture: Image.Image, theme: Theme, lines: Sequence[str], head: int, bar: Bar | None
) -> Image.Image:
    """Write caption lines and a bar onto a picture, and return it."""
    for number, line in enumerate(lines):
        x, top = float(_MARGIN), _HEAD + number * _LINE
        for word in line.split():
            picture.paste(_word(theme, word), (round(x) - _OVERHANG, top))
            x += width(f"{word} ", _SIZE)
    for sprite, left, down in lay_out_bar(bar, theme) if bar else ():
        picture.paste(sprite.colours, (left, head + down), sprite.drawn)
    return picture


def _marks(game: Game, ply: int) -> Marks:
    """Return the marks of the move that led to a position."""
    move = game.moves[ply - 1]
    return Marks(last_move=move, cut_off=game.position_at(ply - 1).cut_off_by(move))


def _pauses(game: Game, plies: range, marks: Sequence[Marks]) -> list[int]:
    """Return each frame's duration in milliseconds; GIF requires multiples of 10."""
    pauses = [_pause(game, ply, mark) for ply, mark in zip(plies, marks, strict=True)]
    pauses[-1] = END
    haste = max(sum(pauses) / LONGEST, 1)
    return [int(pause / haste / 10) * 10 for pause in pauses]


def _pause(game: Game, ply: int, marks: Marks) -> int:
    if marks.cut_off:
        return CUT_OFF
    return PLACEMENT if game.position_at(ply).phase is Phase.PLACING else MOVE


@lru_cache(maxsize=8)
def _bare(theme: Theme, head: int, *, with_bar: bool) -> Image.Image:
    """Return the empty board with space for caption and bar (L, palette indices; don't modify)."""
    top = head + (BAR + BAR_GAP if with_bar else 0)
    height = top + HEIGHT + _WAY
    picture = Image.new("RGB", (WIDTH, height), theme.surface)
    picture.paste(empty_board(theme), (0, top), shape())
    if with_bar:
        picture.paste(empty_bar(theme), (0, head), bar_shape())
    picture.paste(theme.inlay, (0, height - _WAY, WIDTH, height))
    return numbered(picture, theme)


@lru_cache(maxsize=256)
def _word(theme: Theme, word: str) -> Image.Image:
    """Return the picture of a caption's word (L, palette indices; don't modify); cached because words recur."""
    size = round(width(word, _SIZE)) + 2 * _OVERHANG, _ABOVE_A_LINE + _BELOW_A_LINE
    canvas = Canvas(*size, origin=(_OVERHANG, _ABOVE_A_LINE))
    canvas.polygon(((-_OVERHANG, -size[1]), (size[0], -size[1]), size, (-_OVERHANG, size[1])), theme.surface)
    write(canvas, (0, 0), word, _SIZE, theme.label)
    return numbered(canvas.image().convert("RGB"), theme)


@lru_cache(maxsize=32)
def _number(theme: Theme, shade: Shade) -> int:
    """Return the palette index of one of the theme's own colours."""
    (number,) = numbered(Image.new("RGB", (1, 1), shade), theme).tobytes()
    return number
