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

from playground import ClockPutForward, Event, Playground, UnreadableWorldError
from showcase.bot_process import CLOCK
from showcase.club import reopened_or_founded
from showcase.supervised_bot import SupervisedBot

PORT = 8321
WORLD = "club"
"""The file in which the playground's server is kept."""


async def play(port: int, place: Path, *, rate_limits: bool = True) -> None:
    """Run both until SIGINT or SIGTERM; `place` holds what is kept. Raises `OSError` where the port is taken."""
    stopped = _stopped_by_signals()
    async with Playground(port=port, rate_limits=rate_limits) as playground:
        club = reopened_or_founded(playground, place / WORLD)
        with _shared_clock(playground, place / CLOCK):
            bot = SupervisedBot(playground, club.application, place, _tell)
            playground.page.give_switch(bot)
            await bot.start()
            _tell(f"\nOpen {playground.page_url} in a browser, and again in another tab to be somebody else.")
            _tell("Ctrl+C stops it.")
            await stopped.wait()
            _tell("\nStopping the bot …")
            await bot.stop()


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
    options = parser.parse_args()
    _tell("Starting the playground (a stand-in for Discord on this machine) and the bot …")
    try:
        with _folder(options.data) as place:
            asyncio.run(play(options.port, place, rate_limits=not options.no_rate_limits))
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
