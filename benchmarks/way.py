"""The way of a typed move through the bot: what it enters and what it asks of the database.

    python -m benchmarks.way [--moves 6] [--seed 1]

Warm `/dvonn move`s are typed on the playground, each followed until it is answered, shown and tidied. Prints for
the dearest one the files of `bot/` that were entered, in all threads, and its transactions with their statements; then
the transactions of a minute in which nothing happens, for which the clock is put forward.
"""

import asyncio
import contextlib
import random
import sys
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from types import FrameType

from sqlalchemy import Connection, event

from benchmarks.options import numbers
from bot.scheduler import Scheduler
from bot.storage import Store
from dvonn import Jump, Phase, Position
from tests.end_to_end.club import Club

BOT = Path(__file__).parents[1] / "bot"

WARM = 6
"""Moves that are made before any is measured."""


@dataclass
class Way:
    """The way of one move: the code that was entered, and the questions to the database."""

    entered: set[str] = field(default_factory=set)
    """The files whose code was entered, whosever they are."""
    transactions: list[list[str]] = field(default_factory=list)
    """The statements of each transaction, each as its verb and its first table."""

    @property
    def files(self) -> set[str]:
        """The files of `bot/`, as paths within it."""
        return {str(file.relative_to(BOT)) for file in map(Path, self.entered) if file.is_relative_to(BOT)}

    @property
    def statements(self) -> int:
        """How many statements there were in all."""
        return sum(map(len, self.transactions))


class Tracker:
    """Follows what happens while it is asked to; to be made before the threads that are to be followed."""

    def __init__(self) -> None:
        self._way: Way | None = None
        threading.setprofile(self._enter)

    @contextlib.contextmanager
    def following(self, store: Store) -> Iterator[Way]:
        """The way of everything in the block."""
        way = self._way = Way()
        asked: dict[Connection, list[str]] = {}
        engine = store._engine.sync_engine  # noqa: SLF001  a look inside

        def begin(connection: Connection) -> None:
            asked[connection] = []
            way.transactions.append(asked[connection])

        def execute(connection: Connection, _: object, statement: str, *__: object) -> None:
            if statement.startswith("BEGIN"):  # on SQLite, in the event `begin`, mostly before the one above
                return
            asked.setdefault(connection, []).append(_in_short(statement))

        event.listen(engine, "begin", begin)
        event.listen(engine, "before_cursor_execute", execute)
        sys.setprofile(self._enter)
        try:
            yield way
        finally:
            sys.setprofile(None)
            event.remove(engine, "begin", begin)
            event.remove(engine, "before_cursor_execute", execute)
            self._way = None

    def _enter(self, frame: FrameType, what: str, _: object) -> None:
        if self._way is not None and what == "call":
            self._way.entered.add(frame.f_code.co_filename)


def _in_short(statement: str) -> str:
    """The verb and the first table of a statement."""
    words = statement.replace("FROM", "INTO").split()
    verb = words[0]
    if verb != "UPDATE" and "INTO" not in words:
        return verb
    return f"{verb} {words[1] if verb == 'UPDATE' else words[words.index('INTO') + 1]}"


async def ways_of_moves(club: Club, tracker: Tracker, moves: int, rng: random.Random) -> list[Way]:
    """Play moves by typing them and follow each that comes after the first few."""
    await club.begin(setup="random")
    await club.nothing_to_do()
    ways = []
    for number in range(WARM + moves):
        match = await club.stored()
        if match.position.phase is Phase.OVER:
            break
        mover = club.anna if match.player_to_move == club.anna.id else club.ben
        move = rng.choice(_harmless(match.position))
        with tracker.following(club.store) as way:
            await club.use(mover, "move", {"from": str(move.source), "to": str(move.target)})
            await club.quiet()
        if (await club.stored()).number == match.number:
            raise RuntimeError("a question instead of a move")
        if number >= WARM:
            ways.append(way)
    return ways


def _harmless(position: Position) -> list[Jump]:
    """The moves about which nobody is asked: they cut nothing off."""
    jumps = [move for move in position.legal_moves() if isinstance(move, Jump)]
    return [move for move in jumps if not position.cut_off_by(move)]


async def way_of_an_idle_minute(club: Club, tracker: Tracker, pauses: "Pauses") -> Way:
    """The work of the bot in a minute in which nobody does anything."""
    await club.quiet()
    with tracker.following(club.store) as way:
        pauses.minute_goes_by(club)
        await pauses.over.wait()
        await club.quiet()
    return way


class Pauses:
    """How the scheduler waits: until a minute is to go by, which then does so at once."""

    def __init__(self) -> None:
        self._begun = asyncio.Event()
        self.over = asyncio.Event()
        """The minute has gone by."""
        self._left = 60.0

    def minute_goes_by(self, club: Club) -> None:
        """Let the scheduler go on."""
        self._club = club
        self._begun.set()

    async def pause(self, seconds: float) -> None:
        """Wait so long, on the club's clocks."""
        await self._begun.wait()
        step = min(seconds, self._left)
        if not step:
            self.over.set()
            await asyncio.Event().wait()
        self._left -= step
        self._club.put_clocks_forward(timedelta(seconds=step))


async def measure(moves: int, seed: int, folder: Path) -> None:
    """Play, wait a minute, and print."""
    tracker = Tracker()
    pauses = Pauses()
    Scheduler.pause = staticmethod(pauses.pause)
    async with Club(folder / "dvonn.db") as club:
        ways = await ways_of_moves(club, tracker, moves, random.Random(seed))
        idle = await way_of_an_idle_minute(club, tracker, pauses)
    dearest = max(ways, key=lambda way: (len(way.transactions), way.statements))
    files = sorted(set[str]().union(*(way.files for way in ways)))
    print(f"a typed move enters {len(files)} files of bot/:")
    for file in files:
        print(f"    {file}")
    print(f"it makes {len(dearest.transactions)} transactions with {dearest.statements} statements:")
    for transaction in dearest.transactions:
        print(f"    {', '.join(transaction)}")
    print(f"an idle minute makes {len(idle.transactions)} transactions")


def main() -> None:
    """Read the arguments and measure."""
    asked = numbers(__doc__, moves=6, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(**asked, folder=Path(folder)))


if __name__ == "__main__":
    main()
