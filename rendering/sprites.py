"""The stamps for boards: small pictures in a theme's few stored colours, which need no blending any more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from rendering.drawings import Drawing
from rendering.geometry import MIDDLE, Pixel
from rendering.palettes import numbered
from rendering.surface import OPAQUE, empty_board
from rendering.themes import Theme

_VISIBLE = [0] + [OPAQUE] * OPAQUE
"""For each opacity, whether the pixel counts as drawn."""


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """Numbers of colours (L), which of these pixels are drawn (1), and where they lie, seen from a stamped place."""

    colours: Image.Image
    drawn: Image.Image
    offset: Pixel

    def at(self, place: Pixel) -> Stamp:
        """The sprite laid onto a place."""
        left, top = self.offset
        return Stamp(self, place[0] + left, place[1] + top)


class Stamp(NamedTuple):
    """A sprite and where its upper left corner lies in the picture."""

    sprite: Sprite
    left: int
    top: int

    @property
    def bottom(self) -> int:
        """The first line below it."""
        return self.top + self.sprite.colours.height


def sprite_of(
    theme: Theme, drawings: Sequence[Drawing], *, under: Sequence[Drawing] = (), place: Pixel = MIDDLE
) -> Sprite:
    """Make one sprite of drawings that lie on each other, the lowest first.

    Their smooth edges get the colours that they have on the empty board at `place`, if first the drawings
    `under` them are stamped there.
    """
    return sprite_upon(theme, empty_board(theme), drawings, under=under, place=place)


def sprite_upon(
    theme: Theme,
    ground: Image.Image,
    drawings: Sequence[Drawing],
    *,
    under: Sequence[Drawing] = (),
    place: Pixel = (0, 0),
) -> Sprite:
    """Make one sprite likewise, for another ground (RGB) than the empty board."""
    boxes = [drawing.box(place) for drawing in drawings]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    picture = ground.crop((left, top, right, bottom))
    drawn = Image.new("1", picture.size)
    here = place[0] - left, place[1] - top
    for drawing in (*under, *drawings):
        drawing.stamp(picture, here)
    for drawing in drawings:
        drawn.paste(OPAQUE, drawing.box(here), drawing.colours.getchannel("A").point(_VISIBLE, "1"))
    return Sprite(numbered(picture, theme), drawn, (-here[0], -here[1]))
