from dvonn import Colour, Phase, Space, parse_move
from tests.dvonn.grids import board, spaces


def test_a_stack_cut_off_from_every_dvonn_piece_leaves_the_game() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   D   W   B   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    after = position.play(parse_move("d3c3"))
    assert after == board(
        """
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   DW  .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
        """,
        to_move=Colour.BLACK,
    )


def test_a_single_move_can_cut_off_a_whole_side() -> None:
    position = board(
        """
                .   .   .   .   .   .   W   W   .
              .   .   .   .   .   .   W   WW  B   .
            .   D   W   .   .   W   W   WBW W   .   .
              B   D   W   B   W   W   W   W   .   .
                B   .   D   .   .   .   W   .   .
        """,
        to_move=Colour.BLACK,
    )
    after = position.play(parse_move("d2c2"))
    assert set(after.stacks) == spaces("b3 c3 a2 b2 c2 a1 c1")
    assert set(position.cut_off_by(parse_move("d2c2"))) == spaces("i5 j5 h4 i4 j4 f3 g3 h3 i3 e2 f2 g2 h2 g1")
    assert (position.score.white, after.score.white) == (18, 1)


def test_stacks_of_both_players_are_cut_off() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   D   W   W   B   W   B   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    lost = position.cut_off_by(parse_move("d3c3"))
    assert {str(space): str(stack) for space, stack in lost.items()} == {"e3": "B", "f3": "W", "g3": "B"}


def test_the_only_move_may_cut_off_ones_own_stacks() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   D   B   BW  WWBWW .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    only = parse_move("d3b3")
    assert position.legal_moves() == (only,)
    assert set(position.cut_off_by(only)) == {Space("e", 3)}
    assert (position.score.white, position.play(only).score.white) == (7, 3)


def test_the_stack_that_moved_is_cut_off_where_it_lands_without_connection() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   D   W   B   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    lost = position.cut_off_by(parse_move("d3e3"))
    assert {str(space): str(stack) for space, stack in lost.items()} == {"e3": "BW"}
    assert set(position.play(parse_move("d3e3")).stacks) == {Space("c", 3)}


def test_a_stack_with_a_dvonn_piece_runs_away_with_the_connection() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   B   B   DW  .   D   W   .   .   .
              .   .   B   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    after = position.play(parse_move("e3g3"))
    assert set(after.stacks) == spaces("g3 h3")


def test_a_lone_dvonn_piece_stays_though_it_is_cut_off_from_everything() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   D   W   B   D   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    after = position.play(parse_move("d3e3"))
    assert set(after.stacks) == spaces("c3 e3 f3")
    assert not after.stacks[Space("c", 3)].owner


def test_a_stack_that_holds_a_dvonn_piece_is_never_cut_off() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   DB  W   B   D   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    move = parse_move("d3e3")
    assert not position.cut_off_by(move)
    assert Space("c", 3) in position.play(move).stacks


def test_leaving_a_space_between_touching_neighbours_cuts_off_nothing() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   B   B   .   .   .   .   .
            .   .   D   W   W   B   .   .   .   .   .
              .   .   .   .   W   W   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    assert not position.cut_off_by(parse_move("e3f3"))


def test_a_placement_and_a_pass_cut_off_nothing() -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   WWBW D  B   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    assert position.phase is Phase.STACKING
    assert not position.cut_off_by(parse_move("pass"))
