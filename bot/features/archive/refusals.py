"""The refusals of the archive."""

from bot.domain.refusals import DeclaredReason

NOT_A_PERIOD = DeclaredReason("not-a-period", str)
"""Neither a year, a month nor a day."""
