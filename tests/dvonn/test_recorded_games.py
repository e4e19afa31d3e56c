"""Whole games, held against what was recorded of them move by move."""

from pathlib import Path
from typing import Any

import pytest

from dvonn import Colour, Outcome, Phase, Position, Record, Score, parse_game, parse_move
from tests.dvonn.recorded import FOLDERS, read_games

WINNERS = {"white": Colour.WHITE, "black": Colour.BLACK, "tie": None}


@pytest.fixture(params=FOLDERS)
def recorded(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    folder: Path = request.param
    return read_games(folder)


def test_every_move_of_a_recorded_game_is_legal_and_leads_where_it_led(
    recorded: list[dict[str, Any]],
) -> None:
    for game in recorded:
        position = Position()
        for ply, (move, count) in enumerate(zip(game["moves"].split(), game["legal_counts"], strict=True), 1):
            assert len(position.legal_moves()) == count, f"before {move}, move {ply}: {position}"
            position = position.play(parse_move(move))
            rows, _turn, _phase = str(position).split()
            assert rows == game["positions"].get(str(ply), rows), f"after {move}, move {ply}"


def test_every_recorded_game_ends_with_its_last_move_and_its_score(recorded: list[dict[str, Any]]) -> None:
    for game in recorded:
        played = parse_game(game["moves"])
        assert played.position.phase is Phase.OVER
        assert played.position_at(len(played.moves) - 1).phase is Phase.STACKING
        assert played.position.outcome == Outcome(WINNERS[game["result"]], Score(*game["score"]))


def test_every_recorded_game_survives_being_written_as_a_record(recorded: list[dict[str, Any]]) -> None:
    for game in recorded:
        record = Record(parse_game(game["moves"]), {"Event": game["source"]})
        assert Record.parse(str(record)) == record


def test_the_recorded_games_show_passes_and_all_results(recorded: list[dict[str, Any]]) -> None:
    assert {game["result"] for game in recorded} == set(WINNERS)
    assert any("pass" in game["moves"].lower() for game in recorded)
