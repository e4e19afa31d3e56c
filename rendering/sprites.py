"""Stamps for boards: small pictures in a theme's palette, which need no further blending."""

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
"""A table from opacities to whether the pixel is drawn."""


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """Palette indices (L), a mask of drawn pixels (1), and the offset from the stamped position."""

    colours: Image.Image
    drawn: Image.Image
    offset: Pixel

    def at(self, place: Pixel) -> Stamp:
        left, top = self.offset
        return Stamp(self, place[0] + left, place[1] + top)


class Stamp(NamedTuple):
    """A sprite with the position of its upper left corner in the picture."""

    sprite: Sprite
    left: int
    top: int

    @property
    def bottom(self) -> int:
        """The first line below the stamp."""
        return self.top + self.sprite.colours.height


def sprite_of(
    theme: Theme, drawings: Sequence[Drawing], *, under: Sequence[Drawing] = (), place: Pixel = MIDDLE
) -> Sprite:
    """Combine overlapping drawings, bottom first, into one sprite.

    Smooth edges are blended with the empty board at `place`, on which the drawings `under` them are stamped first.
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
    """Combine drawings as `sprite_of` does, on any RGB background instead of the empty board."""
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
