"""A turn: one move with the positions before and after it, whether it was played or could be."""

from collections.abc import Mapping
from dataclasses import dataclass

from dvonn import Colour, Game, Move, Position, Space, Stack


@dataclass(frozen=True, slots=True)
class Turn:
    """One move, with the positions before and after it."""

    colour: Colour
    move: Move
    before: Position
    after: Position

    @classmethod
    def of(cls, position: Position, move: Move) -> "Turn":
        """The turn that a move would be. Raises `IllegalMove`."""
        after = position.play(move)
        if position.to_move is None:
            raise ValueError("nobody is to move")
        return cls(position.to_move, move, position, after)

    @classmethod
    def made(cls, game: Game, ply: int) -> "Turn":
        """The turn that was a game's move number `ply`, from 1; a pass is one too. Raises `IndexError`."""
        before = game.position_at(ply - 1)
        if before.to_move is None:
            raise IndexError(ply)
        return cls(before.to_move, game.moves[ply - 1], before, game.position_at(ply))

    @property
    def cut_off(self) -> Mapping[Space, Stack]:
        """The stacks that the move removes."""
        return self.before.cut_off_by(self.move)

    @property
    def own_losses(self) -> Mapping[Space, Stack]:
        """The removed stacks that belong to the player who moves."""
        return {space: stack for space, stack in self.cut_off.items() if stack.owner is self.colour}
