"""The list of somebody's matches: where its buttons lead."""

from bot.domain.match import Listing
from bot.features.games.pages import GameFilter, Games, ShowGames, TurnGames
from bot.ui.lists import PageNumber
from tests.bot.company import ANNA, BEN, CLEO, HERE


def test_whoever_leafs_stays_with_the_same_player_and_the_same_opponent() -> None:
    games = Games(Listing(ANNA.id, HERE.guild, finished=True, opponent=BEN.id), CLEO.id, [])
    there = PageNumber(2)
    assert games.turn_to(there) == TurnGames(ANNA.id, GameFilter.FINISHED, there, opponent=BEN.id)
    assert games.go_to(GameFilter.RUNNING) == ShowGames(ANNA.id, GameFilter.RUNNING, opponent=BEN.id)
