"""The motifs of puzzles: each is seen on a board that shows it, and not on one that only looks like it."""

import pytest

from analysis.puzzles.motifs import Motif, motifs_of
from analysis.puzzles.proof import look
from dvonn import Colour, IllegalMove, Position, parse_move
from tests.dvonn.grids import board


def seen(drawing: str, moves: str, *, to_move: Colour = Colour.WHITE) -> tuple[Motif, ...]:
    return motifs_of(board(drawing, to_move=to_move), tuple(map(parse_move, moves.split())), look)


def row_3(stacks: str) -> str:
    """Draw a board on which only the row from a3 to k3 has stacks; the spaces after the last one are empty."""
    cells = stacks.split()
    return f"""
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        {" ".join(cells + ["."] * (11 - len(cells)))}
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
    """


def test_a_cut_that_looks_like_a_loss() -> None:
    own_ones_fall = row_3(". . . B D W WW")
    as_many_of_each = row_3(". . . B D W WW BB")
    a_single_one = row_3(". . . B D W W")
    assert seen(own_ones_fall, "f3e3")[0] is Motif.SELF_CUT
    assert Motif.SELF_CUT not in seen(as_many_of_each, "f3e3")
    assert Motif.SELF_CUT not in seen(a_single_one, "f3e3")


def test_a_stack_given_up() -> None:
    beside_black = row_3(". . WWW D B B B")
    threatened_before = row_3(". . WWW D B B B WBWW")
    assert Motif.SACRIFICE in seen(beside_black, "c3f3 g3f3")
    assert Motif.SACRIFICE not in seen(threatened_before, "c3f3 g3h3")
    assert Motif.SACRIFICE not in seen(beside_black, "c3f3")


def test_an_exchange_is_no_sacrifice() -> None:
    """The answer takes three pieces, but one of them was the opponent's before the key move."""
    assert Motif.SACRIFICE not in seen(row_3(". . . WW D B B"), "d3f3 g3f3")


def test_what_costs_the_opponent_as_much_is_no_sacrifice() -> None:
    def given_up(behind: str) -> str:
        return f"""
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   D   B   W   W   W   {behind}   .   .   .   .
          .   W   W   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
    """

    assert Motif.SACRIFICE in seen(given_up("."), "c2b2 c3b3")
    assert Motif.SACRIFICE not in seen(given_up("BBB"), "c2b2 c3b3")


ZUGZWANG = """
            .   .   .   .   . DBBWB .   .   .
          .   .   .   .   .   .   .  BWB  .   .
        .   .   .   .   .   .   .   DB  .   .   .
          .   .   .   .   .   .   .   .   W  DBW
            .   .   .   .   .   .   . WBBW  W
"""
"""After i1j2, Black must move h3, the only link of i4 and h5 to each other; with h3 in its place Black would win."""


def test_zugzwang() -> None:
    assert seen(ZUGZWANG, "i1j2 h3h1 i2h1") == (Motif.ZUGZWANG, Motif.QUIET)
    lost_even_with_a_pass = row_3(". D WWW W W B D")
    assert Motif.ZUGZWANG not in seen(lost_even_with_a_pass, "d3e3 f3g3")
    position, line = board(ZUGZWANG), tuple(map(parse_move, ["i1j2", "h3h1", "i2h1"]))
    assert Motif.ZUGZWANG not in motifs_of(position, line, look, nodes=1)  # too few to tell


def test_a_bridge_given_up() -> None:
    two_groups = row_3(". . D W W B D")
    one_stays_alone = row_3(". . D W W D")
    still_linked = """
            .   .   .   .   .   .   .   .   .
          .   .   .   W   W   .   .   .   .   .
        .   .   D   W   W   B   D   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
    """
    assert seen(two_groups, "e3f3") == (Motif.BRIDGE,)
    assert Motif.BRIDGE not in seen(one_stays_alone, "d3e3")
    assert Motif.BRIDGE not in seen(still_linked, "e3d3")


def test_a_dvonn_piece_carried_away() -> None:
    they_stay_behind = row_3(". . . BBB DW W D")
    few = row_3(". . . BB DW W D")
    assert seen(they_stay_behind, "e3g3")[0] is Motif.DVONN
    assert Motif.DVONN not in seen(few, "e3g3")
    two_moves_later = """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   .  BBB  DW  W   D   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            W   D   B   .   .   .   .   .   .
    """
    assert Motif.DVONN in seen(two_moves_later, "a1b1 c1b1 e3g3")


def test_a_threat_parried() -> None:
    three_in_danger = row_3(". . . D BB B WWW")
    two_in_danger = row_3(". . . D BB B WW")
    assert seen(three_in_danger, "g3d3")[0] is Motif.RESCUE
    assert Motif.RESCUE not in seen(two_in_danger, "g3e3")


def test_own_stacks_that_fall_are_not_rescued() -> None:
    in_danger = row_3(". . . D W B WWW")
    assert Motif.RESCUE not in seen(in_danger, "e3d3")
    assert seen(in_danger, "e3d3")[0] is Motif.SELF_CUT


def test_the_last_mobile_stack() -> None:
    white_runs_out = row_3(". . . . BBBW D B B B")
    assert Motif.LAST_STACK in seen(white_runs_out, "i3h3 pass h3f3 pass g3f3", to_move=Colour.BLACK)
    assert Motif.LAST_STACK not in seen(row_3(". . . . BBBW D B B"), "h3g3 pass g3e3", to_move=Colour.BLACK)


def test_a_cut_off_at_once_or_prepared() -> None:
    three_behind = row_3(". . . B D W BBB")
    two_behind = row_3(". . . B D W BB")
    assert seen(three_behind, "f3e3") == (Motif.CUT_OFF,)
    assert Motif.CUT_OFF not in seen(two_behind, "f3e3")
    after_a_quiet_move = """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   .   B   D   W  BBB  .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            W   D   .   .   .   .   .   .   .
    """
    motifs = seen(after_a_quiet_move, "a1b1 d3e3 f3e3")
    assert Motif.PREPARED_CUT in motifs
    assert Motif.CUT_OFF not in motifs


def test_a_stack_of_the_right_height() -> None:
    built_for_four = row_3(". . W W D BBB B")
    assert Motif.HEIGHT in seen(built_for_four, "c3d3 g3f3 d3f3")
    assert Motif.HEIGHT not in seen(row_3(". . W W D B B"), "c3d3 g3f3 d3f3")
    taken_before = row_3(". D W W D BBB")
    assert Motif.HEIGHT not in seen(taken_before, "d3c3 f3c3")


def test_a_quiet_move_takes_and_cuts_off_nothing() -> None:
    assert Motif.QUIET in seen(row_3(". . W W D B"), "c3d3")
    assert Motif.QUIET not in seen(row_3(". . B W D B"), "d3c3")


def test_what_is_none_of_these_is_counting() -> None:
    assert seen(row_3(". . D B W"), "e3d3") == (Motif.COUNT,)


def test_a_solution_has_moves_that_the_rules_allow() -> None:
    with pytest.raises(ValueError, match="without moves"):
        motifs_of(Position(), (), look)
    with pytest.raises(IllegalMove):
        seen(row_3(". . D W B"), "d3f3")
