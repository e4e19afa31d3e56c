"""Properties of every game that the rules allow."""

from collections import Counter

import pytest
from hypothesis import given

from dvonn import PASS, PIECES_IN_A_SET, ROWS, SPACES, Colour, Game, Jump, Move, Place, Position, Space
from dvonn.lattice import set_of, spaces_of
from tests.dvonn.strategies import games, reachable_positions


def pieces_on(position: Position) -> Counter[str]:
    return Counter("".join(map(str, position.stacks.values())))


def stacking_moves(game: Game) -> list[tuple[Position, Move]]:
    return [(game.position_at(ply), move) for ply, move in enumerate(game.moves) if ply >= 49]


@given(games())
def test_pieces_are_never_created_and_only_those_cut_off_are_removed(game: Game) -> None:
    for position, move in stacking_moves(game):
        removed = Counter("".join(map(str, position.cut_off_by(move).values())))
        assert pieces_on(position.play(move)) + removed == pieces_on(position)


@given(reachable_positions())
def test_the_jumps_of_a_player_are_the_legal_ones_were_it_their_turn(position: Position) -> None:
    board, _, phase = str(position).split()
    for colour in Colour:
        theirs = Position.parse(f"{board} {colour.value} {phase}") if phase == "s" else position
        assert position.jumps_of(colour) == tuple(m for m in theirs.legal_moves() if isinstance(m, Jump))


@given(reachable_positions())
def test_there_are_never_more_pieces_than_the_game_has(position: Position) -> None:
    assert all(pieces_on(position)[piece.value] <= most for piece, most in PIECES_IN_A_SET.items())


def reached_from_dvonn(position: Position) -> set[Space]:
    """Walk from the stacks with DVONN pieces over neighbours, space by space."""
    stacks = position.stacks
    frontier = [space for space, stack in stacks.items() if stack.has_dvonn]
    reached = set(frontier)
    while frontier:
        found = {space for space in frontier.pop().neighbours if space in stacks} - reached
        reached |= found
        frontier += found
    return reached


@given(games())
def test_after_every_move_all_stacks_are_connected_with_a_dvonn_piece(game: Game) -> None:
    for ply in range(49, len(game.moves) + 1):
        position = game.position_at(ply)
        assert reached_from_dvonn(position) == set(position.stacks)


@given(games())
def test_all_three_dvonn_pieces_stay_in_the_game(game: Game) -> None:
    assert len(game.moves) < 3 or pieces_on(game.position)["D"] == 3


@given(games())
def test_what_a_move_is_said_to_cut_off_is_what_playing_it_removes(game: Game) -> None:
    for position, move in stacking_moves(game):
        before, lost, after = position.stacks, position.cut_off_by(move), position.play(move).stacks
        expected = dict(before)
        if isinstance(move, Jump):
            expected[move.target] = expected.pop(move.source).onto(before[move.target])
        assert {space: stack for space, stack in expected.items() if space in lost} == lost
        assert {space: stack for space, stack in expected.items() if space not in lost} == after


@given(reachable_positions())
def test_movable_stacks_and_their_targets_are_the_legal_jumps(position: Position) -> None:
    jumps = tuple(
        Jump(source, target) for source in position.movable() for target in position.targets(source)
    )
    assert jumps == tuple(move for move in position.legal_moves() if isinstance(move, Jump))
    assert not any(position.targets(space) for space in SPACES if space not in position.movable())


@given(reachable_positions())
def test_legal_moves_come_in_the_boards_order_and_only_once(position: Position) -> None:
    keys = [(move.source, move.target) for move in position.legal_moves() if isinstance(move, Jump)]
    assert keys == sorted(set(keys))


def rotated_space(space: Space) -> Space:
    return SPACES[len(SPACES) - 1 - space.index]


def rotated_move(move: Move) -> Move:
    match move:
        case Place(space):
            return Place(rotated_space(space))
        case Jump(source, target):
            return Jump(rotated_space(source), rotated_space(target))
    return PASS


def rotated(position: Position) -> Position:
    rows, rest = str(position).split(" ", 1)
    turned = ["".join(",".join(row.split(",")[::-1])) for row in rows.split("/")[::-1]]
    return Position.parse(f"{'/'.join(turned)} {rest}")


@given(reachable_positions())
def test_rotating_the_board_by_180_degrees_rotates_the_legal_moves(position: Position) -> None:
    assert set(rotated(position).legal_moves()) == set(map(rotated_move, position.legal_moves()))
    assert rotated(rotated(position)) == position


@given(games())
def test_rotating_the_board_by_180_degrees_rotates_what_moves_lead_to(game: Game) -> None:
    for position, move in stacking_moves(game)[-5:]:
        assert rotated(position).play(rotated_move(move)) == rotated(position.play(move))


def test_a_rotated_space_lies_opposite() -> None:
    assert rotated_space(ROWS[0][0]) == ROWS[4][-1]
    assert rotated_space(Space("f", 3)) == Space("f", 3)


@given(reachable_positions())
def test_the_score_is_the_number_of_pieces_in_owned_stacks(position: Position) -> None:
    tops = Counter[str]()
    for stack in position.stacks.values():
        tops[str(stack)[-1]] += stack.height
    assert position.score == (tops["W"], tops["B"])


@given(reachable_positions())
def test_a_game_is_over_exactly_when_there_is_no_legal_move(position: Position) -> None:
    assert (position.outcome is None) == bool(position.legal_moves())
    assert (position.to_move is None) == (not position.legal_moves())


@pytest.mark.parametrize("space", SPACES, ids=str)
def test_a_set_of_spaces_gives_back_its_members(space: Space) -> None:
    assert list(spaces_of(set_of([space, SPACES[0]]))) == sorted({space, SPACES[0]})
