"""`dvonn-discord play` and `python -m showcase.play`: the bot with a stand-in for Discord, to play in a browser."""

import argparse
import asyncio
import contextlib
import errno
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Iterator, Sequence
from pathlib import Path

from discord_playground import BotState, ClockPutForward, Event, Playground, UnreadableWorldError
from showcase.bot_process import CLOCK
from showcase.club import Club, create_club, load_club
from showcase.errors import ShowcaseError
from showcase.seeding import seed_matches
from showcase.supervised_bot import SupervisedBot

PORT = 8321
WORLD = "club"
"""The file that stores the playground's world."""


async def play(
    port: int, place: Path, *, rate_limits: bool = True, quiet: bool = False, opens: bool = False
) -> None:
    """Run the bot and the playground until SIGINT or SIGTERM; `place` is the data folder.

    A new server is seeded with matches unless `quiet`. With `opens`, the page opens in a browser if there is a screen.
    Raises `OSError` if the port is taken.
    """
    stopped = _stopped_by_signals()
    async with Playground(port=port) as playground:
        known = load_club(playground, place / WORLD)
        club = known or create_club(playground)
        if quiet:
            club.introduce_bot_elsewhere()
        with _shared_clock(playground, place / CLOCK):
            bot = SupervisedBot(playground, club.application, place, _tell)
            playground.page.give_switch(bot)
            await bot.start()
            if bot.state is BotState.RUNNING and not (known or quiet):
                await _seed(club)
            if rate_limits:
                playground.limit_rates()
            _tell(
                f"\nOpen {playground.page_url} in a browser and play as Anna, or as others in further tabs."
            )
            _tell("Press Ctrl+C to stop.")
            if opens and _has_screen():
                await asyncio.to_thread(webbrowser.open, playground.page_url)
            await stopped.wait()
            _tell("\nStopping the bot …")
            await bot.stop()


async def _seed(club: Club) -> None:
    """Seed the club with matches; report a failure and continue."""
    try:
        await seed_matches(club)
    except ShowcaseError as trouble:
        _tell(f"Seeding the club with games failed: {trouble}")


def _stopped_by_signals() -> asyncio.Event:
    stopped = asyncio.Event()
    with contextlib.suppress(NotImplementedError):  # on Windows, where Ctrl+C interrupts `main`
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    return stopped


def _has_screen() -> bool:
    """Whether a browser with windows can be opened."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


@contextlib.contextmanager
def _shared_clock(playground: Playground, file: Path) -> Iterator[None]:
    """Set the bot's clock by the playground's through a file; an offset from an earlier run is restored."""
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
    """Yield the data folder, or a temporary one."""
    if data is None:
        with tempfile.TemporaryDirectory(prefix="dvonn-") as passing:
            yield Path(passing)
    else:
        data.mkdir(parents=True, exist_ok=True)
        yield data.resolve()


def main(arguments: Sequence[str] | None = None, *, prog: str = "showcase.play", opens: bool = False) -> int:
    """Run the command; the exit status is 1 if it can't start, with the reason on stderr."""
    parser = argparse.ArgumentParser(
        prog=prog, description="Play DVONN in a browser, on a stand-in for Discord."
    )
    parser.add_argument("--port", type=int, default=PORT, help="port of the page (default %(default)s)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="keep games and messages in this folder")
    parser.add_argument("--no-rate-limits", action="store_true", help="don't apply Discord's rate limits")
    parser.add_argument("--quiet", action="store_true", help="start with a server without games")
    options = parser.parse_args(arguments)
    _tell("Starting the playground (a stand-in for Discord on this machine) and the bot …")
    try:
        with _folder(options.data) as place:
            limited = not options.no_rate_limits
            asyncio.run(play(options.port, place, rate_limits=limited, quiet=options.quiet, opens=opens))
    except KeyboardInterrupt:
        return 0
    except OSError as trouble:
        return _fail(_explained(trouble, options.port))
    except UnreadableWorldError as trouble:
        return _fail(f"The playground can't start: {trouble}, or name another folder.")
    return 0


def _explained(trouble: OSError, port: int) -> str:
    if trouble.errno == errno.EADDRINUSE:
        return (
            f"Port {port} is taken, perhaps by another playground. "
            f"Take another one: --port {port + 1}, or make play PORT={port + 1}"
        )
    return f"The playground can't start: {trouble}"


def _fail(message: str) -> int:
    print(message, file=sys.stderr)  # noqa: T201  command output
    return 1


def _tell(line: str) -> None:
    print(line, flush=True)  # noqa: T201  command output


if __name__ == "__main__":
    sys.exit(main())
