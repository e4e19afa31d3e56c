"""The queue by itself: one attempt per subject at a time, begun after the request, retried until it succeeds."""

import asyncio
import logging
import pkgutil
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from inspect import getmembers, isclass
from typing import Any

import discord
import pytest

import bot
from bot.delivery import Presenter
from bot.delivery.queue import LONGEST, PAUSES, UNEVEN, Queue, Reconciler, RequeueAfter
from bot.delivery.stale_boards import StaleBoards
from bot.discord_errors import OutOfOrderError
from bot.features.computer.replying import Replying
from tests.bot.delivery.steps import NEVER, others_turn, refused_for, until

SOON = 0.01


@dataclass
class Stage:
    """A reconciler that counts its attempts; the first ones fail and the next ones hang, as often as set."""

    places: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))
    longest: float | None = None
    failing: Counter[int] = field(default_factory=Counter)
    silent: Counter[int] = field(default_factory=Counter)
    attempts: list[int] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    open: asyncio.Event = field(default_factory=asyncio.Event)
    under_way: int = 0
    most_under_way: int = 0
    again: list[RequeueAfter] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.open.set()

    def named(self, subject: int) -> str:
        return f"thing {subject}"

    async def show(self, subject: int, hint: str | None) -> RequeueAfter | str | None:
        self.attempts.append(subject)
        self.under_way += 1
        self.most_under_way = max(self.most_under_way, self.under_way)
        try:
            await self.open.wait()
            if self.failing[subject] > 0:
                self.failing[subject] -= 1
                raise OutOfOrderError
            if self.silent[subject] > 0:
                self.silent[subject] -= 1
                await asyncio.Event().wait()
        finally:
            self.under_way -= 1
        self.shown.append(subject)
        return self.again.pop() if self.again else hint

    __hash__ = object.__hash__


@pytest.fixture
async def queue() -> AsyncIterator[Queue]:
    queue = Queue(pauses=(NEVER,), grace=0)
    yield queue
    await queue.close()


@pytest.fixture
def stage() -> Stage:
    return Stage()


async def test_it_shows_how_long_the_oldest_has_waited_without_success(queue: Queue, stage: Stage) -> None:
    assert queue.oldest == {}
    stage.failing.update({1: 1})
    queue.ask(stage, 1)
    await until(lambda: stage.attempts == [1])
    first = queue.oldest["Stage"]
    assert 0 < first < queue.oldest["Stage"]
    stage.again.append(RequeueAfter(NEVER))  # it succeeds, and then rests on purpose
    queue.try_again()
    await until(lambda: stage.shown == [1])
    assert queue.oldest == {"Stage": 0}


async def test_what_is_asked_for_often_is_shown_once(queue: Queue, stage: Stage) -> None:
    for _ in range(5):
        queue.ask(stage, 1)
    await queue.idle()
    assert stage.shown == [1]


async def test_what_is_asked_for_while_it_is_shown_is_looked_at_once_more_afterwards(
    queue: Queue, stage: Stage
) -> None:
    stage.open.clear()
    queue.ask(stage, 1)
    await until(lambda: stage.under_way == 1)
    for _ in range(5):
        queue.ask(stage, 1)
    stage.open.set()
    await queue.idle()
    assert stage.shown == [1, 1]
    assert stage.most_under_way == 1


async def test_different_hints_are_handled_in_turn(queue: Queue, stage: Stage) -> None:
    outcomes = [queue.wait_for(stage, 1, hint) for hint in ("a", "b", "a")]
    assert await asyncio.gather(*outcomes) == ["a", "b", "a"]
    assert stage.shown == [1, 1]


async def test_what_nobody_waits_for_takes_few_places_and_the_rest_takes_none(
    queue: Queue, stage: Stage
) -> None:
    stage.open.clear()
    for number in range(10):
        queue.ask(stage, number)
    await until(lambda: stage.under_way == 2)
    outcome = queue.wait_for(stage, 99, "now")
    await until(lambda: stage.under_way == 3)
    stage.open.set()
    assert await outcome == "now"
    await queue.idle()
    assert sorted(stage.shown) == [*range(10), 99]


