"""A drawing surface with anti-aliasing.

Everything is drawn at double size and then averaged, which smooths all edges alike and yields identical pixels on
every machine. `lettering` builds on it for text beyond single glyph runs.
"""

from collections.abc import Iterable
from typing import TypeAlias

from PIL import Image, ImageDraw

from rendering.drawings import Drawing
from rendering.font import face
from rendering.geometry import Point
from rendering.themes import Shade

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_FINENESS = 2


class Canvas:
    """A transparent canvas of `width` × `height` pixels; `origin` (by default the centre) is the point (0, 0).

    Lengths are pixels of the finished drawing, x to the right and y downwards. Shapes replace what is below them,
    even with translucent shades. With a `ground`, the canvas is opaque and filled with that shade; this saves
    averaging the opacities, the slowest step.
    """

    def __init__(
        self, width: int, height: int, *, origin: Point | None = None, ground: Shade | None = None
    ) -> None:
        self._origin = origin or (width / 2, height / 2)
        size = width * _FINENESS, height * _FINENESS
        self._sheet = Image.new("RGB", size, ground) if ground else Image.new("RGBA", size)
        self._pen = ImageDraw.Draw(self._sheet)

    def _at(self, point: Point) -> Point:
        (x, y), (left, top) = point, self._origin
        return (left + x) * _FINENESS, (top + y) * _FINENESS

    def _box(self, centre: Point, radius: float) -> Box:
        x, y = centre
        left, top = self._at((x - radius, y - radius))
        right, bottom = self._at((x + radius, y + radius))
        return left, top, right - 1, bottom - 1  # Pillow includes the far edge

    def disc(self, centre: Point, radius: float, shade: Shade) -> None:
        self._pen.ellipse(self._box(centre, radius), fill=shade)

    def slab(self, upper: Point, radius: float, rise: float, shade: Shade) -> None:
        """Fill the area that a disc sweeps when moved down by `rise`."""
        x, y = upper
        self.disc(upper, radius, shade)
        self.disc((x, y + rise), radius, shade)
        self.polygon(
            ((x - radius, y), (x + radius, y), (x + radius, y + rise), (x - radius, y + rise)), shade
        )

    def plate(self, corner: Point, opposite: Point, rounding: float, shade: Shade) -> None:
        """Fill a rounded rectangle."""
        (left, top), (right, bottom) = self._at(corner), self._at(opposite)
        self._pen.rounded_rectangle((left, top, right - 1, bottom - 1), rounding * _FINENESS, fill=shade)

    def arc(
        self, centre: Point, radius: float, width: float, shade: Shade, *, angles: Point = (0, 360)
    ) -> None:
        """Draw an arc inside `radius`; angles are in degrees clockwise from the right."""
        start, end = angles
        self._pen.arc(self._box(centre, radius), start, end, fill=shade, width=round(width * _FINENESS))

    def polygon(self, corners: Iterable[Point], shade: Shade) -> None:
        self._pen.polygon([self._at(corner) for corner in corners], fill=shade)

    def line(self, start: Point, end: Point, width: float, shade: Shade) -> None:
        """Draw a straight line with round ends."""
        self._pen.line((self._at(start), self._at(end)), fill=shade, width=round(width * _FINENESS))
        self.disc(start, width / 2, shade)
        self.disc(end, width / 2, shade)

    def glyphs(self, start: Point, text: str, size: float, shade: Shade, *, weight: int) -> None:
        """Write `text` from `start`, a point on the baseline."""
        self._pen.text(self._at(start), text, font=face(size * _FINENESS, weight), fill=shade, anchor="ls")

    def image(self) -> Image.Image:
        """Return the whole canvas at its final size (RGBA, or RGB with a ground)."""
        return _smoothed(self._sheet)

    def drawing(self) -> Drawing:
        """Return the drawn area, anchored at the origin."""
        left, top, right, bottom = self._sheet.getbbox() or (0, 0, 1, 1)
        left, top = left // _FINENESS, top // _FINENESS
        # Crop before averaging, which is the expensive step. A crop beyond the sheet is empty.
        drawn = _smoothed(self._sheet.crop((left * _FINENESS, top * _FINENESS, right + 1, bottom + 1)))
        x, y = self._origin
        return Drawing(drawn, (int(x) - left, int(y) - top))


def _smoothed(sheet: Image.Image) -> Image.Image:
    """Return a sheet averaged to its final size."""
    if sheet.mode == "RGB":
        return sheet.reduce(_FINENESS)
    # Average premultiplied colours, so that transparent pixels don't tint the edges.
    return sheet.convert("RGBa").reduce(_FINENESS).convert("RGBA")


def advance(text: str, size: float, weight: int) -> float:
    """Return the advance width of `text` in pixels."""
    return face(size * _FINENESS, weight).getlength(text) / _FINENESS


def extent(text: str, size: float, weight: int) -> Box:
    """Return the bounding box of `text` in pixels, relative to its start on the baseline."""
    left, top, right, bottom = face(size * _FINENESS, weight).getbbox(text, anchor="ls")
    return left / _FINENESS, top / _FINENESS, right / _FINENESS, bottom / _FINENESS
