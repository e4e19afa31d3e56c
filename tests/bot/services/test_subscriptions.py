"""Handlers of features run in order, in the transaction of what they handle."""

from collections.abc import Callable

import pytest

from bot.domain import Event, Match, ServerSettings
from bot.domain.events import Cancelled, CancelReason, Started
from bot.domain.server_settings import ChangedSettings
from bot.features import subscribe
from bot.features.board_of_the_week.service import score_try
from bot.features.crown.succession import decide_by_match
from bot.features.digest.queueing import queue_to_measure
from bot.features.league.consequences import follow_match
from bot.features.lobby.showing import show_in_servers
from bot.features.puzzles.service import queue_for_mining
from bot.features.ratings.service import rate_match
from bot.features.review.service import queue_to_prove
from bot.features.watching.service import call_elsewhere
from bot.services import Matches, Servers
from bot.storage import Store, UnitOfWork
from bot.storage.store import OnEvents
from dvonn import Place
from tests.bot.company import ANNA, BEN, HERE
from tests.bot.played import C3, D3
from tests.bot.services.conftest import Begin
from tests.bot.services.kept import kept_match, kept_settings


@pytest.fixture
def heard(store: Store) -> list[tuple[str, Match, tuple[Event, ...]]]:
    """The calls of two handlers, "first" and "second", from now on."""
    heard: list[tuple[str, Match, tuple[Event, ...]]] = []

    def noting(name: str) -> OnEvents:
        async def note(_: UnitOfWork, match: Match, events: tuple[Event, ...]) -> None:
            heard.append((name, match, events))

        return note

    for name in ("first", "second"):
        store.subscriptions.on_events(noting(name))
    return heard


async def test_handlers_get_the_opening_and_all_that_follows_in_the_order_of_their_subscription(
    heard: list[tuple[str, Match, tuple[Event, ...]]], begin: Begin, service: Matches
) -> None:
    match = await begin()
    assert [(name, at) for name, at, _ in heard] == [("first", match), ("second", match)]
    assert [type(event.what) for event in heard[0][2]] == [Started]
    await service.plan_spaces(match.id, [D3.space], by=BEN.id)
    heard.clear()
    match = await service.play(match.id, C3, by=ANNA.id)
    _, after, events = heard[0]
    assert after == match
    assert [event.what for event in events] == [C3, D3]  # the planned answer, too
    assert all(isinstance(event.what, Place) for event in events)
    heard.clear()
    match = await service.resign(match.id, by=ANNA.id)
    assert [(name, each.is_over, events[-1].what) for name, each, events in heard] == [
        ("first", True, Cancelled(CancelReason.RESIGNED)),
        ("second", True, Cancelled(CancelReason.RESIGNED)),
    ]


async def test_a_handler_that_fails_undoes_the_whole_transaction(
    heard: list[tuple[str, Match, tuple[Event, ...]]], begin: Begin, service: Matches, store: Store
) -> None:
    match = await begin()

    async def fail(uow: UnitOfWork, match: Match, _: tuple[Event, ...]) -> None:
        await uow.plans.of(match.id)
        raise LookupError("a broken feature")

    store.subscriptions.on_events(fail)
    heard.clear()
    with pytest.raises(LookupError):
        await service.play(match.id, C3, by=ANNA.id)
    assert [name for name, *_ in heard] == ["first", "second"]
    assert await kept_match(store, match.id) == match


async def test_a_handler_of_settings_runs_with_their_change(store: Store, servers: Servers) -> None:
    heard: list[ChangedSettings] = []

    async def note(_: UnitOfWork, changed: ChangedSettings) -> None:
        heard.append(changed)
        raise LookupError("a broken feature")

    store.subscriptions.on_settings(note)
    with pytest.raises(LookupError):
        await servers.settle(HERE.guild, lambda _: ServerSettings(daily_hour=3), by=ANNA.id)
    assert [(each.guild, each.after.daily_hour, each.by) for each in heard] == [(HERE.guild, 3, ANNA.id)]
    assert await kept_settings(store, HERE.guild) == ServerSettings()


def test_features_subscribe_in_the_order_of_their_list_and_once(store: Store) -> None:
    assert store.subscriptions.events == [
        score_try,
        decide_by_match,
        queue_to_measure,
        queue_for_mining,
        rate_match,
        show_in_servers,
        follow_match,
        queue_to_prove,
        call_elsewhere,
    ]
    with pytest.raises(ValueError, match="twice"):
        subscribe(store)


@pytest.mark.parametrize("subscribed", ["on_rematch", "on_review", "on_settings"])
def test_nothing_is_subscribed_twice(store: Store, subscribed: str) -> None:
    add: Callable[[object], None] = getattr(store.subscriptions, subscribed)
    add(print)
    with pytest.raises(ValueError, match="twice"):
        add(print)
