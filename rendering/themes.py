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
    """The rim towards the light."""
    dark: Shade
    """The rim away from the light."""
    side: Shade
    """The edge that is seen from the front, where the light falls: one band per piece of a stack."""
    under: Shade
    """The edge away from the light."""
    line: Shade
    """The outline."""
    ink: Shade
    """The number on a stack."""
    hollow: Shade
    """The cell in the hole: dark in a white piece, bright in a black one."""
    ghost: Shade
    """The face of a stack that was cut off."""


@dataclass(frozen=True, slots=True)
class Wood:
    """The colours of cells."""

    face: Shade
    vein: Shade
    """The darker lines of the grain."""
    shine: Shade
    """The lighter lines of the grain."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a picture."""

    name: str
    surface: Shade
    """The board around the cells."""
    surface_vein: Shade
    """The lines of the grain around the cells."""
    gap: Shade
    """The gaps between the cells."""
    inlay: Shade
    label: Shade
    wood: Wood
    other_wood: Wood
    """The cells of every other column, which makes the slanting columns visible."""
    cell_light: Shade
    """The edges of cells towards the light."""
    cell_dark: Shade
    """The edges of cells away from the light."""
    cell_name: Shade
    """The name of a vacant space."""
    paper: Shade
    """The background of charts: wood without grain."""
    paper_name: Shade
    """Secondary text on the background of charts."""
    shade: Shade
    """The shadows of pieces, with opacity."""
    white: Glaze
    black: Glaze
    dvonn: Glaze
    gem: Shade
    gem_light: Shade
    gem_dark: Shade
    gem_setting: Shade
    last_move: Shade
    last_move_edge: Shade
    loss: Shade
    """The marks of stacks that would be cut off, and the crosses on blocked ones."""
    loss_ink: Shade
    ghost_line: Shade
    """The dashed outline of a cut-off stack."""
    choice: Shade
    """The spaces that a player can choose now: frames, and plates with names."""
    choice_ink: Shade
    """Text on the choice colour, and the plates of movable stacks."""
    winner: Shade
    winner_light: Shade
    winner_dark: Shade
    """The winner's cells and their edges."""

    def __hash__(self) -> int:
        """Hash only the name, for speed: every sprite lookup hashes the theme."""
        return hash(self.name)

    @property
    def cell(self) -> Shade:
        return self.wood.face

    @property
    def other_cell(self) -> Shade:
        return self.other_wood.face

    def glaze(self, piece: Piece) -> Glaze:
        match piece:
            case Piece.WHITE:
                return self.white
            case Piece.BLACK:
                return self.black
            case Piece.DVONN:
                return self.dvonn

    def shades(self) -> set[Shade]:
        parts = (self, self.white, self.black, self.dvonn, self.wood, self.other_wood)
        values = (getattr(part, field.name) for part in parts for field in fields(part))
        return {value for value in values if isinstance(value, str) and value.startswith("#")}


WALNUT = Theme(
    name="walnut",
    surface="#2b1c13",
    surface_vein="#33231a",
    inlay="#6d4f36",
    gap="#1f130c",
    label="#f0e2c8",
    wood=Wood(face="#8d6748", vein="#835e41", shine="#97714f"),
    other_wood=Wood(face="#835e41", vein="#795538", shine="#8d6748"),
    cell_light="#a37c5a",
    cell_dark="#67472f",
    cell_name="#fffaf0",
    paper="#8d6748",
    paper_name="#fffaf0",
    shade="#0a0502a0",
    white=Glaze(
        face="#f4ecdb",
        light="#fffaf0",
        dark="#cbbd9c",
        side="#ecdfc4",
        under="#a5926c",
        line="#2b1c13",
        ink="#1b1819",
        hollow="#3d2c1d",
        ghost="#d2c3a3",
    ),
    black=Glaze(
        face="#1b1819",
        light="#655c57",
        dark="#110e0f",
        side="#3d3736",
        under="#110e0f",
        line="#050304",
        ink="#fffaf0",
        hollow="#7a583d",
        ghost="#33231a",
    ),
    dvonn=Glaze(
        face="#a01129",
        light="#ffe1d8",
        dark="#f6a79d",
        side="#ff3f55",
        under="#b8172c",
        line="#2a0308",
        ink="#ffffff",
        hollow="#3d2c1d",
        ghost="#cf2233",
    ),
    gem="#dc142d",
    gem_light="#ff8f92",
    gem_dark="#880d20",
    gem_setting="#ffffff",
    last_move="#ffc233",
    last_move_edge="#1f130c",
    loss="#880d20",
    loss_ink="#ffffff",
    ghost_line="#fffaf0",
    choice="#a9ddff",
    choice_ink="#10263c",
    winner="#e8b62f",
    winner_light="#ffe08a",
    winner_dark="#b07f1c",
)
"""Ivory and ebony rings on walnut."""

CONTRAST = Theme(
    name="contrast",
    surface="#0d1114",
    surface_vein="#0d1114",
    inlay="#93a1ad",
    gap="#0d1114",
    label="#ffffff",
    wood=Wood(face="#6c757d", vein="#6c757d", shine="#6c757d"),
    other_wood=Wood(face="#636c74", vein="#636c74", shine="#636c74"),
    cell_light="#858e96",
    cell_dark="#484f56",
    cell_name="#ffffff",
    paper="#6c757d",
    paper_name="#ffffff",
    shade="#000000a0",
    white=Glaze(
        face="#ffffff",
        light="#ffffff",
        dark="#c3cad0",
        side="#eef1f3",
        under="#98a2ab",
        line="#000000",
        ink="#000000",
        hollow="#2b3035",
        ghost="#c3cad0",
    ),
    black=Glaze(
        face="#000000",
        light="#737b82",
        dark="#0d1114",
        side="#343a3f",
        under="#0d1114",
        line="#000000",
        ink="#ffffff",
        hollow="#636c74",
        ghost="#0d1114",
    ),
    dvonn=Glaze(
        face="#993000",
        light="#ffffff",
        dark="#ffd0b8",
        side="#ff6a26",
        under="#c04400",
        line="#000000",
        ink="#ffffff",
        hollow="#2b3035",
        ghost="#e0480b",
    ),
    gem="#d84000",
    gem_light="#ff9a70",
    gem_dark="#802600",
    gem_setting="#ffffff",
    last_move="#ffd23d",
    last_move_edge="#000000",
    loss="#802600",
    loss_ink="#ffffff",
    ghost_line="#ffffff",
    choice="#b9e6ff",
    choice_ink="#001c33",
    winner="#ffe14d",
    winner_light="#fff3a8",
    winner_dark="#bfa01f",
)
"""Pure white, black and vermilion on grey."""

DEFAULT = WALNUT

THEMES = {theme.name: theme for theme in (WALNUT, CONTRAST)}
