"""The consequences of the moves on offer, from the reader's side."""

from itertools import pairwise

import pytest
from hypothesis import given, settings

from bot.catalogue import language_for
from bot.domain import Turn
from bot.domain.computer import Evaluation
from bot.domain.history import turns_of
from bot.pages.consequences import (
    describe_chances_of_both,
    describe_consequences,
    describe_line,
    describe_score,
    describe_share,
    targets_by_gain,
)
from dvonn import Colour, Jump, Position, parse_move
from tests.bot.toolkit.test_words import BRIDGE, CHAIN
from tests.dvonn.grids import board
from tests.dvonn.strategies import stacking_positions

ENGLISH = language_for("en")

OWN_CHAIN = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    D   W   W   BW  .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)
"""White's stacks are connected with the DVONN piece through b3 alone."""


@pytest.mark.parametrize(
    ("position", "move", "consequences"),
    [
        (BRIDGE, "c3e3", "c3 → e3 · stack of 3 · you 3–3"),
        (BRIDGE, "e3f3", "e3 → f3 · stack of 2 · you 4–3"),
        (CHAIN, "b3a3", "b3 → a3 · stack of 2 · cuts off 4 (1 yours) · you 2–0"),
        (CHAIN, "b3c3", "b3 → c3 · stack of 2 · cuts off 5 (3 yours) · you 0–0"),
        (OWN_CHAIN, "b3a3", "b3 → a3 · stack of 2 · costs you 3 · you 2–0"),
    ],
)
def test_a_move_says_what_it_leads_to(position: Position, move: str, consequences: str) -> None:
    turn = Turn.of(position, parse_move(move))
    assert describe_consequences(turn, Colour.WHITE, ENGLISH) == consequences


def test_a_target_needs_no_more_than_its_own_name() -> None:
    turn = Turn.of(BRIDGE, parse_move("e3f3"))
    assert describe_consequences(turn, Colour.WHITE, ENGLISH, move="f3") == "f3 · stack of 2 · you 4–3"


@pytest.mark.parametrize(
    ("most", "told"),
    [
        (53, "b3 → a3 · stack of 2 · cuts off 4 (1 yours) · you 2–0"),
        (52, "b3 → a3 · cuts off 4 (1 yours) · you 2–0"),
        (39, "b3 → a3 · cuts off 4 (1 yours)"),
        (10, "b3 → a3 · cuts off 4 (1 yours)"),
    ],
)
def test_where_there_is_no_room_the_height_is_left_out_and_then_the_score(most: int, told: str) -> None:
    turn = Turn.of(CHAIN, parse_move("b3a3"))
    assert describe_consequences(turn, Colour.WHITE, ENGLISH, most=most) == told


def test_of_moves_that_follow_each_other_the_last_shows_the_score_where_not_all_do() -> None:
    turns = list(turns_of(BRIDGE, [parse_move("c3e3"), parse_move("b3a3")]))
    first, last = "⚪ c3 → e3 · stack of 3", "⚫ b3 → a3 · stack of 2 · you 3–4"
    assert describe_line(turns, Colour.WHITE, ENGLISH, scores=False, first=4) == [f"4. {first}", f"5. {last}"]
    assert describe_line(turns, Colour.WHITE, ENGLISH) == [f"1. {first} · you 3–3", f"2. {last}"]


def test_a_score_is_said_from_the_readers_side() -> None:
    after = BRIDGE.play(parse_move("e3f3"))
    assert describe_score(after, Colour.WHITE, ENGLISH) == "you 4–3"
    assert describe_score(after, Colour.BLACK, ENGLISH) == "you 3–4"
    assert describe_score(after, Colour.BLACK, language_for("de")) == "du 3–4"


def test_a_placement_has_no_consequences_to_tell() -> None:
    with pytest.raises(TypeError):
        describe_consequences(Turn.of(Position(), parse_move("c3")), Colour.WHITE, ENGLISH)


@pytest.mark.parametrize(
    ("chance", "decided", "white", "black"),
    [
        (0.624, False, "62%", "38%"),
        (0.9999, False, "99%", "1%"),
        (0.0001, False, "1%", "99%"),
        (1.0, True, "100%", "0%"),
        (0.0, True, "0%", "100%"),
    ],
)
def test_an_estimate_however_clear_is_never_shown_as_certain(
    chance: float, white: str, black: str, *, decided: bool
) -> None:
    standing = Evaluation(chance, None, decided, ())
    assert describe_share(standing, Colour.WHITE, ENGLISH) == white
    assert describe_share(standing, Colour.BLACK, ENGLISH) == black
    assert ("best play" in describe_chances_of_both(standing, ENGLISH)) is decided


@settings(max_examples=30)
@given(stacking_positions())
def test_the_best_target_comes_first(position: Position) -> None:
    for source in position.movable():
        turns = list(targets_by_gain(position, source).values())
        assert {turn.move for turn in turns} == {Jump(source, target) for target in position.targets(source)}
        for first, second in pairwise(turns):
            assert ahead(first) >= ahead(second)


def ahead(turn: Turn) -> int:
    return turn.after.score.of(turn.colour) - turn.after.score.of(turn.colour.opponent)
