"""How long a step through a game's history takes: from the press to the other ply in the private panel.

    python -m benchmarks.history [--steps 400]

Measured with the real bot in a process of its own on the playground: repeatedly through a finished match of 120
plies, and through the same game as an imported record, half a game apart. A bare discord.py command that
answers with a fixed picture of the same size shows the share of Discord and the library.
"""

import asyncio
import contextlib
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.move import ROOT, BareTable, Table, report, running
from benchmarks.options import numbers
from benchmarks.replay import long_game
from bot.domain import ChannelId, Event, EventNumber, GuildId, Players, Setup, UserId, Venue
from bot.domain.events import Started
from bot.storage import Store
from discord_playground import Message, Playground, Upload
from dvonn import PASS, Game, Record, format_sgf
from rendering import render_board

WARM_UP = 20


class Reader:
    """A person who steps through a game, from its end to its start, repeatedly."""

    panel: Message

    def __init__(self, table: Table) -> None:
        self.table = table
        self.person = table.players[0]

    async def open(self, command: str, *buttons: str, **options: object) -> None:
        """Open the panel: use a command, then the buttons of its answers."""
        used = await (await self.person.command(self.table.channel, command, options)).settled()
        for button in buttons:
            if used.response:
                used = await (await self.person.click(used.response, button)).settled()
        if used.response is None:
            raise RuntimeError(f"/{command} was not answered")
        self.panel = used.response

    async def step(self) -> float:
        """Step to another ply; return the milliseconds from the press to the changed panel."""
        back = next(button for button in self.panel.buttons if button.answers_to("◀"))
        before = self.panel.text
        began = time.perf_counter()
        self.person.begin_click(self.panel, "⏭" if back.disabled else "◀")
        await self.table.playground.wait_until(lambda: self.panel.text != before, what="another ply")
        return (time.perf_counter() - began) * 1000


async def store_match(url: str, table: Table, game: Game) -> None:
    """Store a game as a finished match of a table's people."""
    white, black = (UserId(person.id) for person in table.players)
    players, venue = Players(white, black), Venue(GuildId(table.guild.id), ChannelId(table.channel.id))
    store = await Store.open(url)
    async with store.write() as uow:
        await uow.matches.add(venue, players, Setup.FULL, events_of(game, players))
    await store.close()


def events_of(game: Game, players: Players) -> tuple[Event, ...]:
    """Return the events of a match with the moves of a game."""
    at, events = datetime.now(UTC), [Event(EventNumber(1), Started(Game()), None, datetime.now(UTC))]
    for ply, move in enumerate(game.moves):
        mover = game.position_at(ply).to_move
        actor = None if move is PASS or mover is None else players.of(mover)
        events.append(Event(EventNumber(ply + 2), move, actor, at))
    return tuple(events)


async def measure(steps: int, folder: Path) -> None:
    """Step through both games and request the bare picture, alternating, then print."""
    game = long_game()
    picture, url = folder / "board.png", f"sqlite+aiosqlite:///{folder / 'dvonn.db'}"
    picture.write_bytes(render_board(game.position_at(60)))
    async with Playground() as playground, contextlib.AsyncExitStack() as stack:
        bare, table = BareTable(playground, "bare"), Table(playground, "history")
        await store_match(url, table, game)
        await stack.enter_async_context(running(bare, str(ROOT / "benchmarks" / "bare_bot.py"), str(picture)))
        await stack.enter_async_context(running(table, "-m", "bot", DATABASE_URL=url))
        match, record = Reader(table), Reader(table)
        await match.open("dvonn games", "Finished", "Open", "History")
        await record.open("dvonn import", file=Upload("game.sgf", format_sgf(Record(game)).encode()))
        # Neither may find pictures in the cache that were just drawn for the other one.
        for _ in range(len(game.moves) // 2):
            await record.step()
        steps_of: dict[str, BareTable | Reader] = {
            "bare command": bare,
            f"step in a match of {len(game.moves)} plies": match,
            "step in the same as a record": record,
        }
        times: dict[str, list[float]] = {name: [] for name in steps_of}
        for number in range(steps + WARM_UP):
            for name, each in steps_of.items():
                elapsed = await each.step()
                if number >= WARM_UP:
                    times[name].append(elapsed)
        for name, elapsed_times in times.items():
            report(name, elapsed_times)


def main() -> None:
    asked = numbers(__doc__, steps=400)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(**asked, folder=Path(folder)))


if __name__ == "__main__":
    main()
