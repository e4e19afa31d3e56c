"""A request that Discord has reported as failed is not done afterwards without a word, nor told as failed if it is."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.discord.arrivals import steady
from bot.requests import match_panel
from bot.storage import StoreUnavailableError
from discord_playground import AnswerType, Interaction, Message
from dvonn import SPACES
from tests.end_to_end.club import Club, labels
from tests.end_to_end.onlooking import place
from tests.end_to_end.planted import planted
from tests.end_to_end.ways_in import both_ways_in

CALLBACK = "/interactions/{id}/{token}/callback"
DIRECTLY = "/users/@me/channels"
POST = "/channels/{channel_id}/messages"

ASLEEP = 600.0
"""Seconds for which the bot's process is stopped."""

DONE_ALL_THE_SAME = "what you asked for is done"


def fall_asleep(club: Club) -> None:
    """Let time pass for Discord and the machine before the bot's process continues."""
    club.bot.discord_clock._clock = lambda: steady() + ASLEEP
    club.put_clocks_forward(timedelta(seconds=ASLEEP))


async def refused(club: Club, status: int, *, times: int = 1) -> None:
    """Wait until Discord has refused so many requests of the bot, and the bot has taken that in."""
    await club.playground.wait_until(
        lambda: [each.status for each in club.playground.requests].count(status) == times, what=f"{status}"
    )
    await club.quiet()


