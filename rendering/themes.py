"""The colours of a picture: every colour that is drawn is named here and nowhere else."""

from dataclasses import dataclass, fields
from typing import TypeAlias

from dvonn import Piece

Shade: TypeAlias = str
"""A colour as `#rrggbb`, or `#rrggbbaa` with its opacity."""


@dataclass(frozen=True, slots=True)
class Glaze:
    """The colours of one kind of piece."""

    face: Shade
    """The ring from above."""
    side: Shade
    """Its edge from the front, of which a pile shows a band for each piece; also the ground of a stack's number."""
    line: Shade
    """The thin line around face and edge."""
    ink: Shade
    """The number."""
    ghost: Shade
    """The face of a stack that was cut off; translucent."""


@dataclass(frozen=True, slots=True)
class Theme:
    """All the colours of a picture."""

    name: str
    surface: Shade
    """The board between and around the cells."""
    inlay: Shade
    label: Shade
    cell: Shade
    cell_name: Shade
    """A vacant space's name, while pieces are being placed."""
    shadow: Shade
    white: Glaze
    black: Glaze
    dvonn: Glaze
    gem: Shade
    gem_light: Shade
    gem_setting: Shade
    last_move: Shade
    last_move_edge: Shade
    ghost_line: Shade
    choice: Shade
    """The spaces that a player can choose now: frames and filled corners."""
    choice_cell: Shade
    choice_edge: Shade
    winner: Shade
    winner_edge: Shade

    def __hash__(self) -> int:
        """Hash the name alone, for speed: themes are looked up with every sprite."""
        return hash(self.name)

    def glaze(self, piece: Piece) -> Glaze:
        """The colours of a kind of piece."""
        match piece:
            case Piece.WHITE:
                return self.white
            case Piece.BLACK:
                return self.black
            case Piece.DVONN:
                return self.dvonn

    def shades(self) -> set[Shade]:
        """All these colours."""
        parts = (self, self.white, self.black, self.dvonn)
        values = (getattr(part, field.name) for part in parts for field in fields(part))
        return {value for value in values if isinstance(value, str) and value.startswith("#")}


WALNUT = Theme(
    name="walnut",
    surface="#4b3427",
    inlay="#7f5f40",
    label="#ecd9bd",
    cell="#dfbd91",
    cell_name="#7f5f40",
    shadow="#7f5f40",
    white=Glaze(
        face="#f8f2e4",
        side="#ddd0b5",
        line="#54412f",
        ink="#1f1a18",
        ghost="#f8f2e490",
    ),
    black=Glaze(
        face="#333032",
        side="#1f1c1e",
        line="#6f6769",
        ink="#f8f2e4",
        ghost="#33303280",
    ),
    dvonn=Glaze(
        face="#cf2233",
        side="#8f1422",
        line="#4a0810",
        ink="#ffffff",
        ghost="#cf223370",
    ),
    gem="#d92638",
    gem_light="#ff8a90",
    gem_setting="#ffffff",
    last_move="#7a2fc4",
    last_move_edge="#fff3da",
    ghost_line="#4b3427",
    choice="#0b5cad",
    choice_cell="#b9dcf0",
    choice_edge="#ffffff",
    winner="#ffc62e",
    winner_edge="#4b3427",
)
"""Ivory and ebony on maple, in a walnut board."""

CONTRAST = Theme(
    name="contrast",
    surface="#101418",
    inlay="#93a1ad",
    label="#ffffff",
    cell="#a6b4c0",
    cell_name="#101418",
    shadow="#a6b4c0",
    white=Glaze(
        face="#ffffff",
        side="#d4dade",
        line="#000000",
        ink="#000000",
        ghost="#ffffff90",
    ),
    black=Glaze(
        face="#000000",
        side="#2b3238",
        line="#ffffff",
        ink="#ffffff",
        ghost="#00000080",
    ),
    dvonn=Glaze(
        face="#e0480b",
        side="#8a2a04",
        line="#000000",
        ink="#ffffff",
        ghost="#e0480b70",
    ),
    gem="#e0480b",
    gem_light="#ffa37a",
    gem_setting="#ffffff",
    last_move="#4a0a9c",
    last_move_edge="#ffffff",
    ghost_line="#000000",
    choice="#003b8e",
    choice_cell="#cfe9ff",
    choice_edge="#ffffff",
    winner="#ffe14d",
    winner_edge="#000000",
)
"""Pure white, black and vermilion, which no colour blindness confuses, on grey."""

DEFAULT = WALNUT

THEMES = {theme.name: theme for theme in (WALNUT, CONTRAST)}
"""The themes by their names."""
