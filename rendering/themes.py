"""The colours of pictures; every drawn colour is defined here."""

from dataclasses import dataclass, fields
from typing import TypeAlias

from dvonn import Piece

Shade: TypeAlias = str
"""A colour as `#rrggbb`, or `#rrggbbaa` with opacity."""


@dataclass(frozen=True, slots=True)
class Glaze:
    """The colours of a kind of piece."""

    face: Shade
    """The top of the ring."""
    light: Shade
    """The lit side of the bevel."""
    side: Shade
    """The dark side of the bevel, and the edge seen from the front: one band per piece of a stack."""
    line: Shade
    """The outline."""
    ink: Shade
    """The number on a stack."""
    ghost: Shade
    """The face of a stack that was cut off."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a picture."""

    name: str
    surface: Shade
    """The board between and around the cells."""
    inlay: Shade
    label: Shade
    cell: Shade
    other_cell: Shade
    """The cells of every other column, which makes the slanting columns visible."""
    cell_name: Shade
    """The name of a vacant space."""
    paper: Shade
    """The background of charts."""
    paper_name: Shade
    """Secondary text on the background of charts."""
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
    """The dashed outline of a cut-off stack."""
    choice: Shade
    """The spaces that a player can choose now: frames, and plates with names."""
    choice_ink: Shade
    """Text on the choice colour, and the plates of movable stacks."""
    winner: Shade

    def __hash__(self) -> int:
        """Hash only the name, for speed: every sprite lookup hashes the theme."""
        return hash(self.name)

    def glaze(self, piece: Piece) -> Glaze:
        match piece:
            case Piece.WHITE:
                return self.white
            case Piece.BLACK:
                return self.black
            case Piece.DVONN:
                return self.dvonn

    def shades(self) -> set[Shade]:
        parts = (self, self.white, self.black, self.dvonn)
        values = (getattr(part, field.name) for part in parts for field in fields(part))
        return {value for value in values if isinstance(value, str) and value.startswith("#")}


WALNUT = Theme(
    name="walnut",
    surface="#33231a",
    inlay="#6d4f36",
    label="#f8f0e0",
    cell="#8d6748",
    other_cell="#835e41",
    cell_name="#fffaf0",
    paper="#dfbd91",
    paper_name="#5c412c",
    shadow="#33231a",
    white=Glaze(
        face="#f6efdf",
        light="#d2c3a3",
        side="#d2c3a3",
        line="#3b2a1e",
        ink="#1f1a18",
        ghost="#d2c3a3",
    ),
    black=Glaze(
        face="#181516",
        light="#33231a",
        side="#0b090a",
        line="#0b090a",
        ink="#fffaf0",
        ghost="#33231a",
    ),
    dvonn=Glaze(
        face="#b8182a",
        light="#ffd0c4",
        side="#7d0d1b",
        line="#ffd9cf",
        ink="#ffffff",
        ghost="#cf2233",
    ),
    gem="#d3122a",
    gem_light="#ff7d86",
    gem_setting="#ffffff",
    last_move="#ffc233",
    last_move_edge="#24150b",
    ghost_line="#fffaf0",
    choice="#a9ddff",
    choice_ink="#10263c",
    winner="#e8b62f",
)
"""Ivory and ebony rings on walnut."""

CONTRAST = Theme(
    name="contrast",
    surface="#0d1114",
    inlay="#93a1ad",
    label="#ffffff",
    cell="#6c757d",
    other_cell="#636c74",
    cell_name="#ffffff",
    paper="#a6b4c0",
    paper_name="#101418",
    shadow="#0d1114",
    white=Glaze(
        face="#ffffff",
        light="#c3cad0",
        side="#c3cad0",
        line="#000000",
        ink="#000000",
        ghost="#c3cad0",
    ),
    black=Glaze(
        face="#000000",
        light="#3d4247",
        side="#000000",
        line="#000000",
        ink="#ffffff",
        ghost="#0d1114",
    ),
    dvonn=Glaze(
        face="#b83800",
        light="#ffffff",
        side="#702200",
        line="#ffffff",
        ink="#ffffff",
        ghost="#e0480b",
    ),
    gem="#d84000",
    gem_light="#ff9a70",
    gem_setting="#ffffff",
    last_move="#ffd23d",
    last_move_edge="#000000",
    ghost_line="#ffffff",
    choice="#b9e6ff",
    choice_ink="#001c33",
    winner="#ffe14d",
)
"""Pure white, black and vermilion on grey."""

DEFAULT = WALNUT

THEMES = {theme.name: theme for theme in (WALNUT, CONTRAST)}
