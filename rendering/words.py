"""A position in words, for those who hear the board instead of seeing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dvonn import SPACES, Colour, Phase, Piece

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dvonn import Position, Space, Stack

LONGEST = 1024
"""The characters that an alternative text may have on Discord; a description never has more."""

_NAMES = {Colour.WHITE: "White", Colour.BLACK: "Black"}
_PIECES = {Piece.WHITE: "a white piece", Piece.BLACK: "a black piece", Piece.DVONN: "a DVONN piece"}


def describe(position: Position) -> str:
    """Say the whole position in at most 1,024 characters: whose turn it is, the score, every stack.

    A stack is told by its space, owner, height and DVONN pieces; the colours inside it matter to no rule.
    """
    sentences = [_turn(position)]
    if position.phase is not Phase.OVER:
        sentences.append(f"Score: White {position.score.white}, Black {position.score.black}.")
    if position.stacks:
        sentences += [_belongings(position, colour) for colour in Colour]
        sentences += _lone_dvonn_pieces(position)
    sentences.append(_rest(position))
    return " ".join(sentences)


def _turn(position: Position) -> str:
    if outcome := position.outcome:
        white, black = outcome.score
        if outcome.winner is None:
            return f"The game is over: a tie, {white} all."
        return f"The game is over: {_NAMES[outcome.winner]} wins, {max(white, black)} to {min(white, black)}."
    assert position.to_move is not None  # noqa: S101  only a game that is over has nobody to move
    player = _NAMES[position.to_move]
    if position.to_place:
        return f"{player} is to place {_PIECES[position.to_place]}."
    if position.must_pass:
        return f"{player} cannot move and must pass."
    return f"{player} is to move."


def _belongings(position: Position, colour: Colour) -> str:
    """Say which stacks a player owns, the highest first and those of one height together."""
    by_height: dict[int, list[str]] = {}
    for space, stack in _in_order(position):
        if stack.owner is colour:
            by_height.setdefault(stack.height, []).append(f"{space}{_load(stack)}")
    groups = [
        f"{_kind(height, len(spaces))} on {', '.join(spaces)}"
        for height, spaces in sorted(by_height.items(), reverse=True)
    ]
    return f"{_NAMES[colour]}: {'; '.join(groups) or 'nothing'}."


def _kind(height: int, count: int) -> str:
    if height > 1:
        return f"{height} high"
    return "single piece" if count == 1 else "single pieces"


def _load(stack: Stack) -> str:
    match stack.pieces.count(Piece.DVONN):
        case 0:
            return ""
        case 1:
            return " with a DVONN piece"
        case several:
            return f" with {several} DVONN pieces"


def _lone_dvonn_pieces(position: Position) -> Iterator[str]:
    spaces = [str(space) for space, stack in _in_order(position) if stack.owner is None]
    if spaces:
        yield f"DVONN {'piece' if len(spaces) == 1 else 'pieces'} alone on {', '.join(spaces)}."


def _rest(position: Position) -> str:
    vacant = len(SPACES) - len(position.stacks)
    if not position.stacks:
        return "The board is empty."
    if not vacant:
        return "No space is empty."
    return "The other space is empty." if vacant == 1 else f"The other {vacant} spaces are empty."


def _in_order(position: Position) -> list[tuple[Space, Stack]]:
    """Return the stacks column by column, as one looks a name up."""
    return sorted(position.stacks.items(), key=lambda item: (item[0].column, item[0].row))
