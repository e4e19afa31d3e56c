"""Small anti-aliased pictures in full colour, as drawn on a canvas."""

from dataclasses import dataclass

from PIL import Image

from rendering.geometry import Pixel


@dataclass(frozen=True, slots=True, eq=False)
class Drawing:
    """An RGBA picture and its anchor, the pixel that is placed on the stamped position."""

    colours: Image.Image
    anchor: Pixel

    def box(self, place: Pixel) -> tuple[int, int, int, int]:
        """Return the pixels that the drawing covers with its anchor on `place`: left, top, right, bottom."""
        left, top = place[0] - self.anchor[0], place[1] - self.anchor[1]
        return left, top, left + self.colours.width, top + self.colours.height

    def stamp(self, picture: Image.Image, place: Pixel) -> None:
        """Draw onto an RGB picture with the anchor on `place`."""
        picture.paste(self.colours, self.box(place), self.colours)
