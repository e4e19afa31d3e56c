"""A game as an animated picture: its positions one after the other, each with a caption."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image

from dvonn import Game, Phase
from rendering.animation import Frame, gif
from rendering.board import Marks, lay_out
from rendering.canvas import Canvas
from rendering.geometry import HEIGHT, WIDTH
from rendering.lettering import broken, width, write
from rendering.palettes import numbered, palette
from rendering.surface import empty_board, shape
from rendering.themes import DEFAULT, Shade, Theme

PLACEMENT, MOVE, CUT_OFF, END = 500, 1000, 2500, 5000
"""For how many milliseconds a position is shown: after a placement, a move, a move that cut off; and the last one."""

_SIZE, _LINE = 40, 52
"""The captions' letters and lines, in pixels."""
_MARGIN = 44
_ROOM = WIDTH - 2 * _MARGIN
_LONGEST_NAME = _ROOM // 2
"""The most pixels of a word; a longer one would leave no room for the rest of the sentence."""
_LINES = 2
_ABOVE_THE_LINES, _BELOW_A_LINE, _FOOT = 38, 12, 30
"""The distances from the board to the line on which the first letters stand, from a line to its lowest letters' end,
and from the last line to the picture's end."""
_OVERHANG = 4
"""How far a letter may reach out of its word."""
_WAY = 6
"""The thickness of the line at the bottom that grows as the game goes on."""


def render_replay(
    game: Game,
    *,
    captions: Sequence[str],
    first: int = 0,
    last: int | None = None,
    given: int = 0,
    rotated: bool = False,
    theme: Theme = DEFAULT,
) -> bytes:
    """A game as an animated GIF file, 1200 pixels wide, that begins anew after its end.

    It shows the positions after `first` to `last` moves (by default all), one frame each, with the last move
    and what it cut off marked, but for the first `given` moves, which nobody played; cut-offs stay longer, the end
    longest. `captions` are as many, each a sentence that is written under its board in at most two lines; a longer
    one is cut with an ellipsis, and so is a single word of more than half a line. May be called from several
    threads at once.

    Raises `IndexError` where the game has no such positions, `ValueError` where there are more or fewer captions than
    positions.
    """
    plies = range(first, (len(game.moves) if last is None else last) + 1)
    if not plies or len(captions) != len(plies):
        raise ValueError(f"{len(captions)} captions for the positions {plies.start} to {plies.stop - 1}")
    game.position_at(plies.start)
    game.position_at(plies.stop - 1)
    texts = [broken(caption, _ROOM, _SIZE, most=_LINES, longest_word=_LONGEST_NAME) for caption in captions]
    height = HEIGHT + _ABOVE_THE_LINES + max(map(len, texts)) * _LINE - _LINE + _FOOT
    frames = _frames(game, plies, texts, height, theme, given=given, rotated=rotated)
    return gif((WIDTH, height), bytes(palette(theme).getpalette() or ()), frames)


def _frames(
    game: Game,
    plies: range,
    texts: Sequence[list[str]],
    height: int,
    theme: Theme,
    *,
    given: int,
    rotated: bool,
) -> Iterator[Frame]:
    for ply, lines in zip(plies, texts, strict=True):
        marks = _marks(game, ply) if ply > given else Marks()
        picture = _bare(theme, height).copy()
        for sprite, left, top in lay_out(game.position_at(ply), marks, theme, rotated=rotated):
            picture.paste(sprite.colours, (left, top), sprite.drawn)
        _write_caption(picture, theme, lines)
        done = (ply - plies.start + 1) / len(plies)
        picture.paste(_number(theme, theme.label), (0, height - _WAY, round(done * WIDTH), height))
        yield Frame(picture, END if ply == plies[-1] else _pause(game, ply, marks))


def _marks(game: Game, ply: int) -> Marks:
    """The marks of the move that led to a position."""
    move = game.moves[ply - 1]
    return Marks(last_move=move, cut_off=game.position_at(ply - 1).cut_off_by(move))


def _pause(game: Game, ply: int, marks: Marks) -> int:
    if marks.cut_off:
        return CUT_OFF
    return PLACEMENT if game.position_at(ply).phase is Phase.PLACING else MOVE


@lru_cache(maxsize=8)
def _bare(theme: Theme, height: int) -> Image.Image:
    """The empty board above a caption's place (L, numbers of the palette; not to be changed)."""
    picture = Image.new("RGB", (WIDTH, height), theme.surface)
    picture.paste(empty_board(theme), mask=shape())
    picture.paste(theme.inlay, (0, height - _WAY, WIDTH, height))
    return numbered(picture, theme)


def _write_caption(picture: Image.Image, theme: Theme, lines: Sequence[str]) -> None:
    """Write lines under a board."""
    for number, line in enumerate(lines):
        x, top = float(_MARGIN), HEIGHT + number * _LINE
        for word in line.split():
            picture.paste(_word(theme, word), (round(x) - _OVERHANG, top))
            x += width(f"{word} ", _SIZE)


@lru_cache(maxsize=256)
def _word(theme: Theme, word: str) -> Image.Image:
    """A word of a caption (L, likewise); most come again and again."""
    size = round(width(word, _SIZE)) + 2 * _OVERHANG, _ABOVE_THE_LINES + _BELOW_A_LINE
    canvas = Canvas(*size, origin=(_OVERHANG, _ABOVE_THE_LINES))
    canvas.polygon(((-_OVERHANG, -size[1]), (size[0], -size[1]), size, (-_OVERHANG, size[1])), theme.surface)
    write(canvas, (0, 0), word, _SIZE, theme.label)
    return numbered(canvas.image().convert("RGB"), theme)


@lru_cache(maxsize=32)
def _number(theme: Theme, shade: Shade) -> int:
    """The number of one of a theme's own colours."""
    (number,) = numbered(Image.new("RGB", (1, 1), shade), theme).tobytes()
    return number
