"""A month in a club: many matches of random players, with outages, restarts, kills, and a world that changes.

    python -m benchmarks.month [--matches 200] [--days 30] [--members 24] [--outages 2] [--seed 1] [--rings 3]

Some of the matches are private, in the direct messages of both players, and some are played in group chats and in a
server without the bot, where only a press changes a board. At the end each match must be explained by its history, and
each ping by the preferences of its recipient. No match may have had more than one live board, a private one no more
than one for each player. Each player whose turn it is must have been pinged, if they want it at each turn. In a foreign
place a press must bring its board up to date and send at most one ping, and nothing may change there unasked.
Everything that rings must say something on the lock screen, and ring only for those whom it is meant for. Prints the
figures, and of each kind of message that rings the last `--rings` notifications (0 for all of them); the exit status is
1 if anything is unexplained.
"""

import asyncio
import sys
import tempfile
import time
from collections import Counter, defaultdict
from pathlib import Path

from benchmarks.options import numbers
from tests.end_to_end.month import Figures, Month
from tests.end_to_end.month_seen import Ring


async def measure(*, matches: int, days: int, members: int, outages: int, seed: int, folder: Path) -> Figures:
    """Simulate the days, with hour-long outages of Discord, and check the results."""
    async with Month(folder / "dvonn.db", members=members, matches=matches, seed=seed) as month:
        await month.run(days=days, outages=outages)
        await month.put_right()
        figures = await month.judge()
        figures.flaws += [f"violation of Discord's limits: {each}" for each in month.playground.violations]
        figures.messages, figures.unresolved = month.mentions.looked_at, len(month.mentions.unresolved)
        figures.flaws += [f"a mention without a name: {text}" for text in month.mentions.unresolved]
        return figures


def tell(figures: Figures, seconds: float, rings: int) -> None:
    print(f"{figures.matches} matches, {figures.events.total()} events, in {seconds:.0f} s")
    print("  ended:", _listed(figures.endings))
    print("  events:", _listed(figures.events))
    print("  around them:", _listed(figures.happened))
    print(
        f"{figures.pings} pings ({figures.direct} by direct message, {figures.reminders} of them reminders), "
        f"{figures.other_messages} other direct messages"
    )
    print(
        f"{figures.messages} messages and edits; with mentions that a client can't resolve: {figures.unresolved}"
    )
    print(
        f"in foreign places {figures.foreign_matches} matches and {figures.deeds} commands and presses, of which "
        f"{figures.caught_up} have brought a board up to date and {figures.unanswered} had no answer; "
        f"{figures.foreign_calls} pings there"
    )
    kinds: dict[str, list[Ring]] = defaultdict(list)
    for ring in figures.rings:
        kinds[ring.kind].append(ring)
    print("rang:", _listed(Counter({kind: len(rung) for kind, rung in kinds.items()})))
    for rung in kinds.values():
        for ring in rung[-rings:]:
            print("  -", ring)
    print(f"unexplained: {len(figures.flaws)}")
    for flaw in figures.flaws[:20]:
        print("  -", flaw)


def _listed(counted: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counted.most_common())


def main() -> int:
    asked = numbers(__doc__, matches=200, days=30, members=24, outages=2, seed=1, rings=3)
    rings = asked.pop("rings")
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(**asked, folder=Path(folder)))
    tell(figures, time.perf_counter() - began, rings)
    return 1 if figures.flaws else 0


if __name__ == "__main__":
    sys.exit(main())
