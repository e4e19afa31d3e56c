"""The card that a channel sees of a match that is over."""

import pytest

from bot.domain import Person, UserId
from dvonn import Colour, Game
from rendering import Bar, render_result
from tests.bot.played import first_plies
from tests.end_to_end.club import Club, labels
from tests.end_to_end.past import A_TIE, A_WIN, played


async def test_the_card_shows_how_the_match_ended_and_what_it_was_like(club: Club) -> None:
    await played(club)
    card = club.board()
    assert card.text.startswith("🏆 **Anna wins 13–11** against Ben.")
    facts = (
        "Game 1 · 85 moves · Anna cut off 12 pieces with e5 → e3",
        "Anna led from move 83 on",
    )
    assert f"-# {' · '.join(facts)}" in card.text
    assert not card.pings


async def test_one_picture_shows_the_last_board_with_who_won_and_the_course_of_the_score(club: Club) -> None:
    async with club.store.write() as uow:
        for person, name in ((club.anna, "Anna"), (club.ben, "Ben")):
            await uow.people.remember(Person(UserId(person.id), name))
    await played(club)
    (picture,) = club.board().media
    bar = Bar("Anna", "Ben", score=A_WIN.position.score, winner=Colour.WHITE)
    assert picture.data == render_result(A_WIN, bar)
    assert "Score: Anna 13, Ben 11." in (picture.description or "")
    assert "possible moves" not in (picture.description or "")


async def test_its_buttons_lead_on(club: Club) -> None:
    await played(club)
    assert labels(club.board()) == ["Rematch", "Review", "More", "Share this moment"]
    more = await club.press(club.cleo, club.board(), "More")
    assert {"History", "Replay", "Export"} <= set(labels(more))


async def test_a_tie_has_no_leader(club: Club) -> None:
    await played(club, A_TIE)
    assert "**A tie, 13–13**" in club.board().text
    assert "led from" not in club.board().text


async def test_a_match_that_was_given_up_has_a_card_too(club: Club, subtests: pytest.Subtests) -> None:
    for plies in (0, 1, 20, 49, 52):
        with subtests.test(plies=plies):
            match = await played(club, first_plies(A_WIN, plies), resigned_by=UserId(club.ben.id))
            card = club.board(match.id)
            assert "Ben resigned" in card.text
            assert (f"{plies} move" in card.text) == (plies > 0)
            assert len(card.media) == 1


async def test_the_last_move_brings_the_card(club: Club) -> None:
    match = await played(club, first_plies(A_WIN, 84))
    assert match.player_to_move == club.ben.id
    move = str(A_WIN.moves[84])
    await club.use(club.ben, "move", {"move": f"{move[:2]} {move[2:]}"})
    await club.shown("wins 13–11")
    await club.only_one_board()
    assert (await club.stored()).game == Game(A_WIN.moves)


async def test_after_a_match_between_people_more_leads_to_one_against_the_computer(club: Club) -> None:
    await club.begin(setup="random")
    assert "Play the computer" not in labels(await club.press(club.cleo, club.board(), "More"))
    await club.resign(club.ben)
    more = await club.press(club.cleo, club.board(), "More")
    assert "Start" in labels(await club.press(club.cleo, more, "Play the computer"))
