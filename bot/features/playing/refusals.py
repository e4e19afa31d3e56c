"""The refusals of playing a move."""

from bot.domain.refusals import DeclaredReason

NOT_A_MOVE = DeclaredReason("not-a-move", str)
"""About a text that is neither a space nor a move."""
