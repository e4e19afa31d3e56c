"""Clocks for people who look in a few times a day: how many games are lost on time, and how long the others take.

python -m benchmarks.clocks [--games 300] [--seed 1]

Two people look at their game once, twice or four times a day, at random times between 7:30 and 23:00. They miss a
day in ten, and answer at once in a quarter of the cases. Games last as long as recorded ones: 34 to 45 turns for each
player with the whole placement, 13 to 19 from a random set-up. The clocks are those of the bot. The exit status is 1
if more games than agreed are lost on time with the usual clock.
"""

import random
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from benchmarks.options import numbers
from bot.domain.clock import Clock, Pace

START = datetime(2026, 1, 5, tzinfo=UTC)
DAY = timedelta(days=1)
MORNING, EVENING = timedelta(hours=7, minutes=30), timedelta(hours=23)
MISSED = 0.1
"""The share of days on which a person doesn't look."""
AT_ONCE = 0.25
"""The share of turns that are answered while the person is still there."""
A_MINUTE = timedelta(minutes=1)

PACES = {pace: Pace.read(pace) for pace in ("3d + 1d < 5d", "3d + 8h < 5d", "3d + 8h", "3d")}
LOOKS = (1, 2, 4)
TURNS = {"full": (34, 45), "random": (13, 19)}
"""The minimum and maximum number of a player's turns."""

MOST_LOST = {1: 0.15, 2: 0.10, 4: 0.05}
"""The agreed maximum share of games lost on time with the usual clock, by the number of looks a day."""


@dataclass(frozen=True, slots=True)
class Played:
    lost: bool
    """Whether a player lost on time."""
    lasted: timedelta


def looks_of(person: random.Random, times: int) -> Iterator[datetime]:
    """Yield the times at which a person looks, day by day, endlessly."""
    day = START
    while True:
        if person.random() >= MISSED:
            yield from sorted(day + MORNING + person.random() * (EVENING - MORNING) for _ in range(times))
        day += DAY


def play(pace: Pace, *, looks: int, turns: int, rng: random.Random) -> Played:
    """Play a game of two people; each turn is taken at the player's next look, or at once."""
    people = [looks_of(random.Random(rng.getrandbits(64)), looks) for _ in range(2)]
    nexts = [next(person) for person in people]
    at = begun = START + timedelta(hours=12)
    clock = Clock.full(pace).started(at)
    for ply in range(2 * turns):
        mover = ply % 2
        if rng.random() < AT_ONCE and _is_awake(at):
            at += A_MINUTE
        else:
            while nexts[mover] <= at:
                nexts[mover] = next(people[mover])
            at = nexts[mover]
        if clock.is_over(at):
            return Played(lost=True, lasted=at - begun)
        stopped = clock.stopped(at)
        left = pace.after_turn(stopped.left or timedelta())
        clock = Clock.for_turn(stopped.waiting or timedelta(), left).started(at)
    return Played(lost=False, lasted=at - begun)


def _is_awake(at: datetime) -> bool:
    midnight = at.replace(hour=0, minute=0, second=0, microsecond=0)
    return MORNING <= at - midnight <= EVENING


def cell(pace: Pace, *, looks: int, kind: str, games: int, seed: int) -> tuple[float, float]:
    """Return the share of games lost on time, and the median length of the others in days."""
    rng = random.Random(f"{seed} {pace} {looks} {kind}")
    played = [play(pace, looks=looks, turns=rng.randint(*TURNS[kind]), rng=rng) for _ in range(games)]
    lengths = [each.lasted / DAY for each in played if not each.lost]
    return sum(each.lost for each in played) / games, statistics.median(lengths) if lengths else 0.0


def main() -> int:
    asked = numbers(__doc__, games=300, seed=1)
    failed = False
    print("Lost on time, and days that the other games take (median), at 1, 2 and 4 looks a day")
    for name, pace in PACES.items():
        for kind in TURNS:
            cells = {looks: cell(pace, looks=looks, kind=kind, **asked) for looks in LOOKS}
            told = ", ".join(f"{lost:4.0%} {days:5.1f} d" for lost, days in cells.values())
            print(f"  {name:14} {kind:7} {told}")
            if pace == Pace.STEADY:
                failed |= any(lost > MOST_LOST[looks] for looks, (lost, _) in cells.items())
    print("The usual clock between people loses", "too many games" if failed else "as few games as agreed")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
