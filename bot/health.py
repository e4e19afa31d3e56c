"""Signs of life, for a supervisor that restarts a bot without them: `python -m bot.health` tells if there are any.

The bot touches a file while it is connected to Discord's gateway; the check looks at the file's age.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from bot.client import DvonnClient

SIGN = Path(tempfile.gettempdir()) / "dvonn-bot.alive"
EVERY = 20.0
"""Seconds between two signs."""
TOO_OLD = 90.0
"""Seconds without a sign after which the bot counts as dead."""


async def show_signs_of_life(client: DvonnClient) -> None:
    """Touch the file now and then, as long as its gateway is connected."""
    while True:
        if client.is_connected:
            await asyncio.to_thread(SIGN.touch)
        await asyncio.sleep(EVERY)


def is_alive(now: float) -> bool:
    """Whether the last sign is fresh. `now` in seconds since the epoch."""
    try:
        return now - SIGN.stat().st_mtime < TOO_OLD
    except FileNotFoundError:
        return False


if __name__ == "__main__":
    sys.exit(0 if is_alive(time.time()) else 1)
