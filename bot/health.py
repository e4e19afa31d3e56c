"""Liveness check for a supervisor: `python -m bot.health` exits with 0 if the bot is alive.

The bot touches a file while it is connected to Discord's gateway, and the check looks at the file's age. The file's
name derives from the settings and the working directory, so bots on the same machine don't share one, and the check
must run in the same folder with the same settings.
"""

import asyncio
import hashlib
import sys
import tempfile
import time
from pathlib import Path
from typing import Protocol

from bot.settings import Settings, SettingsError, read_settings

EVERY = 20.0
"""Seconds between touches."""
TOO_OLD = 90.0
"""Age in seconds from which the bot counts as dead."""


class Connected(Protocol):
    """The part of the client that is needed here; a protocol, so that the check need not import discord.py."""

    @property
    def is_connected(self) -> bool:
        pass


def sign_of(settings: Settings, folder: Path) -> Path:
    """Return the path of the file that a bot touches when it runs in a folder with these settings."""
    own = "\n".join((settings.token, settings.database_url, settings.cluster or "", str(folder)))
    return Path(tempfile.gettempdir()) / f"dvonn-bot-{hashlib.sha256(own.encode()).hexdigest()[:16]}.alive"


def here() -> Path:
    return Path.cwd()


async def show_signs_of_life(client: Connected, sign: Path) -> None:
    """Touch the file regularly while the gateway is connected."""
    while True:
        if client.is_connected:
            await asyncio.to_thread(sign.touch)
        await asyncio.sleep(EVERY)


def is_alive(sign: Path, now: float) -> bool:
    """Whether the file is fresh; `now` is in seconds since the epoch."""
    try:
        return now - sign.stat().st_mtime < TOO_OLD
    except FileNotFoundError:
        return False


def main() -> int:
    """Run the check; return its exit status: 0 if the bot is alive, otherwise 1."""
    try:
        settings = read_settings()
    except SettingsError:
        return 1
    return 0 if is_alive(sign_of(settings, here()), time.time()) else 1


if __name__ == "__main__":
    sys.exit(main())
