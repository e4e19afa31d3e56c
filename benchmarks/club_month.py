"""A month of boards of the week: 30 people on two servers, with restarts and kills in the middle of everything.

    python -m benchmarks.club_month [--people 30] [--weeks 4] [--kills 8] [--seed 1] [--processes 1]

People open the board of the week in a server, play a few moves now and then, look at the table and share their
result; some give up, some are not done when the week ends, and some begin twice at the same moment. One week is missed
by all. With one process, the bot runs in this one, on SQLite, and looks every hour whether something is due. With more,
they are programs of their own on one PostgreSQL, one for each shard and its server; any of them is killed, and all that
people do goes through Discord. The judge (`benchmarks/club_judge.py`) knows nothing of the bot's services and tables:
it reads the events of all matches, plays them by the rules of `dvonn`, computes every result and table, and compares
them with the pages that people saw. It accounts for

- one set-up in each week, another one in each, and the same answers to the same moves at the same level,
- one try for each person and week, and one board in the direct messages for each try,
- every table that someone saw: its names, places and scores, and none before one's own try was over,
- one standing message in each server, one card for each shared result, and no ping.

Prints the figures, and the requests that count against Discord's limits; the exit status is 1 if anything is
unexplained. With several processes the clock jumps by almost a day: fewer comparisons of standing messages fall due.
"""

import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from benchmarks.club_judge import Judge
from benchmarks.club_people import Figures, People
from benchmarks.hosting import hosted
from benchmarks.options import numbers

Counted = Mapping[tuple[str, int], Counter[str]]
"""The requests to Discord by place and week."""


async def measure(
    *, people: int, weeks: int, kills: int, seed: int, processes: int, folder: Path
) -> tuple[Figures, Judge, Counted]:
    async with hosted(folder, processes=processes) as host:
        club = People(host, people=people, seed=seed)
        await club.move_in()
        await club.run(weeks=weeks, kills=kills)
        judge = Judge(club, await club.stored_tries())
        judge.judge()
        figures = club.figures
        figures.looks, figures.tables = len(club.looks), judge.tables
        figures.requests["unanswered"] = host.unanswered
        figures.flaws += judge.flaws
        figures.flaws += [f"violation of Discord's limits: {each}" for each in club.playground.violations]
    figures.flaws += host.flaws
    return figures, judge, club.requests.counted


def print_requests(counted_in: Counted, tries: int) -> None:
    """Print the requests to Discord, for each server in a week, and for each try."""
    weeks = {week for _, week in counted_in}
    for place in sorted({place for place, _ in counted_in}):
        counted = [counted_in[place, week] for week in sorted(weeks)]
        total = sum((each for each in counted[1:]), counted[0].copy())
        routes = ", ".join(f"{route} {count}" for route, count in total.most_common())
        if place == "direct messages":
            print(f"  {place}: {total.total() / max(1, tries):.1f} requests for each try ({routes})")
        else:
            amounts = ", ".join(str(each.total()) for each in counted)
            print(f"  {place}: {amounts} requests a week ({routes})")


def main() -> int:
    asked = numbers(__doc__, people=30, weeks=4, kills=8, seed=1, processes=1)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        figures, judge, to_discord = asyncio.run(measure(**asked, folder=Path(folder)))
    tries = judge.tries
    print(
        f"{len(tries)} tries in {len({each.week for each in tries})} weeks, in {time.perf_counter() - began:.0f} s"
    )
    print(f"  finished {sum(each.is_finished for each in tries)}, restarts {figures.restarts}")
    print(f"  pages seen {figures.looks}, {figures.tables} with a table; cards shared {figures.shared}")
    print(f"  people: {', '.join(f'{name} {count}' for name, count in figures.requests.most_common())}")
    print_requests(to_discord, len(tries))
    margins = sorted(each.margin for each in tries if each.margin is not None)
    print(f"  margins: {margins[0]} to {margins[-1]}, median {margins[len(margins) // 2]}" if margins else "")
    print(f"unexplained: {len(figures.flaws)}")
    for flaw in figures.flaws[:20]:
        print("  -", flaw)
    return 1 if figures.flaws else 0


if __name__ == "__main__":
    sys.exit(main())
