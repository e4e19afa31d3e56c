"""Learning by self-play."""

import json
import sys
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numpy", reason="numpy is not installed (the group `dev`)")

import numpy as np

from analysis import chance
from analysis.coding import read_move
from analysis.module import Core
from analysis.training import __main__ as training
from analysis.training import chances
from analysis.training.fitting import KNOTS, collect, fit, loss, targets
from analysis.training.self_play import Played, play_game
from analysis.training.styles import SPREAD, improve
from analysis.twin.evaluation import STACK_WEIGHTS
from analysis.weights import FILE as KEPT
from analysis.weights import learned, read_weights, spread_out
from dvonn import SPACES, Game, parse_game
from tests.dvonn import recorded


@pytest.fixture(scope="module")
def games() -> list[Played]:
    core = Core()
    return [play_game(core, Random(number), 200) for number in range(8)]


def test_a_game_survives_being_written(games: list[Played]) -> None:
    assert [Played.parse(str(game)) for game in games] == games


def test_a_game_is_played_by_the_rules(games: list[Played]) -> None:
    for game in games:
        Game(map(read_move, game.moves))


def test_the_same_seed_plays_the_same_game(games: list[Played]) -> None:
    assert play_game(Core(), Random(3), 200) == games[3]


def test_a_target_comes_nearer_to_the_result_towards_the_end() -> None:
    game = Played([0] * 53, [None] * 49 + [0, 0, 0, 0], margin=3)
    assert targets(game)[49:] == pytest.approx([0.5 + 0.5 * 0.85**k for k in (4, 3, 2, 1)])
    assert np.isnan(targets(game)[:49]).all(), "placements teach the evaluation nothing"


def test_fitting_explains_the_games_better_than_knowing_nothing(games: list[Played]) -> None:
    examples, nothing = collect(games), np.zeros((len(KNOTS), STACK_WEIGHTS))
    fitted = loss(examples, fit(examples, nothing))
    known = -np.mean(
        examples.target * np.log2(examples.target) + (1 - examples.target) * np.log2(1 - examples.target)
    )
    assert known < fitted < loss(examples, nothing) == pytest.approx(1)


def test_games_are_placed_in_styles_of_all_kinds_and_those_between_variations_are_remembered(
    games: list[Played],
) -> None:
    assert {game.styles is None for game in games} == {True, False}
    placed = {tuple(game.moves[:49]) for game in games}
    assert len(placed) == len(games)


def test_the_style_of_placing_moves_towards_that_of_the_winners() -> None:
    current = learned().placing
    edge = current._replace(edge=current.edge + SPREAD.edge)
    games = [((edge, current), 5), ((current, edge), -2), ((edge, current), -1), ((edge, current), 4)]
    moved = improve(current, games)
    assert moved == current._replace(edge=current.edge + 3 * SPREAD.edge * (3 - 1) / 4)
    assert improve(current, [((edge, current), 0)]) == current, "a tie teaches nothing"


@pytest.mark.parametrize("keep_style", [False, True])
def test_a_generation_writes_weights_that_can_be_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, keep_style: bool
) -> None:
    file = tmp_path / "weights.json"
    file.write_text(json.dumps(json.loads(KEPT.read_text())))
    monkeypatch.setattr(training, "FILE", file)
    given = ["--games", "4", "--seed", "5", "--nodes", "100", *["--keep-style"] * keep_style]
    monkeypatch.setattr(sys, "argv", ["training", str(tmp_path / "games"), *given])
    training.main()
    weights = read_weights(file)
    assert weights.stacks != learned().stacks
    assert (weights.placing == learned().placing) is keep_style
    Core(weights)


def test_weights_between_two_sizes_are_interpolated() -> None:
    assert spread_out((2, 4), ((0, 10), (4, 30)), 6) == ((0, 10), (0, 10), (0, 10), (2, 20), (4, 30), (4, 30))


def test_the_fit_of_the_chances_finds_the_numbers_that_made_the_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = Random(5)
    monkeypatch.setattr(chance, "SLOPE", 0.002)
    monkeypatch.setattr(chance, "TEMPO", 150)
    boards = [(round(rng.gauss(0, 900)), rng.randint(20, 49)) for _ in range(20_000)]
    examples = [
        chances.Example(*board, float(rng.random() < chance.chance_to_win(*board))) for board in boards
    ]
    found = chances.fit(examples)
    assert found.slope == pytest.approx(0.002, rel=0.05)
    assert found.tempo == pytest.approx(150, abs=30)
    monkeypatch.setattr(chances, "SLOPE", 0.002)
    assert chances.fit_tempo(examples) == pytest.approx(150, abs=30)


def test_the_tempo_is_fitted_to_every_second_game_between_people(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = [line["moves"] for line in recorded.read_games(recorded.OWN)[:2]]
    players = (("person", "person"), ("person", "Dumbot"), ("Dumbot", "Dumbot"), ("person", "person"))
    lines = [
        {"white": white, "black": black, "moves": moves[i % 2]} for i, (white, black) in enumerate(players)
    ]
    file = tmp_path / "games.jsonl"
    file.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
    assert chances.games_of_people(file) == [parse_game(lines[i]["moves"]) for i in (0, 3)]
    asked = list[Game]()

    def examples_of(game: Game, _: int, *, positions: int) -> list[chances.Example]:
        assert positions == len(SPACES), "all of them"
        asked.append(game)
        return [chances.Example(100 * len(asked), 30, 0.5)]

    monkeypatch.setattr(chances, "examples_of", examples_of)
    monkeypatch.setattr(sys, "argv", ["chances", "--people", str(file)])
    chances.main()
    assert asked == [parse_game(moves[1]), parse_game(moves[0])]
    assert capsys.readouterr().out.splitlines() == [
        "fitted: tempo 100 from 1 positions",
        "the others: tempo 200 from 1 positions",
    ]


def test_examples_of_a_game_are_uncertain_positions_with_the_points_of_the_player_to_move() -> None:
    game = parse_game(recorded.read_games(recorded.OWN)[1]["moves"])
    examples = chances.examples_of(game, 2, nodes=300)
    assert 0 < len(examples) <= chances.POSITIONS
    assert {example.points for example in examples} <= {0.0, 1.0}
    assert chances.play("7") == chances.play("7")
