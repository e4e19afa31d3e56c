"""When the scheduler looks, and what it does then, with nobody to wait for: the clock advances by each pause."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.delivery.open_panels import OpenPanels
from bot.discord.client import DvonnClient
from bot.discord.scheduler import AGAIN, LONGEST, SOON_AGAIN, STUCK_AFTER, Scheduler
from bot.domain import Due, MatchId, ScheduledTask
from bot.domain.clock import LIVE, Outage
from bot.domain.uptime import ShardConnection
from bot.process.uptime import Uptime
from bot.services import Timekeeping
from bot.storage import StoreUnavailableError
from tests.bot.company import NOON, Clock

SECOND = timedelta(seconds=1)


class World:
    """A client whose store knows what is due; one task for each kind notes when it ran."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.is_connected = True
        self.waits = self.ready_after = 0
        self.due: dict[str, datetime] = {}
        self.trouble: Exception | None = None
        self.questions: list[datetime] = []
        self.settled: list[Outage] = []
        self.done: list[tuple[str, datetime]] = []
        self.leads_to: dict[str, dict[str, datetime]] = {}
        """The things that become due once another is done."""
        self.stays: set[str] = set()
        """The things that stay due though they were done."""
        self.listeners: list[Callable[[datetime], None]] = []
        nobody = SimpleNamespace(delete_audit_entries=None, delete_removed=None, deliver_direct_messages=None)
        self.looks_around: list[datetime] = []
        rejections = SimpleNamespace(try_again=None)
        self.presenter = SimpleNamespace(
            look_around=self.look_around,
            rejections=rejections,
            panels=OpenPanels(self.clock),
            **vars(nobody),
        )
        self.timekeeping = SimpleNamespace(
            beat=self.beat,
            settle=self.settle,
            restored_at=None,
            **vars(nobody),
        )
        self.scrubbings: list[datetime] = []
        self.store = SimpleNamespace(
            on_due=self.listeners.append, scrub_again=self.scrub_again, settle_doubt=lambda: False
        )
        # Observing between two looks is not the scheduler's task: here no time passes for it.
        self.uptime = Uptime(self.clock, self.lines, self.ask, now=lambda: 0.0, wall=lambda: 0.0)
        self.scheduler = Scheduler(cast(DvonnClient, self))
        self.scheduler._tasks = tuple(ScheduledTask(due, self.doing(due)) for due in Due)

    def get(self, kind: type) -> SimpleNamespace:
        assert kind is Timekeeping
        return self.timekeeping

    def is_ready(self) -> bool:
        return self.waits >= self.ready_after

    async def wait_until_ready(self) -> None:
        """It is, or a part of the wait is over."""
        self.waits += 1
        if not self.is_ready():
            raise TimeoutError

    def look_around(self) -> None:
        self.looks_around.append(self.clock.now)

    def lines(self) -> dict[int, ShardConnection]:
        return {0: ShardConnection(word=0.0, is_open=self.is_connected)}

    async def ask(self, shard: int) -> None: ...

    async def beat(self, at: datetime) -> dict[str, datetime]:
        self.questions.append(at)
        if self.trouble:
            raise self.trouble
        return dict(self.due)

    async def scrub_again(self) -> None:
        self.scrubbings.append(self.clock.now)

    async def settle(self, outages: Sequence[Outage], _: timedelta) -> Sequence[MatchId]:
        self.settled += outages
        return ()

    def doing(self, due: str) -> Callable[[], Any]:
        async def do() -> None:
            self.done.append((due, self.clock.now))
            if due not in self.stays:
                del self.due[due]
            self.due |= self.leads_to.get(due, {})

        return do

    def note(self, due: str, at: datetime) -> None:
        """Commit something that is due then."""
        self.due[due] = min(at, self.due.get(due, at))
        for listener in self.listeners:
            listener(at)

    async def goes_on(
        self, span: timedelta, then: Iterable[tuple[timedelta, Callable[[], None]]] = ()
    ) -> None:
        """Let the scheduler run for a while, and other things happen meanwhile."""
        end = self.clock.now + span
        happenings = [(self.clock.now + after, happening) for after, happening in then]

        async def pause(seconds: float) -> None:
            until = self.clock.now + timedelta(seconds=seconds)
            while happenings and happenings[0][0] <= until:
                self.clock.now, happening = happenings.pop(0)
                happening()
            self.clock.now = until
            if self.clock.now >= end:
                raise TimeoutError

        self.scheduler.pause = pause
        with contextlib.suppress(TimeoutError):
            await self.scheduler.run()


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """Where the scheduler has just looked for the first time."""
    world = World()
    await world.scheduler.look()
    yield world
    world.questions.clear()


