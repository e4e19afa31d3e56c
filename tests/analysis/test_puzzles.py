"""Puzzles: what makes a position one, what it is about, and whether those that come with the bot hold."""

import pytest

from analysis.puzzles import stock
from analysis.puzzles.mining import mine, mine_game
from analysis.puzzles.proof import LEAST_CHOICES, LEAST_MARGIN, MOST_NODES, prove
from analysis.puzzles.puzzle import Puzzle, Theme, theme_of
from dvonn import Colour, Move, Phase, Position, parse_move
from tests.analysis.endings import TooManyError, white_margin
from tests.dvonn.grids import board

SOME = [Puzzle.parse(line) for line in stock.lines()[::10]]
"""Every tenth, read when tests are collected; all of them only where a test asks for them."""
EASIEST = [Puzzle.parse(line) for line in stock.lines()[:20]]


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    """The whole stock."""
    return stock.stock()


def line(text: str) -> tuple[Move, ...]:
    return tuple(map(parse_move, text.split()))


def test_a_stock_of_a_thousand_comes_with_the_bot_each_once_and_the_easiest_first(
    puzzles: list[Puzzle],
) -> None:
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles) >= 1000
    assert [puzzle.nodes for puzzle in puzzles] == sorted(puzzle.nodes for puzzle in puzzles)
    assert puzzles[-1].nodes <= MOST_NODES
    assert {puzzle.theme for puzzle in puzzles} == set(Theme)


def test_a_puzzle_reads_what_it_writes(puzzles: list[Puzzle]) -> None:
    assert "".join(f"{puzzle}\n" for puzzle in puzzles) == stock.FILE.read_text(encoding="utf-8")
    with pytest.raises(ValueError, match="unpack"):
        Puzzle.parse("c3d3")


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: str(puzzle.nodes))
def test_the_solution_is_played_to_the_end_and_does_not_gain_most_at_once(puzzle: Puzzle) -> None:
    position = puzzle.position
    mover = position.to_move
    assert mover
    assert position.phase is Phase.STACKING
    assert len(position.legal_moves()) >= LEAST_CHOICES
    leads = {move: _lead(position.play(move), mover) for move in position.legal_moves()}
    assert leads[puzzle.move] < max(leads.values())
    for move in puzzle.line:
        position = position.play(move)
    assert position.to_move is None
    assert _lead(position, mover) == puzzle.margin >= LEAST_MARGIN


@pytest.mark.parametrize("puzzle", SOME[::4], ids=lambda puzzle: str(puzzle.nodes))
def test_a_puzzle_is_proved_again(puzzle: Puzzle) -> None:
    again = prove(puzzle.position)
    assert again
    assert (again.move, again.margin) == (puzzle.move, puzzle.margin)


def test_all_lines_of_play_show_that_one_move_alone_wins() -> None:
    """With the rules alone: nothing of the search is asked."""
    played_out = 0
    for puzzle in EASIEST:
        known: dict[Position, int] = {}
        sign = 1 if puzzle.position.to_move is Colour.WHITE else -1
        try:
            results = {
                move: sign * white_margin(puzzle.position.play(move), known)
                for move in puzzle.position.legal_moves()
            }
        except TooManyError:
            continue
        played_out += 1
        assert [move for move, margin in results.items() if margin > 0] == [puzzle.move]
        assert results[puzzle.move] == puzzle.margin
    assert played_out >= 3


def test_a_position_with_two_ways_to_win_or_few_choices_is_none() -> None:
    puzzle = SOME[0]
    won = puzzle.position.play(puzzle.move)
    assert prove(won) is None  # the other side has lost it
    assert prove(Position()) is None
    assert prove(puzzle.position, nodes=10) is None  # so few positions prove nothing


def test_the_same_seed_gives_the_same_puzzles() -> None:
    first = next(mine(20))
    assert next(mine(20)) == first
    assert theme_of(first.position, first.line) is first.theme


@pytest.mark.parametrize("theme", Theme)
def test_each_theme_is_seen_by_the_rules_in_its_puzzles(theme: Theme, puzzles: list[Puzzle]) -> None:
    puzzle = next(puzzle for puzzle in puzzles if puzzle.theme is theme)
    assert theme_of(puzzle.position, puzzle.line) is theme


@pytest.mark.parametrize(
    ("drawing", "moves", "theme"),
    [
        (
            """
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   B   D   W  BBB  .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
            """,
            "f3e3",
            Theme.CUT_OFF,  # the three on g3 go
        ),
        (
            """
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   D   B   B  WWW  .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
            """,
            "g3d3",
            Theme.CONNECTION,
        ),
    ],
)
def test_a_puzzle_is_about_what_its_line_does(drawing: str, moves: str, theme: Theme) -> None:
    assert theme_of(board(drawing), line(moves)) is theme


def _lead(position: Position, colour: Colour) -> int:
    return position.score.of(colour) - position.score.of(colour.opponent)


def test_the_end_of_a_game_gives_a_puzzle_unless_nobody_wants_it_any_more() -> None:
    puzzle = SOME[50]
    found = mine_game([Position(), puzzle.position])
    assert found
    assert (found.position, found.move, found.margin) == (puzzle.position, puzzle.move, puzzle.margin)
    assert mine_game([puzzle.position], pause=lambda: True) is None
    assert mine_game([Position()]) is None
