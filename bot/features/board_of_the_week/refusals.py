"""The refusals of the board of the week."""

from types import NoneType

from bot.domain.refusals import DeclaredReason, OneMatch, Protected

WITHOUT_HELP = DeclaredReason("without-help", OneMatch)
"""The match is a try at the board, in which there are no hints, plans, undos or draws."""
WEEK_OVER = DeclaredReason[OneMatch | None]("week-over", OneMatch, NoneType)
"""The week is over."""
WEEK_IN_PLAY = DeclaredReason("week-in-play", Protected)
"""The position belongs to the board of the current week."""
WEEK_FORGOTTEN = DeclaredReason("week-forgotten")
"""The user had a try at the board of this week, and has had it deleted."""
WEEK_SHARED = DeclaredReason("week-shared")
"""The user has shared the result of that week in the server before."""
NOTHING_TO_SHARE = DeclaredReason("nothing-to-share")
"""The user has no result of that week yet."""
