"""What was committed is shown: once, in order, in spite of outages and crashes, and never twice for good."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.catalogue import language_for
from bot.matches import (
    Challenge,
    ChallengeState,
    ChannelId,
    ColourChoice,
    Match,
    Matches,
    Message,
    MessageId,
    Setup,
    ShownBoard,
    ShownChallenge,
    Venue,
)
from bot.presentation.board_message import board_page
from bot.presentation.delivery import Delayed, Delivered, Unreachable
from bot.showing import Presenter
from bot.showing.postbox import MessageGoneError, OutOfOrderError, UnreachableError
from bot.showing.presenter import AT_ONCE
from bot.storage import SqlStore, engine
from dvonn import SPACES, Place, Space
from tests.bot.company import ANNA, BEN, HERE, NEXT_DOOR, NOON
from tests.bot.showing.discord_stub import Channels, StubPostbox, Trouble

NEVER = 3600.0
"""Seconds: a pause that no test lives to see the end of."""

Make = Callable[..., Presenter]


@pytest.fixture
def channels() -> Channels:
    return Channels()


@pytest.fixture
async def presenters(store: SqlStore, channels: Channels) -> AsyncIterator[Make]:
    """Makes presenters that try three times, without waiting in between unless they are told to."""
    made: list[Presenter] = []

    def make(*, patience: float = NEVER, pauses: tuple[float, ...] = (0, 0)) -> Presenter:
        made.append(Presenter(store, StubPostbox(channels), patience=patience, pauses=pauses))
        return made[-1]

    yield make
    channels.open.set()
    for presenter in made:
        await presenter.close()


@pytest.fixture
def presenter(presenters: Make) -> Presenter:
    return presenters()


@pytest.fixture
def begin(service: Matches, store: SqlStore) -> Callable[..., Awaitable[Match]]:
    """Begins matches whose challenge is told already."""

    async def begin(venue: Venue = HERE) -> Match:
        made = await service.challenge(venue, ANNA, BEN, ColourChoice.WHITE, Setup.FULL)
        match = await service.accept(made.id, BEN)
        async with store.write() as ledger:
            message = Message(venue.channel, MessageId(101))
            await ledger.notices.record(made.id, ShownChallenge(message, ChallengeState.ACCEPTED))
        return match

    return begin


@pytest.fixture
async def match(begin: Callable[..., Awaitable[Match]]) -> Match:
    return await begin()


@pytest.fixture
async def challenge(service: Matches) -> Challenge:
    return await service.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL)


async def go_on(service: Matches, match: Match) -> Match:
    assert match.player_to_move is not None
    return await service.play(match.id, Place(match.position.vacant()[0]), by=match.player_to_move)


async def shown(store: SqlStore, match: Match) -> ShownBoard | None:
    async with store.read() as ledger:
        return await ledger.boards.of(match.id)


async def left_over(store: SqlStore) -> list[Message]:
    async with store.read() as ledger:
        return [message for _, message in await ledger.boards.superseded()]


def message_of(delivery: object) -> Message:
    assert isinstance(delivery, Delivered)
    return delivery.message


# boards


async def test_a_board_is_posted_and_noted(
    presenter: Presenter, channels: Channels, store: SqlStore, match: Match
) -> None:
    message = message_of(await presenter.show_match(match))
    (posted,) = channels.history
    assert posted.message == message
    assert (message.channel, posted.ping) == (HERE.channel, ANNA.id)
    assert await shown(store, match) == ShownBoard(message, match.number)


async def test_a_board_is_posted_once_however_often_it_is_asked_for(
    presenter: Presenter, channels: Channels, match: Match
) -> None:
    deliveries = [
        *await asyncio.gather(*(presenter.show_match(match) for _ in range(5))),
        await presenter.show_match(match),
    ]
    (posted,) = channels.history
    assert {message_of(delivery) for delivery in deliveries} == {posted.message}


async def test_boards_are_posted_in_order_and_the_last_one_stays(
    presenter: Presenter, channels: Channels, service: Matches, store: SqlStore, match: Match
) -> None:
    stages = [match]
    for _ in range(3):
        stages.append(await go_on(service, stages[-1]))
    channels.open.clear()
    showing = asyncio.gather(*(presenter.show_match(stage) for stage in stages))
    channels.open.set()
    await showing
    await presenter.close()
    assert [posted.event for posted in channels.history] == [1, 2, 3, 4]
    assert [posted.ping for posted in channels.history] == [ANNA.id, BEN.id, ANNA.id, BEN.id]
    assert channels.boards() == [4]
    assert await left_over(store) == []


async def test_an_older_board_that_comes_late_is_the_one_that_goes(
    presenter: Presenter, channels: Channels, service: Matches, store: SqlStore, match: Match
) -> None:
    after = await go_on(service, match)
    newer = message_of(await presenter.show_match(after))
    await presenter.show_match(match)
    await presenter.close()
    assert channels.boards() == [2]
    assert await shown(store, match) == ShownBoard(newer, 2)


async def test_each_board_has_a_nonce_of_its_own_that_discord_takes(
    presenter: Presenter, channels: Channels, service: Matches, match: Match, challenge: Challenge
) -> None:
    await presenter.show_match(match)
    await presenter.show_match(await go_on(service, match))
    await presenter.show_challenge(challenge.id, HERE.channel)
    nonces = [posted.nonce for posted in channels.history]
    assert len(set(nonces)) == 3
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_a_board_is_brought_down_without_calling_anybody(
    presenter: Presenter, channels: Channels, store: SqlStore, match: Match
) -> None:
    await presenter.show_match(match)
    message = message_of(await presenter.show_match_again(match, "again"))
    await presenter.close()
    assert channels.history[-1].ping is None
    assert await shown(store, match) == ShownBoard(message, 1)
    assert list(channels.messages) == [message.id]


@pytest.mark.parametrize("gone", [MessageGoneError(), UnreachableError()])
async def test_a_replaced_board_that_is_gone_or_out_of_reach_is_forgotten(
    presenter: Presenter, channels: Channels, store: SqlStore, match: Match, gone: Exception
) -> None:
    await presenter.show_match(match)
    channels.troubles["delete"] = [Trouble(gone)]
    await presenter.show_match_again(match, "again")
    await presenter.close()
    assert await left_over(store) == []


async def test_a_replaced_board_that_could_not_be_taken_away_goes_with_the_next(
    presenters: Make, channels: Channels, service: Matches, store: SqlStore, match: Match
) -> None:
    presenter = presenters()
    first = message_of(await presenter.show_match(match))
    channels.troubles["delete"] = [Trouble(OutOfOrderError())]
    after = await go_on(service, match)
    await presenter.show_match(after)
    await presenter.close()
    assert await left_over(store) == [first]
    presenter = presenters()
    await presenter.show_match(await go_on(service, after))
    await presenter.close()
    assert await left_over(store) == []
    assert channels.boards() == [3]


# outages


async def test_a_board_is_posted_when_discord_is_back(
    presenter: Presenter, channels: Channels, match: Match
) -> None:
    channels.troubles["post"] = [Trouble(OutOfOrderError()), Trouble(OutOfOrderError())]
    message_of(await presenter.show_match(match))
    assert channels.boards() == [1]


async def test_a_board_that_was_taken_while_the_line_dropped_is_found_and_not_posted_twice(
    presenter: Presenter, channels: Channels, store: SqlStore, match: Match
) -> None:
    channels.remembers_nonces = False
    channels.troubles["post"] = [Trouble(OutOfOrderError(), taken=True)]
    message = message_of(await presenter.show_match(match))
    assert [posted.message for posted in channels.history] == [message]
    assert await shown(store, match) == ShownBoard(message, 1)


async def test_boards_of_other_matches_are_not_taken_for_ones_own(
    presenter: Presenter,
    channels: Channels,
    store: SqlStore,
    match: Match,
    begin: Callable[..., Awaitable[Match]],
) -> None:
    other = await begin()
    channels.remembers_nonces = False
    channels.troubles["post"] = [Trouble(OutOfOrderError(), taken=True), Trouble(OutOfOrderError())]
    await asyncio.gather(presenter.show_match(match), presenter.show_match(other))
    first, second = await shown(store, match), await shown(store, other)
    assert first is not None
    assert second is not None
    assert first.message != second.message
    assert len(channels.history) == 2


async def test_after_a_while_of_disorder_it_is_left_for_the_next_start(
    presenters: Make, channels: Channels, store: SqlStore, match: Match
) -> None:
    channels.troubles["post"] = [Trouble(OutOfOrderError()) for _ in range(3)]
    assert await presenters().show_match(match) == Delayed()
    assert channels.troubles["post"] == []
    assert channels.history == []
    async with store.read() as ledger:
        assert await ledger.boards.behind() == [match.id]


async def test_a_channel_that_can_not_be_written_to_is_not_tried_again(
    presenter: Presenter, channels: Channels, match: Match
) -> None:
    lacking = ("send_messages", "attach_files")
    channels.troubles["post"] = [Trouble(UnreachableError(lacking))]
    assert await presenter.show_match(match) == Unreachable(HERE.channel, lacking)
    assert channels.history == []


@pytest.fixture
async def other_process(
    store: SqlStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[sqlite3.Connection]:
    """Another user of the database's file, for whom nobody waits."""
    monkeypatch.setattr(engine, "BUSY_TIMEOUT_MS", 0)
    await store.close()  # so that its next connections are impatient
    with contextlib.closing(sqlite3.connect(tmp_path / "dvonn.db", isolation_level=None)) as other:
        yield other


