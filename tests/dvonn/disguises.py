"""Disguises of a position: another look with the same game below it."""

from collections.abc import Iterator
from random import Random

from dvonn import COLUMNS, Phase, Piece, Position, Space

_OTHER = {"W": "B", "B": "W", "D": "D"}


def half_turn(space: Space) -> Space:
    return Space(COLUMNS[10 - COLUMNS.index(space.column)], 6 - space.row)


def upside_down(space: Space) -> Space:
    return Space(COLUMNS[COLUMNS.index(space.column) + 3 - space.row], 6 - space.row)


def turned(position: Position) -> Position:
    return _mapped(position, {str(space): str(half_turn(space)) for space in _SPACES})


def mirrored(position: Position) -> Position:
    return _mapped(position, {str(space): str(upside_down(space)) for space in _SPACES})


def exchanged(position: Position) -> Position:
    """With the colours exchanged, and the turn with them."""
    board, turn, phase = str(position).split()
    cells = "".join(_OTHER.get(letter, letter) for letter in board)
    return Position.parse(f"{cells} {'w' if turn == 'b' else 'b'} {phase}")


def shuffled(position: Position, rng: Random) -> Position:
    """With the pieces below the top of each stack in another order, and single ones exchanged between stacks."""
    stacks = {space: list(str(stack)) for space, stack in position.stacks.items()}
    buried = [(space, depth) for space, pieces in stacks.items() for depth in range(len(pieces) - 1)]
    plain = [place for place in buried if stacks[place[0]][place[1]] != Piece.DVONN.value]
    letters = [stacks[space][depth] for space, depth in plain]
    rng.shuffle(letters)
    for (space, depth), letter in zip(plain, letters, strict=True):
        stacks[space][depth] = letter
    for pieces in stacks.values():
        below = pieces[:-1]
        rng.shuffle(below)
        pieces[:-1] = below
    return _written(position, {str(space): "".join(pieces) for space, pieces in stacks.items()})


def altered(position: Position) -> Position:
    """With buried pieces moved to other stacks, as far as that doesn't change the legal moves."""
    for giver in position.stacks:
        for taker in position.stacks:
            stacks = {str(space): str(stack) for space, stack in position.stacks.items()}
            buried, rest = stacks[str(giver)][0], stacks[str(giver)][1:]
            is_lone = stacks[str(taker)] == Piece.DVONN.value  # nothing is ever below
            if giver == taker or is_lone or not rest or buried == Piece.DVONN.value:
                continue
            moved = {str(giver): rest, str(taker): buried + stacks[str(taker)]}
            other = _written(position, stacks | moved)
            if other.legal_moves() == position.legal_moves():
                position = other
                break
    return position


def disguises(position: Position, rng: Random) -> Iterator[Position]:
    """All images of a position, each with its stacks shuffled. While pieces are placed the colours tell the turn."""
    for one in (position,) if position.phase is Phase.PLACING else (position, exchanged(position)):
        for each in (one, turned(one), mirrored(one), mirrored(turned(one))):
            if each != position:
                yield shuffled(each, rng)


_ROWS = ("cdefghijk", "bcdefghijk", "abcdefghijk", "abcdefghij", "abcdefghi")
_SPACES = [Space(column, 5 - number) for number, row in enumerate(_ROWS) for column in row]


def _mapped(position: Position, to: dict[str, str]) -> Position:
    return _written(position, {to[str(space)]: str(stack) for space, stack in position.stacks.items()})


def _written(position: Position, stacks: dict[str, str]) -> Position:
    """The position with these stacks by the names of their spaces, and the same turn and phase."""
    _, turn, phase = str(position).split()
    rows = (
        ",".join(stacks.get(f"{column}{5 - number}", ".") for column in row)
        for number, row in enumerate(_ROWS)
    )
    return Position.parse(f"{'/'.join(rows)} {turn} {phase}")
