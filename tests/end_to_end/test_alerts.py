"""Each alert fires in a simulation of its fault, none without; `benchmarks/alerts.py` plays a week without one."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import yarl
from sqlalchemy import event

from bot.monitoring import Figures, Readings
from bot.storage.engine import dispose
from tests.analysis.in_thread import InThread
from tests.bot.storage.test_failures import forbid_writing
from tests.end_to_end.monitored import MonitoredClub
from tests.prometheus import DAY, RULES, Recording, needs_promtool

pytestmark = needs_promtool

POSTING = "/channels/{channel_id}/messages"
MEMORY = "process_resident_memory_bytes"
MIB = 1024.0**2


class Watched:
    """A club, and what Prometheus records of its bot."""

    def __init__(self, club: MonitoredClub, patch: pytest.MonkeyPatch) -> None:
        self.club = club
        self.patch = patch
        self.recording = Recording()

    async def scrape(self, *, minutes: int = 1) -> None:
        _, page = await self.club.read("/metrics")
        self.recording.scraped(page, minutes=minutes)

    async def minute(self) -> None:
        """Let a minute pass for what waits, which is tried again, and scrape."""
        queue = self.club.bot.presenter.queue
        waiting = [(item, item.failures) for item in queue._items.values()]
        for item, failures in waiting:
            item.since -= 60
            while item.failures == failures:
                queue.try_again()
                await asyncio.sleep(0.001)
        await self.scrape()


async def people_play(watched: Watched) -> None:
    club = watched.club
    await club.begin()
    await watched.scrape()
    for person, move in ((club.anna, "c3"), (club.anna, "d3"), (club.ben, "d3")):
        await club.use(person, "move", {"move": move})
        await watched.scrape()
    club.playground.faults.next("POST", POSTING, status=503)
    club.anna.begin_command(club.channel, "dvonn move", {"move": "e3"})
    await watched.scrape()


async def it_is_down(watched: Watched) -> None:
    watched.recording.missed(minutes=3)


async def it_is_updated(watched: Watched) -> None:
    watched.recording.missed()


async def it_restarts_again_and_again(watched: Watched) -> None:
    for _ in range(6):
        watched.recording.missed()
        await watched.scrape(minutes=5)


async def discord_is_out_of_order(watched: Watched) -> None:
    club = watched.club
    await club.begin()
    await watched.scrape()
    club.playground.faults.always(status=503)
    club.anna.begin_command(club.channel, "dvonn move", {"move": "c3"})
    while (await club.stored()).number < 2:  # noqa: ASYNC110  there is no event for it
        await asyncio.sleep(0.001)
    for _ in range(9):
        await watched.minute()
    club.playground.faults.clear()
    club.bot.presenter.queue.try_again()
    await club.quiet()


async def its_connection_is_lost(watched: Watched) -> None:
    watched.patch.setattr(type(watched.club.bot), "is_connected", False)
    await watched.scrape(minutes=6)


async def its_database_takes_no_writes(watched: Watched) -> None:
    engine = watched.club.store._engine
    event.listen(engine.sync_engine, "connect", forbid_writing)
    await dispose(engine)
    await watched.scrape(minutes=6)
    event.remove(engine.sync_engine, "connect", forbid_writing)
    await dispose(engine)


async def its_scheduler_is_stuck(watched: Watched) -> None:
    watched.patch.setattr(watched.club.bot.scheduler, "glanced", 0.0)
    await watched.scrape(minutes=6)


async def it_has_a_bug(watched: Watched) -> None:
    club = watched.club
    await club.begin()
    await watched.scrape()
    watched.patch.setattr(club.bot.matches, "resign", None)
    await club.resign(club.ben)


async def its_answers_come_too_late(watched: Watched) -> None:
    for _ in range(2):
        await watched.club.answer_too_late()
        await watched.scrape(minutes=10)


async def one_answer_comes_too_late(watched: Watched) -> None:
    await watched.club.answer_too_late()


async def its_search_process_dies(watched: Watched) -> None:
    dying = 3

    def receive(place: InThread) -> object:
        nonlocal dying
        outcome = place._from.get()
        dying -= 1
        return None if dying >= 0 else outcome

    watched.patch.setattr(InThread, "receive", receive)
    club = watched.club
    await club.use(club.anna, "challenge", {"level": 1, "colour": "black", "setup": "random"})
    await club.use(club.ben, "challenge", {"level": 1, "colour": "black", "setup": "random"})
    await club.nothing_to_do()


Fault = Callable[[Watched], Awaitable[None]]


FAULTS: list[tuple[Fault, list[str]]] = [
    (people_play, []),
    (it_is_updated, []),
    (one_answer_comes_too_late, []),
    (it_is_down, ["DvonnDown"]),
    (it_restarts_again_and_again, ["DvonnRestarts"]),
    (discord_is_out_of_order, ["DvonnDiscordFails", "DvonnWaits"]),
    (its_connection_is_lost, ["DvonnUnhealthy/gateway"]),
    (its_database_takes_no_writes, ["DvonnUnhealthy/database"]),
    (its_scheduler_is_stuck, ["DvonnUnhealthy/scheduler"]),
    (it_has_a_bug, ["DvonnApologies"]),
    (its_answers_come_too_late, ["DvonnAnswersLost"]),
    (its_search_process_dies, ["DvonnSearchDies"]),
]


@pytest.mark.parametrize(("fault", "firing"), FAULTS)
async def test_a_fault_of_the_bot_is_noticed(
    fault: Fault,
    firing: list[str],
    watched_over: MonitoredClub,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    watched = Watched(watched_over, monkeypatch)
    await watched.scrape(minutes=20)
    await fault(watched)
    await watched.scrape(minutes=30)
    watched.recording.judge(tmp_path, firing)


class Counting:
    """Figures without a bot, and what Prometheus records of them."""

    def __init__(self) -> None:
        self.figures = Figures()
        self.recording = Recording()

    def seldom(self) -> None:
        """Scrape every ten minutes from now on, because days pass."""
        self.recording = Recording(every=10)
        self.scrape(minutes=10)

    def scrape(self, *, minutes: int = 1) -> None:
        self.recording.scraped(self.figures.told(Readings({}, {}, {}, {}, tasks=1)).decode(), minutes=minutes)

    async def refused_for_its_rate(self) -> None:
        config: Any = aiohttp.TraceConfig()
        self.figures.count_requests(config)
        for each in config.on_request_end:
            await each(None, None, _Answer(429))


class _Answer:
    """An answer of Discord, as the hooks of aiohttp see it."""

    method = "POST"
    url = yarl.URL("https://discord.com/api/v10/channels/1/messages")

    def __init__(self, status: int) -> None:
        self.response = self
        self.status = status


async def too_many_requests(counting: Counting) -> None:
    for _ in range(12):
        for _ in range(11):
            await counting.refused_for_its_rate()
        counting.scrape()


async def some_requests_too_many(counting: Counting) -> None:
    for _ in range(12):
        await counting.refused_for_its_rate()
        counting.scrape()


async def many_sessions(counting: Counting) -> None:
    counting.seldom()
    for _ in range(71):
        for _ in range(10):
            counting.figures.connected(resumed=False)
        counting.scrape(minutes=20)


async def many_resumed_sessions(counting: Counting) -> None:
    counting.seldom()
    for _ in range(71):
        for _ in range(10):
            counting.figures.connected(resumed=True)
        counting.scrape(minutes=20)


async def a_slow_loop(counting: Counting) -> None:
    for _ in range(25):
        for lag in (0.4, *[0.001] * 20):
            counting.figures.lagged(lag)
        counting.scrape()


async def a_lag_now_and_then(counting: Counting) -> None:
    for _ in range(25):
        for lag in (0.1, *[0.001] * 59):
            counting.figures.lagged(lag)
        counting.scrape()


async def growing_memory(counting: Counting) -> None:
    await _memory(counting, [150 * MIB + scrape * MIB for scrape in range(DAY // 10)])


async def memory_after_a_start(counting: Counting) -> None:
    await _memory(counting, [200 * MIB] * 6 + [260 * MIB] * 5 + [160 * MIB] * (DAY // 10 - 11))


async def _memory(counting: Counting, today: list[float]) -> None:
    counting.seldom()
    counting.scrape(minutes=2 * DAY)
    counting.recording.edited(MEMORY, [150 * MIB] * (DAY // 10) + today)


Cause = Callable[[Counting], Awaitable[None]]

CAUSES: list[tuple[Cause, list[str]]] = [
    (too_many_requests, ["DvonnRateLimited"]),
    (some_requests_too_many, []),
    (many_sessions, ["DvonnManySessions"]),
    (many_resumed_sessions, []),
    (a_slow_loop, ["DvonnSlowLoop"]),
    (a_lag_now_and_then, []),
    (growing_memory, ["DvonnMemory"]),
    (memory_after_a_start, []),
]


@pytest.mark.parametrize(("cause", "firing"), CAUSES)
async def test_figures_that_are_too_high_are_noticed(cause: Cause, firing: list[str], tmp_path: Path) -> None:
    counting = Counting()
    counting.scrape(minutes=10)
    await cause(counting)
    counting.recording.judge(tmp_path, firing)


def test_each_alert_has_a_fault_that_lets_it_fire() -> None:
    rules = {
        line.split()[-1] for line in RULES.read_text(encoding="utf-8").splitlines() if "- alert: " in line
    }
    assert {alert.partition("/")[0] for _, firing in (*FAULTS, *CAUSES) for alert in firing} == rules
