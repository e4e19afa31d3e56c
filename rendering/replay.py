"""A game as an animated picture: its positions one after the other, each with a caption."""

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
"""For how many milliseconds a position is shown: after a placement, a move, a move that cut off; and the last one."""
LONGEST = 30_000
"""For how many milliseconds a replay lasts at most: in a longer game all is shown for a shorter time."""

_SIZE, _LINE = 46, 58
"""The captions' letters and lines, in pixels."""
_MARGIN = 30
_ROOM = WIDTH - 2 * _MARGIN
_LINES = 2
_ABOVE_A_LINE, _BELOW_A_LINE, _HEAD = 44, 14, 8
"""The distances from a line on which letters stand to their upper and to their lowest end, and the room above all."""
_OVERHANG = 4
"""How far a letter may reach out of its word."""
_WAY = 6
"""The thickness of the line at the bottom that grows as the game goes on."""


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
    """A game as an animated GIF file, 1200 pixels wide, that begins anew after its end.

    It shows the positions after `first` to `last` moves (by default all), one frame each. The last move and what it cut
    off are marked, except in the first `given` moves, which nobody played. Cut-offs stay longer, the end longest; all
    of it lasts `LONGEST` at most. Each frame has a caption, a sentence of at most two lines above the board (longer
    ones end in an ellipsis), and below it one of the `bars`, if there are any. May be called from several threads at
    once.

    Raises `IndexError` where the game has no such positions, `ValueError` where there are more or fewer captions, or
    bars, than positions.
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
    """Draw the boards, and below each how much of the replay is done."""
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
    """Write lines, and what a bar says, above a board; gives the picture."""
    for number, line in enumerate(lines):
        x, top = float(_MARGIN), _HEAD + number * _LINE
        for word in line.split():
            picture.paste(_word(theme, word), (round(x) - _OVERHANG, top))
            x += width(f"{word} ", _SIZE)
    for sprite, left, down in lay_out_bar(bar, theme) if bar else ():
        picture.paste(sprite.colours, (left, head + down), sprite.drawn)
    return picture


def _marks(game: Game, ply: int) -> Marks:
    """The marks of the move that led to a position."""
    move = game.moves[ply - 1]
    return Marks(last_move=move, cut_off=game.position_at(ply - 1).cut_off_by(move))


def _pauses(game: Game, plies: range, marks: Sequence[Marks]) -> list[int]:
    """For how many milliseconds each position is shown: whole hundredths of a second, as the format has it."""
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
    """The empty board below a caption's place, and maybe a bar (L, numbers of the palette; not to be changed)."""
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
    """A word of a caption (L, likewise); most come again and again."""
    size = round(width(word, _SIZE)) + 2 * _OVERHANG, _ABOVE_A_LINE + _BELOW_A_LINE
    canvas = Canvas(*size, origin=(_OVERHANG, _ABOVE_A_LINE))
    canvas.polygon(((-_OVERHANG, -size[1]), (size[0], -size[1]), size, (-_OVERHANG, size[1])), theme.surface)
    write(canvas, (0, 0), word, _SIZE, theme.label)
    return numbered(canvas.image().convert("RGB"), theme)


@lru_cache(maxsize=32)
def _number(theme: Theme, shade: Shade) -> int:
    """The number of one of a theme's own colours."""
    (number,) = numbered(Image.new("RGB", (1, 1), shade), theme).tobytes()
    return number
