"""How long all tests may think: a busy machine is no fault of the tested code, nor of what draws the examples."""

from hypothesis import HealthCheck, settings

from playground import Clock
from showcase import bot_process

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

Clock.patient = True  # a bot is too late when a test puts the clock forward
bot_process.STARTS_WITHIN = 240.0
