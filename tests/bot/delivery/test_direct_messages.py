"""Direct messages about changes that no response covers."""

import asyncio
from datetime import datetime, timedelta

import pytest

from bot.delivery import Presenter
from bot.delivery.direct_messages import DirectMessageKind, Recipient
from bot.delivery.errors import UnreachableError
from bot.discord_errors import OutOfOrderError
from bot.domain import DirectMessage, HaltReason, Match, PingBy, PingWhen, Preferences, QuietHours
from bot.domain.obstacle import Obstacle
from bot.domain.rejections import ASKED_AGAIN_AFTER
from bot.features.absence.service import Absences
from bot.services import Matches, People
from bot.storage import Store
from bot.toolkit.control import to_server
from bot.toolkit.page import Page, row
from tests.bot.company import ANNA, BEN, HERE, NOON, Clock
from tests.bot.delivery.discord_stub import Channels, Trouble
from tests.bot.delivery.steps import NEVER, Make, go_on
from tests.bot.services.kept import kept_match


async def test_opponents_are_told_that_somebody_is_away(
    presenter: Presenter, channels: Channels, absences: Absences, clock: Clock, match: Match
) -> None:
    await presenter.show_match(match)
    for each in await absences.leave(ANNA.id, clock.now + timedelta(days=5)):
        await presenter.show_match(each)
    await presenter.close()
    ((to, text),) = channels.direct_messages
    assert to == BEN.id
    assert f"<@{ANNA.id}>" in text


async def test_an_absence_is_shown_on_the_board_that_stands_there(
    presenter: Presenter, channels: Channels, absences: Absences, clock: Clock, match: Match
) -> None:
    await presenter.show_match(match)
    (away,) = await absences.leave(ANNA.id, clock.now + timedelta(days=5))
    await presenter.show_match(away)
    await presenter.close()
    assert len(channels.history) == 1
    assert channels.boards() == [away.number]


async def test_a_board_that_a_moderator_took_away_is_posted_again_when_there_is_something_to_tell(
    presenter: Presenter, channels: Channels, absences: Absences, clock: Clock, match: Match
) -> None:
    await presenter.show_match(match)
    channels.messages.clear()
    (away,) = await absences.leave(ANNA.id, clock.now + timedelta(days=5))
    await presenter.show_match(away)
    await presenter.close()
    assert channels.boards() == [away.number]
    assert channels.history[-1].ping is None


async def test_a_match_that_can_not_be_shown_is_paused_and_both_players_are_told(
    presenters: Make, channels: Channels, service: Matches, match: Match, store: Store
) -> None:
    presenter = presenters()
    await presenter.show_match(match)
    channels.troubles["post"] = [Trouble(UnreachableError(Obstacle.lacking(("send_messages",))))]
    await presenter.show_match(await go_on(service, match))
    await presenter.close()
    assert (await kept_match(store, match.id)).halted is HaltReason.CHANNEL
    assert {to for to, _ in channels.direct_messages} == {ANNA.id, BEN.id}
    assert channels.boards() == [1]


async def test_it_continues_as_soon_as_it_can_be_shown(
    presenters: Make, channels: Channels, match: Match, store: Store
) -> None:
    presenter = presenters()
    channels.troubles["post"] = [Trouble(UnreachableError())]
    await presenter.show_match(match)
    await presenter.close()
    presenter = presenters()
    await presenter.catch_up()
    await presenter.close()
    stored = await kept_match(store, match.id)
    assert stored.halted is None
    assert channels.boards() == [stored.number]
    assert [posted.ping for posted in channels.history] == [ANNA.id]


async def test_a_direct_message_that_can_not_be_delivered_is_tried_twice(
    presenter: Presenter, channels: Channels, service: Matches, match: Match, clock: Clock
) -> None:
    channels.closed |= {ANNA.id, BEN.id}
    await service.halt(match.id, HaltReason.SERVER)
    for attempts in (2, 2, 4):  # each is to two players
        await presenter.rejections.try_again()
        await presenter.deliver_direct_messages()
        await presenter.idle()
        assert len(channels.direct_nonces) == attempts
        clock.now += ASKED_AGAIN_AFTER / 2
    channels.closed.clear()
    clock.now += timedelta(days=1)
    await presenter.rejections.try_again()
    await presenter.deliver_direct_messages()
    await presenter.idle()
    assert channels.direct_messages == []


