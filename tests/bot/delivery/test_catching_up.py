"""At start-up the presenter shows what a crash or an outage left behind."""

import asyncio
from contextlib import AbstractAsyncContextManager

import pytest

from bot.catalogue import language_for
from bot.delivery import Presenter
from bot.delivery.presenter import AT_ONCE
from bot.discord_errors import OutOfOrderError
from bot.domain import Challenge, ChannelId, ColourChoice, Match, Message, Setup, ShownBoard
from bot.domain.cluster import ShardSet
from bot.pages.board_post import board_page
from bot.pages.challenge_post import Accept, challenge_page
from bot.services import Challenges, Matches
from bot.storage import Store, StoreUnavailableError, UnitOfWork
from tests.bot.company import ANNA, BEN, HERE
from tests.bot.delivery.discord_stub import Channels, StubMessenger, Trouble
from tests.bot.delivery.steps import NEVER, Begin, Make, go_on, left_over, shown


async def shown_before(presenters: Make, match: Match) -> None:
    """Run a process that shows a match and then ends."""
    presenter = presenters()
    await presenter.show_match(match)
    await presenter.close()


async def posted_and_killed(channels: Channels, match: Match, nonce: str) -> Message:
    """Post a board like a process that is killed before it records anything."""
    page = await board_page(match, language_for("en"))
    return await StubMessenger(channels).post(HERE.channel, page, nonce=nonce, ping=None)


async def test_what_was_never_shown_is_shown_at_the_start(
    presenter: Presenter, channels: Channels, service: Matches, challenges: Challenges, match: Match
) -> None:
    await go_on(service, match)
    open_challenge = await challenges.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL)
    await presenter.catch_up()
    await presenter.close()
    (notice,) = [posted for posted in channels.history if not posted.is_board]
    assert notice.controls[0] == Accept(open_challenge.id).custom_id
    assert channels.boards() == [2]


async def test_a_board_that_was_posted_before_a_crash_is_found_again(
    presenters: Make, channels: Channels, service: Matches, store: Store, match: Match
) -> None:
    await shown_before(presenters, match)
    after = await go_on(service, match)
    posted = await posted_and_killed(channels, after, "1-2")
    presenter = presenters()
    await presenter.catch_up()
    await presenter.close()
    assert await shown(store, match) == ShownBoard(posted, 2)
    assert channels.boards() == [2]
    assert len(channels.history) == 2


async def test_a_board_posted_before_a_crash_goes_with_a_move_that_comes_before_the_catching_up(
    presenters: Make, channels: Channels, service: Matches, store: Store, match: Match
) -> None:
    await shown_before(presenters, match)
    half_shown = await go_on(service, match)
    await posted_and_killed(channels, half_shown, "1-2")
    presenter = presenters()
    await presenter.prepare()
    await presenter.show_match(await go_on(service, half_shown))
    await presenter.close()
    assert channels.boards() == [3]
    assert await left_over(store) == []


async def test_a_challenge_posted_before_a_crash_is_answered_in_its_own_message(
    presenters: Make, channels: Channels, challenges: Challenges, challenge: Challenge
) -> None:
    posted = await StubMessenger(channels).post(
        HERE.channel, challenge_page(challenge, language_for("en")), nonce="c1-open", ping=None
    )
    presenter = presenters()
    await presenter.prepare()
    await challenges.decline(challenge.id, BEN.id)
    await presenter.show_challenge(challenge.id)
    await presenter.close()
    assert list(channels.messages) == [posted.id]
    assert "declined" in channels.messages[posted.id].text


async def test_a_board_brought_down_before_a_crash_leaves_no_second_one(
    presenters: Make, channels: Channels, store: Store, match: Match
) -> None:
    await shown_before(presenters, match)
    async with store.write() as uow:
        await uow.boards.reopen(match.id)
    posted = await posted_and_killed(channels, match, "again-1")
    presenter = presenters()
    await presenter.catch_up()
    await presenter.close()
    assert await shown(store, match) == ShownBoard(posted, 1)
    assert list(channels.messages) == [posted.id]


async def test_catching_up_waits_for_the_database(
    presenter: Presenter, channels: Channels, service: Matches, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    await go_on(service, match)
    read = Store.read
    failures = [StoreUnavailableError(), StoreUnavailableError()]

    def failing_first(store: Store, *shard_set: ShardSet | None) -> AbstractAsyncContextManager[UnitOfWork]:
        if failures:
            raise failures.pop()
        return read(store, *shard_set)

    monkeypatch.setattr(Store, "read", failing_first)
    await presenter.catch_up()
    await presenter.close()
    assert channels.boards() == [2]


async def test_boards_that_were_replaced_before_a_crash_are_taken_away(
    presenters: Make, channels: Channels, service: Matches, store: Store, match: Match
) -> None:
    presenter = presenters(pauses=(NEVER,))
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
    presenters: Make, channels: Channels, challenges: Challenges, challenge: Challenge
) -> None:
    presenter = presenters()
    await presenter.show_challenge(challenge.id)
    match = await challenges.accept(challenge.id, BEN)
    await presenter.show_match(match)
    await presenter.idle()
    await presenter.close()
    presenter = presenters()
    for _ in range(2):
        await presenter.catch_up()
    await presenter.close()
    assert len(channels.history) == 2


@pytest.mark.slow
async def test_many_matches_are_caught_up_a_few_at_a_time(
    presenter: Presenter, channels: Channels, begin: Begin
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
