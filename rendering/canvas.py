"""A drawing surface with anti-aliasing.

Everything is drawn at a multiple of its size and then averaged, which smooths all edges alike and yields identical
pixels on every machine. `lettering` builds on it for text beyond single glyph runs.
"""

from collections.abc import Iterable
from math import pi, sin
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.drawings import Drawing
from rendering.font import face
from rendering.geometry import Point
from rendering.themes import Shade

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_FINENESS = 2
_OPAQUE = 255
_WAVE_STEPS = 24
_SHADOW_STEP = 27
"""The steps in a shadow's opacity, of 255: more would only be seen in the size of files."""

Radii: TypeAlias = tuple[float, float]
"""Half the width and half the height of an oval."""


class Slope(NamedTuple):
    """A fill that changes evenly from one shade to another in a direction."""

    start: Shade
    end: Shade
    way: Point = (1, 1)


Fill: TypeAlias = Shade | Slope


class Canvas:
    """A transparent canvas of `width` × `height` pixels; `origin` (by default the centre) is the point (0, 0).

    Lengths are pixels of the finished drawing, x to the right and y downwards. Shapes replace what is below them,
    even with translucent shades. With a `ground`, the canvas is opaque and filled with that shade; this saves
    averaging the opacities, the slowest step. `fineness` is the multiple of the final size at which it is drawn.
    """

    def __init__(
        self,
        width: int,
        height: int,
        *,
        origin: Point | None = None,
        ground: Shade | None = None,
        fineness: int = _FINENESS,
    ) -> None:
        self._origin = origin or (width / 2, height / 2)
        self._fineness = fineness
        size = width * fineness, height * fineness
        self._sheet = Image.new("RGB", size, ground) if ground else Image.new("RGBA", size)
        self._pen = ImageDraw.Draw(self._sheet)

    def _at(self, point: Point) -> Point:
        (x, y), (left, top) = point, self._origin
        return (left + x) * self._fineness, (top + y) * self._fineness

    def _box(self, centre: Point, radii: Radii) -> Box:
        (x, y), (across, up) = centre, radii
        left, top = self._at((x - across, y - up))
        right, bottom = self._at((x + across, y + up))
        return left, top, right - 1, bottom - 1  # Pillow includes the far edge

    def disc(self, centre: Point, radius: float, shade: Shade) -> None:
        self._pen.ellipse(self._box(centre, (radius, radius)), fill=shade)

    def oval(self, centre: Point, radii: Radii, fill: Fill) -> None:
        if isinstance(fill, Slope):
            frame = self._frame(centre, radii)
            self._paint(fill, frame, self._mask(frame, centre, radii))
        else:
            self._pen.ellipse(self._box(centre, radii), fill=fill)

    def rim(self, centre: Point, radii: Radii, width: float, fill: Fill) -> None:
        """Fill the inner edge of an oval."""
        inner = radii[0] - width, radii[1] - width
        frame = self._frame(centre, radii)
        self._paint(
            fill,
            frame,
            ImageChops.subtract(self._mask(frame, centre, radii), self._mask(frame, centre, inner)),
        )

    def slab(self, upper: Point, radii: Radii, rise: float, fill: Fill) -> None:
        """Fill the area that an oval sweeps when moved down by `rise`."""
        frame = self._frame(upper, radii, rise)
        self._paint(fill, frame, self._mask(frame, upper, radii, rise))

    def hole(self, centre: Point, radii: Radii, depth: float, wall: Fill, floor: Shade) -> None:
        """Draw a hole with upright walls, whose floor is lower by `depth`."""
        (x, y), frame = centre, self._frame(centre, radii)
        opening = self._mask(frame, centre, radii)
        self._paint(wall, frame, opening)
        self._paint(floor, frame, ImageChops.darker(opening, self._mask(frame, (x, y + depth), radii)))

    def shadow(self, places: Iterable[Point], radii: Radii, blur: float, shade: Shade) -> None:
        """Draw the soft shadow of ovals at these places onto an empty canvas; `shade` has an opacity."""
        sheet = Image.new("L", self._sheet.size)
        for place in places:
            ImageDraw.Draw(sheet).ellipse(self._box(place, radii), fill=_OPAQUE)
        sheet = sheet.filter(ImageFilter.GaussianBlur(blur * self._fineness))
        opaque, opacity = shade[: len("#rrggbb")], int(shade[len("#rrggbb") :], 16)
        self._sheet.paste(opaque, (0, 0, *self._sheet.size))
        steps = [level * opacity // _OPAQUE // _SHADOW_STEP * _SHADOW_STEP for level in range(_OPAQUE + 1)]
        self._sheet.putalpha(sheet.point(steps))
        self._pen = ImageDraw.Draw(self._sheet)

    def lay(self, other: "Canvas", place: Point) -> None:
        """Draw what is on a canvas of the same fineness, with its origin on a point."""
        (x, y), (left, top) = self._at(place), other._origin  # noqa: SLF001  of the same class
        corner = round(x - left * self._fineness), round(y - top * self._fineness)
        self._sheet.paste(other._sheet, corner, other._drawn())  # noqa: SLF001

    def turn(self, angle: float) -> None:
        """Turn what has been drawn counterclockwise around the origin, by degrees."""
        centre = self._at((0, 0))
        turned = self._sheet.convert("RGBa").rotate(angle, Image.Resampling.BICUBIC, center=centre)
        self._sheet = turned.convert("RGBA")
        self._pen = ImageDraw.Draw(self._sheet)

    def _drawn(self) -> Image.Image:
        """Return the mask (1) of the pixels on which something is drawn."""
        return self._sheet.getchannel("A").point([0] + [_OPAQUE] * _OPAQUE, "1")

    def keep(self, corners: Iterable[Point]) -> None:
        """Erase everything outside a polygon."""
        kept = Image.new("L", self._sheet.size)
        ImageDraw.Draw(kept).polygon([self._at(corner) for corner in corners], fill=_OPAQUE)
        self._sheet.putalpha(ImageChops.darker(self._sheet.getchannel("A"), kept))
        self._pen = ImageDraw.Draw(self._sheet)

    def _frame(self, upper: Point, radii: Radii, rise: float = 0) -> tuple[int, int, int, int]:
        """Return the pixels around an oval that is moved down by `rise`."""
        left, top, right, bottom = self._box(upper, radii)
        return int(left) - 1, int(top) - 1, int(right) + 2, int(bottom + rise * self._fineness) + 2

    def _mask(
        self, frame: tuple[int, int, int, int], upper: Point, radii: Radii, rise: float = 0
    ) -> Image.Image:
        """Return the mask (L), within a frame, of the area that an oval sweeps when moved down by `rise`."""
        left, top, right, bottom = frame
        mask = Image.new("L", (right - left, bottom - top))
        pen, (x, y) = ImageDraw.Draw(mask), upper
        ends = [
            (box[0] - left, box[1] - top, box[2] - left, box[3] - top)
            for box in (self._box(end, radii) for end in (upper, (x, y + rise)))
        ]
        for end in ends:
            pen.ellipse(end, fill=_OPAQUE)
        first, last = ends
        pen.rectangle((first[0], (first[1] + first[3]) / 2, first[2], (last[1] + last[3]) / 2), fill=_OPAQUE)
        return mask

    def _paint(self, fill: Fill, frame: tuple[int, int, int, int], mask: Image.Image) -> None:
        if isinstance(fill, Slope):
            start, end = (Image.new(self._sheet.mode, mask.size, shade) for shade in (fill.start, fill.end))
            self._sheet.paste(Image.composite(end, start, _slope(mask.size, fill.way)), frame, mask)
        else:
            self._sheet.paste(fill, frame, mask)

    def plate(self, corner: Point, opposite: Point, rounding: float, shade: Shade) -> None:
        """Fill a rounded rectangle."""
        (left, top), (right, bottom) = self._at(corner), self._at(opposite)
        self._pen.rounded_rectangle((left, top, right - 1, bottom - 1), rounding * self._fineness, fill=shade)

    def arc(
        self, centre: Point, radii: Radii, width: float, shade: Shade, *, angles: Point = (0, 360)
    ) -> None:
        """Draw an arc inside an oval; angles are in degrees clockwise from the right."""
        start, end = angles
        self._pen.arc(self._box(centre, radii), start, end, fill=shade, width=round(width * self._fineness))

    def polygon(self, corners: Iterable[Point], shade: Shade) -> None:
        self._pen.polygon([self._at(corner) for corner in corners], fill=shade)

    def line(self, start: Point, end: Point, width: float, shade: Shade) -> None:
        """Draw a straight line with round ends."""
        self._pen.line((self._at(start), self._at(end)), fill=shade, width=round(width * self._fineness))
        self.disc(start, width / 2, shade)
        self.disc(end, width / 2, shade)

    def wave(self, start: Point, end: Point, height: float, width: float, shade: Shade) -> None:
        """Draw a line that bends up and then down by `height` between two points on a level."""
        (left, y), (right, _) = start, end
        steps = [step / _WAVE_STEPS for step in range(_WAVE_STEPS + 1)]
        points = [self._at((left + (right - left) * at, y - height * sin(2 * pi * at))) for at in steps]
        self._pen.line(points, fill=shade, width=round(width * self._fineness))

    def glyphs(self, start: Point, text: str, size: float, shade: Shade, *, weight: int) -> None:
        """Write `text` from `start`, a point on the baseline."""
        self._pen.text(
            self._at(start), text, font=face(size * self._fineness, weight), fill=shade, anchor="ls"
        )

    def image(self) -> Image.Image:
        """Return the whole canvas at its final size (RGBA, or RGB with a ground)."""
        return _smoothed(self._sheet, self._fineness)

    def drawing(self) -> Drawing:
        """Return the drawn area, anchored at the origin."""
        fineness, (left, top, right, bottom) = self._fineness, self._sheet.getbbox() or (0, 0, 1, 1)
        left, top = left // fineness, top // fineness
        # Crop before averaging, which is the expensive step. A crop beyond the sheet is empty.
        right, bottom = -(-right // fineness), -(-bottom // fineness)
        drawn = _smoothed(
            self._sheet.crop((left * fineness, top * fineness, right * fineness, bottom * fineness)), fineness
        )
        x, y = self._origin
        return Drawing(drawn, (int(x) - left, int(y) - top))


def _smoothed(sheet: Image.Image, fineness: int) -> Image.Image:
    """Return a sheet averaged to its final size."""
    if sheet.mode == "RGB":
        return sheet.reduce(fineness)
    # Average premultiplied colours, so that transparent pixels don't tint the edges.
    return sheet.convert("RGBa").reduce(fineness).convert("RGBA")


def _slope(size: tuple[int, int], way: Point) -> Image.Image:
    """Return a gradient (L) from 0 to 255 across a box, in a direction relative to its width and height."""
    (width, height), (dx, dy) = size, way
    steepness = (_OPAQUE + 1) / (abs(dx) + abs(dy))
    across, down = dx * steepness / width, dy * steepness / height
    start = -min(dx, 0) * steepness - min(dy, 0) * steepness
    whole = Image.linear_gradient("L")
    return whole.transform(size, Image.Transform.AFFINE, (0, 0, 1, across, down, start))


def advance(text: str, size: float, weight: int) -> float:
    """Return the advance width of `text` in pixels."""
    return face(size * _FINENESS, weight).getlength(text) / _FINENESS


def extent(text: str, size: float, weight: int) -> Box:
    """Return the bounding box of `text` in pixels, relative to its start on the baseline."""
    left, top, right, bottom = face(size * _FINENESS, weight).getbbox(text, anchor="ls")
    return left / _FINENESS, top / _FINENESS, right / _FINENESS, bottom / _FINENESS
