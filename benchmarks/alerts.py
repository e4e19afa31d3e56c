"""A week of normal play in a club, in which no alert may fire.

python -m benchmarks.alerts [--people 12] [--matches 24] [--days 7] [--seed 1]

The people of `tests/end_to_end/month.py` play as diligently as people are; some leave, close their direct messages, or
take permissions from the bot. Each day the bot is updated, which takes a minute, its connection to Discord drops, and
Discord answers a request with 503. Prometheus reads the metrics every minute, and its own `promtool` evaluates
docs/alerts.yml. Prints what happened; the exit status is 1 if an alert fired. The faults that must let alerts fire are
in `tests/end_to_end/test_alerts.py`.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from typing_extensions import override

from benchmarks.options import numbers
from bot.monitoring import Figures
from tests.end_to_end.monitored import MonitoredClub
from tests.end_to_end.month import STEP, Month
from tests.prometheus import PROMTOOL, Recording

STEPS_A_DAY = 12
MINUTES = int(STEP.total_seconds()) // 60


class Unhurried(Figures):
    """Figures without the lag of the loop, on which the people and their Discord run, too: they make it late."""

    @override
    def lagged(self, seconds: float) -> None:
        pass


class Week(Month, MonitoredClub):
    """Members play, and Prometheus reads the bot's metrics."""

    counting = Unhurried

    def __init__(self, database: Path, *, members: int, matches: int, seed: int) -> None:
        super().__init__(database, members=members, matches=matches, seed=seed)
        self.recording = Recording()
        self._step = 0

    @override
    async def _bot_changes(self) -> None:
        self._step += 1
        match self._step % STEPS_A_DAY:
            case 3:
                self.figures.happened["503"] += 1
                self.playground.faults.next("POST", "/channels/{channel_id}/messages", status=503)
            case 5:
                self.figures.happened["line dropped"] += 1
                self.playground.faults.drop_gateway()
            case 8:
                self.figures.happened["updated"] += 1
                await self.stop_bot()
                self.recording.missed()
                await self.start_bot()
                self._hurry()

    @override
    async def time_passes(self, *, days: float = 0, hours: float = 0, minutes: float = 0) -> None:
        """Scrape after what people did and after what was due; in between nothing changes."""
        await self.scrape()
        await super().time_passes(days=days, hours=hours, minutes=minutes)
        await self.scrape(minutes=MINUTES - 1)

    async def scrape(self, *, minutes: int = 1) -> None:
        _, page = await self.read("/metrics")
        self.recording.scraped(page, minutes=minutes)


async def run(folder: Path, *, people: int, matches: int, days: int, seed: int) -> bool:
    async with Week(folder / "dvonn.db", members=people, matches=matches, seed=seed) as week:
        await week.run(days)
        figures = await week.judge()
    print(
        f"{figures.matches} matches in {days} days, {sum(figures.events.values())} events; {dict(figures.happened)}"
    )
    try:
        week.recording.judge(folder, [])
    except AssertionError as error:
        print(error)
        return False
    print("no alert fired")
    return True


def main() -> int:
    asked = numbers(__doc__, people=12, matches=24, days=7, seed=1)
    if PROMTOOL is None:
        print("promtool is missing: apt install prometheus")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(run(Path(folder), **asked)) else 1


if __name__ == "__main__":
    sys.exit(main())
