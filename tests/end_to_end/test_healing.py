"""Troubles heal by themselves: without a restart, without another event, and without anybody's doing."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from datetime import timedelta

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.access import visibility
from bot.delivery import Presenter
from bot.domain import HaltReason
from bot.storage import Store, StoreUnavailableError, UnitOfWork
from discord_playground import Message
from tests.end_to_end.club import Club
from tests.end_to_end.onlooking import note, watch

POST = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
MEMBER = "/guilds/{guild_id}/members/{user_id}"


def refused(club: Club, method: str, route: str) -> int:
    """How many requests of a route Discord has refused."""
    return sum(request.status == 503 for request in club.playground.asked(method, route))


async def test_what_could_not_be_shown_for_longer_than_anybody_tries_is_shown_when_discord_is_back(
    club: Club,
) -> None:
    await club.begin()
    await club.nothing_to_do()
    club.bot.presenter.queue.pauses = (0.01,)
    club.bot.presenter.patience = 0.01
    club.playground.faults.always(status=503)
    ended = await club.bot.matches.resign((await club.stored()).id, by=(await club.stored()).players.white)
    await club.bot.presenter.show_match(ended)
    await club.playground.wait_until(
        lambda: sum(request.status == 503 for request in club.playground.requests) > 20, what="attempts"
    )
    club.playground.faults.clear()
    await club.nothing_to_do()
    assert "resigned" in club.board().text
    await club.only_one_board()


async def test_a_challenge_made_while_discord_takes_nothing_is_shown_when_it_is_back(club: Club) -> None:
    club.bot.presenter.queue.pauses = (0.01,)
    club.playground.faults.next("POST", POST, status=503, times=20)
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    await club.nothing_to_do()
    (challenge,) = club.public()
    assert challenge.pings == {club.ben.id}
    assert refused(club, "POST", POST) == 20


async def test_a_board_that_can_not_be_taken_away_for_a_while_is_taken_away_after_it(club: Club) -> None:
    await club.begin()
    await club.nothing_to_do()
    club.bot.presenter.queue.pauses = (0.01,)
    club.playground.faults.next("DELETE", MESSAGE, status=503, times=20)
    await club.resign(club.anna)
    assert refused(club, "DELETE", MESSAGE) == 20
    (result,) = club.boards()
    assert "resigned" in result.text


async def test_a_request_that_discord_never_answers_holds_its_match_up_for_a_while_only(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    await club.nothing_to_do()
    monkeypatch.setattr(Presenter, "longest", 0.3)
    club.bot.presenter.queue.pauses = (0.01,)
    held = club.playground.faults.next("POST", POST, held=True)
    club.anna.begin_command(club.channel, "dvonn move", {"move": "c3"})
    await club.shown(" c3.")
    assert club.board().pings == {club.ben.id}
    kept = club.playground.faults.next("DELETE", MESSAGE, held=True)
    await club.use(club.ben, "move", {"move": "d3"})
    assert " d3." in club.board().text
    held.release()  # Discord still knows the board that was posted instead
    await club.playground.wait_until(
        lambda: all(each.status for each in club.playground.requests if each.method == "POST"),
        what="the late post",
    )
    kept.release()
    await club.quiet()
    await club.only_one_board()
    assert not any(club.ben.id in message.pings for message in club.public())  # that board is gone


async def test_a_question_that_discord_never_answers_holds_no_clock_up(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before a reminder, it is asked whether the player is still there to see it."""
    for _ in range(3):
        await club.begin(pace=1)
    await club.nothing_to_do()
    monkeypatch.setattr(visibility, "PATIENCE", 0.3)
    held = club.playground.faults.next("GET", MEMBER, held=True, times=1_000)
    await club.time_passes(hours=20)
    assert held.reached.is_set()
    await club.time_passes(hours=5)
    assert [(await club.stored(number)).is_over for number in (1, 2, 3)] == [True] * 3
    assert len(club.playground.asked("GET", MEMBER)) == 1  # without success, so the others were not asked for
    held.release()


