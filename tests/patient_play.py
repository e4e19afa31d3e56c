"""The program of `make play` for a machine that may be busy: `python -m tests.patient_play`, with the same options.

The bot is too late with an answer when somebody puts the clock forward, and not before.
"""

import sys

from discord_playground import Clock
from showcase import bot_process
from showcase.play import main

if __name__ == "__main__":
    Clock.patient = True
    bot_process.STARTS_WITHIN = 240.0
    sys.exit(main())
