import pytest

from dvonn import Colour, Jump, Phase, Piece, Space, parse_move
from tests.dvonn.grids import board, spaces


def test_a_stack_of_three_moves_exactly_three_spaces_onto_an_occupied_space() -> None:
    position = board("""
                .   .   B   B   B   D   .   .   .
              .   .   W   B   .   .   .   .   .   .
            .   .   W   .   W   .   .   .   .   .   .
              .   W   .   .   BBW .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    assert set(position.targets(Space("e", 2))) == spaces("b2 e5 h5")


def test_a_stack_lands_on_own_enemy_and_dvonn_pieces_alike() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   W   W   B   .   .   .   .   .
              .   .   .   .   D   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    assert set(position.targets(Space("e", 3))) == spaces("d3 f3 e2")


@pytest.mark.parametrize("between", [".", "B"])
def test_every_space_on_the_way_counts_whether_empty_or_not(between: str) -> None:
    position = board(f"""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   W   W   .   .   .   .
            .   .   .   WW  {between}   D   .   .   .   .   .
              .   .   .   D   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    assert position.targets(Space("d", 3)) == (Space("f", 3),)


def test_the_moving_stack_lies_on_top_in_its_order() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   D   BW  .   WB  .   .   .   .   .
              .   .   .   .   D   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    after = position.play(parse_move("d3f3"))
    assert after.stacks[Space("f", 3)].pieces == (Piece.WHITE, Piece.BLACK, Piece.BLACK, Piece.WHITE)
    assert Space("d", 3) not in after.stacks


@pytest.mark.parametrize(("colour", "move"), [(Colour.WHITE, "e3c3"), (Colour.BLACK, "c3e3")])
def test_the_colour_of_the_top_piece_alone_decides_who_moves_a_stack(colour: Colour, move: str) -> None:
    position = board(
        """
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   WB  D   BW  .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
        """,
        to_move=colour,
    )
    assert position.legal_moves() == (parse_move(move),)


def test_a_stack_whose_six_neighbouring_spaces_are_occupied_may_not_move() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   W   D   .   .   .   .   .
            .   .   .   W   W   W   .   .   .   .   .
              .   .   .   W   W   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    assert set(position.movable()) == spaces("e4 d3 f3 d2 e2")


def test_one_empty_neighbouring_space_sets_a_stack_free() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   W   D   .   .   .   .   .
            .   .   .   W   W   W   .   .   .   .   .
              .   .   .   .   W   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    assert set(position.targets(Space("e", 3))) == spaces("e4 f4 d3 f3 e2")


def test_a_stack_on_the_edge_is_never_surrounded() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            B   B   .   .   .   .   .   .   .   .   .
              W   B   .   .   .   .   .   .   .   .
                B   D   .   .   .   .   .   .   .
    """)
    assert set(position.targets(Space("a", 2))) == spaces("a1 b2 a3 b3")


def test_a_lone_dvonn_piece_belongs_to_nobody_and_never_moves_by_itself() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   D   W   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    assert position.stacks[Space("d", 3)].owner is None
    assert position.movable() == (Space("e", 3),)


def test_a_dvonn_piece_travels_inside_a_stack() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   W   W   .   .   .   .   .
            .   .   .   DW  .   B   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    after = position.play(parse_move("d3f3"))
    assert after.stacks[Space("f", 3)].has_dvonn
    assert after.stacks[Space("f", 3)].pieces == (Piece.BLACK, Piece.DVONN, Piece.WHITE)


def test_the_longest_move_leads_from_one_end_of_the_board_to_the_other() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
      BBBBBBBBBW  D   .   .   .   .   .   .   .   .   D
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    assert position.legal_moves() == (parse_move("a3k3"),)


def test_a_stack_higher_than_the_board_is_long_never_moves() -> None:
    tall = "BBBBBBBBBBW"
    position = board(f"""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            {tall} D B .   .   .   .   .   .   .   B
              .   .   .   .   .   .   .   .   .   D
                .   .   .   .   .   .   .   .   .
    """)
    assert not position.movable()
    assert position.phase is Phase.STACKING


def test_playing_leaves_the_old_position_as_it_was() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   D   W   B   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    before = str(position)
    position.play(Jump(Space("e", 3), Space("f", 3)))
    assert str(position) == before
