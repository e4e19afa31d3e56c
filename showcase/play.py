"""`python -m showcase.play`: the bot and a stand-in for Discord on this machine, to play with in a browser."""

import argparse
import asyncio
import contextlib
import errno
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playground import BotState, ClockPutForward, Event, Playground, UnreadableWorldError
from showcase.bot_process import CLOCK
from showcase.club import Club, founded, reopened
from showcase.errors import ShowcaseError
from showcase.going_on import let_life_go_on
from showcase.supervised_bot import SupervisedBot

PORT = 8321
WORLD = "club"
"""The file in which the playground's server is kept."""


async def play(port: int, place: Path, *, rate_limits: bool = True, quiet: bool = False) -> None:
    """Run both until SIGINT or SIGTERM; `place` holds what is kept. Raises `OSError` where the port is taken.

    A server that is new has some life in it already, unless it is to be `quiet`.
    """
    stopped = _stopped_by_signals()
    async with Playground(port=port) as playground:
        known = reopened(playground, place / WORLD)
        club = known or founded(playground)
        if quiet:
            club.let_card_stand_elsewhere()
        with _shared_clock(playground, place / CLOCK):
            bot = SupervisedBot(playground, club.application, place, _tell)
            playground.page.give_switch(bot)
            await bot.start()
            if bot.state is BotState.RUNNING and not (known or quiet):
                await _enliven(club)
            if rate_limits:
                playground.limit_rates()
            _tell(f"\nOpen {playground.page_url} in a browser: as Anna, or in further tabs as others.")
            _tell("Ctrl+C stops it.")
            await stopped.wait()
            _tell("\nStopping the bot …")
            await bot.stop()


async def _enliven(club: Club) -> None:
    """Let something go on; where it can't, the server is there all the same."""
    try:
        await let_life_go_on(club)
    except ShowcaseError as trouble:
        _tell(f"There is less to see than there should be: {trouble}")


def _stopped_by_signals() -> asyncio.Event:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    return stopped


@contextlib.contextmanager
def _shared_clock(playground: Playground, file: Path) -> Iterator[None]:
    """Keep the bot's clock with the playground's, and go on where both were when the file was written."""
    if file.exists():
        playground.clock.advance(float(file.read_text()))

    def write(event: Event) -> None:
        if isinstance(event, ClockPutForward):
            new = file.with_suffix(".new")
            new.write_text(str(playground.clock.ahead))
            new.replace(file)

    unsubscribe = playground.stream.subscribe(write)
    try:
        yield
    finally:
        unsubscribe()


@contextlib.contextmanager
def _folder(data: Path | None) -> Iterator[Path]:
    """The folder for what is kept, or a temporary one."""
    if data is None:
        with tempfile.TemporaryDirectory(prefix="dvonn-") as passing:
            yield Path(passing)
    else:
        data.mkdir(parents=True, exist_ok=True)
        yield data.resolve()


def main() -> int:
    """Read the command line and run; the exit status is 1 if it can't start, with the reason on stderr."""
    parser = argparse.ArgumentParser(
        prog="showcase.play", description="Play DVONN in a browser, on a stand-in for Discord."
    )
    parser.add_argument("--port", type=int, default=PORT, help="where the page is (default %(default)s)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="keep matches and messages in this folder")
    parser.add_argument("--no-rate-limits", action="store_true", help="take messages as fast as they come")
    parser.add_argument("--quiet", action="store_true", help="begin with a server in which nothing goes on")
    options = parser.parse_args()
    _tell("Starting the playground (a stand-in for Discord on this machine) and the bot …")
    try:
        with _folder(options.data) as place:
            limited = not options.no_rate_limits
            asyncio.run(play(options.port, place, rate_limits=limited, quiet=options.quiet))
    except OSError as trouble:
        return _fail(_explained(trouble, options.port))
    except UnreadableWorldError as trouble:
        return _fail(f"The playground can't start: {trouble}, or name another folder.")
    return 0


def _explained(trouble: OSError, port: int) -> str:
    if trouble.errno == errno.EADDRINUSE:
        return f"Port {port} is taken, perhaps by another playground. Take another one: make play PORT={port + 1}"
    return f"The playground can't start: {trouble}"


def _fail(message: str) -> int:
    print(message, file=sys.stderr)  # noqa: T201  for the person who started it
    return 1


def _tell(line: str) -> None:
    print(line, flush=True)  # noqa: T201  what the command is for


if __name__ == "__main__":
    sys.exit(main())
