"""Settings of all tests: a busy machine doesn't fail them, and property tests try the same examples in each run.

With the environment variable EXPLORE, property tests try new examples, and more of them. Without it, Hypothesis draws
none from the constants of the modules that happen to be loaded: each change of the source would bring other examples.
"""

import os

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from discord_playground import Clock
from showcase import bot_process

EXPLORES = "EXPLORE" in os.environ

settings.register_profile(
    "untimed",
    deadline=None,
    derandomize=not EXPLORES,
    max_examples=100 if EXPLORES else 40,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("untimed")
if not EXPLORES:
    providers._get_local_constants = lambda: providers._local_constants  # it stays empty

Clock.patient = True  # a bot is too late when a test puts the clock forward
bot_process.STARTS_WITHIN = 240.0
