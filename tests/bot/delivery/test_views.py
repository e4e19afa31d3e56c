"""A view is posted once, kept up to date, found again after a crash, and tidied up."""

import asyncio
from dataclasses import dataclass, field
from datetime import timedelta

import pytest

from bot.delivery import Presenter
from bot.delivery.errors import UnreachableError
from bot.delivery.views import Content, Nothing, ViewKind, WhenDeleted
from bot.discord_errors import OutOfOrderError
from bot.domain import ChannelId, Obstacle
from bot.domain.obstacle import GONE
from bot.domain.view import Trouble, View, ViewKey, ViewState
from bot.features.puzzles.pages import PUZZLE
from bot.storage import Store
from bot.storage.views import of_key
from bot.toolkit.answer import Delayed, Unreachable
from bot.toolkit.page import MessageTag, Page
from tests.bot.company import HERE, NOON, Clock
from tests.bot.delivery.discord_stub import Channels
from tests.bot.delivery.discord_stub import Trouble as Failure
from tests.bot.delivery.steps import Make, message_of

CARD = ViewKey("count", 12)
ELSEWHERE = ChannelId(HERE.channel + 1)
UNREACHABLE = UnreachableError(Obstacle.lacking(("send_messages",)))


@dataclass
class Count(ViewKind):
    """A page with a text, which is a new version with each change."""

    text: str = "1 running game"
    is_wanted: bool = True
    loses: bool = False
    dropped: list[View] = field(default_factory=list)
    name = "count"
    tags = (PUZZLE,)

    async def content(self, view: View) -> Content | Nothing:
        version = view.changes + 1
        if not self.is_wanted:
            return Nothing.LEFT
        if view.message and view.shown == version:
            return Nothing.NEW
        tag = MessageTag(PUZZLE, view.key.about, version)
        return Content(Page(self.text, message_tag=tag), version)

    async def is_lost(self, view: View, obstacle: Obstacle) -> bool:  # noqa: ARG002  the signature
        return self.loses

    async def on_dropped(self, _: object, view: View) -> None:
        self.dropped.append(view)


@dataclass
class Compared(Count):
    """The same, compared by what it shows, each hour, and edited at most every ten minutes."""

    checked_every = timedelta(hours=1)
    edited_every = timedelta(minutes=10)

    async def content(self, view: View) -> Content | Nothing:
        page = Page(self.text, message_tag=MessageTag(PUZZLE, view.key.about))
        return Content(page, digest=page.digest) if self.is_wanted else Nothing.LEFT


@pytest.fixture
def kind(presenter: Presenter) -> Count:
    kind = Count()
    presenter.views.register(kind)
    return kind


@pytest.fixture
def compared(presenter: Presenter) -> Compared:
    kind = Compared()
    presenter.views.register(kind)
    return kind


@pytest.fixture
async def view(store: Store) -> View:
    return await wanted(store)


async def wanted(store: Store, of: ViewKey = CARD, channel: ChannelId = HERE.channel) -> View:
    async with store.write() as uow:
        return await uow.views.want(of, HERE.guild, channel)


async def changed(store: Store) -> None:
    async with store.write() as uow:
        await uow.views.changed(*of_key(CARD))


async def stored(store: Store) -> View:
    async with store.read() as uow:
        view = await uow.views.find(CARD)
    assert view is not None
    return view


async def left(store: Store) -> list[ViewState]:
    async with store.read() as uow:
        return [view.state for view in await uow.views.all_of(CARD)]


def texts(channels: Channels) -> list[tuple[ChannelId, str]]:
    return [(posted.message.channel, posted.text) for posted in channels.messages.values()]


async def test_a_view_is_posted_once(
    presenter: Presenter, channels: Channels, store: Store, kind: Count, view: View
) -> None:
    message = message_of(await presenter.show_view(view.key))
    assert message_of(await presenter.show_view(view.key)) == message
    assert texts(channels) == [(HERE.channel, kind.text)]
    assert channels.requests == {"post": 1}
    assert (await stored(store)).message == message


async def test_a_changed_view_is_edited(
    presenter: Presenter, channels: Channels, store: Store, kind: Count, view: View
) -> None:
    await presenter.show_view(view.key)
    kind.text = "2 running games"
    await changed(store)
    await presenter.show_view(view.key)
    assert texts(channels) == [(HERE.channel, "2 running games")]
    assert channels.requests == {"post": 1, "edit": 1}
    async with store.read() as uow:
        assert await uow.views.due(NOON, {"count"}) == []