@both_ways_in
async def test_what_was_typed_while_the_bot_was_asleep_is_not_done_when_it_wakes(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin()
    boards = club.boards()
    used = [club.anna.begin_command(club.channel, "dvonn move", {"move": move}) for move in ("c3", "d3")]
    fall_asleep(club)
    await refused(club, 404, times=2)
    assert caplog.text.count("A request that came too late is dropped") == 2
    assert all(each.failed for each in used)
    assert (await club.stored()).number == 1
    assert club.boards() == boards
    assert club.direct_messages(club.anna) == []
    await club.use(club.anna, "move", {"move": "e3"})
    assert [str(move) for move in (await club.stored()).game.moves] == ["e3"]


async def test_what_was_pressed_while_the_bot_was_asleep_is_not_done_when_it_wakes(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    board = await club.begin()
    panel = await club.press(club.anna, board, "Place a piece")
    rows = await club.press(club.anna, panel, "Row 3 (11)")
    club.anna.begin_click(rows, "c3")
    fall_asleep(club)
    await refused(club, 404)
    assert "A request that came too late is dropped" in caplog.text
    assert (await club.stored()).number == 1


async def test_what_seems_old_but_is_accepted_by_discord_is_done_and_corrects_the_estimate(
    club: Club,
) -> None:
    await club.begin()
    club.bot.discord_clock._clock = lambda: steady() + ASLEEP  # a hint was wrong: nothing was asleep
    used = await (await club.anna.command(club.channel, "dvonn move", {"move": "c3"})).settled()
    assert used.answer is AnswerType.DEFERRED_MESSAGE
    assert (await club.stored()).number == 2
    used = await (await club.ben.command(club.channel, "dvonn help")).settled()
    assert used.answer is AnswerType.MESSAGE


async def test_a_request_that_discord_does_not_let_the_bot_acknowledge_is_not_done(club: Club) -> None:
    await club.begin()
    club.bot.discord_clock._clock = lambda: steady() + ASLEEP
    club.playground.faults.next("POST", CALLBACK, status=403, html=True)
    club.anna.begin_command(club.channel, "dvonn move", {"move": "c3"})
    await refused(club, 403)
    assert (await club.stored()).number == 1


async def fails_late(club: Club, begin: Callable[[], Interaction]) -> Interaction:
    """Let Discord take the bot's answer only when it is too late."""
    held = club.playground.faults.next("POST", CALLBACK, held=True)
    used = begin()
    await held.reached.wait()
    club.playground.clock.advance(3.1)
    held.release()
    await club.playground.wait_until(lambda: used.failed, what="the interaction to fail")
    await club.quiet()
    return used


async def test_somebody_whose_answer_came_too_late_is_told_by_direct_message_what_was_played(
    club: Club,
) -> None:
    await club.begin()
    await fails_late(club, lambda: club.anna.begin_command(club.channel, "dvonn move", {"move": "c3"}))
    (told,) = club.direct_messages(club.anna)
    assert told.content.startswith(f"Game 1 (Club): {DONE_ALL_THE_SAME}.")
    assert "c3" in told.text
    (to_board,) = told.buttons
    assert str(to_board.url).endswith(f"/{club.board().id}")
    assert club.direct_messages(club.ben) == []


async def test_somebody_for_whom_nothing_was_changed_gets_no_direct_message(club: Club) -> None:
    await club.begin()
    await fails_late(club, lambda: club.anna.begin_command(club.channel, "dvonn help", {}))
    await fails_late(
        club, lambda: club.ben.begin_command(club.channel, "dvonn move", {"move": "c3"})
    )  # refused
    assert club.direct_messages(club.anna) == club.direct_messages(club.ben) == []


async def test_a_change_that_is_not_a_move_is_shown_as_well(club: Club) -> None:
    challenge = {"opponent": club.ben}
    await fails_late(club, lambda: club.anna.begin_command(club.channel, "dvonn challenge", challenge))
    assert [DONE_ALL_THE_SAME in told.text for told in club.direct_messages(club.anna)] == [True]


async def test_somebody_who_takes_no_direct_messages_sees_it_on_the_board(club: Club) -> None:
    await club.begin()
    club.anna.refuse_direct_messages(club.application)
    await fails_late(club, lambda: club.anna.begin_command(club.channel, "dvonn move", {"move": "c3"}))
    assert "Anna c3." in club.board().text


async def test_what_can_not_be_shown_at_once_is_told_once_discord_answers_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club.bot.presenter.queue, "pauses", (0.05,))
    await club.begin()
    club.playground.faults.next("POST", DIRECTLY, status=503)
    await fails_late(club, lambda: club.anna.begin_command(club.channel, "dvonn move", {"move": "c3"}))
    (told,) = club.direct_messages(club.anna)
    assert DONE_ALL_THE_SAME in told.text


# what was stored is told as stored


async def test_a_move_is_shown_as_stored_when_the_database_fails_after_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await club.begin()
    panel = await club.press(club.anna, board, "Place a piece")
    rows = await club.press(club.anna, panel, "Row 3 (11)")

    async def fail(*_: object, **__: object) -> None:
        raise StoreUnavailableError

    monkeypatch.setattr(match_panel, "panel", fail)
    answer = await club.press(club.anna, rows, "c3")
    assert "Played: **c3**" in answer.text
    assert (await club.stored()).number == 2


async def test_what_fails_after_it_was_stored_is_not_shown_as_not_done(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin()

    async def fail(*_: object, **__: object) -> None:
        raise StoreUnavailableError

    question = await club.use(club.anna, "resign")
    monkeypatch.setattr(club.bot.presenter, "show_match", fail)
    answer = await club.press(club.anna, question, "Resign")
    assert "after this was saved" in answer.text
    assert "Nothing was changed" not in answer.text
    assert (await club.stored()).is_over
    assert "Reference" in caplog.text


async def test_a_move_is_shown_as_stored_when_its_board_can_not_be_drawn(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin()

    async def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(club.bot.presenter, "show", fail)
    answer = await club.use(club.anna, "move", {"move": "c3"})
    assert "after this was saved" in answer.text
    assert (await club.stored()).number == 2
    assert "Reference" in caplog.text


async def type_move(club: Club) -> Message:
    return await club.use(club.anna, "move", {"move": "e3"})


async def press_move(club: Club) -> Message:
    panel = await club.press(club.anna, club.board(), "Place a piece")
    rows = await club.press(
        club.anna, panel, next(each for each in labels(panel) if each.startswith("Row 4"))
    )
    return await club.press(club.anna, rows, "e4")


async def plan(club: Club) -> Message:
    panel = next(each for each in club.public() if each.text == "Planted")
    return await club.press(club.anna, panel, "dvonn:plan-space:1:e5")


async def offer(club: Club) -> Message:
    return await club.reach(club.ben, club.board(), "Undo")


async def resign(club: Club) -> Message:
    return await club.press(club.anna, await club.use(club.anna, "resign"), "Resign")


async def give(club: Club) -> Message:
    return await club.reach(club.ben, club.board(), "Give a day")


ACTS: list[tuple[Callable[[Club], Awaitable[Message]], str]] = [
    (give, "has more time now"),
    (offer, "undo"),
    (type_move, "Played: **e3**"),
    (press_move, "Played: **e4**"),
    (plan, "e5"),
    (resign, "resigned"),
]


@pytest.mark.parametrize(
    "trouble",
    [{"status": 503}, {"held": True}, {"status": 403, "code": 50013}],
    ids=["failing", "silent", "forbidden"],
)
async def test_a_user_who_acts_is_told_that_it_is_stored_though_it_can_not_be_shown(
    club: Club, monkeypatch: pytest.MonkeyPatch, trouble: dict[str, Any], subtests: pytest.Subtests
) -> None:
    monkeypatch.setattr(club.bot.presenter.queue, "pauses", (3600.0,))
    monkeypatch.setattr(club.bot.presenter, "patience", 0.5)
    await club.begin(pace="3d")
    await planted(club, club.channel, "dvonn:plan-space:1:e5")
    faults, spaces = club.playground.faults, iter(SPACES)
    for act, done in ACTS:
        while not (match := await club.stored()).line or match.player_to_move != club.anna.id:
            await place(club, str(next(spaces)))
        with subtests.test(act=act.__name__):
            for method, route in (("POST", POST), ("PATCH", f"{POST}/{{message_id}}")):
                faults.next(method, route, times=9, **trouble)
            answer = await act(club)
            assert "Saved" in answer.text
            assert done in answer.text
            assert (await club.stored()).number > match.number
        faults.clear()
        club.bot.presenter.queue.try_again()
        await club.nothing_to_do()
