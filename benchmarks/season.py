"""A season of two leagues: 23 people on two servers of one bot, with restarts and kills in the middle of everything.

    python -m benchmarks.season [--people 23] [--kills 12] [--seed 1] [--processes 1] [--across]

A third of the people use most of their time, two never come, two vanish in the middle, one is banned, one asks to be
forgotten, one leaves, and one doesn't answer; a manager cancels a game. One league has one game with each opponent, the
other one has pairs of games and so much time for each move that many are open when the season is over. The simulation
ends when the next seasons have begun.

The judge (`benchmarks/season_judge.py`) knows nothing of the bot's league: from the records of the games, by
docs/league.md alone, it works out who is drawn, who plays whom, when which result is known and who is out, and compares
that with all that people saw. It accounts for

- each game of each group, once or as a pair, with the colors of the Berger tables,
- each table at any time, each line, the podium, and the groups of the next season,
- each ping: one's own turn, or the question before a season.

With `--across`, both servers share one league, with games in direct messages. Half of the people are slow. Some are
banned in one of the servers only, one leaves the server through which they have joined, one their only server, and one
accepts no direct messages any more. A third server with four more people comes in during the season; they play in the
next one, or don't, as their server leaves after its games have begun, or before. The judge then also compares what each
server shows and when, who belongs to which one, who has the role of the winner, and that nobody learns a channel of
another server.

With one process, the bot runs in this one, on SQLite, and looks every six hours whether something is due. With two,
they are programs of their own on one PostgreSQL, one for each shard and its server, and either is killed.

Prints the figures; the exit status is 1 if anything is unexplained.
"""

import asyncio
import sys
import tempfile
import time
from datetime import timedelta
from pathlib import Path

from benchmarks.hosting import hosted
from benchmarks.options import numbers
from benchmarks.season_across import MembersAcross
from benchmarks.season_judge import Judge, counted
from benchmarks.season_people import Figures, Members

LOOKS_EVERY, LOOKS_AGAIN = timedelta(hours=6), timedelta(seconds=10)
STEP = {1: timedelta(hours=12)}
"""How often people look at their games, by the number of processes; otherwise once a day."""


async def measure(
    *, people: int, kills: int, seed: int, processes: int, across: bool, folder: Path
) -> tuple[Figures, Judge]:
    step = STEP.get(processes, timedelta(days=1))
    servers, kind = (3, MembersAcross) if across else (2, Members)
    async with hosted(
        folder,
        processes=processes,
        servers=servers,
        looks_every=LOOKS_EVERY,
        again=LOOKS_AGAIN,
        then=timedelta(),
    ) as host:
        club = kind(host, people=people, seed=seed, step=step)
        await club.move_in()
        await club.run(kills=kills)
        await club.read_records()
        judge = Judge(club.seen, delay=step + timedelta(hours=1))
        judge.judge()
        judge.flaws += [f"violation of Discord's limits: {each}" for each in host.playground.violations]
    judge.flaws += host.flaws
    return club.figures, judge


def main() -> int:
    asked = numbers(__doc__, "across", people=23, kills=12, seed=1, processes=1)
    across = bool(asked.pop("across"))
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        figures, judge = asyncio.run(measure(**asked, across=across, folder=Path(folder)))
    print(f"{len(judge.games)} games, {figures.moves} moves, in {time.perf_counter() - began:.0f} s")
    print(f"  restarts {figures.restarts}; people: {counted(figures.did)}")
    for season in judge.seasons:
        sizes = ", ".join(str(len(group.players)) for group in season.groups)
        print(
            f"  {season.title}: groups of {sizes}; {len(season.games)} games, {len(season.owner.lines)} lines"
        )
    print(f"  tables {judge.tables}, too unsure {judge.unsure}; pings: {counted(judge.pings)}")
    print(f"  open at the end: {counted(judge.ends)}")
    print(f"unexplained: {len(judge.flaws)}")
    for flaw in judge.flaws[:30]:
        print("  -", flaw)
    return 1 if judge.flaws else 0


if __name__ == "__main__":
    sys.exit(main())
