"""The last moves are told one by one, so that nobody has to have seen the boards in between."""

import pytest

from bot.catalogue import language_for
from bot.domain import Setup
from bot.domain.events import Undone
from bot.ui.match_status import LATELY, describe_story
from bot.ui.words import describe_move
from dvonn import PASS, Game, Place
from tests.bot.company import BEN, WHITE_LOCKED_IN
from tests.bot.played import first_plies, further, match_of, recorded

ENGLISH = language_for("en")
TIE, WITH_PASSES = recorded()[:2]


BEGUN = "The board is empty: White begins."


def told(game: Game, plies: int, *, most: int = LATELY) -> list[str]:
    return describe_story(match_of(first_plies(game, plies)), ENGLISH, most=most).splitlines()


def test_one_move_is_told_where_no_more_are_asked_for() -> None:
    assert describe_story(match_of(first_plies(TIE, 20)), ENGLISH) == told(TIE, 20)[-1]
    assert describe_story(match_of(Game()), ENGLISH) == f"-# {BEGUN}"


def test_moves_are_told_in_order_and_it_is_said_which_was_the_last() -> None:
    assert told(TIE, 20) == [
        f"-# {_mover(17)} placed a piece on {TIE.moves[17]}.",
        f"-# {_mover(18)} placed a piece on {TIE.moves[18]}.",
        f"-# Last: {_mover(19)} placed a piece on {TIE.moves[19]}.",
    ]


def _mover(ply: int) -> str:
    return "White" if ply % 2 == 0 else "Black"


def test_a_young_match_tells_its_beginning_too() -> None:
    assert told(TIE, 0) == [f"-# {BEGUN}"]
    assert told(TIE, 1) == [f"-# {BEGUN}", f"-# Last: White placed a DVONN piece on {TIE.moves[0]}."]
    assert len(told(TIE, 2)) == len(told(TIE, 3)) == 3
    assert BEGUN not in " ".join(told(TIE, 3))


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup.RANDOM, "All pieces were set up at random: White begins."),
        (Setup.FULL, BEGUN),
    ],
)
def test_the_beginning_is_told_by_its_set_up(setup: Setup, sentence: str) -> None:
    game = Game() if setup is Setup.FULL else first_plies(TIE, 49)
    assert describe_story(match_of(game, setup=setup), ENGLISH) == f"-# {sentence}"


def test_a_pass_right_after_the_set_up_is_told() -> None:
    game = Game([*map(Place, WHITE_LOCKED_IN), PASS])
    assert describe_story(match_of(game, setup=Setup.RANDOM), ENGLISH).endswith(
        "White has no move and passes."
    )


def test_a_pass_is_told_after_the_move_that_forced_it_and_stays_with_it() -> None:
    *_, latest = told(WITH_PASSES, 78)
    assert latest.startswith("-# Last: Black’s stack of 3: ")
    assert latest.endswith(" White has no move and passes.")
    *_, before, _ = told(WITH_PASSES, 79)
    assert before == latest.replace("Last: ", "")


def test_what_both_agreed_to_take_back_is_told_last() -> None:
    match = match_of(first_plies(TIE, 58))
    undone = further(match, Undone(match.number), by=BEN.id)
    lines = describe_story(undone, ENGLISH, most=LATELY).splitlines()
    taken_back = describe_move(TIE.moves[57])
    assert lines[-1] == f"-# Last: White’s move {taken_back} was taken back: both agreed."
    assert len(lines) == 3
    assert taken_back not in " ".join(lines[:-1])


def test_once_something_is_played_again_the_undo_is_no_longer_news() -> None:
    match = match_of(first_plies(TIE, 20))
    undone = further(match, Undone(match.number), by=BEN.id)
    mover = undone.player_to_move
    assert mover is not None
    again = further(undone, TIE.moves[20], by=mover)
    assert "taken back" not in describe_story(again, ENGLISH)


def test_after_the_last_piece_it_is_said_why_white_is_to_move_once_more() -> None:
    sentence = "White, who placed the last one, also makes the first move."
    assert sentence not in describe_story(match_of(first_plies(TIE, 48)), ENGLISH)
    assert describe_story(match_of(first_plies(TIE, 49)), ENGLISH).endswith(
        f"All pieces are placed. {sentence}"
    )
    assert sentence not in describe_story(match_of(first_plies(TIE, 50)), ENGLISH)
    assert sentence not in describe_story(match_of(first_plies(TIE, 49), setup=Setup.RANDOM), ENGLISH)
