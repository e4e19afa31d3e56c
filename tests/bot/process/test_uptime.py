"""The bot notices when players can't act, no matter who looks first, and forgets it once the clocks know it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta

import pytest

from bot.domain.clock import Outage
from bot.domain.uptime import ShardConnection
from bot.process import uptime
from bot.process.uptime import Uptime
from tests.bot.company import NOON

SECOND = timedelta(seconds=1)
HOUR = timedelta(hours=1)


class World:
    """A machine with its clocks, and Discord at the other end of one line."""

    def __init__(self) -> None:
        self.now = 5000.0
        self.wall = 7000.0
        self.offset = 0.0
        """The seconds that the operator has added to the bot's clock."""
        self._begun = self.wall
        self.connected = True
        self.lines: dict[int, ShardConnection] = {0: ShardConnection(self.now, self.now)}
        self.answers = True
        self.asked: list[int] = []
        self.uptime = Uptime(
            self.clock, self.of_this_process, self.ask, now=lambda: self.now, wall=lambda: self.wall
        )
        self.uptime.pause = self.pass_on

    def clock(self) -> datetime:
        return NOON + timedelta(seconds=self.wall - self._begun + self.offset)

    def of_this_process(self) -> Mapping[int, ShardConnection] | None:
        return self.lines if self.connected else None

    async def ask(self, shard: int) -> None:
        self.asked.append(shard)
        self.hear(shard, word=self.answers, asked=True)

    def hear(self, shard: int = 0, *, word: bool = True, asked: bool = False) -> None:
        """Let the bot ask, and Discord say something."""
        known = self.lines[shard]
        asked_at = self.now if asked and known.word >= known.asked else known.asked
        self.lines[shard] = ShardConnection(self.now if word else known.word, asked_at, known.is_open)

    def pass_by(self, seconds: float) -> None:
        """Let time pass in which nobody looks."""
        self.now = round(self.now + seconds, 3)
        self.wall = round(self.wall + seconds, 3)

    async def pass_on(self, seconds: float) -> None:
        self.pass_by(seconds)
        await asyncio.sleep(0)

    def live(self, seconds: int, *, answers: bool = True) -> None:
        """Let time pass in which the bot looks each second and sends a heartbeat all 41 seconds."""
        for _ in range(seconds):
            self.pass_by(1)
            if self.now - self.lines[0].asked >= 41:
                self.hear(word=answers, asked=True)
            self.uptime.observe()

    def settle(self) -> None:
        self.uptime.settled(self.uptime.over, self.uptime.set_back)


@pytest.fixture
def world() -> World:
    return World()


def over(world: World) -> Sequence[Outage]:
    return world.uptime.over


def hears(world: World) -> bool:
    return world.uptime.is_hearing


def ago(world: World, seconds: float) -> datetime:
    return world.clock() - seconds * SECOND


# nothing is lost


def test_nothing_is_lost_while_all_is_well(world: World) -> None:
    world.live(3600)
    assert world.uptime.outages() == ()
    assert world.uptime.proven_until() == world.clock()
    assert hears(world)


def test_what_an_operator_adds_to_the_bots_clock_is_time_that_passes(world: World) -> None:
    world.live(60)
    world.offset = 3 * HOUR.total_seconds()
    world.live(60)
    assert world.uptime.outages() == ()


def test_a_process_that_serves_no_shard_loses_nothing(world: World) -> None:
    world.lines = {}
    for _ in range(120):
        world.pass_by(1)
        world.uptime.observe()
    assert world.uptime.outages() == ()
    assert hears(world)


# the machine


@pytest.mark.parametrize(
    "look", [Uptime.outages, Uptime.observe, Uptime.proven_until], ids=lambda look: look.__name__
)
def test_a_bot_that_was_frozen_knows_it_at_the_first_look_whoever_looks(
    world: World, look: Callable[[Uptime], object]
) -> None:
    world.live(60)
    world.pass_by(40)
    look(world.uptime)
    assert world.uptime.outages() == (Outage(ago(world, 40), world.clock()),)


def test_a_machine_that_was_suspended_has_lost_that_time(world: World) -> None:
    world.live(60)
    world.wall += 3600
    world.live(1)
    assert world.uptime.outages() == (Outage(ago(world, 3601), world.clock()),)


def test_the_time_before_a_suspension_is_lost_too_if_the_line_was_dead_by_then(world: World) -> None:
    world.live(41)
    spoke = world.clock()
    world.live(44, answers=False)
    world.wall += 3600
    world.live(1, answers=False)
    assert world.uptime.outages() == (Outage(spoke, world.clock()),)


def test_an_operators_clock_that_moves_while_the_bot_is_frozen_changes_no_outages_beginning(
    world: World,
) -> None:
    world.live(60)
    begins = world.clock()
    world.pass_by(40)
    world.offset = 100.0
    assert world.uptime.outages() == (Outage(begins, world.clock()),)