async def test_after_an_outage_the_first_success_lets_all_others_follow_a_few_at_a_time(
    queue: Queue, stage: Stage
) -> None:
    stage.failing.update(dict.fromkeys(range(40), 1))
    for number in range(40):
        queue.ask(stage, number)
    await until(lambda: len(stage.attempts) == 40 and len(queue._resting) == 40)
    stage.most_under_way = 0
    assert await queue.wait_for(stage, 99, "it works again") == "it works again"
    await queue.idle()
    assert sorted(stage.shown) == [*range(40), 99]
    assert stage.most_under_way <= 3


async def test_what_keeps_failing_is_not_attempted_with_each_success_of_the_others(
    queue: Queue, stage: Stage
) -> None:
    stage.failing[1] = 1_000
    queue.ask(stage, 1)
    for number in range(10, 30):
        await until(lambda: len(queue._resting) == 1)
        await queue.wait_for(stage, number)
    assert Counter(stage.attempts)[1] <= 2


async def test_it_is_attempted_at_once_where_somebody_waits_for_it(queue: Queue, stage: Stage) -> None:
    stage.failing[1] = 1
    queue.ask(stage, 1)
    await until(lambda: len(queue._resting) == 1)
    assert await queue.wait_for(stage, 1, "now") in (None, "now")


async def test_after_a_failure_everybody_gets_what_comes_of_the_next_attempt(
    queue: Queue, stage: Stage
) -> None:
    stage.failing[1] = 1
    outcomes = [queue.wait_for(stage, 1, hint) for hint in ("a", "b")]
    await until(lambda: len(queue._resting) == 1)
    queue.try_again()
    assert await asyncio.gather(*outcomes) == [None, None]
    assert stage.shown == [1]


async def test_an_attempt_that_gets_no_answer_is_given_up_and_made_again(stage: Stage) -> None:
    queue = Queue(pauses=(0,))
    stage.longest = SOON
    stage.open.clear()
    outcome = queue.wait_for(stage, 1)
    await until(lambda: len(stage.attempts) == 2)
    stage.open.set()
    await outcome
    await queue.close()
    assert stage.shown == [1]


async def test_an_attempt_that_gets_no_answer_is_soon_made_again_whatever_failed_before(stage: Stage) -> None:
    queue = Queue(pauses=(0, 0, NEVER), grace=0)
    stage.longest = SOON
    stage.failing[1], stage.silent[1] = 2, 1
    queue.ask(stage, 1)
    async with asyncio.timeout(60):
        await queue.idle()
    assert stage.attempts == [1, 1, 1, 1]
    assert stage.shown == [1]


async def test_pauses_grow_where_one_attempt_after_the_other_gets_no_answer(stage: Stage) -> None:
    queue = Queue(pauses=(0, NEVER), grace=0)
    stage.longest = SOON
    stage.silent[1] = 2
    queue.ask(stage, 1)
    await until(lambda: len(stage.attempts) == 2 and len(queue._resting) == 1)
    for _ in range(20):
        await others_turn()
    assert len(queue._resting) == 1  # without a pause it would be running
    assert await queue.wait_for(stage, 2, "it works again") == "it works again"
    await queue.idle()
    assert stage.attempts == [1, 1, 2, 1]


