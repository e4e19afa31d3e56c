"""Puzzles: what makes a position one, what it is about, and whether those that come with the bot hold."""

from bisect import bisect
from collections import Counter
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from analysis.puzzles import stock
from analysis.puzzles.__main__ import renew
from analysis.puzzles.beauty import AS_GOOD, Traits, beauty_of, first_rating, looks_of
from analysis.puzzles.mining import BANDS, LEAST_SHARE, choose, describe, mine, mine_game
from analysis.puzzles.motifs import Motif
from analysis.puzzles.proof import LEAST_CHOICES, LEAST_MARGIN, MOST_NODES, Proof, prove
from analysis.puzzles.puzzle import Puzzle
from dvonn import Colour, Phase, Position, parse_move
from dvonn.symmetry import canonical
from tests.analysis.endings import TooManyError, white_margin
from tests.dvonn.grids import WON_BY_THREE, board

SOME = [Puzzle.parse(line) for line in stock.lines()[::10]]
"""Every tenth, read when tests are collected; all of them only where a test asks for them."""
SHORT = [Puzzle.parse(line) for line in stock.lines()[:20]]
"""Puzzles with the shortest proofs."""


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    """The whole stock."""
    return stock.stock()


def test_a_thousand_are_offered_each_once_even_under_symmetry(puzzles: list[Puzzle]) -> None:
    assert len({canonical(puzzle.position) for puzzle in puzzles}) == len(puzzles)
    assert sum(not puzzle.retired for puzzle in puzzles) == 1000
    assert max(puzzle.nodes for puzzle in puzzles) <= MOST_NODES
    assert {puzzle.motifs[0] for puzzle in puzzles} == set(Motif)


def test_no_puzzle_has_changed_its_number(puzzles: list[Puzzle]) -> None:
    """Attempts, cards and buttons refer to puzzles by number. Once puzzles are appended, extend this."""
    known = {1: "i5e5", 500: "c3e5", 1000: "i2i3", 1001: "d3a3", 1466: "f3b3"}
    assert {number: str(puzzles[number - 1].move) for number in known} == known
    positions = "\n".join(str(puzzle.position) for puzzle in puzzles[: max(known)])
    digest = "67cf99d8d0a1bcc2bbf4ca35910ce409bd546d830a81bc4e520add47034c961a"
    assert sha256(positions.encode()).hexdigest() == digest


def test_a_puzzle_reads_what_it_writes(puzzles: list[Puzzle]) -> None:
    assert "".join(f"{puzzle}\n" for puzzle in puzzles) == stock.FILE.read_text(encoding="utf-8")
    with pytest.raises(ValueError, match="unpack"):
        Puzzle.parse("c3d3")
    with pytest.raises(ValueError, match="no puzzle"):
        Puzzle.parse(f"{puzzles[0]._replace(retired=False)}; lost")


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
    assert (again.line[0], again.margin) == (puzzle.move, puzzle.margin)


@pytest.mark.parametrize("puzzle", SOME[::2], ids=lambda puzzle: str(puzzle.nodes))
def test_motifs_and_looks_are_found_again(puzzle: Puzzle) -> None:
    proof = Proof(puzzle.line, puzzle.margin, puzzle.nodes)
    assert describe(puzzle.position, proof) == puzzle._replace(retired=False)


def test_retired_puzzles_are_found_but_not_offered(
    monkeypatch: pytest.MonkeyPatch, puzzles: list[Puzzle]
) -> None:
    offered, retired = (puzzles[0]._replace(retired=retired) for retired in (False, True))
    monkeypatch.setattr(stock, "lines", lambda: (str(retired), str(offered)))
    assert stock.find(1) == retired
    assert stock.find(2) == offered
    assert stock.find(3) is None
    stock.ratings.cache_clear()
    ratings = stock.ratings()
    stock.ratings.cache_clear()
    assert ratings == {2: first_rating(offered.traits)}


def test_all_puzzles_that_are_offered_have_a_first_rating(puzzles: list[Puzzle]) -> None:
    assert stock.ratings() == {
        number: first_rating(puzzle.traits)
        for number, puzzle in enumerate(puzzles, start=1)
        if not puzzle.retired
    }


def test_all_lines_of_play_show_that_one_move_alone_wins() -> None:
    """With the rules alone: nothing of the search is asked."""
    played_out = 0
    for puzzle in SHORT:
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


SEED, GAMES = 20, 12


@cache
def mined(seed: int, games: int) -> tuple[Puzzle, ...]:
    """The puzzles of some games, which several tests look for."""
    return tuple(mine(seed, games))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_puzzles() -> None:
    first = tuple(mine(SEED, games=4))
    assert first
    assert first == mined(SEED, GAMES)[: len(first)]


