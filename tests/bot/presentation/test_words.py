"""Moves, turns, tasks and results as people read them."""

import pytest

from bot.catalogue import language_for
from bot.matches import Match, Person, Setup, Turn
from bot.presentation.words import (
    tell_consequences,
    tell_events,
    tell_move,
    tell_players,
    tell_result,
    tell_stack,
    tell_task,
    tell_turn,
)
from dvonn import PASS, Game, Place, Position, Space, parse_move
from tests.bot.company import ANNA, BEN, WHITE_LOCKED_IN
from tests.bot.played import first_plies, match_of, recorded
from tests.dvonn.grids import board

ENGLISH = language_for("en")
TIE, WITH_PASSES = recorded()[:2]

CHAIN = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    D   W   B   W   BB  .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)
"""All that lies east of b3 hangs on it."""

BRIDGE = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    D   B   WW  WB  W   D   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)


def turn(position: Position, move: str) -> Turn:
    return Turn.of(position, parse_move(move))


def told(game: Game, plies: int) -> str:
    return tell_events(match_of(first_plies(game, plies)), ENGLISH)


# what happened


def test_placements_are_told_with_the_kind_of_piece() -> None:
    assert told(TIE, 1) == f"White placed a DVONN piece on {TIE.moves[0]}."
    assert told(TIE, 2) == f"Black placed a DVONN piece on {TIE.moves[1]}."
    assert told(TIE, 4) == f"Black placed a piece on {TIE.moves[3]}."


def test_a_jump_is_told_with_the_stack_that_it_builds() -> None:
    assert tell_turn(turn(BRIDGE, "c3e3"), ENGLISH) == "White moved c3 → e3, a stack of 3."


def test_what_was_cut_off_is_counted_in_stacks_and_pieces() -> None:
    sentence = tell_turn(turn(CHAIN, "b3a3"), ENGLISH)
    assert sentence == "White moved b3 → a3, a stack of 2. 3 stacks cut off (4 pieces)."


def test_a_stack_that_cuts_itself_off_is_told_as_high_as_it_was() -> None:
    lonely = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        D   W   B   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    sentence = tell_turn(turn(lonely, "b3c3"), ENGLISH)
    assert sentence == "White moved b3 → c3, a stack of 2. 1 stack cut off (2 pieces)."
    assert turn(lonely, "b3c3").own_losses.keys() == {Space.parse("c3")}


def test_a_pass_is_told_after_the_move_that_forced_it() -> None:
    sentence = told(WITH_PASSES, 78)
    assert sentence.startswith("Black moved ")
    assert sentence.endswith(" White has no move and passes.")


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup.FULL, "The match begins with an empty board. White places the first DVONN piece."),
        (Setup.RANDOM, "Lots have placed all 49 pieces. White moves first."),
    ],
)
def test_the_beginning_is_told_by_its_set_up(setup: Setup, sentence: str) -> None:
    game = Game() if setup is Setup.FULL else first_plies(TIE, 49)
    assert tell_events(match_of(game, setup=setup), ENGLISH) == sentence


def test_a_pass_right_after_the_set_up_is_told() -> None:
    game = Game([*map(Place, WHITE_LOCKED_IN), PASS])
    sentence = tell_events(match_of(game, setup=Setup.RANDOM), ENGLISH)
    assert sentence.endswith("White has no move and passes.")


def test_a_move_in_short() -> None:
    assert tell_move(parse_move("c3")) == "c3"
    assert tell_move(parse_move("c3e3")) == "c3 → e3"


# what may happen


@pytest.mark.parametrize(
    ("position", "move", "consequences"),
    [
        (BRIDGE, "c3e3", "c3 → e3 · stack of 3 · 3–3"),
        (BRIDGE, "e3f3", "e3 → f3 · stack of 2 · 4–3"),
        (CHAIN, "b3a3", "b3 → a3 · stack of 2 · cuts off 4 · 2–0"),
        (CHAIN, "b3c3", "b3 → c3 · stack of 2 · cuts off 5 · 0–0"),
    ],
)
def test_a_target_says_what_it_leads_to(position: Position, move: str, consequences: str) -> None:
    assert tell_consequences(turn(position, move), ENGLISH) == consequences


def test_a_placement_has_no_consequences_to_tell() -> None:
    with pytest.raises(TypeError):
        tell_consequences(turn(Position(), "c3"), ENGLISH)


@pytest.mark.parametrize(
    ("space", "label"),
    [("a3", "a3 · single piece · with DVONN"), ("b3", "b3 · single piece"), ("e3", "e3 · stack of 2")],
)
def test_a_stack_on_offer_is_told_with_its_height_and_its_dvonn_pieces(space: str, label: str) -> None:
    where = Space.parse(space)
    assert tell_stack(where, CHAIN.stacks[where], ENGLISH) == label


@pytest.mark.parametrize(
    ("plies", "task"),
    [
        (0, "place a red DVONN piece (1 of 49)"),
        (3, "place a black piece (4 of 49)"),
        (48, "place a white piece (49 of 49)"),
        (49, "move a stack"),
    ],
)
def test_the_task_of_a_turn(plies: int, task: str) -> None:
    assert tell_task(first_plies(TIE, plies).position, ENGLISH) == task


# who plays, and how it ended


def test_players_are_told_with_the_score_once_stacks_move() -> None:
    assert tell_players(match_of(Game()), ENGLISH) == (f"⚪ <@{ANNA.id}> (White)\n⚫ <@{BEN.id}> (Black)")
    assert tell_players(match_of(first_plies(TIE, 49)), ENGLISH) == (
        f"⚪ <@{ANNA.id}> (White) **23**\n⚫ <@{BEN.id}> (Black) **23**"
    )


@pytest.mark.parametrize("game", recorded())
def test_a_result_names_the_winner_the_score_and_the_loser(game: Game) -> None:
    sentence = tell_result(match_of(game), ENGLISH)
    white, black = game.position.score
    assert f"<@{ANNA.id}>" in sentence
    assert f"<@{BEN.id}>" in sentence
    if white == black:
        assert sentence.startswith("**A tie:**")
        assert f"have {white} pieces each" in sentence
    else:
        winner = ANNA if white > black else BEN
        assert f"**<@{winner.id}> wins {max(white, black)}–{min(white, black)}**" in sentence


@pytest.mark.parametrize(("loser", "winner"), [(ANNA, BEN), (BEN, ANNA)])
def test_a_resignation_names_who_gave_up(loser: Person, winner: Person) -> None:
    match = match_of(first_plies(TIE, 49), resigned_by=loser.id)
    sign = "⚫" if winner == BEN else "⚪"
    assert tell_result(match, ENGLISH) == (
        f"{sign} **<@{winner.id}> wins:** <@{loser.id}> resigned at 23–23."
    )


def test_a_match_that_goes_on_has_no_result_to_tell() -> None:
    match: Match = match_of(Game())
    with pytest.raises(ValueError, match="goes on"):
        tell_result(match, ENGLISH)
