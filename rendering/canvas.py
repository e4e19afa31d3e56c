"""A sheet to draw on, in the picture's own pixels and with smooth edges.

Everything is drawn at twice its size and then averaged, which smooths all edges alike and gives the same
pixels on every machine. Texts are written by `lettering`, which knows what the font has.
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
    """A transparent sheet, `width` × `height` pixels, with `origin` (by default its middle) as (0, 0).

    Lengths are pixels of the finished drawing, x to the right and y downwards. All that is drawn replaces what
    lies below it, even where its shade is translucent. With a `ground` the sheet has that opaque shade all over,
    whatever is drawn on it: then no opacities need to be averaged, which takes most of the time.
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
        """Fill a circle."""
        self._pen.ellipse(self._box(centre, radius), fill=shade)

    def slab(self, upper: Point, radius: float, rise: float, shade: Shade) -> None:
        """Fill the area that a disc covers while it moves straight down by `rise`."""
        x, y = upper
        self.disc(upper, radius, shade)
        self.disc((x, y + rise), radius, shade)
        self.polygon(
            ((x - radius, y), (x + radius, y), (x + radius, y + rise), (x - radius, y + rise)), shade
        )

    def plate(self, corner: Point, opposite: Point, rounding: float, shade: Shade) -> None:
        """Fill a rectangle whose corners are rounded with a radius of `rounding`."""
        (left, top), (right, bottom) = self._at(corner), self._at(opposite)
        self._pen.rounded_rectangle((left, top, right - 1, bottom - 1), rounding * _FINENESS, fill=shade)

    def arc(
        self, centre: Point, radius: float, width: float, shade: Shade, *, angles: Point = (0, 360)
    ) -> None:
        """Draw an arc inside of `radius`, between two angles in degrees clockwise from the right."""
        start, end = angles
        self._pen.arc(self._box(centre, radius), start, end, fill=shade, width=round(width * _FINENESS))

    def polygon(self, corners: Iterable[Point], shade: Shade) -> None:
        """Fill a polygon."""
        self._pen.polygon([self._at(corner) for corner in corners], fill=shade)

    def line(self, start: Point, end: Point, width: float, shade: Shade) -> None:
        """Draw a straight line with round ends."""
        self._pen.line((self._at(start), self._at(end)), fill=shade, width=round(width * _FINENESS))
        self.disc(start, width / 2, shade)
        self.disc(end, width / 2, shade)

    def glyphs(self, start: Point, text: str, size: float, shade: Shade, *, weight: int) -> None:
        """Write `text` from `start` on, a point of the line on which its letters stand."""
        self._pen.text(self._at(start), text, font=face(size * _FINENESS, weight), fill=shade, anchor="ls")

    def image(self) -> Image.Image:
        """The whole sheet at its true size (RGBA, or RGB on a ground)."""
        return _smoothed(self._sheet)

    def drawing(self) -> Drawing:
        """The drawing, anchored at the origin."""
        left, top, right, bottom = self._sheet.getbbox() or (0, 0, 1, 1)
        left, top = left // _FINENESS, top // _FINENESS
        # Cut out first: smoothing is what takes the time. Past the sheet's end a cut is empty.
        drawn = _smoothed(self._sheet.crop((left * _FINENESS, top * _FINENESS, right + 1, bottom + 1)))
        x, y = self._origin
        return Drawing(drawn, (int(x) - left, int(y) - top))


def _smoothed(sheet: Image.Image) -> Image.Image:
    """A sheet at its true size."""
    if sheet.mode == "RGB":
        return sheet.reduce(_FINENESS)
    # Averaged with premultiplied colours, so that what is transparent lends no edge its colour.
    return sheet.convert("RGBa").reduce(_FINENESS).convert("RGBA")


def advance(text: str, size: float, weight: int) -> float:
    """How many pixels wide `text` is in the font, up to where the next letter would begin."""
    return face(size * _FINENESS, weight).getlength(text) / _FINENESS


def extent(text: str, size: float, weight: int) -> Box:
    """The box that `text` covers, in pixels seen from its start on the line."""
    left, top, right, bottom = face(size * _FINENESS, weight).getbbox(text, anchor="ls")
    return left / _FINENESS, top / _FINENESS, right / _FINENESS, bottom / _FINENESS
