"""Liveness check for a supervisor: `python -m bot.process.health` exits with 0 if the bot is alive.

The bot touches a file while it is connected to Discord's gateway and can write to its database
(`bot/process/liveness.py`), and the check looks at the file's age. A container runs the check every 30 seconds, so
with `ALIVE_FILE` in the environment the check imports almost nothing. Otherwise it has to run in the same folder as
the bot, and reads the settings to find the file.
"""

import os
import sys
import time

ALIVE_FILE = "ALIVE_FILE"

TOO_OLD = 90.0
"""Age in seconds from which the bot counts as dead."""


def is_alive(sign: str | os.PathLike[str], now: float) -> bool:
    """Whether the file is fresh; `now` is in seconds since the epoch."""
    try:
        return now - os.stat(sign).st_mtime < TOO_OLD  # noqa: PTH116  importing pathlib takes as long as all the rest
    except FileNotFoundError:
        return False


def main() -> int:
    """Run the check; return its exit status: 0 if the bot is alive, otherwise 1."""
    sign = os.environ.get(ALIVE_FILE) or _sign_by_settings()
    return 0 if sign and is_alive(sign, time.time()) else 1


def _sign_by_settings() -> str | None:
    """Return the file of a bot with the settings of this folder; None if these are invalid."""
    from bot.process.liveness import here, sign_of  # noqa: PLC0415  imports twenty times as much as the check needs
    from bot.process.settings import SettingsError, read_settings  # noqa: PLC0415  as above

    try:
        return str(sign_of(read_settings(), here()))
    except SettingsError:
        return None


if __name__ == "__main__":
    sys.exit(main())