async def test_after_a_silence_it_is_asked_again_who_has_left(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pace in (1, 3):
        await club.begin(pace=pace)
    await club.nothing_to_do()
    monkeypatch.setattr(visibility, "PATIENCE", 0.3)
    held = club.playground.faults.next("GET", MEMBER, held=True)
    await club.time_passes(hours=23)
    assert held.reached.is_set()
    assert club.board(1).pings == {club.anna.id}
    held.release()
    another = club.playground.create_guild("Another club")
    another.add_member(club.anna)
    another.add_bot(club.application)
    club.guild.remove_member(club.anna)
    await club.time_passes(days=1, hours=12)
    assert ["ame 2 (Club)" in message.content for message in club.direct_messages(club.anna)] == [True]
    assert timedelta(minutes=1) > visibility.SILENT_FOR


def test_what_people_and_the_clock_ask_of_discord_holds_a_match_up_for_20_s_at_most() -> None:
    assert visibility.PATIENCE <= 20


async def test_who_waits_for_an_answer_that_discord_never_gives_is_told_so(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def listed() -> Message:
        there = club.ben.direct_messages(club.application)
        return await club.challenges(club.ben, channel=there)

    await club.use(club.anna, "challenge", {"opponent": club.ben})
    monkeypatch.setattr(visibility, "PATIENCE", 0.3)
    held = club.playground.faults.next("GET", MEMBER, held=True, times=1_000)
    async with asyncio.timeout(60):
        answer = await club.press(club.ben, await listed(), "Accept")
    assert "Discord isn’t responding" in answer.text
    held.release()
    club.playground.faults.clear()
    await club.press(club.ben, await listed(), "Accept")
    assert (await club.stored()).number == 1


async def test_somebody_who_watches_is_told_once_though_the_bot_was_killed_before_it_noted_that(
    club: Club,
) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    match = await club.stored()
    after = await club.bot.matches.play(
        match.id, match.position.legal_moves()[0], by=match.players.white, sure=True
    )
    club.playground.faults.next("POST", POST, drop="after")
    await note(club, after)
    await club.playground.wait_until(lambda: len(club.direct_messages(club.cleo)) == 1, what="the notice")
    await club.kill_bot()
    club.playground.clock.advance(3600)  # Discord has forgotten the nonce
    await club.start_bot()
    await club.quiet()
    assert len(club.direct_messages(club.cleo)) == 1


# channels that are gone


async def halted_and_told(club: Club) -> None:
    """See that match 1 is paused, and that both players know why."""
    assert (await club.stored()).halted is HaltReason.CHANNEL
    for player in (club.anna, club.ben):
        assert any("/dvonn games" in received.text for received in club.direct_messages(player))


async def test_a_channel_that_was_deleted_while_the_bot_was_away_is_noticed_at_its_start(club: Club) -> None:
    await club.begin(pace=1)
    await club.nothing_to_do()
    await club.stop_bot()
    club.channel.delete()
    await club.start_bot()
    await club.quiet()
    await halted_and_told(club)


async def test_a_thread_that_was_deleted_while_the_bot_was_away_is_noticed_at_its_start(club: Club) -> None:
    await club.settle(threads=True)
    challenge = await club.begin_by_challenge(pace="1d")
    await club.nothing_to_do()
    await club.stop_bot()
    club.playground.world.channel(challenge.id).delete()  # type: ignore[attr-defined]
    await club.start_bot()
    await club.quiet()
    assert (await club.stored()).venue.channel == club.channel.id
    assert len(club.boards()) == 1


async def test_a_thread_that_only_sleeps_is_not_taken_for_deleted(club: Club) -> None:
    await club.settle(threads=True)
    challenge = await club.begin_by_challenge(pace="1d")
    await club.nothing_to_do()
    await club.stop_bot()
    club.playground.world.channel(challenge.id).edit(archived=True)  # type: ignore[attr-defined]
    await club.start_bot()
    await club.quiet()
    assert (await club.stored()).halted is None


async def test_a_channel_that_is_deleted_while_the_database_is_locked_is_noticed_after_that(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin(pace=1)
    await club.nothing_to_do()
    club.bot.presenter.queue.pauses = (0.01,)
    write, failures = Store.write, [StoreUnavailableError() for _ in range(5)]

    def failing_first(store: Store) -> AbstractAsyncContextManager[UnitOfWork]:
        if failures:
            raise failures.pop()
        return write(store)

    monkeypatch.setattr(Store, "write", failing_first)
    club.channel.delete()
    await club.playground.wait_until(
        lambda: all(club.direct_messages(person) for person in (club.anna, club.ben)), what="direct messages"
    )
    await club.nothing_to_do()
    assert failures == []
    await halted_and_told(club)


async def test_a_move_whose_commit_was_carried_out_and_not_answered_is_shown_at_the_next_look_of_the_scheduler(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    await club.nothing_to_do()
    with monkeypatch.context() as unheard:
        transaction = Store._transaction

        @contextlib.asynccontextmanager
        async def lost(store: Store, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
            async with transaction(store, engine) as connection:
                yield connection
            if engine is store._engine:
                raise TimeoutError

        unheard.setattr(Store, "_transaction", lost)
        answer = await club.use(club.anna, "move", {"move": "c3"})
    assert "I can’t reach my database right now" in answer.text
    assert (await club.stored()).number == 2
    await club.time_passes(minutes=1)
    await club.shown("Anna c3.")