async def test_a_direct_message_that_discord_held_up_is_delivered_the_next_time(
    presenters: Make, channels: Channels, service: Matches, match: Match
) -> None:
    await service.halt(match.id, HaltReason.SERVER)
    channels.troubles["write"] = [Trouble(OutOfOrderError()), Trouble(OutOfOrderError())]
    presenter = presenters(pauses=(NEVER,))
    await presenter.deliver_direct_messages()
    await presenter.close()
    assert channels.direct_messages == []
    presenter = presenters()
    await presenter.deliver_direct_messages()
    await presenter.idle()
    assert sorted(to for to, _ in channels.direct_messages) == [ANNA.id, BEN.id]


async def test_a_letter_that_was_taken_while_the_line_dropped_is_not_written_twice(
    presenters: Make, channels: Channels, service: Matches, match: Match
) -> None:
    channels.remembers_nonces = False
    await service.halt(match.id, HaltReason.SERVER)
    channels.troubles["write"] = [Trouble(OutOfOrderError(), taken=True)]
    presenter = presenters()
    await presenter.deliver_direct_messages()
    await presenter.idle()
    assert sorted(to for to, _ in channels.direct_messages) == [ANNA.id, BEN.id]


async def test_a_letter_is_not_written_twice_where_many_others_were_written_before_it_was_looked_for(
    presenters: Make, channels: Channels, service: Matches, match: Match, clock: Clock
) -> None:
    channels.remembers_nonces = False
    await service.halt(match.id, HaltReason.SERVER)
    channels.troubles["write"] = [Trouble(OutOfOrderError(), taken=True)]
    killed = presenters(pauses=(NEVER,))
    await killed.deliver_direct_messages()
    await killed.close()
    (first, _) = [to for to, _ in channels.direct_messages]
    after = presenters()
    await after.prepare()
    clock.now += timedelta(days=40)
    channels.write_notices(first, at=clock.now)
    await after.deliver_direct_messages()
    await after.idle()
    assert sorted(to for to, _ in channels.direct_messages) == [ANNA.id, BEN.id]


async def test_the_end_is_reported_to_somebody_who_wants_direct_messages_and_did_not_bring_it_about(
    presenter: Presenter, channels: Channels, people: People, service: Matches, match: Match
) -> None:
    for player in (ANNA.id, BEN.id):
        await people.choose(player, lambda _: Preferences(by=PingBy.DIRECT))
    await presenter.show_match(await service.resign(match.id, by=ANNA.id))
    await presenter.close()
    assert [to for to, _ in channels.direct_messages] == [BEN.id]


async def test_a_match_that_ended_while_it_could_not_be_shown_is_shown_once(
    presenters: Make, channels: Channels, service: Matches, match: Match
) -> None:
    channels.troubles["post"] = [Trouble(UnreachableError())]
    presenter = presenters()
    await presenter.show_match(match)
    await presenter.close()
    ended = await service.resign(match.id, by=ANNA.id)
    presenter = presenters()
    await presenter.show_match(ended)
    await presenter.close()
    assert channels.boards() == [ended.number]
    assert len(channels.history) == 1


# kinds of a feature


async def greet(message: DirectMessage, reader: Recipient, _: Store) -> Page | None:
    if "words" not in message.data:
        return None
    return Page(message.data["words"], row(to_server(message.guild, reader.language)))


GREETING = DirectMessageKind("greeting", greet)
HOUR = timedelta(hours=1)


async def write(
    store: Store, words: str | None = "Hello!", *, due_at: datetime = NOON, key: str | None = None
) -> None:
    async with store.write() as uow:
        data = {"words": words} if words else {}
        await uow.direct_messages.write("greeting", ANNA.id, HERE.guild, data=data, due_at=due_at, key=key)


async def deliver(*presenters: Presenter) -> None:
    await asyncio.gather(*(each.deliver_direct_messages() for each in presenters))
    await asyncio.gather(*(each.idle() for each in presenters))


async def left(store: Store) -> int:
    async with store.read() as uow:
        return len(await uow.direct_messages.waiting())


async def test_a_message_comes_when_it_is_due_and_once(
    presenter: Presenter, channels: Channels, store: Store, clock: Clock
) -> None:
    presenter.direct_messages.register(GREETING)
    await write(store, due_at=NOON + HOUR)
    await deliver(presenter)
    assert channels.direct_messages == []
    clock.now += HOUR
    for _ in range(2):
        await deliver(presenter)
    assert [to for to, _ in channels.direct_messages] == [ANNA.id]
    assert await left(store) == 0


async def test_two_processes_that_deliver_at_the_same_moment_send_one_message(
    presenters: Make, channels: Channels, store: Store
) -> None:
    both = presenters(), presenters()
    for each in both:
        each.direct_messages.register(GREETING)
    await write(store)
    await deliver(*both)
    assert len(channels.direct_nonces) == 2
    assert len(channels.direct_messages) == 1
    assert await left(store) == 0


