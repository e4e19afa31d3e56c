"""The refusals of digests."""

from bot.domain.refusals import DeclaredReason

NOT_A_ZONE = DeclaredReason("not-a-zone", str)
"""The text isn't the name of a time zone."""
