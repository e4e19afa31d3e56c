"""A board that Discord refuses for good: what counts as that, and where the match continues."""

from dataclasses import dataclass, field
from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery.errors import PostRefusedError, UnreachableError
from bot.discord_errors import OutOfOrderError
from bot.domain import ChannelId, HaltReason, Match, Obstacle, ServerSettings, UserId, Venue
from bot.domain.obstacle import GONE, LOCKED, REFUSED
from bot.services import Matches
from bot.storage import Store
from bot.toolkit.answer import Unreachable
from tests.bot.company import ANNA, BEN, HERE, NEXT_DOOR, Clock
from tests.bot.delivery.discord_stub import Channels, Trouble
from tests.bot.delivery.steps import Begin, Make, go_on, message_of
from tests.bot.services.kept import kept_match

FLAGGED_AS_SPAM = 20026


@dataclass
class Surroundings:
    """Channels of matches as a test wants them."""

    venue: Venue | None = None
    manager: UserId | None = None
    obstacles: list[Obstacle] = field(default_factory=list)

    async def manager_among(self, match: Match, obstacle: Obstacle) -> UserId | None:  # noqa: ARG002  as asked for
        self.obstacles.append(obstacle)
        return self.manager

    async def way_out(self, match: Match) -> Venue | None:
        return None if match.venue == self.venue else self.venue


def said(error: Exception, status: int, code: int) -> Exception:
    """An error that is caused by an answer of Discord."""
    response = cast("Any", SimpleNamespace(status=status, reason=""))
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    error.__cause__ = kind(response, {"code": code, "message": "Discord's words"})
    return error


@pytest.fixture
def each_try_takes_minutes(channels: Channels, clock: Clock) -> None:
    async def wait(_: ChannelId) -> None:
        clock.now += timedelta(minutes=2)

    channels.before_post = wait