def test_a_bot_that_was_frozen_while_the_clock_was_set_back_loses_only_that_time(world: World) -> None:
    world.live(60)
    world.pass_by(40)
    world.wall -= 3600
    assert world.uptime.outages() == (Outage(ago(world, 40), world.clock()),)
    assert world.uptime.set_back == HOUR


def test_a_clock_that_is_put_right_by_some_seconds_has_taken_them_from_nobody(world: World) -> None:
    world.live(60)
    world.wall += 2.5
    world.pass_by(0.1)
    assert world.uptime.outages() == (Outage(ago(world, 2.6), world.clock()),)


def test_a_clock_that_is_set_back_takes_no_time_and_moves_the_others(world: World) -> None:
    world.live(60)
    world.wall -= 3600
    world.live(60)
    assert world.uptime.outages() == ()
    assert world.uptime.set_back == HOUR
    world.settle()
    assert world.uptime.set_back == timedelta()


def test_outages_that_are_not_settled_are_reported_by_the_clock_that_was_set_back(world: World) -> None:
    world.live(60)
    world.pass_by(40)
    (before,) = world.uptime.outages()
    world.lines[0] = ShardConnection(world.now, world.now, is_open=False)
    world.live(10)
    world.wall -= 3600
    world.pass_by(1)
    ended, goes_on = world.uptime.outages()
    assert ended == Outage(before.since - HOUR, before.until - HOUR)
    assert goes_on == Outage(ago(world, 11), world.clock())


# the line


def test_while_a_heartbeat_is_unanswered_nobody_can_play_since_discords_last_word(world: World) -> None:
    world.live(41)
    spoke = world.clock()
    world.live(44, answers=False)
    assert world.uptime.outages() == ()
    assert hears(world)
    world.live(1)
    assert not hears(world)
    assert world.uptime.outages() == (Outage(spoke, world.clock()),)
    assert over(world) == ()
    assert world.uptime.proven_until() == spoke
    world.live(5)
    world.hear()
    assert world.uptime.outages() == (Outage(spoke, world.clock()),) == over(world)
    world.live(30)
    assert world.uptime.outages() == (Outage(spoke, ago(world, 30)),)


def test_while_a_shard_is_closed_nobody_can_play_since_discords_last_word(world: World) -> None:
    world.lines[1] = ShardConnection(world.now, world.now)
    world.live(10)
    closed = world.lines[1] = ShardConnection(world.now - 8, world.now, is_open=False)
    world.live(5)
    assert world.uptime.outages() == (Outage(ago(world, 13), world.clock()),)
    assert not hears(world)
    world.lines[1] = ShardConnection(world.now, closed.asked)
    world.live(5)
    assert world.uptime.outages() == (Outage(ago(world, 18), ago(world, 4)),)


def test_before_it_is_connected_all_since_the_last_beat_is_lost(world: World) -> None:
    world.connected = False
    world.uptime.begin(NOON - HOUR)
    world.live(20)
    assert not hears(world)
    assert world.uptime.outages() == (Outage(NOON - HOUR, world.clock()),)
    assert over(world) == ()
    assert world.uptime.proven_until() == NOON - HOUR
    world.connected = True
    world.hear()
    assert world.uptime.outages() == over(world) == (Outage(NOON - HOUR, world.clock()),)


def test_a_bot_that_was_never_there_before_has_lost_nothing(world: World) -> None:
    world.connected = False
    world.uptime.begin(None)
    world.live(20)
    world.connected = True
    assert world.uptime.outages() == ()


# the database


def test_while_the_database_fails_nobody_can_play_since_the_last_thing_stored(world: World) -> None:
    world.uptime.wrote(stored=True)
    world.live(20)
    world.uptime.wrote(stored=False)
    world.live(10)
    assert world.uptime.outages() == (Outage(ago(world, 30), world.clock()),)
    assert hears(world)
    world.uptime.wrote(stored=True)
    world.live(5)
    assert world.uptime.outages() == (Outage(ago(world, 35), ago(world, 4)),)


@pytest.mark.parametrize(("seconds", "is_too_long"), [(3, False), (4, True)])
def test_while_a_beat_takes_too_long_so_would_a_move(world: World, seconds: int, is_too_long: bool) -> None:
    world.live(20)
    with world.uptime.beating():
        world.live(seconds)
    assert world.uptime.outages() == ((Outage(ago(world, 4), world.clock()),) if is_too_long else ())


# several outages


def test_several_reasons_at_the_same_time_are_one_outage(world: World) -> None:
    world.live(41)
    world.uptime.wrote(stored=True)
    spoke = world.clock()
    world.live(30)
    world.uptime.wrote(stored=False)
    world.live(15, answers=False)
    world.pass_by(50)
    assert world.uptime.outages() == (Outage(spoke, world.clock()),)
    world.hear()
    assert world.uptime.outages() == (Outage(spoke, world.clock()),)  # nothing is stored yet
    assert over(world) == ()
    world.uptime.wrote(stored=True)
    assert world.uptime.outages() == over(world) == (Outage(spoke, world.clock()),)