async def test_a_view_posted_while_the_line_dropped_is_found_and_not_posted_twice(
    presenter: Presenter, channels: Channels, store: Store, kind: Count, view: View
) -> None:
    channels.remembers_nonces = False
    channels.troubles["post"] = [Failure(OutOfOrderError(), taken=True)]
    message = message_of(await presenter.show_view(view.key))
    assert texts(channels) == [(HERE.channel, kind.text)]
    assert (await stored(store)).message == message


async def test_a_view_that_a_killed_process_has_posted_is_found_and_not_posted_twice(
    presenters: Make, channels: Channels, store: Store, view: View
) -> None:
    channels.remembers_nonces = False
    channels.troubles["post"] = [Failure(KeyboardInterrupt(), taken=True)]  # type: ignore[arg-type]
    killed, heir = presenters(), presenters()
    for each in (killed, heir):
        each.views.register(Count())
    with pytest.raises(KeyboardInterrupt):
        await killed.views.show(view.key, None)
    await heir.prepare()
    message = message_of(await heir.show_view(view.key))
    assert [posted.message for posted in channels.history] == [message]
    assert (await stored(store)).message == message


@pytest.mark.usefixtures("kind")
async def test_a_new_view_is_posted_without_a_search(
    presenter: Presenter, channels: Channels, store: Store
) -> None:
    await presenter.prepare()
    view = await wanted(store)
    await presenter.show_view(view.key)
    assert channels.requests == {"post": 1}


@pytest.mark.usefixtures("kind")
async def test_views_of_other_subjects_are_not_taken_for_ones_own(
    presenter: Presenter, channels: Channels, store: Store, view: View
) -> None:
    await presenter.prepare()
    other = await wanted(store, ViewKey("count", 13))
    message_of(await presenter.show_view(other.key))
    message_of(await presenter.show_view(view.key))
    assert len(channels.messages) == 2


async def test_a_moved_view_leaves_no_message_behind(
    presenter: Presenter, channels: Channels, store: Store, kind: Count, view: View
) -> None:
    await presenter.show_view(view.key)
    await wanted(store, channel=ELSEWHERE)
    await presenter.show_view(view.key)
    assert texts(channels) == [(ELSEWHERE, kind.text)]
    assert await left(store) == [ViewState.CURRENT]


@pytest.mark.usefixtures("kind")
async def test_a_view_that_nobody_wants_is_deleted(
    presenter: Presenter, channels: Channels, store: Store, view: View
) -> None:
    await presenter.show_view(view.key)
    async with store.write() as uow:
        await uow.views.unwant(view.key)
    assert await presenter.show_view(view.key) == Delayed()
    assert texts(channels) == []
    assert await left(store) == []


async def test_a_view_that_has_nothing_to_show_is_deleted(
    presenter: Presenter, channels: Channels, store: Store, kind: Count, view: View
) -> None:
    await presenter.show_view(view.key)
    kind.is_wanted = False
    await presenter.show_view(view.key)
    assert texts(channels) == []
    assert await left(store) == []


async def test_a_message_that_somebody_deleted_is_posted_again(
    presenter: Presenter, channels: Channels, store: Store, kind: Count, view: View
) -> None:
    await presenter.show_view(view.key)
    channels.messages.clear()
    await changed(store)
    await presenter.show_view(view.key)
    assert texts(channels) == [(HERE.channel, kind.text)]
    assert await left(store) == [ViewState.CURRENT]


async def test_or_its_view_is_dropped(
    presenter: Presenter, channels: Channels, store: Store, kind: Count, view: View
) -> None:
    kind.when_deleted = WhenDeleted.DROP
    await presenter.show_view(view.key)
    channels.messages.clear()
    await changed(store)
    assert await presenter.show_view(view.key) == Unreachable(HERE.channel)
    assert await left(store) == []
    assert [each.key for each in kind.dropped] == [view.key]


async def test_or_it_counts_as_edited(
    presenter: Presenter, channels: Channels, store: Store, kind: Count, view: View
) -> None:
    kind.when_deleted = WhenDeleted.LEAVE
    message = message_of(await presenter.show_view(view.key))
    channels.messages.clear()
    await changed(store)
    assert message_of(await presenter.show_view(view.key)) == message
    assert channels.requests == {"post": 1, "edit": 1}
    assert (await stored(store)).due_at is None


