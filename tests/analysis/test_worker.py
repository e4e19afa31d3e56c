"""The worker beside the event loop."""

import asyncio
import math
import os
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from threading import Event, current_thread

import pytest

from analysis import LEVELS, choose, nodes_of, search
from analysis.answer import Pause
from analysis.coding import code_position
from analysis.process import NICENESS
from analysis.serving import Priority
from analysis.thinking import thinker
from analysis.worker import BusyError, LostError, Worker
from dvonn import Position
from tests.analysis.in_thread import InThread
from tests.analysis.test_search import MIDDLE

LONG = 1_000_000_000


@pytest.fixture
async def worker(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Worker]:
    monkeypatch.setattr(Worker, "place", InThread)
    made = Worker(most_waiting=30)
    yield made
    await asyncio.to_thread(made.close)


class Gate:
    """Work that lasts until it is opened, or nobody wants it any more."""

    def __init__(self, nodes: int = LONG, priority: Priority = Priority.MOVE) -> None:
        self.nodes, self.priority = nodes, priority
        self.begun, self.opened, self.ended = Event(), Event(), Event()

    def __call__(self, *, pause: Pause) -> str:
        self.begun.set()
        while not (self.opened.wait(0.001) or pause()):
            pass
        self.ended.set()
        return "through"

    async def begin(self, worker: Worker, owner: str = "gate") -> "asyncio.Task[str]":
        task = asyncio.create_task(worker.ask(self, owner=owner, nodes=self.nodes, priority=self.priority))
        await asyncio.to_thread(self.begun.wait)
        return task


def noting(done: list[str], name: str) -> Callable[..., None]:
    def work(*, pause: Pause) -> None:
        assert not pause()
        done.append(name)

    return work


async def test_the_answer_is_that_of_the_work(worker: Worker) -> None:
    position = Position.parse(MIDDLE)
    found = await worker.ask(partial(search, position, nodes=5000), owner="a", nodes=5000)
    assert found == search(position, nodes=5000)
    chosen = await worker.ask(partial(choose, position, 3, seed=1), owner="a", nodes=2000)
    assert chosen == choose(position, 3, seed=1)


async def test_an_error_reaches_whoever_asked_and_the_worker_continues(worker: Worker) -> None:
    with pytest.raises(ValueError, match="level 11"):
        await worker.ask(partial(choose, Position(), 11, seed=1), owner="a", nodes=1)
    chosen = await worker.ask(partial(choose, Position(), 1, seed=1), owner="a", nodes=1)
    assert chosen in Position().legal_moves()


async def test_lower_levels_answer_while_a_search_of_the_highest_runs_and_twenty_wait(worker: Worker) -> None:
    *lower, highest = LEVELS
    gate, done = Gate(nodes_of(highest)), list[str]()
    task = await gate.begin(worker)
    waiting = [
        asyncio.create_task(worker.ask(noting(done, "highest"), owner=number, nodes=nodes_of(highest)))
        for number in range(20)
    ]
    await asyncio.sleep(0)
    for level in lower:
        await worker.ask(noting(done, str(level)), owner="a", nodes=nodes_of(level))
    assert (done, task.done()) == ([str(level) for level in lower], False)
    gate.opened.set()
    assert await task == "through"
    await asyncio.gather(*waiting)
    assert done[len(lower) :] == ["highest"] * 20


async def test_a_search_that_stood_aside_finds_what_it_would_have_found(worker: Worker) -> None:
    position = Position.parse(MIDDLE)
    other = position.play(position.legal_moves()[0])
    alone = thinker()(code_position(position), 60_000)
    long = partial(search, position, nodes=60_000)
    shorts = [partial(search, other, nodes=500 + number) for number in range(12)]
    found, *rest = await asyncio.gather(
        worker.ask(long, owner="a", nodes=60_000),
        *(worker.ask(short, owner="b", nodes=500) for short in shorts),
    )
    assert (found.value, found.nodes) == (alone.value, alone.nodes)
    assert [each.nodes for each in rest] == [500 + number for number in range(12)]


async def test_no_match_waits_for_all_the_work_of_another(worker: Worker) -> None:
    gate, done = Gate(), list[str]()
    task = await gate.begin(worker)
    names = ["a1", "a2", "a3", "b1", "c1", "b2"]
    asked = [asyncio.create_task(worker.ask(noting(done, name), owner=name[0], nodes=LONG)) for name in names]
    await asyncio.sleep(0)
    gate.opened.set()
    await asyncio.gather(task, *asked)
    assert done == ["a1", "b1", "c1", "a2", "b2", "a3"]


async def test_moves_come_before_hints_and_these_before_reviews_and_mining(worker: Worker) -> None:
    gate, done = Gate(1), list[str]()
    task = await gate.begin(worker)
    asked = [
        asyncio.create_task(
            worker.ask(noting(done, priority.name), owner=nodes, nodes=nodes, priority=priority)
        )
        for nodes, priority in enumerate(reversed(Priority), start=1)
    ]
    await asyncio.sleep(0)
    gate.opened.set()
    await asyncio.gather(task, *asked)
    assert done == [priority.name for priority in Priority]


