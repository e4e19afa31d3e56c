"""The list of somebody's matches: where its buttons lead."""

from bot.catalogue import language_for
from bot.domain.match import Listing
from bot.features.games.pages import Games, TurnGames, games_page
from bot.pages.game_lists import GameFilter, ListChallenges, ShowGames
from bot.toolkit.lists import PageNumber
from tests.bot.company import ANNA, BEN, CLEO, HERE
from tests.bot.discord_limits import walk


def test_a_user_who_leafs_stays_with_the_same_player_and_the_same_opponent() -> None:
    games = Games(Listing(ANNA.id, HERE.guild, finished=True, opponent=BEN.id), CLEO.id, [])
    there = PageNumber(2)
    assert games.turn_to(there) == TurnGames(ANNA.id, GameFilter.FINISHED, there, opponent=BEN.id)
    tabs = {each.get("custom_id") for each in walk(games_page(games, language_for("en")))}
    assert ShowGames(ANNA.id, GameFilter.RUNNING, opponent=BEN.id).custom_id in tabs
    assert ListChallenges().custom_id not in tabs


def test_the_challenges_are_a_tab_of_ones_own_list() -> None:
    page = games_page(Games(Listing(ANNA.id, HERE.guild), ANNA.id, []), language_for("en"))
    assert ListChallenges().custom_id in {each.get("custom_id") for each in walk(page)}