async def test_what_discord_refuses_for_a_time_is_not_asked_again_before(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue(pauses=(0,), grace=0)
    refusal = discord.HTTPException(refused_for(NEVER), {"code": 0, "message": "", "retry_after": NEVER})

    async def refused(self: Stage, subject: int, _: str | None) -> None:
        self.attempts.append(subject)
        raise OutOfOrderError from refusal

    monkeypatch.setattr(Stage, "show", refused)
    queue.ask(stage, 1)
    await until(lambda: len(queue._resting) == 1)
    for _ in range(20):
        await others_turn()
    assert stage.attempts == [1]
    await queue.close()


def test_a_request_that_is_never_answered_holds_its_thing_up_for_20_s_at_most() -> None:
    assert LONGEST + PAUSES[0] * (1 + UNEVEN) <= 20


ASK_NOTHING = {Replying}
"""The reconcilers without requests to Discord: they have no time-out."""


def reconcilers() -> Iterator[type[Any]]:
    """All reconciler classes of the bot, each in its own module."""
    for module in pkgutil.walk_packages(bot.__path__, "bot."):
        if not module.name.endswith("__main__"):
            for _, each in getmembers(import_module(module.name), isclass):
                if each.__module__ == module.name and {"show", "named", "longest"} <= set(dir(each)):
                    yield each


def test_all_who_ask_discord_for_something_give_up_an_attempt_that_is_never_answered() -> None:
    found = {each: each.longest for each in reconcilers() if each is not Reconciler}
    assert {Presenter, StaleBoards} | ASK_NOTHING < set(found)
    assert found == {each: None if each in ASK_NOTHING else LONGEST for each in found}


async def test_what_is_to_be_shown_in_several_steps_is_shown_step_by_step(queue: Queue, stage: Stage) -> None:
    stage.again = [RequeueAfter(), RequeueAfter(SOON)]
    queue.ask(stage, 1)
    await queue.idle()
    assert stage.shown == [1, 1, 1]


async def test_an_error_of_our_own_ends_nothing_that_others_asked_for(
    queue: Queue, stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    show = Stage.show

    async def failing_once(self: Stage, subject: int, hint: str | None) -> RequeueAfter | str | None:
        if hint == "fail":
            raise ZeroDivisionError
        return await show(self, subject, hint)

    monkeypatch.setattr(Stage, "show", failing_once)
    queue.ask(stage, 1, "fail")
    queue.ask(stage, 1, "go on")
    await queue.idle()
    assert stage.shown == [1]
    assert "ZeroDivisionError" in caplog.text


async def test_at_the_end_pauses_are_cut_short_and_who_waits_hears_it(queue: Queue, stage: Stage) -> None:
    stage.failing[1] = 1
    outcome = queue.wait_for(stage, 1)
    await until(lambda: len(queue._resting) == 1)
    await queue.close()
    assert outcome.cancelled()


async def test_at_the_end_an_attempt_without_an_answer_is_given_up_and_who_waits_hears_it(
    queue: Queue, stage: Stage
) -> None:
    stage.open.clear()
    outcome = queue.wait_for(stage, 1)
    await until(lambda: stage.attempts == [1])
    await queue.close()
    assert outcome.cancelled()


async def test_after_the_end_nothing_is_begun(queue: Queue, stage: Stage) -> None:
    await queue.close()
    queue.ask(stage, 1)
    assert queue.wait_for(stage, 2).cancelled()
    await queue.idle()
    assert stage.attempts == []


async def test_what_fails_again_and_again_for_the_same_reason_is_one_warning(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def warnings() -> int:
        return sum(record.levelno == logging.WARNING for record in caplog.records)

    stage, queue = Stage(failing=Counter({1: 5}), silent=Counter({1: 1}), longest=SOON), Queue(pauses=[0])
    queue.ask(stage, 1)
    await queue.idle()
    assert stage.shown == [1]
    assert warnings() == 2  # one for each reason
    stage.failing[1] = 2
    queue.ask(stage, 1)
    await queue.idle()
    assert warnings() == 3


async def test_what_a_stop_breaks_off_is_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    stage, queue = Stage(failing=Counter({1: 1})), Queue(pauses=[NEVER])
    stage.open.clear()
    queue.ask(stage, 1)
    await asyncio.sleep(0)
    closing = asyncio.create_task(queue.close())
    await asyncio.sleep(0)
    stage.open.set()
    await closing
    assert stage.attempts == [1]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