async def test_a_database_that_fails_after_the_post_costs_no_second_board(
    presenters: Make, channels: Channels, match: Match, other_process: sqlite3.Connection
) -> None:
    async def write(_: ChannelId) -> None:
        other_process.execute("BEGIN IMMEDIATE")

    channels.remembers_nonces = False
    channels.before_post = write
    presenter = presenters(pauses=())
    assert await presenter.show_match(match) == Delayed()
    other_process.execute("ROLLBACK")
    channels.before_post = None
    await presenter.catch_up()
    await presenter.close()
    assert channels.boards() == [1]
    assert len(channels.history) == 1


async def test_an_error_of_our_own_is_told_to_who_waits(
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


async def test_who_did_something_waits_only_a_little_while_showing_goes_on(
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
    begin: Callable[..., Awaitable[Match]],
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
    presenters: Make, channels: Channels, store: SqlStore, match: Match
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
    presenters: Make, channels: Channels, store: SqlStore, match: Match
) -> None:
    channels.troubles["post"] = [Trouble(OutOfOrderError())]
    presenter = presenters(patience=0, pauses=(NEVER,))
    assert await presenter.show_match(match) == Delayed()
    async with asyncio.timeout(60):
        await presenter.close()
    assert channels.history == []
    async with store.read() as ledger:
        assert await ledger.boards.behind() == [match.id]


# catching up


async def test_what_was_never_shown_is_shown_at_the_start(
    presenter: Presenter, channels: Channels, service: Matches, match: Match
) -> None:
    await go_on(service, match)
    open_challenge = await service.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL)
    await presenter.catch_up()
    await presenter.close()
    (notice,) = [posted for posted in channels.history if not posted.is_board]
    assert notice.controls[0].arguments == (str(open_challenge.id),)
    assert channels.boards() == [2]


