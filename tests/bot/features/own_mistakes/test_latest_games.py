"""Patterns in a player's latest games, from the games themselves and from their reviews."""

from functools import reduce

import pytest

from bot.catalogue import language_for
from bot.domain import Match, Setup
from bot.domain.events import TimedOut
from bot.features.own_mistakes.latest_games import (
    Focus,
    GamePart,
    GivenAway,
    LatestGames,
    Loss,
    given_away,
    how_lost,
    look_at,
    part_of,
)
from bot.features.own_mistakes.latest_pages import latest_games_page
from dvonn import Colour, Game, Position, parse_move
from tests.bot.company import BEN
from tests.bot.discord_limits import labels_of, problems, text_of
from tests.bot.played import first_plies, further, match_of, recorded
from tests.bot.reviewed import reviewed
from tests.dvonn.grids import WHITE_IS_STUCK, board

ENGLISH = language_for("en")
WHITE, BLACK = Colour.WHITE, Colour.BLACK
WIN = recorded()[1]
NOTHING = dict.fromkeys(GamePart, 0.0)

CUT_OFF = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    .   .   .   D   W   B   B   B   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)
"""e3d3 cuts off three black pieces, and White wins by two."""

BOTH_CUT_OFF = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    .   .   .   D   W   B   W   B   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)
"""e3d3 cuts off two black pieces and a white one, and White wins by two."""

BLACK_IS_STUCK = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    .   .   .   D  WWWB W   W   W   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)


def _played(start: Position, moves: str) -> Match:
    return match_of(reduce(Game.play, map(parse_move, moves.split()), Game(start=start)))


def test_a_user_who_would_not_have_lost_without_cut_offs_lost_by_cut_offs() -> None:
    match = _played(CUT_OFF, "e3d3")
    assert match.ended
    assert match.ended.winner is WHITE
    assert how_lost(match, BLACK) is Loss.CUT_OFFS


def test_cut_offs_that_cost_both_sides_explain_only_the_difference() -> None:
    assert how_lost(_played(BOTH_CUT_OFF, "e3d3"), BLACK) is Loss.OTHER


def test_a_game_whose_last_three_moves_the_opponent_made_alone_was_lost_for_want_of_moves() -> None:
    assert how_lost(_played(BLACK_IS_STUCK, "h3g3 pass g3e3 pass f3e3"), BLACK) is Loss.MOVES


def test_two_moves_alone_are_no_reason() -> None:
    assert how_lost(_played(WHITE_IS_STUCK, "pass h3g3 pass g3e3"), WHITE) is Loss.OTHER


def test_a_user_who_ran_out_of_time_lost_on_time_however_the_board_stood() -> None:
    match = further(_played(CUT_OFF, "e3d3"), TimedOut(), by=BEN.id)
    assert how_lost(match, BLACK) is Loss.TIME


def test_a_part_of_the_game_goes_by_the_stacks_on_the_board() -> None:
    parts = [part_of(WIN, ply) for ply in range(49, len(WIN.moves) + 1)]
    stacks = [len(WIN.position_at(ply).stacks) for ply in range(49, len(WIN.moves) + 1)]
    assert parts == sorted(parts, key=list(GamePart).index)
    assert {part for part, count in zip(parts, stacks, strict=True) if count == 33} <= {GamePart.BEGINNING}
    assert parts[0] is GamePart.BEGINNING
    assert parts[-1] is GamePart.ENDING


def test_what_was_given_away_is_the_sum_of_the_mistakes_by_part() -> None:
    review = reviewed(WIN)
    given = given_away(match_of(WIN), review, BLACK)
    falls = [100 * move.fall for move in review.moves if move.mover is BLACK and move.fall >= 0.05]
    assert sum(given.points.values()) == pytest.approx(sum(falls))
    turn = review.turning_point
    assert turn
    assert given.turned is part_of(WIN, turn.ply)
    assert given_away(match_of(WIN), review, WHITE).turned is None  # White won


