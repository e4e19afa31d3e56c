"""The refusals of the board of the week."""

from bot.domain.refusals import DeclaredReason

WEEK_FORGOTTEN = DeclaredReason("week-forgotten")
"""The user had a try at the board of this week, and has had it deleted."""
WEEK_SHARED = DeclaredReason("week-shared")
"""The user has shared the result of that week in the server before."""
NOTHING_TO_SHARE = DeclaredReason("nothing-to-share")
"""The user has no result of that week yet."""