async def test_a_board_that_was_posted_before_a_crash_is_found_again(
    presenters: Make, channels: Channels, service: Matches, store: SqlStore, match: Match
) -> None:
    before = presenters()
    await before.show_match(match)
    await before.close()
    after = await go_on(service, match)
    # The crash: the board is posted, and nothing is noted of it.
    page = await board_page(after, language_for("en"))
    posted = await StubPostbox(channels).post(HERE.channel, page, nonce="1-2", ping=None)
    presenter = presenters()
    await presenter.catch_up()
    await presenter.close()
    assert await shown(store, match) == ShownBoard(posted, 2)
    assert channels.boards() == [2]
    assert len(channels.history) == 2


async def test_boards_that_were_replaced_before_a_crash_are_taken_away(
    presenters: Make, channels: Channels, service: Matches, store: SqlStore, match: Match
) -> None:
    presenter = presenters()
    await presenter.show_match(match)
    channels.troubles["delete"] = [Trouble(OutOfOrderError())]
    await presenter.show_match(await go_on(service, match))
    await presenter.close()
    assert channels.boards() == [1, 2]
    presenter = presenters()
    await presenter.catch_up()
    await presenter.close()
    assert channels.boards() == [2]
    assert await left_over(store) == []


async def test_where_nothing_is_behind_nothing_is_posted(
    presenters: Make, channels: Channels, service: Matches, challenge: Challenge
) -> None:
    presenter = presenters()
    match = await service.accept(challenge.id, BEN)
    await presenter.show_match(match)
    await presenter.show_challenge(challenge.id, HERE.channel)
    await presenter.close()
    presenter = presenters()
    for _ in range(2):
        await presenter.catch_up()
    await presenter.close()
    assert len(channels.history) == 2


