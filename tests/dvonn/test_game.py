import pytest
from hypothesis import given

from dvonn import (
    Game,
    IllegalMove,
    Place,
    Position,
    Reason,
    Space,
    parse_move,
)
from tests.dvonn.grids import WHITE_IS_STUCK, board
from tests.dvonn.strategies import games


def test_a_new_game_has_no_moves_and_an_empty_board() -> None:
    game = Game()
    assert (game.moves, game.position, game.start) == ((), Position(), Position())


def test_playing_returns_the_longer_game_and_leaves_the_old_one() -> None:
    old = Game()
    new = old.play(Place(Space("c", 3)))
    assert (len(old.moves), len(new.moves)) == (0, 1)
    assert new.position == Position().play(Place(Space("c", 3)))


@given(games())
def test_every_position_on_the_way_is_the_one_that_the_moves_lead_to(game: Game) -> None:
    position = game.start
    assert game.position_at(0) == position
    for ply, move in enumerate(game.moves, 1):
        position = position.play(move)
        assert game.position_at(ply) == position
    assert game.position == position


@pytest.mark.parametrize("ply", [-1, 2])
def test_there_is_no_position_before_the_start_or_after_the_last_move(ply: int) -> None:
    game = Game([Place(Space("c", 3))])
    with pytest.raises(IndexError):
        game.position_at(ply)


def test_an_illegal_move_is_refused() -> None:
    place = Place(Space("c", 3))
    with pytest.raises(IllegalMove) as refused:
        Game([place]).play(place)
    assert refused.value.reason is Reason.OCCUPIED
    with pytest.raises(IllegalMove):
        Game([place, place])


@given(games())
def test_games_are_equal_when_start_and_moves_are(game: Game) -> None:
    assert Game(game.moves) == game
    assert hash(Game(game.moves)) == hash(game)
    assert game.moves == () or Game(game.moves[:-1]) != game


def test_a_game_may_start_anywhere() -> None:
    game = Game(map(parse_move, ("pass", "h3g3")), start=WHITE_IS_STUCK)
    assert game.start == game.position_at(0) == WHITE_IS_STUCK
    assert game.position == WHITE_IS_STUCK.play(parse_move("pass")).play(parse_move("h3g3"))
    assert game != Game()


def test_the_same_moves_from_another_start_are_another_game() -> None:
    moves = [parse_move("pass")]
    starts = [
        board(f"""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   .  {stack} D   B   B   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
        """)
        for stack in ("BBBW", "WBBW")
    ]
    assert Game(moves, start=starts[0]) != Game(moves, start=starts[1])
