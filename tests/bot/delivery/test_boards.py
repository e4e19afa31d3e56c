"""Boards are posted once and in order, and only the latest one of a match stays."""

import asyncio
from typing import Any

import pytest

from bot.catalogue import Language, language_for
from bot.delivery import Presenter, boards
from bot.delivery.errors import MessageGoneError, UnreachableError
from bot.discord_errors import OutOfOrderError
from bot.domain import Challenge, ChannelId, Match, Person, ShownBoard
from bot.pages.board_post import board_page
from bot.pages.pictures import board_picture
from bot.pages.viewer import DisplayOptions
from bot.services import Matches
from bot.storage import Store, StoreUnavailableError
from bot.storage.matches import MatchRepository
from bot.toolkit.page import Page, Picture
from dvonn import Place
from tests.bot.company import ANNA, BEN, HERE, Clock
from tests.bot.delivery.discord_stub import Channels, Trouble
from tests.bot.delivery.steps import NEVER, Make, go_on, left_over, message_of, shown
from tests.bot.discord_limits import text_of


async def test_a_board_is_posted_and_noted(
    presenter: Presenter, channels: Channels, store: Store, match: Match
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


async def test_a_board_names_its_players_as_they_are_known_by_now(
    presenter: Presenter, channels: Channels, service: Matches, store: Store, match: Match
) -> None:
    for name in ("Anna", "Anna", "Annabel"):
        async with store.write() as uow:
            await uow.people.remember(Person(ANNA.id, name))
            names = await uow.people.names(match.players.both)
        match = await go_on(service, match)
        await presenter.show_match(match)
        expected = await board_picture(match, language_for("en"), names=names)
        assert names[ANNA.id] == name
        assert isinstance(expected, Picture)
        (shown_now,) = channels.history[-1].page.files
        assert shown_now.fp.read() == expected.data


async def test_a_board_is_drawn_and_posted_once_its_match_is_committed_and_it_is_asked_for(
    presenter: Presenter,
    channels: Channels,
    service: Matches,
    match: Match,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[int] = []

    async def draw(match: Match, language: Language, display: DisplayOptions, **given: Any) -> Page:  # noqa: ANN401
        drawn.append(match.number)
        return await board_page(match, language, display, **given)

    await presenter.show_match(match)
    monkeypatch.setattr(boards, "board_page", draw)
    after = await go_on(service, match)
    assert [posted.event for posted in channels.history] == [1]
    assert drawn == []
    await presenter.show_match(after)
    assert [posted.event for posted in channels.history] == [1, 2]
    assert drawn == [2]


async def test_a_move_that_came_to_nothing_is_never_posted(
    presenter: Presenter, channels: Channels, service: Matches, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_, last = match.position.vacant()
    with monkeypatch.context() as failing:
        failing.setattr(MatchRepository, "append", fail)
        with pytest.raises(StoreUnavailableError):
            await service.play(match.id, Place(last), by=ANNA.id)
    await presenter.show_match(await service.play(match.id, Place(first), by=ANNA.id))
    (posted,) = channels.history
    assert str(first) in posted.text
    assert str(last) not in posted.text


async def fail(*_: object, **__: object) -> None:
    raise StoreUnavailableError


async def test_a_move_that_is_committed_while_a_board_is_shown_takes_the_place_of_that_board(
    presenter: Presenter, channels: Channels, service: Matches, store: Store, match: Match
) -> None:
    moved: list[Match] = []

    async def move(_: ChannelId) -> None:
        channels.before_post = None
        moved.append(await go_on(service, match))

    channels.before_post = move
    await presenter.show_match(match)
    newer = message_of(await presenter.show_match(moved[0]))
    await presenter.close()
    assert await shown(store, match) == ShownBoard(newer, 2)
    assert channels.boards() == [2]
    assert await left_over(store) == []


@pytest.mark.parametrize(
    ("known_by_then", "tag"),
    [
        ([Person(ANNA.id, "Annabel")], "en"),
        ([Person(ANNA.id, "Anna", language="de"), Person(BEN.id, "Ben", language="de")], "de"),
    ],
    ids=["name", "language"],
)
async def test_a_move_that_was_made_while_another_was_shown_tells_its_players_as_they_are_known_by_then(
    *,
    presenter: Presenter,
    channels: Channels,
    service: Matches,
    store: Store,
    clock: Clock,
    match: Match,
    known_by_then: list[Person],
    tag: str,
) -> None:
    moved: list[Match] = []

    async def move(_: ChannelId) -> None:
        channels.before_post = None
        clock.go_on()
        moved.append(await go_on(service, match))
        async with store.write() as uow:
            for person in known_by_then:
                await uow.people.remember(person)

    channels.before_post = move
    await presenter.show_match(match)
    await presenter.show_match(moved[0])
    async with store.read() as uow:
        names = await uow.people.names(match.players.both)
    standing = moved[0].shown(moved[0].number, clock.now)
    expected = await board_page(standing, language_for(tag), names=names)
    shown_now = channels.history[-1].page
    assert text_of(shown_now) == text_of(expected)
    assert [file.fp.read() for file in shown_now.files] == [file.fp.read() for file in expected.files]


async def test_boards_are_posted_in_order_and_the_last_one_stays(
    presenter: Presenter, channels: Channels, service: Matches, store: Store, match: Match
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
    presenter: Presenter, channels: Channels, service: Matches, store: Store, match: Match
) -> None:
    after = await go_on(service, match)
    newer = message_of(await presenter.show_match(after))
    await presenter.show_match(match)
    await presenter.close()
    assert [posted.event for posted in channels.history] == [2]
    assert channels.boards() == [2]
    assert await shown(store, match) == ShownBoard(newer, 2)


async def test_each_board_has_a_nonce_of_its_own(
    presenter: Presenter, channels: Channels, service: Matches, match: Match, challenge: Challenge
) -> None:
    await presenter.show_match(match)
    await presenter.show_match(await go_on(service, match))
    await presenter.show_challenge(challenge.id)
    nonces = [posted.nonce for posted in channels.history]
    assert len(set(nonces)) == 3


async def test_a_board_is_brought_down_without_calling_anybody(
    presenter: Presenter, channels: Channels, store: Store, match: Match
) -> None:
    await presenter.show_match(match)
    message = message_of(await presenter.show_match_again(match, ANNA.id))
    await presenter.close()
    assert channels.history[-1].ping is None
    assert await shown(store, match) == ShownBoard(message, 1)
    assert list(channels.messages) == [message.id]


@pytest.mark.parametrize("gone", [MessageGoneError(), UnreachableError()])
async def test_a_replaced_board_that_is_gone_or_out_of_reach_is_forgotten(
    presenter: Presenter, channels: Channels, store: Store, match: Match, gone: Exception
) -> None:
    await presenter.show_match(match)
    channels.troubles["delete"] = [Trouble(gone)]
    await presenter.show_match_again(match, ANNA.id)
    await presenter.close()
    assert await left_over(store) == []


async def test_a_replaced_board_that_could_not_be_taken_away_goes_with_the_next(
    presenters: Make, channels: Channels, service: Matches, store: Store, match: Match
) -> None:
    presenter = presenters(pauses=(NEVER,))
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