async def test_what_a_killed_process_has_sent_is_found_again_whatever_its_kind(
    presenters: Make, channels: Channels, store: Store, clock: Clock
) -> None:
    channels.remembers_nonces = False
    await write(store)
    channels.troubles["write"] = [Trouble(OutOfOrderError(), taken=True)]
    killed = presenters(pauses=(NEVER,))
    killed.direct_messages.register(GREETING)
    await killed.deliver_direct_messages()
    await killed.close()
    after = presenters()
    after.direct_messages.register(GREETING)
    clock.now += HOUR
    await after.prepare()
    await deliver(after)
    assert len(channels.direct_messages) == 1
    assert await left(store) == 0


async def test_while_a_message_waits_another_with_its_key_is_not_added(
    presenter: Presenter, channels: Channels, store: Store
) -> None:
    presenter.direct_messages.register(GREETING)
    for words in ("First", "Second"):
        await write(store, words, key="first of May")
    await write(store, "Third", key="second of May")
    await deliver(presenter)
    assert [text.split("\n")[0] for _, text in channels.direct_messages] == ["First", "Third"]
    await write(store, "Fourth", key="first of May")
    await deliver(presenter)
    assert len(channels.direct_messages) == 3


async def test_a_message_of_an_unknown_kind_is_left_alone_and_logged_once(
    presenters: Make, channels: Channels, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await write(store)
    async with store.write() as uow:
        await uow.direct_messages.write("farewell", ANNA.id, HERE.guild, data={"words": "Bye!"})
    older = presenters()
    older.direct_messages.register(GREETING)
    for _ in range(2):
        await deliver(older)
    assert [text.split("\n")[0] for _, text in channels.direct_messages] == ["Hello!"]
    assert caplog.text.count("unknown kind farewell") == 1
    newer = presenters()
    newer.direct_messages.register(DirectMessageKind("farewell", greet))
    await deliver(newer)
    assert [text.split("\n")[0] for _, text in channels.direct_messages] == ["Hello!", "Bye!"]


async def test_a_message_with_nothing_to_tell_any_more_is_dropped(
    presenter: Presenter, channels: Channels, store: Store
) -> None:
    presenter.direct_messages.register(GREETING)
    await write(store, None)
    await deliver(presenter)
    assert channels.direct_messages == []
    assert await left(store) == 0


@pytest.mark.parametrize(
    ("silent", "rings_always", "wants_none", "is_silent"),
    [
        (False, False, False, False),
        (False, False, True, True),
        (False, True, True, False),
        (True, False, False, True),
    ],
)
async def test_a_message_rings_as_its_kind_and_its_reader_want(
    presenter: Presenter,
    channels: Channels,
    store: Store,
    people: People,
    *,
    silent: bool,
    rings_always: bool,
    wants_none: bool,
    is_silent: bool,
) -> None:
    presenter.direct_messages.register(
        DirectMessageKind("greeting", greet, silent=silent, rings_always=rings_always)
    )
    if wants_none:
        await people.choose(ANNA.id, lambda _: Preferences(when=PingWhen.NEVER))
    await write(store)
    await deliver(presenter)
    assert len(channels.direct_messages) == 1
    assert (ANNA.id in channels.silent) is is_silent


@pytest.mark.parametrize("observes", [True, False])
async def test_a_message_waits_for_the_end_of_quiet_hours_if_its_kind_says_so(
    presenter: Presenter, channels: Channels, store: Store, people: People, clock: Clock, *, observes: bool
) -> None:
    presenter.direct_messages.register(DirectMessageKind("greeting", greet, observes_quiet_hours=observes))
    quiet = QuietHours.parse("11", "14", "UTC")
    await people.choose(ANNA.id, lambda _: Preferences(quiet=quiet))
    await write(store)
    await deliver(presenter)
    assert len(channels.direct_messages) == (0 if observes else 1)
    clock.now += timedelta(hours=1, minutes=59)
    await deliver(presenter)
    assert len(channels.direct_messages) == (0 if observes else 1)
    clock.now += timedelta(minutes=1)
    await deliver(presenter)
    assert len(channels.direct_messages) == 1


async def test_two_kinds_do_not_share_a_name(presenter: Presenter) -> None:
    presenter.direct_messages.register(GREETING)
    with pytest.raises(ValueError, match="greeting"):
        presenter.direct_messages.register(GREETING)
