"""Placing: what a vacant space is worth, and which one is taken."""

from random import Random

import pytest

from analysis.coding import code_position, read_move
from analysis.placing import LINE, balance, best_line, worths
from analysis.twin.board import BitBoard
from analysis.weights import Style, learned
from dvonn import SPACES, Colour, Place, Position, Space, parse_move
from tests.dvonn.strategies import playout

TELLING = Style(nearest=1, distances=100, outside=10_000, edge=100_000, friends=1_000_000, enemies=10_000_000)
"""With these numbers the digits of a worth tell what was counted."""


def placed(spaces: str) -> Position:
    """Return the position after placements, DVONN pieces first."""
    position = Position()
    for name in spaces.split():
        position = position.play(parse_move(name))
    return position


def board_of(position: Position) -> BitBoard:
    return BitBoard.of(code_position(position))


def steps_by_walking(source: Space) -> dict[Space, int]:
    """Return the steps from a space to all others, from neighbour to neighbour."""
    found, edge = {source: 0}, [source]
    for space in edge:
        for other in SPACES:
            if space.distance_to(other) == 1 and other not in found:
                found[other] = found[space] + 1
                edge.append(other)
    return found


def test_steps_to_the_dvonn_pieces_are_counted_from_neighbour_to_neighbour() -> None:
    rng = Random(2)
    for _ in range(10):
        position = playout(rng, 3).position
        steps = [steps_by_walking(space) for space in position.stacks]
        found = worths(board_of(position), Style(1, 100, 0, 0, 0, 0))
        assert found
        for move, worth in found.items():
            place = read_move(move)
            assert isinstance(place, Place)
            distances = [each[place.space] for each in steps]
            assert worth == min(distances) + 100 * sum(distances)


@pytest.mark.parametrize(
    ("space", "worth"),
    [
        ("c1", 2_121_202),  # b1 and c2 are friends, two neighbours are missing; 2, 3 and 7 steps
        ("e2", 10_000_901),  # f2 is an enemy; 1, 3 and 5 steps
    ],
)
def test_a_worth_counts_distances_the_edge_and_both_kinds_of_neighbours(space: str, worth: int) -> None:
    position = placed("b2 f3 j4 b1 f2 c2 a1")
    assert position.to_move is Colour.BLACK
    found = {str(read_move(move)): each for move, each in worths(board_of(position), TELLING).items()}
    assert found[space] == worth


def test_the_best_space_is_taken_and_play_continues_in_turns() -> None:
    board = board_of(playout(Random(4), 20).position)
    line = best_line(board)
    assert len(line) == LINE
    for move in line:
        found = worths(board)
        assert found[move] == max(found.values())
        board = board.play(move)
    last = board_of(playout(Random(4), 48).position)
    assert len(best_line(last)) == 1


def test_near_all_dvonn_pieces_is_better_than_near_one() -> None:
    found = worths(board_of(placed("d3 f3 h3")))
    by_name = {str(read_move(move)): worth for move, worth in found.items()}
    assert by_name["e3"] > by_name["c3"] > by_name["a3"]
    assert by_name["i3"] > by_name["k3"]


def test_while_dvonn_pieces_are_placed_all_spaces_are_equal() -> None:
    for plies in range(3):
        found = worths(board_of(playout(Random(plies), plies).position))
        assert (len(found), set(found.values())) == (49 - plies, {0})


def test_the_balance_is_the_others_with_the_opposite_sign() -> None:
    rng = Random(6)
    for plies in range(0, 49, 6):
        board = board_of(playout(rng, plies).position)
        other = board._replace(turn=1 - board.turn)
        assert abs(balance(board) + balance(other)) <= 1, "rounded down"
    assert balance(board_of(Position())) == 0


def test_who_stands_nearer_is_ahead() -> None:
    near_white = board_of(placed("d3 f3 h3 a1 e3 a2"))
    assert (near_white.turn, learned().placing.nearest < 0) == (0, True)
    assert balance(near_white) > 0
