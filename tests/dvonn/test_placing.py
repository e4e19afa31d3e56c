from itertools import islice
from random import Random

from hypothesis import given

from dvonn import (
    PIECES_IN_A_SET,
    SPACES,
    Colour,
    Game,
    Phase,
    Piece,
    Place,
    Position,
    Space,
    placements_by_lot,
)
from tests.dvonn.strategies import games


def filled(number: int) -> Position:
    """Place a number of pieces, from a1 on."""
    return Game(Place(space) for space in islice(SPACES, number)).position


def test_the_game_begins_with_an_empty_board_and_white_to_place() -> None:
    start = Position()
    assert (start.phase, start.to_move, start.to_place) == (Phase.PLACING, Colour.WHITE, Piece.DVONN)
    assert not start.stacks
    assert start.vacant() == SPACES
    assert start.remaining == {Piece.WHITE: 23, Piece.BLACK: 23, Piece.DVONN: 3}


def test_the_dvonn_pieces_are_placed_first_and_then_each_player_places_their_own() -> None:
    placed = [(position.to_move, position.to_place) for position in map(filled, range(7))]
    assert placed == [
        (Colour.WHITE, Piece.DVONN),
        (Colour.BLACK, Piece.DVONN),
        (Colour.WHITE, Piece.DVONN),
        (Colour.BLACK, Piece.BLACK),
        (Colour.WHITE, Piece.WHITE),
        (Colour.BLACK, Piece.BLACK),
        (Colour.WHITE, Piece.WHITE),
    ]


def test_a_piece_lies_where_it_was_placed() -> None:
    position = Position().play(Place(Space("c", 3)))
    assert {space: stack.pieces for space, stack in position.stacks.items()} == {
        Space("c", 3): (Piece.DVONN,)
    }


def test_every_vacant_space_may_be_chosen() -> None:
    position = filled(10)
    assert position.legal_moves() == tuple(map(Place, SPACES[10:]))
    assert position.vacant() == SPACES[10:]


def test_white_places_the_last_piece_and_also_makes_the_first_move() -> None:
    last, full = filled(48), filled(49)
    assert (last.to_move, last.to_place) == (Colour.WHITE, Piece.WHITE)
    assert (full.phase, full.to_move, full.to_place) == (Phase.STACKING, Colour.WHITE, None)
    assert not full.vacant()


def test_all_pieces_of_the_set_are_placed() -> None:
    pieces = [stack.pieces[0] for stack in filled(49).stacks.values()]
    assert {piece: pieces.count(piece) for piece in Piece} == PIECES_IN_A_SET
    assert set(filled(49).remaining.values()) == {0}


@given(games())
def test_what_lies_on_the_board_and_what_remains_are_the_whole_set(game: Game) -> None:
    for ply in range(min(len(game.moves), 49)):
        position = game.position_at(ply)
        pieces = [stack.pieces[0] for stack in position.stacks.values()]
        assert {piece: pieces.count(piece) + position.remaining[piece] for piece in Piece} == PIECES_IN_A_SET


@given(games(min_plies=49))
def test_on_the_full_board_only_stacks_on_the_edge_can_move(game: Game) -> None:
    full = game.position_at(49)
    edge = {space for space, stack in full.stacks.items() if space.on_edge and stack.owner is Colour.WHITE}
    assert set(full.movable()) == edge


def placements(seed: int) -> tuple[Place, ...]:
    return placements_by_lot(Random(seed))


def test_lots_fill_the_board_with_a_legal_placing_phase() -> None:
    game = Game(placements(7))
    assert game.position.phase is Phase.STACKING
    assert len(game.moves) == 49


def test_the_same_lots_fill_the_board_alike_and_others_differently() -> None:
    assert placements(7) == placements(7)
    assert placements(7) != placements(8)
