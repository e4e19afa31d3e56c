"""The refusals of watching."""

from bot.domain import Match
from bot.domain.refusals import DeclaredReason

WATCHED_OWN_MATCH = DeclaredReason("watched-own-match", Match)
"""Players can't watch their own match; they are pinged anyway."""
