import pytest

from dvonn import (
    PASS,
    Colour,
    Game,
    GameOverError,
    IllegalMove,
    Jump,
    Move,
    Phase,
    Place,
    Reason,
    Score,
    Space,
    parse_move,
)
from tests.dvonn.grids import WHITE_IS_STUCK, board, spaces


def test_a_player_who_cannot_move_while_the_opponent_can_must_pass() -> None:
    assert WHITE_IS_STUCK.must_pass
    assert WHITE_IS_STUCK.legal_moves() == (PASS,)
    assert not WHITE_IS_STUCK.movable()
    assert (WHITE_IS_STUCK.phase, WHITE_IS_STUCK.to_move) == (Phase.STACKING, Colour.WHITE)


def test_a_pass_changes_nothing_but_whose_turn_it_is() -> None:
    after = WHITE_IS_STUCK.play(PASS)
    assert after.stacks == WHITE_IS_STUCK.stacks
    assert after.to_move is Colour.BLACK
    assert not after.must_pass


def test_a_player_passes_as_often_as_it_takes_until_the_game_ends() -> None:
    game = Game(start=WHITE_IS_STUCK)
    for move in ("pass", "h3g3", "pass", "g3e3"):
        assert game.position.to_move
        game = game.play(parse_move(move))
    assert game.position.phase is Phase.OVER


def test_a_player_who_can_move_again_after_passing_must_move() -> None:
    surrounded = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   B   D   .   .   .   .   .
            .   .   .   B   W   B   .   .   .   .   .
              .   .   .   B   B   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    assert surrounded.must_pass
    freed = surrounded.play(PASS).play(parse_move("d3e4"))
    assert freed.movable() == (Space("e", 3),)
    with pytest.raises(IllegalMove) as refused:
        freed.play(PASS)
    assert refused.value.reason is Reason.MAY_NOT_PASS


def test_the_game_is_over_at_once_when_a_move_leaves_neither_able_to_move() -> None:
    position = board(
        """
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   .  BBBW D   B   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
        """,
        to_move=Colour.BLACK,
    )
    assert position.outcome is None
    end = position.play(parse_move("g3f3"))
    assert (end.phase, end.to_move, end.legal_moves()) == (Phase.OVER, None, ())
    assert not end.must_pass
    assert end.outcome
    assert (end.outcome.winner, end.outcome.score.white, end.outcome.score.black) == (Colour.WHITE, 4, 2)


def test_the_score_counts_pieces_of_all_colours_in_the_stacks_owned() -> None:
    end = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   .  DBWB WWW D   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    assert (end.score.white, end.score.black) == (3, 4)
    assert (end.score.of(Colour.WHITE), end.score.of(Colour.BLACK)) == (3, 4)
    assert end.outcome
    assert end.outcome.winner is Colour.BLACK


def test_equal_scores_tie() -> None:
    end = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   .   BBW D   WWB .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    assert end.outcome
    assert (end.outcome.winner, end.outcome.score) == (None, (3, 3))


@pytest.mark.parametrize(
    ("score", "leader", "lead"),
    [
        (Score(white=5, black=3), Colour.WHITE, 2),
        (Score(white=0, black=7), Colour.BLACK, 7),
        (Score(white=4, black=4), None, 0),
    ],
)
def test_the_player_with_more_pieces_leads(score: Score, leader: Colour | None, lead: int) -> None:
    assert (score.leader, score.lead) == (leader, lead)


def test_a_player_may_be_left_with_nothing() -> None:
    end = WHITE_IS_STUCK.play(PASS).play(parse_move("h3g3")).play(PASS).play(parse_move("g3e3"))
    assert {str(space): str(stack) for space, stack in end.stacks.items()} == {"e3": "BBBWBB", "f3": "D"}
    assert end.outcome
    assert (end.outcome.winner, end.outcome.score) == (Colour.BLACK, (0, 6))


@pytest.mark.parametrize("to_move", Colour)
def test_a_player_left_with_nothing_passes_while_the_opponent_moves_on(to_move: Colour) -> None:
    position = board(
        """
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   D   B   B   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
        """,
        to_move=to_move,
    )
    assert position.phase is Phase.STACKING
    assert position.must_pass == (to_move is Colour.WHITE)


def test_a_finished_game_is_over_whoever_would_be_next() -> None:
    drawing = """
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   D   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """
    assert {board(drawing, to_move=colour).phase for colour in Colour} == {Phase.OVER}


@pytest.mark.parametrize("move", [PASS, Place(Space("a", 1)), Jump(Space("f", 3), Space("e", 3))])
def test_nothing_can_be_played_once_the_game_is_over(move: Move) -> None:
    end = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   D   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    with pytest.raises(GameOverError) as refused:
        end.play(move)
    assert refused.value.reason is Reason.GAME_OVER
    with pytest.raises(GameOverError):
        end.cut_off_by(move)


def test_the_last_stacks_may_stay_apart() -> None:
    end = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            DW  .   .   .   D   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   DBB
    """)
    assert end.phase is Phase.OVER
    assert set(end.stacks) == spaces("a3 e3 i1")
