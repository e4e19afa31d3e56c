"""An event is posted once and its player called once, and nothing asked for is lost, however things coincide."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import timedelta
from http import HTTPStatus

import pytest

from bot.domain import GuildId, MatchId, UserId
from bot.domain.server_settings import KEPT_AFTER_REMOVAL
from bot.services import Servers, Timekeeping
from discord_playground import Interaction, Permission, Person
from tests.end_to_end.club import Club

POST = "/channels/{channel_id}/messages"


def boards_posted(club: Club) -> Counter[tuple[int, int]]:
    """How often Discord was asked to post the board of each match and event, by its mark."""
    marks = []
    for request in club.playground.asked("POST", POST, channel=club.channel):
        (container,) = request.body["components"]
        if request.status == HTTPStatus.OK and container.get("id", 0) >> 24 in (1, 3):
            marks.append((container["components"][0]["id"] - 2**30, container["id"] % 2**24))
    return Counter(marks)


def pings_of(club: Club) -> Counter[int]:
    """How often each was called by a board."""
    called: Counter[int] = Counter()
    for request in club.playground.asked("POST", POST, channel=club.channel):
        if request.body["components"][0].get("id", 0) >> 24 in (1, 3):
            called.update(map(int, request.body["allowed_mentions"].get("users", ())))
    return called


async def the_line_is_resumed(club: Club) -> None:
    resumed = asyncio.create_task(club.bot.wait_for("resumed"))
    club.playground.faults.drop_gateway()
    await resumed
    await club.bot.presenter.catch_up()


async def permissions_change(club: Club) -> None:
    changed = asyncio.create_task(club.bot.wait_for("guild_channel_update"))
    club.forbid(Permission.ADD_REACTIONS)
    await changed
    await club.bot.presenter.catch_up()


async def committed(club: Club, number: int) -> None:
    """Wait until the database has an event of match 1."""
    while (await club.stored()).number < number:
        pass


async def begun(club: Club, person: Person, space: str, number: int) -> Interaction:
    """Let somebody type a move, and wait until it counts."""
    used = person.begin_command(club.channel, "dvonn move", {"move": space})
    await committed(club, number)
    return used


@pytest.mark.parametrize("meanwhile", [the_line_is_resumed, permissions_change])
@pytest.mark.parametrize("first", [True, False])
async def test_while_a_post_is_slow_the_opponent_answers_and_everything_is_looked_at_again(
    club: Club, meanwhile: Callable[[Club], Awaitable[None]], *, first: bool
) -> None:
    await club.begin()
    await club.nothing_to_do()
    before = pings_of(club)
    held = club.playground.faults.next("POST", POST, held=True)
    moves = [await begun(club, club.anna, "c3", 2)]
    await held.reached.wait()
    if first:
        await meanwhile(club)
    moves.append(await begun(club, club.ben, "d3", 3))
    if not first:
        await meanwhile(club)
    held.release()
    for used in moves:
        await used.settled()
    await club.quiet()
    assert boards_posted(club) == {(1, 1): 1, (1, 2): 1, (1, 3): 1}
    assert pings_of(club) - before == {club.anna.id: 1, club.ben.id: 1}
    await club.only_one_board()


async def test_under_discords_own_limits_each_event_of_each_match_is_posted_once(club: Club) -> None:
    await club.settle(threads=False)
    for match in (1, 2, 3):
        await club.begin()
        await club.nothing_to_do()
        assert len(club.boards(match)) == 1
    club.playground.limit_route("POST", POST, requests=2, seconds=0.4)
    moves = []
    for number, spaces in enumerate(("c3 c4 c5", "d3 d4 d5"), start=1):
        for match, space in enumerate(spaces.split(), start=1):
            mover = club.anna if number == 1 else club.ben
            moves.append(mover.begin_command(club.channel, "dvonn move", {"move": space, "match": match}))
        await the_line_is_resumed(club)
    for used in moves:
        await used.settled()
    await club.quiet()
    assert set(boards_posted(club).values()) == {1}


async def test_a_newer_board_stays_where_an_older_state_is_asked_for_after_it(club: Club) -> None:
    await club.begin()
    await club.nothing_to_do()
    older = await club.stored()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    newer = club.board()
    await club.bot.presenter.show_match(older)
    await club.nothing_to_do()
    assert " c3." in newer.text
    assert club.boards() == [newer]
    assert boards_posted(club) == {(1, 1): 1, (1, 2): 1}


# nothing asked for is lost


async def test_what_falls_into_one_look_at_the_clock_is_shown_all(club: Club) -> None:
    await club.begin(pace=1)
    await club.use(club.ben, "away", {"until": "5 days"})
    await club.nothing_to_do()
    await club.time_passes(days=7)
    assert (await club.stored()).is_over
    assert "time" in club.board().text
    assert "to place" not in club.board().text
    await club.only_one_board()


async def test_a_press_on_a_board_that_is_behind_brings_it_up_to_date(club: Club) -> None:
    board = await club.begin()
    await club.nothing_to_do()
    await club.bot.matches.resign((await club.stored()).id, by=UserId(club.ben.id))  # and nobody shows it
    answer = await club.press(club.anna, board, "Place a piece")
    assert answer.ephemeral
    await club.nothing_to_do()
    assert "resigned" in club.board().text
    await club.only_one_board()


async def test_a_user_who_presses_whatever_on_a_board_that_is_behind_has_it_brought_up_to_date(
    club: Club, subtests: pytest.Subtests
) -> None:
    presses = [
        (person, button) for person in (club.anna, club.cleo) for button in ("Place a piece", "More", "Watch")
    ]
    for number, (person, button) in enumerate(presses, start=1):
        with subtests.test(person=person.name, button=button):
            await club.begin()
            await club.use(club.anna, "move", {"move": "c3", "match": number})
            await club.nothing_to_do()
            board = club.board(number)
            await club.bot.matches.resign(MatchId(number), by=UserId(club.ben.id))
            answer = await club.press(person, board, button)
            assert answer.ephemeral
            await club.nothing_to_do()
            assert "resigned" in club.board(number).text
            await club.only_one_board(number)


async def test_a_press_that_shows_nothing_of_the_match_brings_its_board_up_to_date_too(club: Club) -> None:
    board = await club.begin()
    await club.nothing_to_do()
    await club.bot.matches.resign((await club.stored()).id, by=UserId(club.ben.id))
    await club.press(club.cleo, board, "Rules")
    await club.nothing_to_do()
    assert "resigned" in club.board().text


@pytest.mark.parametrize(("button", "looks"), [("Place a piece", 0), ("More", 1)])
async def test_a_press_on_a_board_that_is_up_to_date_asks_the_database_little_more(
    club: Club, monkeypatch: pytest.MonkeyPatch, button: str, looks: int
) -> None:
    board = await club.begin()
    await club.nothing_to_do()
    await club.press(club.anna, board, button)
    asked: list[str] = []
    club.store.on_transaction(lambda kind, _: asked.append(kind))
    await club.press(club.anna, board, button)
    await club.nothing_to_do()
    usual, asked[:] = len(asked), []
    monkeypatch.setattr("bot.requests.answering.look_at_board", unseen)
    await club.press(club.anna, board, button)
    await club.nothing_to_do()
    assert usual == len(asked) + looks
    assert club.board() is board


async def unseen(*_: object) -> None:
    """Don't look at the board that was pressed on."""


async def test_a_press_on_the_board_of_a_match_that_is_no_more_is_answered_and_no_more(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    board = await club.begin()
    await club.nothing_to_do()
    await club.bot.get(Servers).remove(GuildId(club.guild.id), tell=False)
    club.put_clocks_forward(KEPT_AFTER_REMOVAL + timedelta(days=1))
    assert await club.bot.get(Timekeeping).delete_removed()
    await club.press(club.cleo, board, "Rules")
    await club.nothing_to_do()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_press_on_a_board_of_an_earlier_event_brings_the_later_one(club: Club) -> None:
    board = await club.begin()
    await club.nothing_to_do()
    match = await club.stored()
    await club.bot.matches.play(match.id, match.position.legal_moves()[0], by=UserId(club.anna.id))
    await club.press(club.anna, board, "Place a piece")
    await club.nothing_to_do()
    assert "**" in club.board().text
    assert club.board() is not board
    assert club.board().pings == {club.ben.id}
    await club.only_one_board()
