"""The spaces on which a game's three DVONN pieces were placed: games that differ in them never share a position."""

from dvonn import SPACES, Game, Phase, Piece, Space


def first_dvonns(game: Game) -> frozenset[Space] | None:
    """The spaces on which a game's DVONN pieces were placed; None where it begins later, or they are not all placed."""
    for ply in range(len(game.moves) + 1):
        position = game.position_at(ply)
        if position.to_place is not Piece.DVONN:
            stacks = position.stacks
            # Where a stack has moved, a space is empty for ever; until then each piece is where it was placed.
            if position.phase is not Phase.PLACING and len(stacks) < len(SPACES):
                return None
            return frozenset(space for space, stack in stacks.items() if stack.has_dvonn)
    return None
