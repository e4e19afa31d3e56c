"""Outages of Discord or the database delay messages but never duplicate them."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.delivery import Presenter
from bot.delivery.errors import UnreachableError
from bot.discord_errors import OutOfOrderError
from bot.domain import ChannelId, Match, ShownBoard
from bot.domain.obstacle import Obstacle
from bot.services import Matches
from bot.storage import Store, engine
from bot.toolkit.answer import Delayed, Unreachable
from tests.bot.company import HERE, NEXT_DOOR
from tests.bot.delivery.discord_stub import Channels, Trouble
from tests.bot.delivery.steps import NEVER, Begin, Make, attempted_once, go_on, left_over, message_of, shown


async def test_a_board_is_posted_when_discord_is_back(
    presenter: Presenter, channels: Channels, match: Match
) -> None:
    channels.troubles["post"] = [Trouble(OutOfOrderError()), Trouble(OutOfOrderError())]
    message_of(await presenter.show_match(match))
    assert channels.boards() == [1]


async def test_a_board_that_was_taken_while_the_line_dropped_is_found_and_not_posted_twice(
    presenter: Presenter, channels: Channels, store: Store, match: Match
) -> None:
    channels.remembers_nonces = False
    channels.troubles["post"] = [Trouble(OutOfOrderError(), taken=True)]
    message = message_of(await presenter.show_match(match))
    assert [posted.message for posted in channels.history] == [message]
    assert await shown(store, match) == ShownBoard(message, 1)


async def test_boards_of_other_matches_are_not_taken_for_ones_own(
    presenter: Presenter,
    channels: Channels,
    store: Store,
    match: Match,
    begin: Begin,
) -> None:
    other = await begin()
    channels.remembers_nonces = False
    channels.troubles["post"] = [Trouble(OutOfOrderError(), taken=True), Trouble(OutOfOrderError())]
    await asyncio.gather(presenter.show_match(match), presenter.show_match(other))
    first, second = await shown(store, match), await shown(store, other)
    assert first is not None
    assert second is not None
    assert first.message != second.message
    assert len(channels.history) == 3, "the second match has its thread, and a head above it"


async def test_however_long_discord_is_out_of_order_it_is_shown_in_the_end(
    presenters: Make, channels: Channels, store: Store, match: Match
) -> None:
    channels.troubles["post"] = [Trouble(OutOfOrderError()) for _ in range(50)]
    message = message_of(await presenters().show_match(match))
    assert channels.troubles["post"] == []
    assert [posted.message for posted in channels.history] == [message]
    assert await shown(store, match) == ShownBoard(message, 1)


async def test_a_replaced_board_that_can_not_be_taken_away_for_a_while_goes_by_itself(
    presenters: Make, channels: Channels, service: Matches, store: Store, match: Match
) -> None:
    presenter = presenters()
    await presenter.show_match(match)
    channels.troubles["delete"] = [Trouble(OutOfOrderError()) for _ in range(20)]
    await presenter.show_match(await go_on(service, match))
    await presenter.idle()
    assert channels.boards() == [2]
    assert await left_over(store) == []


async def test_what_is_left_undone_at_the_end_is_found_at_the_next_start(
    presenters: Make, channels: Channels, store: Store, match: Match
) -> None:
    channels.troubles["post"] = [Trouble(OutOfOrderError())]
    await attempted_once(presenters, match)
    assert channels.history == []
    async with store.read() as uow:
        assert await uow.boards.behind() == [match.id]


async def test_a_channel_that_can_not_be_written_to_is_not_tried_again(
    presenter: Presenter, channels: Channels, match: Match
) -> None:
    lacking = ("send_messages", "attach_files")
    channels.troubles["post"] = [Trouble(UnreachableError(Obstacle.lacking(lacking)))]
    assert await presenter.show_match(match) == Unreachable(HERE.channel, Obstacle.lacking(lacking))
    assert channels.history == []


@pytest.fixture
async def other_process(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[sqlite3.Connection]:
    """Another connection to the database file, which can lock it."""
    monkeypatch.setattr(engine, "BUSY_TIMEOUT_MS", 0)
    await store.close()  # so that later connections time out soon
    with contextlib.closing(sqlite3.connect(tmp_path / "dvonn.db", isolation_level=None)) as other:
        yield other


async def test_a_database_that_fails_after_the_post_costs_no_second_board(
    presenters: Make, channels: Channels, match: Match, other_process: sqlite3.Connection
) -> None:
    async def write(_: ChannelId) -> None:
        other_process.execute("BEGIN IMMEDIATE")

    channels.remembers_nonces = False
    channels.before_post = write
    await attempted_once(presenters, match)
    other_process.execute("ROLLBACK")
    channels.before_post = None
    presenter = presenters()
    await presenter.catch_up()
    await presenter.close()
    assert channels.boards() == [1]
    assert len(channels.history) == 1


async def test_an_error_of_our_own_is_reported_to_somebody_who_waits(
    presenter: Presenter, channels: Channels, match: Match
) -> None:
    channels.troubles["post"] = [Trouble(ZeroDivisionError())]
    with pytest.raises(ZeroDivisionError):
        await presenter.show_match(match)


async def test_an_error_of_our_own_is_logged_where_nobody_waits(
    presenters: Make, channels: Channels, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    channels.troubles["post"] = [Trouble(ZeroDivisionError())]
    presenter = presenters(patience=0)
    assert await presenter.show_match(match) == Delayed()
    await presenter.close()
    assert "ZeroDivisionError" in caplog.text


# patience, and stopping


async def test_somebody_who_did_something_waits_only_a_little_while_showing_continues(
    presenters: Make, channels: Channels, match: Match
) -> None:
    channels.open.clear()
    presenter = presenters(patience=0)
    assert await presenter.show_match(match) == Delayed()
    channels.open.set()
    await presenter.close()
    assert channels.boards() == [1]


async def test_different_matches_do_not_wait_for_each_other(
    presenters: Make,
    channels: Channels,
    match: Match,
    begin: Begin,
) -> None:
    slow = asyncio.Event()

    async def slow_here(channel: ChannelId) -> None:
        if channel == HERE.channel:
            await slow.wait()

    channels.before_post = slow_here
    presenter = presenters()
    waiting = asyncio.create_task(presenter.show_match(match))
    message_of(await presenter.show_match(await begin(NEXT_DOOR)))
    assert not waiting.done()
    slow.set()
    message_of(await waiting)


async def test_stopping_finishes_what_is_being_posted(
    presenters: Make, channels: Channels, store: Store, match: Match
) -> None:
    under_way = asyncio.Event()

    async def tell(_: ChannelId) -> None:
        under_way.set()

    channels.before_post = tell
    channels.open.clear()
    presenter = presenters(patience=0)
    await presenter.show_match(match)
    await under_way.wait()
    closing = asyncio.create_task(presenter.close())
    channels.open.set()
    await closing
    assert await shown(store, match) == ShownBoard(channels.history[0].message, 1)


async def test_stopping_does_not_wait_for_the_end_of_a_pause(
    presenters: Make, channels: Channels, store: Store, match: Match
) -> None:
    channels.troubles["post"] = [Trouble(OutOfOrderError())]
    presenter = presenters(patience=0, pauses=(NEVER,))
    assert await presenter.show_match(match) == Delayed()
    async with asyncio.timeout(60):
        await presenter.close()
    assert channels.history == []
    async with store.read() as uow:
        assert await uow.boards.behind() == [match.id]


async def test_stopping_does_not_wait_for_ever_for_discord(
    presenters: Make, channels: Channels, store: Store, match: Match
) -> None:
    channels.open.clear()
    presenter = presenters(patience=0, grace=0)
    assert await presenter.show_match(match) == Delayed()
    async with asyncio.timeout(60):
        await presenter.close()
    async with store.read() as uow:
        assert await uow.boards.behind() == [match.id]