def asked(world: World) -> list[timedelta]:
    """When the question was asked, counted from noon."""
    return [at - NOON for at in world.questions]


async def test_where_nothing_is_due_one_question_a_minute_is_asked(world: World) -> None:
    await world.goes_on(3 * LONGEST)
    assert asked(world) == [timedelta(), LONGEST, 2 * LONGEST]
    assert world.done == []


async def test_what_could_not_be_scrubbed_is_tried_again_at_each_look(world: World) -> None:
    await world.goes_on(3 * LONGEST)
    assert world.scrubbings == [NOON, NOON + LONGEST, NOON + 2 * LONGEST]


async def test_what_is_due_is_done_to_the_second(world: World) -> None:
    world.due = {Due.CHALLENGES: NOON + 90 * SECOND, Due.TIME: NOON + 7 * SECOND}
    await world.scheduler.look()
    await world.goes_on(2 * LONGEST)
    assert world.done == [(Due.TIME, NOON + 7 * SECOND), (Due.CHALLENGES, NOON + 90 * SECOND)]


async def test_while_a_live_clock_runs_a_heartbeat_a_second_is_recorded(world: World) -> None:
    world.due = {Due.TIME: NOON + LIVE + 2 * SECOND}
    await world.scheduler.look()
    await world.goes_on(LONGEST + 3 * SECOND)
    assert asked(world)[-3:] == [LONGEST, LONGEST + SECOND, LONGEST + 2 * SECOND]
    assert len(asked(world)) == 5


async def test_what_is_noted_meanwhile_is_done_in_time(world: World) -> None:
    def note() -> None:
        world.note(Due.BOARDS, NOON + 25 * SECOND)
        world.note(Due.ABSENCES, NOON + 31 * SECOND)

    await world.goes_on(LONGEST - SECOND, [(12 * SECOND, note)])
    assert world.done == [(Due.BOARDS, NOON + 25 * SECOND), (Due.ABSENCES, NOON + 31 * SECOND)]


async def test_what_is_noted_for_later_or_is_done_by_the_one_who_noted_it_makes_no_further_question(
    world: World,
) -> None:
    def note() -> None:
        world.note(Due.TIME, NOON + timedelta(days=1))
        world.note(Due.PINGS, NOON + 5 * SECOND)
        del world.due[Due.PINGS]

    await world.goes_on(LONGEST - SECOND, [(5 * SECOND, note)])
    assert asked(world) == [timedelta()]


async def test_what_another_process_has_noted_is_done_within_a_minute(world: World) -> None:
    await world.goes_on(2 * LONGEST, [(5 * SECOND, lambda: world.due.update({Due.PINGS: NOON + 6 * SECOND}))])
    assert world.done == [(Due.PINGS, NOON + LONGEST)]


async def test_what_is_due_at_the_same_moment_is_done_in_one_look_in_the_order_of_the_duties(
    world: World,
) -> None:
    world.due = dict.fromkeys(reversed(Due), NOON + SECOND)
    await world.scheduler.look()
    await world.goes_on(10 * SECOND)
    assert world.done == [(due, NOON + SECOND) for due in Due]
    assert asked(world) == [timedelta(), timedelta(), SECOND, SECOND]


async def test_what_becomes_due_by_doing_what_is_due_is_done_in_the_same_look(world: World) -> None:
    world.due = {Due.REMINDERS: NOON}
    world.leads_to = {Due.REMINDERS: {Due.PINGS: NOON}, Due.PINGS: {Due.DIRECT_MESSAGES: NOON}}
    await world.scheduler.look()
    assert [due for due, _ in world.done] == [Due.REMINDERS, Due.PINGS, Due.DIRECT_MESSAGES]


async def test_what_can_not_be_done_yet_is_tried_again_after_a_while(world: World) -> None:
    world.due, world.stays = {Due.DIRECT_MESSAGES: NOON}, {Due.DIRECT_MESSAGES}
    await world.scheduler.look()
    await world.goes_on(2 * AGAIN + SECOND)
    assert [at - NOON for _, at in world.done] == [timedelta(), AGAIN, 2 * AGAIN]