def test_moves_of_the_record_that_a_match_began_with_gave_nothing_away() -> None:
    review = reviewed(WIN)
    turn = review.turning_point
    assert turn
    match = match_of(WIN, setup=Setup.RECORD, given=turn.ply + 1)
    given = given_away(match, review, BLACK)
    assert given.turned is None
    falls = [move.fall for move in review.moves if move.mover is BLACK and move.ply > turn.ply]
    assert sum(given.points.values()) == pytest.approx(sum(100 * fall for fall in falls if fall >= 0.05))


def test_results_are_counted_and_reviews_averaged() -> None:
    games = [(match_of(WIN), WHITE), (match_of(WIN), BLACK), (match_of(recorded()[0]), WHITE)]
    given = [
        GivenAway({**NOTHING, GamePart.MIDDLE: 30.0}, GamePart.MIDDLE),
        GivenAway({**NOTHING, GamePart.MIDDLE: 10.0, GamePart.ENDING: 4.0}, None),
    ]
    latest = look_at(games, given)
    assert (latest.won, latest.tied, latest.lost, latest.games) == (1, 1, 1, 3)
    assert latest.reviewed == 2
    assert latest.points == {GamePart.BEGINNING: 0, GamePart.MIDDLE: 20, GamePart.ENDING: 2}
    assert latest.turned == {GamePart.MIDDLE: 1}


def test_a_resigned_game_counts_as_it_stood() -> None:
    match = match_of(first_plies(WIN, 60), resigned_by=BEN.id)
    assert look_at([(match, BLACK)], []).lost == 1


@pytest.mark.parametrize(
    ("losses", "points", "focus"),
    [
        ({Loss.CUT_OFFS: 4, Loss.OTHER: 5}, {}, Focus.CUT_OFFS),
        ({Loss.MOVES: 2, Loss.CUT_OFFS: 1}, {GamePart.ENDING: 50.0}, Focus.MOVES),
        ({Loss.TIME: 3, Loss.OTHER: 1}, {}, Focus.TIME),
        ({Loss.CUT_OFFS: 2, Loss.OTHER: 9}, {GamePart.ENDING: 9.0, GamePart.MIDDLE: 8.0}, Focus.ENDING),
        ({Loss.CUT_OFFS: 1}, {GamePart.MIDDLE: 8.0}, Focus.MIDDLE),
        ({Loss.OTHER: 7}, {}, Focus.REVIEW),
        ({}, {}, Focus.REVIEW),
    ],
)
def test_one_thing_to_practice_follows_from_the_figures(
    losses: dict[Loss, int], points: dict[GamePart, float], focus: Focus
) -> None:
    assert LatestGames(1, 0, losses, 1, {**NOTHING, **points}, {}).focus is focus


def test_the_page_shows_all_figures_and_one_thing_to_practice() -> None:
    latest = LatestGames(
        8,
        1,
        {Loss.CUT_OFFS: 6, Loss.MOVES: 3, Loss.OTHER: 2},
        5,
        {**NOTHING, GamePart.MIDDLE: 31.4},
        {GamePart.MIDDLE: 4},
    )
    page = latest_games_page(latest, ENGLISH)
    told = text_of(page)
    assert "**Your latest games:** 20" in told
    assert "Won 8 · tied 1 · lost 11" in told
    assert "**How you lost:** 6 by cut-offs · 3 out of moves · 2 in other ways" in told
    assert "in points (games reviewed: 5): opening 0 · middle game 31 · endgame 0" in told
    assert "**Turning points in lost games:** opening 0 · middle game 4 · endgame 0" in told
    assert told.count("**Practice:**") == 1
    assert "depend on a single link" in told
    assert labels_of(page) == ["My mistakes", "Close"]
    assert problems(page) == {}


def test_without_games_or_reviews_the_page_says_so() -> None:
    none = LatestGames(0, 0, {}, 0, NOTHING, {})
    assert "haven’t finished a game" in text_of(latest_games_page(none, ENGLISH))
    unreviewed = LatestGames(1, 0, {}, 0, NOTHING, {})
    assert "haven’t opened the review" in text_of(latest_games_page(unreviewed, ENGLISH))
