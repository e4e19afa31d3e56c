"""Direct messages about changes that no response covers."""

from datetime import timedelta

from bot.delivery import Presenter
from bot.delivery.messenger import UnreachableError
from bot.discord_errors import OutOfOrderError
from bot.domain import HaltReason, Match, PingBy, Preferences
from bot.domain.obstacle import Obstacle
from bot.domain.rejections import ASKED_AGAIN_AFTER
from bot.features.absence.service import Absences
from bot.services import Matches, People
from bot.storage import Store
from tests.bot.company import ANNA, BEN, Clock
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


async def test_an_absence_is_told_on_the_board_that_stands_there(
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


async def test_a_match_that_can_not_be_shown_stands_still_and_both_players_are_told(
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


async def test_it_goes_on_as_soon_as_it_can_be_shown(
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
    await service.halt(match.id, HaltReason.SERVER)
    channels.troubles["write"] = [Trouble(OutOfOrderError(), taken=True)]
    presenter = presenters()
    await presenter.deliver_direct_messages()
    await presenter.idle()
    assert sorted(to for to, _ in channels.direct_messages) == [ANNA.id, BEN.id]


async def test_a_letter_is_not_written_twice_where_many_others_were_written_before_it_was_looked_for(
    presenters: Make, channels: Channels, service: Matches, match: Match, clock: Clock
) -> None:
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


async def test_the_end_is_told_to_somebody_who_wants_direct_messages_and_did_not_bring_it_about(
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
