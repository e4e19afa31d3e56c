"""The refusals of challenges."""

from bot.domain.refusals import DeclaredReason

CANNOT_SEE = DeclaredReason("cannot-see")
"""The user can't see the channel of the match."""
