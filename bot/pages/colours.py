"""How the players' colours look beside text."""

from dvonn import Colour

ACCENTS = {Colour.WHITE: 0xF4EFE2, Colour.BLACK: 0x2A2A2E}
"""The edge of a message by the side to move."""

OVER = 0xC8102E
"""The edge once a match is over: the red of the DVONN pieces."""

SIGNS = {Colour.WHITE: "⚪", Colour.BLACK: "⚫"}


def accent(to_move: Colour | None) -> int:
    """The edge of a match's message."""
    return ACCENTS[to_move] if to_move else OVER
