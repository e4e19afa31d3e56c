"""The bot for a machine that may be busy: `python -m tests.patient_bot`, with the options of `python -m bot`."""

import gc
import sys

from bot.__main__ import main

if __name__ == "__main__":
    gc.disable()  # the bot, too, imports itself so
    from tests.unhurried import be_patient

    be_patient(setattr, seconds=20.0)  # the tests of the page wait for longer than that
    sys.exit(main())
