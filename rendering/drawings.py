"""Small pictures in all colours and with smooth edges, as they come off a canvas."""

from dataclasses import dataclass

from PIL import Image

from rendering.geometry import Pixel


@dataclass(frozen=True, slots=True, eq=False)
class Drawing:
    """Colours with their opacity (RGBA), and the pixel of them that comes to lie on the place that is stamped."""

    colours: Image.Image
    anchor: Pixel

    def box(self, place: Pixel) -> tuple[int, int, int, int]:
        """The box that the drawing covers if its anchor lies on `place`: left, top, right, bottom."""
        left, top = place[0] - self.anchor[0], place[1] - self.anchor[1]
        return left, top, left + self.colours.width, top + self.colours.height

    def stamp(self, picture: Image.Image, place: Pixel) -> None:
        """Draw it onto an RGB picture, its anchor on `place`."""
        picture.paste(self.colours, self.box(place), self.colours)
