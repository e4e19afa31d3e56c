"""Requests are sent at once until Discord's global rate limit is hit, and throttled afterwards."""

import asyncio

import aiohttp
import pytest

from bot.delivery.queue import LONGEST
from bot.delivery.request_pacer import (
    BURST,
    CALM,
    DOUBLES,
    LIMIT,
    LONGEST_WAIT,
    RATE,
    RequestPacer,
    for_those_who_look_on,
)
from bot.discord_errors import wait_of
from tests.bot.delivery.steps import refused_for

SECOND = 50
"""Discord's limit of requests in any second."""


class Clock:
    """A clock that a test advances."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def waiting(turns: list["asyncio.Task[None]"]) -> int:
    """The number of requests still waiting."""
    for _ in range(3):
        await asyncio.sleep(0)
    return sum(not each.done() for each in turns)


def turns(own: RequestPacer, count: int) -> list["asyncio.Task[None]"]:
    return [asyncio.create_task(own.turn()) for _ in range(count)]


async def test_until_one_is_refused_they_go_at_once(clock: Clock) -> None:
    assert await waiting(turns(RequestPacer(clock), 1000)) == 0


async def test_then_they_take_turns_and_no_second_has_too_many(clock: Clock) -> None:
    own = RequestPacer(clock)
    own.slow_down()
    all_of_them = turns(own, 200)
    assert await waiting(all_of_them) == 200 - BURST
    assert BURST + RATE <= SECOND
    clock.now += 1
    own._release()
    assert await waiting(all_of_them) == 200 - 2 * BURST  # however long the silence
    for each in all_of_them:
        each.cancel()


@pytest.mark.parametrize("processes", [1, 2, 3, 4, 8, 16, 33])
async def test_all_processes_together_stay_within_what_discord_allows(clock: Clock, processes: int) -> None:
    sent = 0
    for _ in range(processes):
        own = RequestPacer(clock)
        own.share(processes)
        own.slow_down()
        all_of_them = turns(own, 2 * LIMIT)
        await waiting(all_of_them)
        for _ in range(100):  # a second
            clock.now += 0.01
            own._release()
        sent += 2 * LIMIT - await waiting(all_of_them)
        for each in all_of_them:
            each.cancel()
    assert 0.6 * LIMIT <= sent <= LIMIT


@pytest.mark.parametrize("processes", [1, 16])
async def test_what_other_processes_do_not_use_is_used_until_the_next_refusal(
    clock: Clock, processes: int
) -> None:
    own = RequestPacer(clock)
    own.share(processes)
    all_of_them = turns(own, 3_000)

    async def sent_in_a_second() -> int:
        before = await waiting(all_of_them)
        for _ in range(100):
            clock.now += 0.01
            own._release()
        return before - await waiting(all_of_them)

    own.slow_down()
    share = await sent_in_a_second()
    clock.now += CALM + 2 * DOUBLES - 1.5
    assert await sent_in_a_second() >= min(RATE - 1, 3 * share)
    clock.now += 10 * DOUBLES
    assert 0.6 * RATE <= await sent_in_a_second() <= BURST + RATE
    own.slow_down()
    assert await sent_in_a_second() <= share + 1
    for each in all_of_them:
        each.cancel()


async def test_those_who_look_on_come_last(clock: Clock) -> None:
    own = RequestPacer(clock)
    own.slow_down()
    assert await waiting(turns(own, BURST)) == 0
    with for_those_who_look_on():
        onlookers = turns(own, 2)
    players = turns(own, 2)
    assert await waiting(onlookers + players) == 4
    clock.now += 2 / RATE
    own._release()
    assert (await waiting(players), await waiting(onlookers)) == (0, 2)
    for each in onlookers:
        each.cancel()


async def test_who_gives_up_takes_no_turn(clock: Clock) -> None:
    own = RequestPacer(clock)
    own.slow_down()
    assert await waiting(turns(own, BURST)) == 0
    first, second = turns(own, 2)
    await waiting([first, second])
    first.cancel()
    clock.now += 1 / RATE
    own._release()
    assert await waiting([second]) == 0


@pytest.mark.parametrize(
    ("answer", "wait"),
    [
        (refused_for("19.3"), 19.3),
        (refused_for("Wed, 21 Oct 2026 07:28:00 GMT"), 0.0),
        (refused_for("19.3", status=403), 0.0),
    ],
)
def test_a_request_is_refused_for_as_long_as_the_answer_says(
    answer: aiohttp.ClientResponse, wait: float
) -> None:
    assert wait_of(answer) == wait


def test_what_the_queue_has_no_time_to_wait_for_is_not_waited_for() -> None:
    assert LONGEST_WAIT < LONGEST
