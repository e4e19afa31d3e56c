"""Runs the bot as a separate process, started by `python -m bot` as in production."""

import asyncio
import contextlib
import os
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from discord_playground import Application, Playground
from showcase.errors import ShowcaseError

CHECKOUT = Path(__file__).parents[1]
PROGRAM = "bot"
"""The module that is run."""
STARTS_WITHIN = 180.0
"""Seconds; importing the bot's libraries alone takes a few on a slow machine."""
STOPS_WITHIN = 15.0
"""Seconds between SIGTERM and SIGKILL."""
LOG_LINES = 8
"""Lines of the bot's log to quote in errors."""
COLOURS = re.compile(r"\x1b\[[\d;]*m")
"""ANSI colour codes in the log."""
CLOCK = "clock"
"""The file that tells the bot by how many seconds its clock is ahead."""


@contextlib.asynccontextmanager
async def running_bot(
    playground: Playground, application: Application, place: Path
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the bot during the block, which starts once it is connected; its database and log are in the folder `place`.

    Raises `ShowcaseError` with the end of the log if the bot does not connect, or if it exits and the block fails.
    """
    process = await start_bot(playground, application, place)
    try:
        await connected(playground, application, process, place)
        try:
            yield process
        except Exception as error:
            if process.returncode is not None:
                raise ShowcaseError(f"the bot stopped while it played:\n{log_tail(place)}") from error
            raise
    finally:
        await stop_bot(process)


async def start_bot(
    playground: Playground, application: Application, place: Path
) -> asyncio.subprocess.Process:
    """Start the bot's process with its database, log and clock file in the folder `place`."""
    with _log(place).open("wb") as output:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", PROGRAM),
            env=_environment(playground, application, place),
            cwd=place,  # without the .env file of a real bot
            stdout=output,
            stderr=output,
        )


def _log(place: Path) -> Path:
    return place / "bot.log"


def _environment(playground: Playground, application: Application, place: Path) -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, (str(CHECKOUT), os.environ.get("PYTHONPATH")))),
        "TMPDIR": str(place),  # keeps the heartbeat file apart from a real bot's
        "DISCORD_TOKEN": application.token,
        "DISCORD_API_URL": playground.api_url,
        "DATABASE_URL": f"sqlite+aiosqlite:///{place / 'dvonn.db'}",
        "LOG_LEVEL": "INFO",
        "CLOCK_OFFSET_FILE": str(place / CLOCK),
    }


async def connected(
    playground: Playground, application: Application, process: asyncio.subprocess.Process, place: Path
) -> None:
    """Wait until the bot is connected. Raises `ShowcaseError` if it exits first or takes too long."""
    connecting = asyncio.create_task(playground.connected(application, timeout=STARTS_WITHIN))
    ended = asyncio.create_task(process.wait())
    await asyncio.wait({connecting, ended}, return_when=asyncio.FIRST_COMPLETED)
    for task in (connecting, ended):
        task.cancel()
    if not connecting.done() or connecting.exception():
        how = "ended before it connected" if ended.done() else f"did not connect within {STARTS_WITHIN:.0f} s"
        raise ShowcaseError(f"the bot {how}:\n{log_tail(place)}")


async def stop_bot(process: asyncio.subprocess.Process) -> None:
    """Stop the bot with SIGTERM, or kill it if that takes too long."""
    if process.returncode is None:
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), STOPS_WITHIN)
    except TimeoutError:
        process.kill()
        await process.wait()


def log_tail(place: Path) -> str:
    """Return the last lines of the log in the folder `place`, indented."""
    text = COLOURS.sub("", _log(place).read_text(errors="replace"))
    lines = text.splitlines()[-LOG_LINES:]
    return "\n".join(f"    {line}" for line in lines) or "    (the log is empty)"
