"""Signs of life, for a supervisor that restarts a bot without them: `python -m bot.health` tells if there are any.

The bot touches a file while it is connected to Discord's gateway, and the check looks at the file's age. Each bot on a
machine has a file of its own. The file's name follows from the settings and the bot's folder, so the check finds it if
it is started in the same folder with the same settings.
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
"""Seconds between two signs."""
TOO_OLD = 90.0
"""Seconds without a sign after which the bot counts as dead."""


class Connected(Protocol):
    """A client with a connection to Discord's gateway. The check runs every half minute, and loads no client for it."""

    @property
    def is_connected(self) -> bool:
        """Whether the connection is there."""


def sign_of(settings: Settings, folder: Path) -> Path:
    """The file that a bot with these settings touches, which runs in a folder."""
    own = "\n".join((settings.token, settings.database_url, settings.cluster or "", str(folder)))
    return Path(tempfile.gettempdir()) / f"dvonn-bot-{hashlib.sha256(own.encode()).hexdigest()[:16]}.alive"


def here() -> Path:
    """The folder where this process runs."""
    return Path.cwd()


async def show_signs_of_life(client: Connected, sign: Path) -> None:
    """Touch the file now and then, as long as its gateway is connected."""
    while True:
        if client.is_connected:
            await asyncio.to_thread(sign.touch)
        await asyncio.sleep(EVERY)


def is_alive(sign: Path, now: float) -> bool:
    """Whether the last sign is fresh. `now` in seconds since the epoch."""
    try:
        return now - sign.stat().st_mtime < TOO_OLD
    except FileNotFoundError:
        return False


def main() -> int:
    """The exit status of the check: 0 where the bot that has these settings is alive."""
    try:
        settings = read_settings()
    except SettingsError:
        return 1
    return 0 if is_alive(sign_of(settings, here()), time.time()) else 1


if __name__ == "__main__":
    sys.exit(main())
