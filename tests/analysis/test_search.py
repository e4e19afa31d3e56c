"""Searching: endings are solved, the twin finds the same, limits hold."""

import time
from random import Random

import pytest

from analysis import search, twin
from analysis.answer import WIN, never
from analysis.coding import code_position, read_move
from analysis.module import Core
from analysis.twin.board import BitBoard
from analysis.twin.progress import Progress
from analysis.twin.proof import settle
from dvonn import Colour, Jump, Phase, Place, Position, parse_move
from tests.analysis.endings import Ending, read_endings, solve
from tests.dvonn.grids import WHITE_IS_STUCK
from tests.dvonn.strategies import playout

ENOUGH = 1_000_000


@pytest.fixture(scope="module")
def core() -> Core:
    return Core()


@pytest.fixture(scope="module")
def endings() -> list[Ending]:
    return read_endings()


def positions(number: int) -> list[Position]:
    """Positions of the stacking phase in which there is a move."""
    rng = Random(5)
    reached = (playout(rng, rng.randrange(49, 95)).position for _ in range(2 * number))
    return [position for position in reached if position.to_move][:number]


def value_of(margin: int) -> int:
    return margin + WIN * ((margin > 0) - (margin < 0))


def test_500_endings_are_solved_by_the_core(core: Core, endings: list[Ending]) -> None:
    assert len(endings) == 500
    for position, margin in endings:
        answer = core.think(code_position(position), ENOUGH)
        assert (answer.value, answer.exact) == (value_of(margin), True), position


@pytest.mark.slow
def test_endings_are_solved_by_the_twin(endings: list[Ending]) -> None:
    for position, margin in endings[:150]:
        answer = twin.think(code_position(position), ENOUGH)
        assert (answer.value, answer.exact) == (value_of(margin), True), position


def test_the_results_of_endings_are_those_of_all_lines_of_play(endings: list[Ending]) -> None:
    for position, margin in Random(1).sample(endings, 15):
        assert solve(position) == margin


def test_the_line_of_a_solved_ending_leads_to_its_result(endings: list[Ending]) -> None:
    for position, margin in endings[:100]:
        found, end = search(position, nodes=ENOUGH), position
        for move in found.line:
            end = end.play(move)
        assert end.to_move is None
        sign = 1 if position.to_move is Colour.WHITE else -1
        assert sign * (end.score.white - end.score.black) == margin == found.score


def test_the_results_that_are_proved_are_those_of_all_lines_of_play(endings: list[Ending]) -> None:
    for position, margin in endings[::5]:
        progress = Progress(ENOUGH, never, line=(0,))
        assert settle(BitBoard.of(code_position(position)), progress, {})
        assert (progress.value, progress.exact) == (value_of(margin), True), position
        end = position
        for move in progress.line:
            end = end.play(read_move(move))
        assert end.to_move is None
        sign = 1 if position.to_move is Colour.WHITE else -1
        assert sign * (end.score.white - end.score.black) == margin


def test_a_proof_that_takes_more_than_four_fifths_of_the_nodes_is_given_up() -> None:
    progress = Progress(2000, never, line=(0,))
    assert not settle(BitBoard.of(code_position(Position.parse(MIDDLE))), progress, {})
    assert (progress.nodes, progress.limit, progress.line) == (1600, 2000, (0,))


@pytest.mark.slow
def test_the_twin_finds_what_the_core_finds(core: Core) -> None:
    for position in positions(12):
        code = code_position(position)
        assert twin.think(code, 1000) == core.think(code, 1000), position


@pytest.mark.slow
def test_the_twin_settles_endings_as_the_core_does(core: Core) -> None:
    rng, kinds = Random(12), set()
    for _ in range(5):
        game = playout(rng, 150)
        code = code_position(game.position_at(len(game.moves) - 10))
        answer = core.think(code, 2000)
        assert twin.think(code, 2000) == answer
        kinds.add((answer.exact, abs(answer.value) > WIN))
    assert kinds == {(True, True), (False, True), (False, False)}  # solved, won by an unknown margin, unknown


def test_the_same_nodes_give_the_same_answer_whatever_was_searched_before(core: Core) -> None:
    some = [code_position(position) for position in positions(20)]
    first = [core.think(code, 3000) for code in some]
    assert [core.think(code, 3000) for code in reversed(some)] == first[::-1]
    assert [Core().think(some[0], 3000)] == first[:1]


def test_a_search_sees_no_more_positions_than_it_may(core: Core) -> None:
    for position in positions(10):
        assert core.think(code_position(position), 2000).nodes <= 2000


def test_a_search_with_hardly_any_nodes_still_finds_a_legal_move() -> None:
    for position in positions(20):
        assert search(position, nodes=1).move in position.legal_moves()


def test_a_line_is_made_of_legal_moves() -> None:
    for position in positions(20):
        reached = position
        for move in search(position, nodes=5000).line:
            reached = reached.play(move)


def test_a_pause_that_says_true_ends_the_search_with_the_best_so_far() -> None:
    asked = []

    def enough() -> bool:
        asked.append(True)
        return len(asked) == 3

    found = search(positions(1)[0], nodes=10_000_000, pause=enough)
    assert (found.nodes, found.exact) == (3 * 4096, False)
    asked.clear()
    assert search(positions(1)[0], seconds=60, nodes=1_000_000, pause=enough).nodes == 3 * 4096


def test_seconds_limit_a_search() -> None:
    begin = time.monotonic()
    found = search(Position.parse(MIDDLE), seconds=0.05)
    assert not found.exact
    assert time.monotonic() - begin < 30


MIDDLE = (
    "B,W,.,.,.,.,B,.,W/"
    "W,B,B,WB,BWB,WBBW,B,.,WB,./"
    ".,B,D,BW,W,B,W,BW,D,B,W/"
    "WB,W,.,W,B,D,W,.,WB,B/"
    "W,.,BW,W,WB,.,BW,.,. w s"
)


def test_a_forced_pass_is_found() -> None:
    found = search(WHITE_IS_STUCK, nodes=1000)
    assert (found.move, found.exact) == (parse_move("pass"), True)


def test_a_placement_is_chosen_without_a_search() -> None:
    position = playout(Random(1), 30).position
    found = search(position, nodes=2_000_000)
    assert isinstance(found.move, Place)
    assert (found.depth, found.nodes, found.exact) == (1, 19, False)
    for move in found.line:
        position = position.play(move)
    assert position.phase is Phase.PLACING
    full = playout(Random(1), 49).position
    assert isinstance(search(full, nodes=100).move, Jump)


def test_dvonn_pieces_are_placed_by_lot() -> None:
    rng = Random(3)
    begun = [playout(rng, rng.randrange(3)).position for _ in range(20)]
    assert len({search(position, nodes=1).move for position in begun}) > 5
    assert search(Position(), nodes=1) == search(Position(), nodes=1)
    assert search(Position(), nodes=1).score == 0


def test_a_search_needs_a_limit_and_a_game_that_continues() -> None:
    with pytest.raises(ValueError, match="limit"):
        search(Position())
    with pytest.raises(ValueError, match="over"):
        search(playout(Random(1), 150).position, nodes=10)


def test_a_tie_with_best_play_is_exact_and_nobody_wins(endings: list[Ending]) -> None:
    tie = next(position for position, margin in endings if margin == 0)
    found = search(tie, nodes=ENOUGH)
    assert (found.score, found.exact, found.winner_certain) == (0, True, True)
