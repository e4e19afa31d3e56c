"""Settings of all tests: a busy machine doesn't fail them, and property tests try the same examples in each run.

With the environment variable EXPLORE, property tests draw new examples.
"""

import os

from hypothesis import HealthCheck, settings

from discord_playground import Clock
from showcase import bot_process

settings.register_profile(
    "untimed",
    deadline=None,
    derandomize="EXPLORE" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("untimed")

Clock.patient = True  # a bot is too late when a test puts the clock forward
bot_process.STARTS_WITHIN = 240.0