async def test_many_matches_are_caught_up_a_few_at_a_time(
    presenter: Presenter, channels: Channels, begin: Callable[..., Awaitable[Match]]
) -> None:
    matches = [await begin() for _ in range(2 * AT_ONCE + 1)]
    several = asyncio.Event()

    async def count(_: ChannelId) -> None:
        if channels.under_way == AT_ONCE:
            several.set()

    channels.before_post = count
    channels.open.clear()
    await presenter.catch_up()
    await several.wait()
    channels.open.set()
    await presenter.close()
    assert len(channels.boards()) == len(matches)
    assert channels.most_under_way == AT_ONCE


# challenges


async def test_a_challenge_is_posted_once_and_calls_the_opponent(
    presenter: Presenter, channels: Channels, challenge: Challenge
) -> None:
    for _ in range(2):
        message_of(await presenter.show_challenge(challenge.id, HERE.channel))
    (posted,) = channels.history
    assert posted.ping == BEN.id


async def test_an_answered_challenge_is_told_in_its_own_message(
    presenter: Presenter, channels: Channels, service: Matches, challenge: Challenge
) -> None:
    message = message_of(await presenter.show_challenge(challenge.id, HERE.channel))
    await service.decline(challenge.id, BEN.id)
    assert message_of(await presenter.show_challenge(challenge.id, HERE.channel)) == message
    (posted,) = channels.history
    assert "declined" in posted.text
    assert posted.controls == ()


async def test_an_answer_whose_message_somebody_deleted_is_posted_anew(
    presenter: Presenter, channels: Channels, service: Matches, challenge: Challenge
) -> None:
    message_of(await presenter.show_challenge(challenge.id, HERE.channel))
    channels.messages.clear()
    await service.withdraw(challenge.id, ANNA.id)
    message_of(await presenter.show_challenge(challenge.id, HERE.channel))
    (posted,) = channels.messages.values()
    assert "withdrew" in posted.text
    assert posted.ping is None


async def test_a_challenge_whose_post_was_taken_while_the_line_dropped_is_found(
    presenter: Presenter, channels: Channels, challenge: Challenge
) -> None:
    channels.remembers_nonces = False
    channels.troubles["post"] = [Trouble(OutOfOrderError(), taken=True)]
    message = message_of(await presenter.show_challenge(challenge.id, HERE.channel))
    assert [posted.message for posted in channels.history] == [message]


async def test_an_edit_that_failed_is_made_when_discord_is_back(
    presenter: Presenter, channels: Channels, service: Matches, challenge: Challenge
) -> None:
    await presenter.show_challenge(challenge.id, HERE.channel)
    channels.troubles["edit"] = [Trouble(OutOfOrderError()), Trouble(OutOfOrderError(), taken=True)]
    await service.decline(challenge.id, BEN.id)
    message_of(await presenter.show_challenge(challenge.id, HERE.channel))
    (posted,) = channels.history
    assert "declined" in posted.text


# drawing ahead


async def test_a_board_that_was_drawn_ahead_is_the_one_of_the_move_that_was_committed(
    presenter: Presenter, channels: Channels, match: Match
) -> None:
    """Where two processes or transactions try a move each, both are foreseen and one of them is played."""
    played, too_late = (
        match.followed_by(match.play(Place(Space.parse(space)), by=ANNA.id, at=NOON))
        for space in ("c3", "d4")
    )
    presenter.draw_ahead(played)
    presenter.draw_ahead(too_late)
    await presenter.show_match(played)
    assert "White placed a DVONN piece on c3." in channels.history[-1].text


async def test_boards_that_nobody_comes_for_are_given_up(
    presenter: Presenter, channels: Channels, match: Match
) -> None:
    for space in SPACES * 2:
        presenter.draw_ahead(match.followed_by(match.play(Place(space), by=ANNA.id, at=NOON)))
    await presenter.show_match(match)
    assert channels.boards() == [1]
