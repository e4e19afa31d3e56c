"""Rated games as people play them: both are told before they begin, and the result card shows what they changed."""

from tests.dvonn.recorded import OWN, read_games
from tests.end_to_end.club import Club
from tests.end_to_end.databases import on_both_databases

OPENING = read_games(OWN)[0]["moves"].split()[:4]


async def play_opening(club: Club) -> None:
    """Each side places twice: a rated game can be lost from then on."""
    for number, space in enumerate(OPENING):
        await club.use(club.ben if number % 2 else club.anna, "place", {"space": space})


@on_both_databases
async def test_a_rated_game_from_the_challenge_to_the_result_card(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "white"})
    card = club._last(club.channel)
    assert "Rated game." in card.text
    await club.press(club.ben, card, "Accept")
    await club.nothing_to_do()
    assert "Rated game." in club._last(club.channel).text
    await play_opening(club)
    await club.resign(club.ben)
    assert "Anna 1500 → 1607 · Ben 1500 → 1393" in club._last(club.channel).text
    log = await club.use(club.olga, "dvonn-admin unrate", {"match": 1})
    assert "no longer counts" in log.text
    await club.nothing_to_do()
    assert "→" not in club._last(club.channel).text


async def test_an_unrated_game_changes_nothing(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "white", "rated": False})
    card = club._last(club.channel)
    assert "Unrated game." in card.text
    await club.press(club.ben, card, "Accept")
    await club.nothing_to_do()
    await play_opening(club)
    await club.resign(club.ben)
    assert "→" not in club._last(club.channel).text


async def test_a_rated_game_that_has_hardly_begun_is_cancelled(club: Club) -> None:
    await club.begin_by_challenge()
    question = await club.use(club.ben, "resign", {"match": 1})
    assert "it will be cancelled" in question.text
    await club.press(club.ben, question, "Resign")
    await club.nothing_to_do()
    assert "Cancelled, nobody has lost" in club._last(club.channel).text