async def test_a_refusal_of_its_own_puts_a_match_on_hold_and_is_logged_once_with_discords_words(
    presenters: Make, channels: Channels, match: Match, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    presenter = presenters(surroundings=Surroundings(venue=NEXT_DOOR))  # which would not help
    channels.troubles["post"] = [Trouble(said(PostRefusedError(), 400, 50035)) for _ in range(3)]
    assert await presenter.show_match(match) == Unreachable(HERE.channel, REFUSED)
    for _ in range(2):
        await presenter.show_match(match)
    stored = await kept_match(store, match.id)
    assert (stored.venue, stored.halted, stored.obstacle) == (HERE, HaltReason.CHANNEL, REFUSED)
    (logged,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert "(code 50035) Discord's words" in logged.getMessage()
    assert logged.exc_info is None
    message_of(await presenter.show_match(match))
    assert (await kept_match(store, match.id)).halted is None


@pytest.mark.usefixtures("each_try_takes_minutes")
async def test_a_refusal_that_may_pass_counts_as_lasting_after_some_minutes(
    presenters: Make, channels: Channels, match: Match, store: Store
) -> None:
    refused = [Trouble(said(OutOfOrderError(), 403, FLAGGED_AS_SPAM)) for _ in range(9)]
    channels.troubles["post"] = list(refused)
    assert await presenters().show_match(match) == Unreachable(HERE.channel, REFUSED)
    assert len(refused) - len(channels.troubles["post"]) == 4
    assert (await kept_match(store, match.id)).obstacle == REFUSED


@pytest.mark.usefixtures("each_try_takes_minutes")
@pytest.mark.parametrize("answer", [(403, 0), (403, 40333), (500, 0), (429, 0)])
async def test_an_outage_puts_no_match_on_hold_however_long_it_lasts(
    presenters: Make, channels: Channels, match: Match, store: Store, answer: tuple[int, int]
) -> None:
    channels.troubles["post"] = [Trouble(said(OutOfOrderError(), *answer)) for _ in range(20)]
    message_of(await presenters().show_match(match))
    assert not any(event.number > 1 for event in (await kept_match(store, match.id)).events)


@pytest.mark.usefixtures("each_try_takes_minutes")
async def test_refusals_with_a_success_or_an_outage_between_them_do_not_last(
    presenters: Make, channels: Channels, match: Match
) -> None:
    refused, outage = (
        [Trouble(said(OutOfOrderError(), 403, code)) for _ in range(3)] for code in (FLAGGED_AS_SPAM, 0)
    )
    channels.troubles["post"] = [*refused, *outage, *refused]
    message_of(await presenters().show_match(match))


@pytest.mark.parametrize("obstacle", [GONE, LOCKED, Obstacle.lacking(("send_messages_in_threads",))])
async def test_a_match_continues_in_the_channel_above_its_thread_and_both_players_are_told(
    presenters: Make, channels: Channels, match: Match, store: Store, obstacle: Obstacle
) -> None:
    presenter = presenters(surroundings=Surroundings(venue=NEXT_DOOR))
    channels.troubles["post"] = [Trouble(UnreachableError(obstacle))]
    assert message_of(await presenter.show_match(match)).channel == NEXT_DOOR.channel
    await presenter.idle()
    stored = await kept_match(store, match.id)
    assert (stored.venue, stored.halted) == (NEXT_DOOR, None)
    assert {to for to, text in channels.direct_messages if "continues in <#12>" in text} == {ANNA.id, BEN.id}
    assert [posted.ping for posted in channels.history] == [ANNA.id]


async def test_a_match_that_is_refused_in_its_next_place_as_well_is_put_on_hold_there(
    presenters: Make, channels: Channels, match: Match, store: Store
) -> None:
    surroundings = Surroundings(venue=NEXT_DOOR, manager=BEN.id)
    presenter = presenters(surroundings=surroundings)
    lacking = Obstacle.lacking(("send_messages",))
    channels.troubles["post"] = [Trouble(UnreachableError(each)) for each in (LOCKED, lacking)]
    assert await presenter.show_match(match) == Unreachable(NEXT_DOOR.channel, lacking)
    stored = await kept_match(store, match.id)
    assert (stored.venue, stored.obstacle, stored.managed_by) == (NEXT_DOOR, lacking, BEN.id)
    assert surroundings.obstacles == [lacking]


async def test_a_move_that_was_made_while_its_match_was_moved_follows_it(
    presenters: Make, channels: Channels, service: Matches, match: Match, store: Store
) -> None:
    presenter = presenters(surroundings=Surroundings(venue=NEXT_DOOR))
    before = await go_on(service, match)

    async def move(_: ChannelId) -> None:
        channels.before_post = None
        assert await service.move_out(match.id, HERE, NEXT_DOOR) is not None

    channels.before_post = move
    channels.troubles["post"] = [Trouble(UnreachableError(LOCKED))]
    assert message_of(await presenter.show_match(before)).channel == NEXT_DOOR.channel
    assert (await kept_match(store, match.id)).halted is None


async def test_what_is_accepted_again_lets_the_other_matches_of_the_channel_follow(
    presenters: Make, channels: Channels, match: Match, begin: Begin, store: Store
) -> None:
    async with store.write() as uow:
        await uow.servers.settle(HERE.guild, ServerSettings(threads=False))
    other = await begin()
    presenter = presenters()
    channels.troubles["post"] = [Trouble(UnreachableError(LOCKED)) for _ in range(2)]
    for each in (match, other):
        await presenter.show_match(each)
    presenter.refresh(match.id)
    await presenter.idle()
    for each in (match, other):
        assert (await kept_match(store, each.id)).halted is None
    async with store.read() as uow:
        assert await uow.boards.refused_in(HERE.channel) == []


async def test_an_old_result_that_can_not_be_edited_is_reported_to_nobody(
    presenters: Make, channels: Channels, service: Matches, match: Match, store: Store
) -> None:
    presenter = presenters()
    over = await service.resign(match.id, by=ANNA.id)
    await presenter.show_match(over)
    async with store.write() as uow:
        await uow.boards.redraw(match.id)
    channels.troubles["edit"] = [Trouble(UnreachableError(LOCKED))]
    assert await presenter.show_match(over) == Unreachable(HERE.channel, LOCKED)
    await presenter.idle()
    assert channels.direct_messages == []
