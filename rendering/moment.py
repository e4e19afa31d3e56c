"""A cut-off as a short animation: a square that tells in two seconds which move removed how many pieces.

The move that cuts off is shown with an arrow, and the stack is carried over. Then marks show which stacks have lost
their connection; these tilt and fall towards the spectator, onto a heap in front of the board.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import pi, sin

from PIL import Image

from dvonn import Game, Jump, Piece, Space, Stack
from rendering.animation import Frame, gif
from rendering.bar import Bar, bar_shape, empty_bar, lay_out_bar
from rendering.bare_board import coloured
from rendering.canvas import Canvas
from rendering.drawings import Drawing
from rendering.font import BOLD
from rendering.geometry import BAR, HEIGHT, WIDTH, Pixel, Point, centre, column_labels, row_labels
from rendering.lettering import fitted, width, write, write_centred
from rendering.marks import TILTS, ghost, loss
from rendering.palettes import numbered, palette
from rendering.pieces import pile, shadow
from rendering.surface import empty_board, label, shape
from rendering.themes import DEFAULT, Shade, Theme
from rendering.ways import Way, long_arrow

SIDE = 800
"""Width and height of the animation in pixels; it is drawn larger and then made smaller."""

BEFORE, CARRIED, LANDED, FALLING, AFTER = 1000, 60, 500, 60, 2200
"""Milliseconds: before the move, for each step of the move and of the fall, between them, and at the end."""
_CARRYING = (0.25, 0.5, 0.75)
_FALL = (0.15, 0.3, 0.45, 0.6, 0.8, 1.0)
"""The parts of the way, and of the time of the fall, that frames show."""
_LIFT = 70
"""How high a carried stack is lifted."""

_EDGE = 24
"""The margin beside the board."""
_SQUARE = WIDTH + 2 * _EDGE
_TITLE_LINE, _TITLE = 134, 96
_BAR_AT, _BOARD_AT = 190, 190 + BAR + 10
_FLOOR = _SQUARE - 22
"""Where the fallen stacks lie."""
_BELOW = _BOARD_AT + HEIGHT + 118
"""The middle of what is written below the board."""
_COUNT, _CAPTION = 230, 150
_ROW, _STEP, _HIGHER = 11, 104, 58
"""The maximum number of fallen stacks in a row, their distance, and that of the rows of the heap."""
_NEARER = 1.5
"""By how much fallen stacks can be enlarged where there is room, because they are nearer."""
_TILTS = (-38, 24, -14, 46, -58, 12, 62, -27)
"""By how many degrees fallen stacks are tilted, in turn."""
_MINUS = "\N{MINUS SIGN}"


def render_moment(
    game: Game,
    ply: int,
    *,
    title: str,
    caption: str,
    before: Bar,
    after: Bar,
    rotated: bool = False,
    theme: Theme = DEFAULT,
) -> bytes:
    """Render the move that led to ply `ply` and cut stacks off, as an endlessly looping, square GIF file.

    The `title`, one line that is shortened if need be, is above the bars of the players `before` and `after` the move.
    The `caption`, a few letters, is below the board until the number of pieces takes its place. Thread-safe.

    Raises `IndexError` if the game has no such ply, and `ValueError` if its move cut nothing off.
    """
    move = game.moves[ply - 1]
    position = game.position_at(ply - 1)
    lost = position.cut_off_by(move)
    if not isinstance(move, Jump) or not lost:
        raise ValueError(f"ply {ply} cut nothing off")
    scene = _Scene(position.stacks, move, lost, title, caption, before, after, rotated, theme)
    colours = bytes(palette(theme).getpalette() or ())
    frames = (Frame(_finished(picture, theme), pause) for picture, pause in scene.pictures())
    return gif((SIDE, SIDE), colours, frames)


def _finished(picture: Image.Image, theme: Theme) -> Image.Image:
    return numbered(picture.resize((SIDE, SIDE), Image.Resampling.LANCZOS), theme)


@dataclass(frozen=True)
class _Scene:
    """A move and what it cuts off; `stacks` are those before the move."""

    stacks: Mapping[Space, Stack]
    move: Jump
    lost: Mapping[Space, Stack]
    title: str
    caption: str
    before: Bar
    after: Bar
    rotated: bool
    theme: Theme

    def pictures(self) -> Iterator[tuple[Image.Image, int]]:
        """Yield the pictures (RGB, square) with their durations in milliseconds."""
        moving, target = self.stacks[self.move.source], self.stacks[self.move.target]
        resting = {space: stack for space, stack in self.stacks.items() if space != self.move.source}
        start, (to_x, to_y) = self._at(self.move.source), self._at(self.move.target)
        way = to_x - start[0], to_y - start[1]

        first = self._with_caption(self._with_stacks(self.stacks, self.before, chosen=self.move.source))
        long_arrow(self.theme, way, Way.BETTER, aside=False).stamp(first, start)
        yield first, BEFORE

        carried = self._pile(moving)
        ground = self._with_caption(self._with_stacks(resting, self.before))
        for part in _CARRYING:
            picture = ground.copy()
            lift = round(_LIFT * sin(pi * part))
            carried.stamp(picture, (start[0] + round(way[0] * part), start[1] + round(way[1] * part) - lift))
            yield picture, CARRIED

        moved = {**resting, self.move.target: moving.onto(target)}
        landed = self._with_caption(self._with_stacks(moved, self.before, arrived=self.move.target))
        for space, stack in self.lost.items():
            mark = loss(self.theme, f"{_MINUS}{stack.height}", stack.height, sure=True, plated=False)
            mark.stamp(landed, self._at(space))
        yield landed, LANDED

        kept = {space: stack for space, stack in moved.items() if space not in self.lost}
        arrived = self.move.target if self.move.target in kept else None
        ground = self._with_stacks(kept, self.after, arrived=arrived)
        for space, stack in self.lost.items():
            tilt = TILTS[space.index % len(TILTS)]
            ghost(self.theme, stack.pieces[-1], stack.height, tilt).stamp(ground, self._at(space))
        for part in _FALL[:-1]:
            yield self._with_fallen(ground, part), FALLING
        last = self._with_fallen(ground, _FALL[-1])
        self._count.stamp(last, (_SQUARE // 2, _BELOW))
        yield last, AFTER

    def _at(self, space: Space) -> Pixel:
        x, y = centre(space, rotated=self.rotated)
        return x + _EDGE, y + _BOARD_AT

    def _pile(self, stack: Stack, *, arrived: bool = False, outline: Shade | None = None) -> Drawing:
        gems = 0 if stack.height == 1 else stack.pieces.count(Piece.DVONN)
        return pile(self.theme, stack.pieces, arrived=arrived, outline=outline, gems=gems)

    @cached_property
    def _empty(self) -> Image.Image:
        """The scene without stacks and bar."""
        picture = Image.new("RGB", (_SQUARE, _SQUARE), self.theme.surface)
        picture.paste(empty_board(self.theme), (_EDGE, _BOARD_AT), shape())
        labels = row_labels(rotated=self.rotated) + column_labels(rotated=self.rotated)
        for text, (x, y) in labels:
            label(self.theme, text).stamp(picture, (x + _EDGE, y + _BOARD_AT))
        canvas = Canvas(_SQUARE, _BAR_AT, origin=(0, 0))
        title = fitted(self.title, WIDTH, _TITLE, BOLD)
        write(canvas, (_SQUARE / 2, _TITLE_LINE), title, _TITLE, self.theme.label, align=0.5, weight=BOLD)
        canvas.drawing().stamp(picture, (0, 0))
        return picture

    def _with_stacks(
        self,
        stacks: Mapping[Space, Stack],
        bar: Bar,
        *,
        chosen: Space | None = None,
        arrived: Space | None = None,
    ) -> Image.Image:
        picture = self._empty.copy()
        picture.paste(_coloured(bar, self.theme), (_EDGE, _BAR_AT), bar_shape())
        for space, stack in stacks.items():
            shadow(self.theme, stack.height).stamp(picture, self._at(space))
        for space in sorted(stacks, key=lambda space: self._at(space)[::-1]):
            outline = self.theme.choice if space == chosen else None
            self._pile(stacks[space], arrived=space == arrived, outline=outline).stamp(
                picture, self._at(space)
            )
        return picture

    def _with_caption(self, picture: Image.Image) -> Image.Image:
        canvas = Canvas(WIDTH, 2 * _CAPTION)
        write_centred(canvas, (0, 0), self.caption, _CAPTION, self.theme.label)
        canvas.drawing().stamp(picture, (_SQUARE // 2, _BELOW))
        return picture

    def _with_fallen(self, ground: Image.Image, time: float) -> Image.Image:
        """Return a picture with the stacks that were cut off after a part of the time of their fall."""
        picture = ground.copy()
        for stack, start, end, tilt in self._falls:
            x, y = (round(a + (b - a) * part) for a, b, part in zip(start, end, (time, time**2), strict=True))
            size = 1 + (self._nearer - 1) * time
            _tilted(self._pile(stack), tilt * time, size).stamp(picture, (x, y))
        return picture

    @cached_property
    def _nearer(self) -> float:
        """By how much fallen stacks are enlarged."""
        return min(_NEARER, _ROW / max(map(len, self._rows)))

    @cached_property
    def _rows(self) -> Sequence[Sequence[Space]]:
        """The spaces of the stacks that were cut off, by the rows of the heap into which these fall."""
        spaces, count = sorted(self.lost, key=self._at), -(-len(self.lost) // _ROW)
        return [spaces[start::count] for start in range(count)]

    @cached_property
    def _falls(self) -> Sequence[tuple[Stack, Pixel, Point, float]]:
        """The stacks that were cut off, where each falls from and to, and by how many degrees it tilts."""
        falls, step = [], _STEP * self._nearer
        for number, row in reversed(list(enumerate(self._rows))):
            left = (_SQUARE - step * (len(row) - 1)) / 2 + (step / 2 if number % 2 else 0)
            for place, space in enumerate(row):
                stack, tilt = self.lost[space], _TILTS[space.index % len(_TILTS)]
                lower = _below_anchor(_tilted(self._pile(stack), tilt, self._nearer))
                end = left + step * place, _FLOOR - lower - _HIGHER * self._nearer * number
                falls.append((stack, self._at(space), end, tilt))
        return falls

    @cached_property
    def _count(self) -> Drawing:
        """The number of pieces cut off, in letters that can be read from afar."""
        text = _MINUS + str(sum(stack.height for stack in self.lost.values()))
        canvas = Canvas(round(width(text, _COUNT, BOLD)) + 80, _COUNT + 60)
        for dx, dy in ((-7, 0), (7, 0), (0, -7), (0, 7), (-5, -5), (5, 5), (-5, 5), (5, -5)):
            write_centred(canvas, (dx, dy), text, _COUNT, self.theme.last_move_edge)
        write_centred(canvas, (0, 0), text, _COUNT, self.theme.last_move)
        return canvas.drawing()


def _coloured(bar: Bar, theme: Theme) -> Image.Image:
    """Return the picture (RGB) of a bar."""
    numbers = numbered(empty_bar(theme), theme)
    for sprite, left, top in lay_out_bar(bar, theme):
        numbers.paste(sprite.colours, (left, top), sprite.drawn)
    return coloured(numbers, theme)


def _tilted(drawing: Drawing, angle: float, size: float) -> Drawing:
    """Return a drawing turned around its anchor, and enlarged."""
    x, y = drawing.anchor
    half = max(x, y, drawing.colours.width - x, drawing.colours.height - y)
    square = Image.new("RGBA", (2 * half, 2 * half))
    square.paste(drawing.colours, (half - x, half - y))
    side = round(2 * half * size)
    larger = square.convert("RGBa").resize((side, side), Image.Resampling.BICUBIC)
    turned = larger.rotate(angle, Image.Resampling.BICUBIC, expand=True).convert("RGBA")
    return Drawing(turned, (turned.width // 2, turned.height // 2))


def _below_anchor(drawing: Drawing) -> int:
    """Return how far what is drawn extends below the anchor."""
    _, _, _, bottom = drawing.colours.getchannel("A").getbbox() or (0, 0, 0, drawing.anchor[1])
    return bottom - drawing.anchor[1]