@pytest.mark.parametrize("running", [Priority.REVIEW, Priority.MINING])
async def test_what_is_more_urgent_suspends_what_is_not_however_long_it_takes(
    worker: Worker, running: Priority
) -> None:
    gate, done = Gate(1, running), list[str]()
    task = await gate.begin(worker)
    for priority in Priority:
        if priority < running:
            await worker.ask(noting(done, priority.name), owner="a", nodes=LONG, priority=priority)
    assert done == [priority.name for priority in Priority if priority < running]
    assert not task.done()
    gate.opened.set()
    assert await task == "through"


async def test_what_is_not_urgent_waits_for_what_is_however_short_it_is(worker: Worker) -> None:
    gate, done = Gate(LONG, Priority.HINT), list[str]()
    task = await gate.begin(worker)
    asked = [
        asyncio.create_task(worker.ask(noting(done, "later"), owner=each, nodes=0, priority=each))
        for each in (Priority.REVIEW, Priority.MINING)
    ]
    await worker.ask(noting(done, "short"), owner="b", nodes=1, priority=Priority.HINT)
    assert done == ["short"]
    gate.opened.set()
    await asyncio.gather(task, *asked)
    assert done == ["short", "later", "later"]


async def test_urgent_work_that_starves_is_begun_again_and_all_else_rests(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("analysis.serving.PATIENCE", -1.0)
    monkeypatch.setattr("analysis.serving.FAIR_SHARE", math.inf)
    threads, asking, ends = list[str](), Event(), Event()

    def restless(*, pause: Pause) -> str:
        asked = 0
        while not ends.is_set():
            asked += 1
            asking.set()
            assert not pause()
        return f"through in {current_thread().name}"

    def watches(*, pause: Pause) -> int:
        threads.append(current_thread().name)
        if pause():
            return -1
        asked = 0
        while asked < 10 and asking.wait(0.1):
            asking.clear()
            asked += 1
        return asked

    review = asyncio.create_task(worker.ask(restless, owner="a", nodes=1, priority=Priority.REVIEW))
    await asyncio.to_thread(asking.wait)
    assert 0 <= await worker.ask(watches, owner="b", nodes=LONG) < 3
    assert len(threads) == 2
    assert threads[0] == "searching" != threads[1]
    ends.set()
    assert await review == "through in searching"


async def test_what_is_much_shorter_also_suspends_work_that_starved(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("analysis.serving.PATIENCE", -1.0)
    monkeypatch.setattr("analysis.serving.FAIR_SHARE", math.inf)
    hurries, ends = Event(), Event()

    def starves(*, pause: Pause) -> str:
        if current_thread().name != "searching":
            hurries.set()
        while not (ends.is_set() or pause()):
            pass
        return "through"

    task = asyncio.create_task(worker.ask(starves, owner="a", nodes=LONG))
    assert await asyncio.to_thread(hurries.wait, 30)
    done = list[str]()
    async with asyncio.timeout(30):
        await worker.ask(noting(done, "short"), owner="b", nodes=1)
    assert (done, task.done()) == (["short"], False)
    ends.set()
    assert await task == "through"


async def test_suspended_work_that_nobody_wants_ends_at_once(worker: Worker) -> None:
    review, move = Gate(1, Priority.REVIEW), Gate()
    reviewing, moving = await review.begin(worker), await move.begin(worker)
    reviewing.cancel()
    assert await asyncio.to_thread(review.ended.wait, 30)
    move.opened.set()
    assert await moving == "through"


async def test_work_that_nobody_wants_ends_or_never_begins(worker: Worker) -> None:
    gate, done = Gate(), list[str]()
    running = await gate.begin(worker)
    waiting = asyncio.create_task(worker.ask(noting(done, "never"), owner="b", nodes=LONG))
    await asyncio.sleep(0)
    waiting.cancel()
    running.cancel()
    assert await asyncio.to_thread(gate.ended.wait, 30)
    await worker.ask(noting(done, "next"), owner="c", nodes=LONG)
    assert done == ["next"]


async def test_the_queue_is_bounded(worker: Worker) -> None:
    gate, done = Gate(), list[str]()
    task = await gate.begin(worker)
    asked = [
        asyncio.create_task(worker.ask(noting(done, "x"), owner=number, nodes=LONG)) for number in range(30)
    ]
    await asyncio.sleep(0)
    with pytest.raises(BusyError, match="30"):
        await worker.ask(noting(done, "too much"), owner="b", nodes=1)
    asked.pop().cancel()
    await asyncio.sleep(0)
    one_more = asyncio.create_task(worker.ask(noting(done, "x"), owner="b", nodes=LONG))
    await asyncio.sleep(0)
    gate.opened.set()
    await asyncio.gather(task, one_more, *asked)
    assert len(done) == 30


async def test_a_worker_that_closes_leaves_nobody_waiting(worker: Worker) -> None:
    gate = Gate()
    running = await gate.begin(worker)
    waiting = asyncio.create_task(worker.ask(noting([], "never"), owner="b", nodes=LONG))
    await asyncio.sleep(0)
    await asyncio.to_thread(worker.close)
    assert await running == "through"
    with pytest.raises(asyncio.CancelledError):
        await waiting
    with pytest.raises(BusyError, match="closed"):
        await worker.ask(noting([], "late"), owner="b", nodes=1)


# in a process of its own


def pid(*, pause: Pause) -> int:
    assert not pause()
    return os.getpid()


def die(*, pause: Pause) -> None:
    assert not pause()
    os.kill(os.getpid(), signal.SIGKILL)


class TwofoldError(Exception):
    """Is pickled, but not made again: that asks for two arguments."""

    def __init__(self, what: str, which: str) -> None:
        super().__init__(what + which)


def unreadable(*, pause: Pause) -> None:
    assert not pause()
    raise TwofoldError("in its own ", "words")


def unwritable(*, pause: Pause) -> None:
    raise ValueError("in its own words", pause)


def answer(*, pause: Pause) -> object:
    return pause


@pytest.fixture
async def pair(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Worker]:
    """A worker with two processes."""
    monkeypatch.setattr(Worker, "place", InThread)
    made = Worker(2)
    yield made
    await asyncio.to_thread(made.close)


async def test_two_processes_search_side_by_side_and_the_third_search_waits_for_one(pair: Worker) -> None:
    gates = [Gate(), Gate()]
    tasks = [await gate.begin(pair) for gate in gates]
    third = Gate()
    waiting = asyncio.create_task(pair.ask(third, owner="c", nodes=third.nodes))
    await asyncio.sleep(0)
    assert not third.begun.is_set()
    gates[1].opened.set()
    assert await tasks[1] == "through"
    await asyncio.to_thread(third.begun.wait)
    assert not tasks[0].done()
    for gate, task in ((gates[0], tasks[0]), (third, waiting)):
        gate.opened.set()
        assert await task == "through"


async def test_reviews_in_all_processes_stand_aside_for_moves(pair: Worker) -> None:
    reviews = [Gate(priority=Priority.REVIEW) for _ in range(2)]
    tasks = [await review.begin(pair) for review in reviews]
    done = list[str]()
    await asyncio.gather(*(pair.ask(noting(done, "move"), owner=number, nodes=LONG) for number in range(5)))
    assert done == ["move"] * 5
    assert not any(task.done() for task in tasks)
    for review, task in zip(reviews, tasks, strict=True):
        review.opened.set()
        assert await task == "through"


@pytest.mark.slow
async def test_what_can_not_be_sent_back_is_shown_and_the_process_continues() -> None:
    worker = Worker()
    try:
        first = await worker.ask(pid, owner="a", nodes=1)
        for work in (unwritable, unreadable):
            with pytest.raises(RuntimeError, match=r"Error.*in its own words"):
                await worker.ask(work, owner="a", nodes=1)
        with pytest.raises(RuntimeError, match="local object"):
            await worker.ask(answer, owner="a", nodes=1)
        assert await worker.ask(pid, owner="a", nodes=1) == first
    finally:
        await asyncio.to_thread(worker.close)


@pytest.mark.slow
async def test_it_is_searched_in_a_process_that_is_replaced_where_it_is_killed() -> None:
    lost: list[int] = []
    worker, position = Worker(lost=lost.append), Position.parse(MIDDLE)
    try:
        first = await worker.ask(pid, owner="a", nodes=1)
        assert first != os.getpid()
        search_on = asyncio.create_task(
            worker.ask(partial(search, position, nodes=20_000), owner="a", nodes=20_000)
        )
        await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        assert await search_on == search(position, nodes=20_000)
        assert lost == [-signal.SIGKILL]
        with pytest.raises(ValueError, match="level 11"):
            await worker.ask(partial(choose, position, 11, seed=1), owner="a", nodes=1)
        with pytest.raises(LostError, match="2 times"):
            await worker.ask(die, owner="a", nodes=1)
        last = await worker.ask(pid, owner="a", nodes=1)
        endless = asyncio.create_task(worker.ask(partial(search, position), owner="a", nodes=LONG))
        await asyncio.sleep(0)
        endless.cancel()
    finally:
        await asyncio.to_thread(worker.close)
    with pytest.raises(ProcessLookupError):
        os.kill(last, 0)


def niceness(least: int, *, pause: Pause) -> int:
    """The niceness of the search; as long as it is more than the least, wait without using the processor."""
    nice = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    while nice > least and not pause():
        time.sleep(0.01)
    return nice


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a niceness for each thread")
async def test_searches_are_nice_to_other_processes_unless_they_starve() -> None:
    worker, own = Worker(), os.getpriority(os.PRIO_PROCESS, 0)
    nice = min(own + NICENESS, 19)
    try:
        for priority in Priority:
            asked = worker.ask(partial(niceness, nice), owner="a", nodes=1, priority=priority)
            assert await asked == nice
        assert await worker.ask(partial(niceness, own), owner="a", nodes=1) == own
    finally:
        await asyncio.to_thread(worker.close)