async def test_trouble_with_the_database_is_over_some_time(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.trouble = StoreUnavailableError()
    world.due = {Due.TIME: NOON}
    await world.scheduler.look()
    await world.goes_on(3 * SOON_AGAIN)
    assert caplog.text.count("waits for the database") == 1
    world.trouble = None
    await world.goes_on(SOON_AGAIN + SECOND)
    assert [due for due, _ in world.done] == [Due.TIME]


async def test_while_there_is_no_connection_nothing_is_due_and_the_time_is_given_back(world: World) -> None:
    world.due = {Due.TIME: NOON + 20 * SECOND}

    def leave() -> None:
        world.uptime.observe()
        world.is_connected = False
        world.uptime.observe()

    def come_back() -> None:
        world.is_connected = True

    await world.goes_on(5 * LONGEST, [(10 * SECOND, leave), (3 * LONGEST, come_back)])
    assert world.settled == [Outage(NOON + 10 * SECOND, NOON + 3 * LONGEST)]
    assert [at for at in world.questions if NOON < at < NOON + 3 * LONGEST] == []
    assert world.done == [(Due.TIME, NOON + 3 * LONGEST)]


async def test_an_outage_is_given_back_before_anything_is_decided(world: World) -> None:
    world.due = {Due.TIME: NOON}
    world.uptime.begin(NOON - LONGEST)
    told: list[object] = []
    world.timekeeping.settle = lambda outages, _: noted(told, outages)
    world.scheduler._tasks = (ScheduledTask(Due.TIME, lambda: noted(told, Due.TIME)),)
    await world.scheduler.look()
    assert told == [(Outage(NOON - LONGEST, NOON),), Due.TIME]


async def test_an_outage_is_given_back_once_discord_has_answered_after_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that is dead since before would make it longer."""
    world.uptime.begin(NOON - LONGEST)
    answers = iter([False, True])

    async def prove() -> bool:
        return next(answers)

    monkeypatch.setattr(world.uptime, "prove", prove)
    await world.scheduler.look()
    assert world.settled == []
    await world.scheduler.look()
    assert world.settled == [Outage(NOON - LONGEST, NOON)]


async def noted(told: list[object], what: object) -> Sequence[MatchId]:
    told.append(what)
    return ()


@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_clock_that_is_put_forward_or_back_is_noticed_soon(world: World, hours: int) -> None:
    world.due = {Due.TIME: NOON + timedelta(minutes=50)}
    await world.scheduler.look()
    world.clock.go_on(hours=hours)
    await world.goes_on(5 * SECOND)
    assert asked(world)[2:3] == [timedelta(hours=hours)]
    assert [due for due, _ in world.done] == ([Due.TIME] if hours > 0 else [])


async def test_a_look_waits_for_another(world: World) -> None:
    world.due = {Due.PINGS: NOON}
    await asyncio.gather(world.scheduler.look(), world.scheduler.look())
    assert world.done == [(Due.PINGS, NOON)]


async def test_somebody_who_stops_notes_until_when_the_bot_was_there(world: World) -> None:
    world.clock.go_on()
    await world.scheduler.stop()
    assert asked(world) == [timedelta(), timedelta(minutes=1)]
    world.is_connected = False
    world.uptime.observe()
    world.clock.go_on()
    await world.scheduler.stop()  # where nobody could have moved, it was not there
    assert asked(world) == [timedelta(), timedelta(minutes=1), timedelta(minutes=1)]


async def test_where_a_backup_was_restored_everything_is_looked_at_once(world: World) -> None:
    def restore() -> None:
        world.timekeeping.restored_at = world.clock.now

    await world.goes_on(5 * LONGEST, [(LONGEST + SECOND, restore)])
    assert world.looks_around == [NOON + 2 * LONGEST]


async def test_a_backup_that_was_restored_before_the_start_is_no_news() -> None:
    world = World()
    world.timekeeping.restored_at = NOON
    await world.goes_on(2 * LONGEST)
    assert world.looks_around == []


async def test_a_scheduler_that_waits_for_discord_is_well(world: World) -> None:
    world.ready_after = 3
    world.scheduler.glanced = (world.scheduler.glanced or 0) - STUCK_AFTER
    assert not world.scheduler.is_well

    async def ends(_: float) -> None:
        raise TimeoutError

    world.scheduler.pause = ends
    glances = []
    wait = world.wait_until_ready

    async def waits() -> None:
        glances.append(world.scheduler.is_well)
        await wait()

    world.wait_until_ready = waits  # type: ignore[method-assign]
    with contextlib.suppress(TimeoutError):
        await world.scheduler.run()
    assert glances == [True] * 3


async def test_a_loss_on_time_that_fails_is_tried_again_no_sooner_than_other_tasks(world: World) -> None:
    world.stays = {Due.TIME}
    world.due = {Due.TIME: NOON}
    await world.scheduler.look()
    await world.goes_on(AGAIN + SECOND)
    assert world.done == [(Due.TIME, NOON), (Due.TIME, NOON + AGAIN)]