async def test_a_message_too_old_to_be_edited_is_replaced(
    presenter: Presenter, channels: Channels, store: Store, kind: Count, view: View
) -> None:
    kind.edited_for = timedelta(hours=1)  # the stub's messages are years old
    first = message_of(await presenter.show_view(view.key))
    await changed(store)
    second = message_of(await presenter.show_view(view.key))
    assert first != second
    assert list(channels.messages) == [second.id]
    assert await left(store) == [ViewState.CURRENT]


async def test_a_replaced_message_that_could_not_be_deleted_is_deleted_later(
    presenter: Presenter, channels: Channels, store: Store, kind: Count, view: View
) -> None:
    kind.edited_for = timedelta(hours=1)
    await presenter.show_view(view.key)
    await changed(store)
    channels.troubles["delete"] = [Failure(OutOfOrderError())]
    second = message_of(await presenter.show_view(view.key))
    assert list(channels.messages) == [second.id]
    assert channels.requests["post"] == 2


@pytest.mark.usefixtures("kind")
async def test_trouble_is_noted_and_over_once_the_view_is_shown(
    presenter: Presenter, channels: Channels, store: Store, view: View
) -> None:
    channels.troubles["post"] = [Failure(UNREACHABLE)]
    assert await presenter.show_view(view.key) == Unreachable(HERE.channel, UNREACHABLE.obstacle)
    troubled = await stored(store)
    assert (troubled.trouble, troubled.due_at) == (Trouble(("send_messages",)), None)
    await presenter.catch_up()
    await presenter.idle()
    shown = await stored(store)
    assert (shown.trouble, shown.message is None) == (None, False)


@pytest.mark.usefixtures("kind")
async def test_a_refused_view_is_not_shown_again_because_it_was_due_before(
    presenter: Presenter, channels: Channels, store: Store, view: View
) -> None:
    channels.open.clear()
    channels.troubles["post"] = [Failure(UNREACHABLE)]
    presenter.views.ask(view.key)
    await asyncio.sleep(0)
    await presenter.views.show_due()
    channels.open.set()
    await presenter.idle()
    assert channels.requests == {"post": 1}
    assert (await stored(store)).message is None


async def test_a_view_that_is_lost_is_dropped(
    presenter: Presenter, channels: Channels, store: Store, kind: Count, view: View
) -> None:
    kind.loses = True
    channels.troubles["post"] = [Failure(UnreachableError())]
    assert await presenter.show_view(view.key) == Unreachable(HERE.channel, GONE)
    assert await left(store) == []
    assert [each.key for each in kind.dropped] == [view.key]


async def test_a_view_in_a_server_that_is_out_of_reach_waits(
    presenters: Make, channels: Channels, store: Store, view: View
) -> None:
    presenter = presenters(is_in=lambda _: False)
    presenter.views.register(Count())
    assert await presenter.show_view(view.key) == Delayed()
    assert channels.requests == {}
    assert (await stored(store)).due_at == NOON + timedelta(hours=1)


async def test_a_view_compared_by_what_it_shows_is_edited_only_if_that_differs(
    presenter: Presenter, channels: Channels, store: Store, clock: Clock, compared: Compared
) -> None:
    view = await wanted(store)
    await presenter.show_view(view.key)
    assert (await stored(store)).due_at == NOON + timedelta(hours=1)
    clock.go_on(hours=1)
    await presenter.show_view(view.key)
    assert (await stored(store)).due_at == NOON + timedelta(hours=2)
    assert channels.requests == {"post": 1, "check": 1}
    compared.text = "2 running games"
    await presenter.show_view(view.key)
    assert texts(channels) == [(HERE.channel, "2 running games")]


async def test_two_edits_are_some_time_apart(
    presenter: Presenter, channels: Channels, store: Store, clock: Clock, compared: Compared
) -> None:
    view = await wanted(store)
    await presenter.show_view(view.key)
    compared.text = "2 running games"
    clock.go_on(minutes=1)
    await presenter.show_view(view.key)
    assert channels.requests == {"post": 1}
    assert (await stored(store)).due_at == NOON + timedelta(minutes=10)


@pytest.mark.usefixtures("compared")
async def test_trouble_that_may_pass_is_over_soon(
    presenter: Presenter, channels: Channels, store: Store, view: View
) -> None:
    for minutes in (5, 60):
        channels.troubles["post"] = [Failure(UNREACHABLE)]
        await presenter.show_view(view.key)
        assert (await stored(store)).due_at == NOON + timedelta(minutes=minutes)


async def test_a_kind_has_one_name(presenter: Presenter, kind: Count) -> None:
    with pytest.raises(ValueError, match="count"):
        presenter.views.register(kind)
