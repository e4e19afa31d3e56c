"""The path of a typed move through the bot: the files that it enters and its database statements.

python -m benchmarks.way [--moves 6] [--seed 1]

Warm `/dvonn move`s are typed on the playground, each traced until it is answered, shown and cleaned up. Prints for the
most expensive one the entered files of `bot/`, in all threads, and its transactions with their statements; then the
figures of the first move of an hour and of a move in a watched match, and the transactions of an idle minute, for which
the clock is advanced.
"""

import asyncio
import contextlib
import random
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from types import FrameType

from sqlalchemy import Connection, event

from benchmarks.options import numbers
from bot.discord.scheduler import Scheduler
from bot.storage import Store
from dvonn import Jump, Phase, Position
from tests.end_to_end.club import Club
from tests.end_to_end.onlooking import watch

BOT = Path(__file__).parents[1] / "bot"

WARM = 6
"""Moves before the first measurement."""


@dataclass
class Way:
    """The path of one move: the entered code and the database statements."""

    entered: set[str] = field(default_factory=set)
    """The files whose code was entered, of all packages."""
    transactions: list[list[str]] = field(default_factory=list)
    """The statements of each transaction, each as its verb and its first table."""

    @property
    def files(self) -> set[str]:
        """The files of `bot/`, as paths within it."""
        return {str(file.relative_to(BOT)) for file in map(Path, self.entered) if file.is_relative_to(BOT)}

    @property
    def statements(self) -> int:
        """The number of statements."""
        return sum(map(len, self.transactions))


class Tracker:
    """A tracer that works on request; create it before the threads that it should trace."""

    def __init__(self) -> None:
        self._way: Way | None = None
        threading.setprofile(self._enter)

    @contextlib.contextmanager
    def following(self, store: Store) -> Iterator[Way]:
        """Trace everything in the block."""
        way = self._way = Way()
        asked: dict[Connection, list[str]] = {}
        engine = store._engine.sync_engine  # noqa: SLF001  reads internals

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
    """Return the verb and the first table of a statement."""
    words = statement.replace("FROM", "INTO").split()
    verb = words[0]
    if verb != "UPDATE" and "INTO" not in words:
        return verb
    return f"{verb} {words[1] if verb == 'UPDATE' else words[words.index('INTO') + 1]}"


async def ways_of_moves(club: Club, tracker: Tracker, moves: int, rng: random.Random) -> list[Way]:
    """Type moves and trace all but the first few."""
    await club.begin(setup="random")
    await club.nothing_to_do()
    ways = [way async for way in _moves(club, tracker, WARM + moves, rng)]
    return ways[WARM:]


async def ways_of_dearer_moves(club: Club, tracker: Tracker, rng: random.Random) -> dict[str, Way]:
    """Trace the first move of an hour, and a move in a watched match."""
    club.put_clocks_forward(timedelta(hours=1))
    (first,) = [way async for way in _moves(club, tracker, 1, rng)]
    await watch(club, club.cleo, "Each move")
    await club.quiet()
    watched = [way async for way in _moves(club, tracker, 3, rng)]
    return {"the first move of an hour": first, "a move that one person watches": watched[-1]}


async def _moves(club: Club, tracker: Tracker, moves: int, rng: random.Random) -> AsyncIterator[Way]:
    for _ in range(moves):
        match = await club.stored()
        if match.position.phase is Phase.OVER:
            break
        mover = club.anna if match.player_to_move == club.anna.id else club.ben
        move = rng.choice(_harmless(match.position))
        with tracker.following(club.store) as way:
            await club.use(mover, "move", {"move": f"{move.source} {move.target}"})
            await club.quiet()
        if (await club.stored()).number == match.number:
            raise RuntimeError("a question instead of a move")
        yield way


def _harmless(position: Position) -> list[Jump]:
    """Return the moves that need no confirmation: they cut nothing off."""
    jumps = [move for move in position.legal_moves() if isinstance(move, Jump)]
    return [move for move in jumps if not position.cut_off_by(move)]


async def way_of_an_idle_minute(club: Club, tracker: Tracker, pauses: "Pauses") -> Way:
    """Trace the bot in an idle minute."""
    await club.quiet()
    with tracker.following(club.store) as way:
        pauses.minute_goes_by(club)
        await pauses.over.wait()
        await club.quiet()
    return way


class Pauses:
    """A replacement for the scheduler's waiting: it blocks until a minute should pass, which then passes at once."""

    def __init__(self) -> None:
        self._begun = asyncio.Event()
        self.over = asyncio.Event()
        """Set when the minute has passed."""
        self._left = 60.0

    def minute_goes_by(self, club: Club) -> None:
        """Resume the scheduler."""
        self._club = club
        self._begun.set()

    async def pause(self, seconds: float) -> None:
        """Advance the club's clocks by `seconds` instead of waiting, up to a minute in total."""
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
        dearer = await ways_of_dearer_moves(club, tracker, random.Random(seed))
        idle = await way_of_an_idle_minute(club, tracker, pauses)
    dearest = max(ways, key=lambda way: (len(way.transactions), way.statements))
    files = sorted(set[str]().union(*(way.files for way in ways)))
    print(f"a typed move enters {len(files)} files of bot/:")
    for file in files:
        print(f"    {file}")
    print(f"it makes {len(dearest.transactions)} transactions with {dearest.statements} statements:")
    for transaction in dearest.transactions:
        print(f"    {', '.join(transaction)}")
    for name, way in dearer.items():
        print(f"{name} makes {len(way.transactions)} with {way.statements}, in {len(way.files)} files")
    print(f"an idle minute makes {len(idle.transactions)} transactions")


def main() -> None:
    asked = numbers(__doc__, moves=6, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(**asked, folder=Path(folder)))


if __name__ == "__main__":
    main()
