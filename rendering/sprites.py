"""Small pictures that are drawn once and stamped onto many boards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

    from rendering.geometry import Pixel


@dataclass(frozen=True, slots=True)
class Sprite:
    """Colours (RGB), their opacity (L), and which pixel of them comes to lie on the place that is stamped."""

    colours: Image.Image
    opacity: Image.Image
    anchor: Pixel

    @staticmethod
    def of(drawing: Image.Image, anchor: Pixel | None = None) -> Sprite:
        """Make a sprite of an RGBA drawing, whose middle is the anchor if none is given."""
        left, top, right, bottom = drawing.getbbox() or (0, 0, 1, 1)
        x, y = anchor or (drawing.width // 2, drawing.height // 2)
        drawn = drawing.crop((left, top, right, bottom))
        return Sprite(drawn.convert("RGB"), drawn.getchannel("A"), (x - left, y - top))

    def stamp(self, picture: Image.Image, place: Pixel) -> None:
        """Draw the sprite onto an RGB picture, its anchor on ``place``."""
        x, y = place
        left, top = self.anchor
        picture.paste(self.colours, (x - left, y - top), self.opacity)
