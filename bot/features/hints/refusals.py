"""Reasons for refusing a hint."""

from bot.domain import Match
from bot.domain.refusals import DeclaredReason

NO_HINTS_HERE = DeclaredReason("no-hints-here", Match)
"""The match is against another user, or the page shows the past of a running match."""
NOTHING_TO_CHOOSE = DeclaredReason("nothing-to-choose")
"""The position offers no choice of moves."""