@pytest.mark.slow
def test_renewing_the_stock_appends_to_it_and_a_second_time_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, before = tmp_path / "stock.txt", stock.lines()[:8]
    monkeypatch.setattr("analysis.puzzles.__main__.FILE", file)
    monkeypatch.setattr("analysis.puzzles.__main__.mine", mined)

    def renewed_from(lines: tuple[str, ...]) -> tuple[str, ...]:
        monkeypatch.setattr(stock, "lines", lambda: lines)
        assert renew(SEED, GAMES, count=8) == 0
        return tuple(file.read_text(encoding="utf-8").splitlines())

    renewed = renewed_from(before)
    assert renewed_from(renewed) == renewed
    positions = [line.split("; ")[0] for line in renewed]
    assert positions[:8] == [line.split("; ")[0] for line in before]
    assert sum(not Puzzle.parse(line).retired for line in renewed) == 8
    assert f"{len(renewed) - 8} of them added" in capsys.readouterr().out.splitlines()[0]


SACRIFICE = Traits((Motif.SACRIFICE, Motif.QUIET), plausible=4, cost=3.0, moves=4)


def test_what_tempts_and_what_seems_to_cost_something_is_beautiful() -> None:
    """Each row is less beautiful than the one before."""
    plain = SACRIFICE._replace(motifs=(Motif.COUNT,))
    rows = [
        SACRIFICE,
        plain,
        plain._replace(plausible=2),
        plain._replace(plausible=2, cost=0.0),
        plain._replace(plausible=1, cost=0.0),
        plain._replace(plausible=1, cost=0.0, moves=1),
    ]
    beauties = list(map(beauty_of, rows))
    assert beauties == sorted(beauties, reverse=True)
    assert len(set(beauties)) == len(beauties)
    assert beauty_of(SACRIFICE._replace(moves=9)) < beauty_of(SACRIFICE)


def test_what_is_seen_at_once_is_thought_to_be_easy() -> None:
    easy = Traits((Motif.CUT_OFF,), plausible=1, cost=0.0, moves=2)
    assert first_rating(easy) < first_rating(easy._replace(motifs=(Motif.QUIET,))) < first_rating(SACRIFICE)


def test_a_move_that_takes_a_tower_looks_better_than_a_quiet_one() -> None:
    position = board(
        """
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   D  BB  BBB  W   W   D   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
        """
    )
    taking, quiet = looks_of(position, parse_move("g3f3")), looks_of(position, parse_move("h3i3"))
    assert taking.cost == 0
    assert quiet.cost > AS_GOOD
    assert taking.plausible == quiet.plausible  # it is the same position
    with pytest.raises(ValueError, match="over"):
        looks_of(WON_BY_THREE, parse_move("c3d3"))


def test_the_most_beautiful_are_offered_and_all_known_ones_keep_their_numbers(
    monkeypatch: pytest.MonkeyPatch, puzzles: list[Puzzle]
) -> None:
    monkeypatch.setattr("analysis.puzzles.mining.LEAST_SHARE", 0)
    known, found = puzzles[:40], puzzles[40:60]
    chosen = choose(known, [*found, *known, found[0]], 10)
    assert [puzzle.position for puzzle in chosen[:40]] == [puzzle.position for puzzle in known]
    offered = [puzzle for puzzle in chosen if not puzzle.retired]
    assert len(offered) == 10
    assert set(chosen[40:]) <= set(offered)  # of the new ones, only those that are offered
    least = min(beauty_of(puzzle.traits) for puzzle in offered)
    rest = {puzzle.position for puzzle in (*known, *found)} - {puzzle.position for puzzle in offered}
    assert all(beauty_of(puzzle.traits) <= least for puzzle in puzzles[:60] if puzzle.position in rest)
    assert choose(chosen, found, 10) == chosen


def test_puzzles_of_every_difficulty_are_offered(puzzles: list[Puzzle]) -> None:
    bands = Counter(bisect(BANDS, rating) for rating in stock.ratings().values())
    assert set(bands) == set(range(len(BANDS) + 1))
    assert min(bands.values()) >= LEAST_SHARE * len(stock.ratings())
    few = [puzzle for puzzle in choose(puzzles, [], 60) if not puzzle.retired]
    assert len(few) == 60
    assert {bisect(BANDS, first_rating(puzzle.traits)) for puzzle in few} == set(bands)


def _lead(position: Position, colour: Colour) -> int:
    return position.score.of(colour) - position.score.of(colour.opponent)


def test_the_end_of_a_game_gives_a_puzzle_unless_nobody_wants_it_any_more() -> None:
    puzzle = SOME[50]
    found = mine_game([Position(), puzzle.position])
    assert found
    assert (found.position, found.move, found.margin) == (puzzle.position, puzzle.move, puzzle.margin)
    assert mine_game([puzzle.position], pause=lambda: True) is None
    assert mine_game([Position()]) is None
