"""The program of `make play` for a machine that may be busy: `python -m tests.patient_play`, with the same options.

The bot is too late with an answer when somebody puts the clock forward, and not before: it has no deadlines of its own,
and a Discord that is "too slow" stays so until then.
"""

import sys
from unittest import mock

from discord_playground import Clock
from showcase import bot_process
from showcase.play import main

if __name__ == "__main__":
    Clock.patient = True
    bot_process.STARTS_WITHIN = 240.0
    bot_process.PROGRAM = "tests.patient_bot"
    with mock.patch.dict("discord_playground.page.operator.FAULTS", late={"delay": 30.0}):
        sys.exit(main())