async def test_what_turns_out_to_be_a_part_of_a_longer_outage_is_not_settled_alone(world: World) -> None:
    """Stored clocks take outages into account in their order: what comes before one is not given back after it."""
    world.live(41)
    spoke = world.clock()
    world.live(10)
    world.pass_by(5)
    world.uptime.observe()
    assert over(world) == (Outage(ago(world, 5), world.clock()),)
    world.answers = False
    assert not await world.uptime.prove()
    assert over(world) == ()
    assert world.uptime.outages() == (Outage(spoke, world.clock()),)
    world.hear()
    assert world.uptime.outages() == over(world) == (Outage(spoke, world.clock()),)


def test_what_is_settled_is_forgotten_and_what_began_meanwhile_is_not(world: World) -> None:
    world.live(10)
    world.pass_by(20)
    world.uptime.observe()
    world.wall -= 3600
    world.live(1)
    world.hear()
    settling, set_back = over(world), world.uptime.set_back
    world.live(10)
    world.pass_by(40)
    world.uptime.observe()
    world.wall -= 60
    world.live(1)
    world.hear()
    moved = tuple(Outage(each.since - 60 * SECOND, each.until - 60 * SECOND) for each in settling)
    world.uptime.settled(settling, set_back)
    assert world.uptime.set_back == 60 * SECOND
    assert over(world) == (*moved, Outage(ago(world, 41), ago(world, 1)))
    world.settle()
    assert (over(world), world.uptime.set_back) == ((), timedelta())


def test_it_is_proven_until_the_first_outage_that_is_not_settled(world: World) -> None:
    world.live(10)
    world.pass_by(20)
    assert world.uptime.proven_until() == ago(world, 20)
    world.live(41)
    assert world.uptime.proven_until() == ago(world, 61)
    world.settle()
    assert world.uptime.proven_until() == world.clock()


# asking


async def test_a_word_from_each_shard_proves_that_players_can_act(world: World) -> None:
    world.lines[1] = world.lines[0]
    world.live(2)
    assert await world.uptime.prove()
    assert world.asked == [0, 1]
    assert world.uptime.outages() == ()


async def test_an_answer_may_take_a_while(world: World) -> None:
    world.answers = False
    world.live(2)

    async def answer(seconds: float) -> None:
        await world.pass_on(seconds)
        if world.now - world.lines[0].asked > 2:
            world.hear()

    world.uptime.pause = answer
    assert await world.uptime.prove()


async def test_a_shard_that_does_not_answer_proves_nothing_and_the_time_is_lost(world: World) -> None:
    world.live(20)
    world.answers = False
    assert not await world.uptime.prove()
    (outage,) = world.uptime.outages()
    assert outage.since == NOON


async def test_a_shard_that_cannot_be_asked_proves_nothing(world: World) -> None:
    async def fail(shard: int) -> None:
        world.asked.append(shard)

    world.uptime._ask = fail
    world.live(20)
    assert not await world.uptime.prove()
    world.lines[0] = ShardConnection(world.now, is_open=False)
    assert not await world.uptime.prove()
    assert world.asked == [0, 0]


async def test_a_line_that_takes_no_word_holds_nobody_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(_shard: int) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(uptime, "INTERVAL", 0.0)
    world.uptime._ask = hang
    world.live(20)
    assert not await world.uptime.prove()


async def test_before_it_is_connected_nothing_is_proven_and_without_shards_nothing_is_to_be(
    world: World,
) -> None:
    world.connected = False
    assert not await world.uptime.prove()
    world.connected = True
    world.lines = {}
    assert await world.uptime.prove()
    assert world.asked == []


async def run(world: World, seconds: int) -> None:
    """Let the bot observe itself for some seconds."""
    end = world.now + seconds

    async def pause(seconds: float) -> None:
        await world.pass_on(seconds)
        if world.now >= end:
            raise asyncio.CancelledError

    world.uptime.pause = pause
    with pytest.raises(asyncio.CancelledError):
        await world.uptime.run()


async def test_on_a_silent_line_it_asks_again_only_while_a_clock_is_about_to_run_out(world: World) -> None:
    await run(world, 40)
    assert world.asked == []
    world.uptime.is_live = True
    await run(world, 30)
    assert 12 <= len(world.asked) <= 16
    assert world.uptime.outages() == ()


async def test_a_dead_line_is_noticed_soon_while_a_clock_is_about_to_run_out(world: World) -> None:
    world.uptime.is_live, world.answers = True, False
    await run(world, 12)
    assert not hears(world)
    assert world.uptime.outages() == (Outage(NOON, world.clock()),)


async def test_an_error_does_not_end_the_observation(world: World, caplog: pytest.LogCaptureFixture) -> None:
    async def fail(shard: int) -> None:
        raise ZeroDivisionError(shard)

    world.uptime._ask = fail
    world.uptime.is_live = True
    await run(world, 20)
    assert "The observation stumbled" in caplog.text
    assert world.uptime.outages() == ()
