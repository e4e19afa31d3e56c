"""The bot as a program whose machine's clock jumps: the file `MACHINE_CLOCK_FILE` says by how many seconds it is wrong.

Unlike `CLOCK_OFFSET_FILE`, which stands for time that passes, this is a clock that is set: nothing happens meanwhile.
"""

import os
import sys
import time
from datetime import datetime, timedelta
from pathlib import Path

from bot.process import clock

FILE = Path(os.environ["MACHINE_CLOCK_FILE"])
RIGHT_NOW, RIGHT_TIME = clock._now, time.time  # noqa: SLF001  the one place that reads the machine's clock


def wrong_by() -> float:
    """Return by how many seconds the machine's clock is ahead."""
    try:
        return float(FILE.read_text(encoding="ascii") or 0)
    except FileNotFoundError:
        return 0.0


def wrong_now() -> datetime:
    return RIGHT_NOW() + timedelta(seconds=wrong_by())


def wrong_time() -> float:
    return RIGHT_TIME() + wrong_by()


if __name__ == "__main__":
    clock._now = wrong_now  # noqa: SLF001  as above
    time.time = wrong_time
    from bot.__main__ import main  # after the lines above

    sys.exit(main())
