import pytest
from hypothesis import given, settings

from dvonn import PASS, Colour, Game, Jump, Phase, Position, parse_move
from rendering.storyline import CutOff, Mobility, decided_at, largest_cut_off, storyline
from tests.dvonn.grids import board
from tests.dvonn.recorded import OWN, read_games
from tests.dvonn.strategies import games
from tests.rendering.scenes import BRIDGE, LAST_MOVE, PLACEMENTS, TIE
from tests.rendering.stories import GAMES

COUNTS = [one["legal_counts"] for one in read_games(OWN)]


@settings(max_examples=30)
@given(games())
def test_the_story_of_a_game_has_its_start_and_every_ply(game: Game) -> None:
    story = storyline(game)
    assert [figures.ply for figures in story] == list(range(len(game.moves) + 1))
    assert [figures.score for figures in story] == [
        game.position_at(ply).score for ply in range(len(game.moves) + 1)
    ]
    for figures in story:
        placing = game.position_at(figures.ply).phase is Phase.PLACING
        assert (figures.mobility is None) == placing


@pytest.mark.parametrize(("game", "counts"), list(zip(GAMES, COUNTS, strict=True)))
def test_mobility_is_the_number_of_moves_that_the_records_count(game: Game, counts: list[int]) -> None:
    for figures, count in zip(storyline(game), counts, strict=False):
        position = game.position_at(figures.ply)
        if figures.mobility and position.to_move:
            assert figures.mobility.of(position.to_move) == (0 if position.must_pass else count)


@pytest.mark.parametrize("game", GAMES)
def test_all_pieces_that_are_gone_at_the_end_were_cut_off(game: Game) -> None:
    left = sum(stack.height for stack in game.position.stacks.values())
    assert sum(figures.cut_off for figures in storyline(game)) == 49 - left


def test_mobility_counts_the_jumps_of_the_side_that_is_not_to_move_too() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   .   D   W   B   B   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    one, other = Position.parse(f"{str(position)[:-4]} w s"), Position.parse(f"{str(position)[:-4]} b s")
    assert storyline(Game(start=one))[0].mobility == Mobility(white=2, black=3)
    assert storyline(Game(start=other))[0].mobility == Mobility(white=2, black=3)


def test_the_largest_cut_off_is_the_ply_and_the_pieces_that_it_removed() -> None:
    jump = parse_move("e3f3")
    lost = sum(stack.height for stack in BRIDGE.cut_off_by(jump).values())
    assert largest_cut_off(Game([jump], start=BRIDGE)) == CutOff(1, lost)
    assert lost == 17


def test_of_equal_cut_offs_the_first_is_the_largest() -> None:
    for game in GAMES:
        cut_offs = [figures.cut_off for figures in storyline(game)]
        assert largest_cut_off(game) == CutOff(cut_offs.index(max(cut_offs)), max(cut_offs))


def test_a_game_without_a_cut_off_has_no_largest() -> None:
    assert largest_cut_off(Game()) is None
    assert largest_cut_off(Game(map(parse_move, PLACEMENTS.split()))) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_decided_with_the_ply_from_which_one_leads_until_the_end(game: Game) -> None:
    leaders = [figures.score.leader for figures in storyline(game)]
    decided = decided_at(game)
    assert game.position.outcome is not None
    if decided is None:
        assert game.position.outcome.winner is None
    else:
        assert set(leaders[decided:]) == {game.position.outcome.winner}
        assert leaders[decided - 1] is not game.position.outcome.winner
        assert decided >= 50


def test_a_game_is_decided_by_the_ply_that_turns_it() -> None:
    turned = Game([parse_move("c3a3")], start=LAST_MOVE)
    assert [figures.score.leader for figures in storyline(turned)] == [Colour.BLACK, Colour.WHITE]
    assert decided_at(turned) == 1


def test_a_game_in_which_one_side_always_led_was_decided_at_its_start() -> None:
    assert decided_at(Game(start=LAST_MOVE.play(parse_move("c3a3")))) == 0


def test_a_tie_and_a_game_that_ended_while_placing_are_never_decided() -> None:
    assert decided_at(Game(start=TIE)) is None
    assert decided_at(Game()) is None
    assert decided_at(Game(map(parse_move, PLACEMENTS.split()[:20]))) is None


def test_a_pass_cuts_off_nothing_and_leaves_the_figures() -> None:
    passes = [
        (before, after)
        for game in GAMES
        for before, after in zip(storyline(game), storyline(game)[1:], strict=False)
        if game.moves[before.ply] is PASS
    ]
    assert passes
    for before, after in passes:
        assert (after.score, after.mobility, after.cut_off) == (before.score, before.mobility, 0)


def test_a_jump_is_counted_once_for_each_target() -> None:
    for game in GAMES:
        moves = game.position_at(49).legal_moves()
        mobility = storyline(game)[49].mobility
        assert mobility is not None
        assert mobility.white == len({move for move in moves if isinstance(move, Jump)})
