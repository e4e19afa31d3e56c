"""The end of a match in words, addressed to one of its players."""

import pytest

from bot.catalogue import language_for
from bot.domain import Setup
from bot.pages.match_end import describe_end
from dvonn import Colour, Game
from tests.bot.company import ANNA, BEN
from tests.bot.played import first_plies, match_of, recorded

ENGLISH = language_for("en")
GAMES = recorded()


@pytest.mark.parametrize("game", GAMES[:20])
def test_both_players_are_told_the_same_game(game: Game) -> None:
    match, score = match_of(game), game.position.score
    to_anna, to_ben = (describe_end(match, person.id, ENGLISH) for person in (ANNA, BEN))
    assert f"{score.white}–{score.black}" in to_anna
    assert f"{score.black}–{score.white}" in to_ben
    if score.leader:
        winner, loser = (to_anna, to_ben) if score.leader is Colour.WHITE else (to_ben, to_anna)
        assert winner.startswith("**You won")
        assert loser.startswith("**You lost")
        assert ("You were ahead until" in winner) == (
            f"<@{ANNA.id if winner is to_anna else BEN.id}> was ahead until" in loser
        )
    assert to_anna.splitlines()[1] == to_ben.splitlines()[1]


def test_of_a_random_set_up_only_the_players_own_moves_are_counted() -> None:
    game = GAMES[1]
    counted = describe_end(match_of(game, setup=Setup.RANDOM), BEN.id, ENGLISH)
    assert "until move 34. That move cut off" in counted
    assert "· 36 moves ·" in counted


@pytest.mark.parametrize("plies", [0, 20])
def test_before_stacks_have_moved_there_is_no_score(plies: int) -> None:
    match = match_of(first_plies(GAMES[0], plies), resigned_by=BEN.id)
    assert describe_end(match, ANNA.id, ENGLISH).splitlines()[0] == f"**You won:** <@{BEN.id}> resigned."
    assert describe_end(match, BEN.id, ENGLISH).startswith(f"**You resigned,** so <@{ANNA.id}> wins.")
