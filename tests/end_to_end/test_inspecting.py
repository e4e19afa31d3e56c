"""Managers see how a finished game was played: figures, no verdict."""

from discord_playground import Person
from tests.end_to_end.club import Club
from tests.end_to_end.onlooking import play


async def test_a_manager_sees_moves_and_times_of_a_finished_game(club: Club, dora: Person) -> None:
    await club.begin(setup="random")
    for _ in range(4):
        await play(club, (await club.stored()).position.legal_moves()[0])
    early = await club.use(dora, "dvonn-admin inspect", {"match": 1})
    assert "first choice" not in early.text
    await club.resign(club.ben)
    page = await club.use(dora, "dvonn-admin inspect", {"match": 1})
    assert "Game 1: how it was played" in page.text
    assert page.text.count("Same as the computer’s first choice: ") == 2
    assert page.text.count("Time per move: usually ") == 2
    assert "not a verdict" in page.text
    assert "inspected game 1" in (await club.use(dora, "dvonn-admin log")).text


async def test_a_manager_sees_no_rating_of_a_hidden_player(club: Club, dora: Person) -> None:
    await club.begin_by_challenge(setup="random")
    for _ in range(4):
        await play(club, (await club.stored()).position.legal_moves()[0])
    await club.resign(club.ben)
    await club.prefer(club.anna, private=True)
    page = await club.use(dora, "dvonn-admin inspect", {"match": 1})
    assert "Anna**\n" in page.text
    assert "Ben** (1500)" in page.text


async def test_only_managers_see_it(club: Club) -> None:
    await club.begin(setup="random")
    await club.resign(club.ben)
    club.offer_to_everybody("dvonn-admin")
    assert "**Manage Server**" in (await club.use(club.anna, "dvonn-admin inspect", {"match": 1})).text
