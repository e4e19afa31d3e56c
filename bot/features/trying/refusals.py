"""The refusals of lines of moves tried out."""

from bot.catalogue.refusals import fill_in
from bot.domain import MatchId
from bot.domain.refusals import DeclaredReason

NO_SUCH_LINE = DeclaredReason("no-such-line")
"""The user has no such line, or newer lines have replaced it."""
TOO_MANY_LINES = DeclaredReason("too-many-lines", int)
"""The user has too many saved lines; the number is the limit."""
LINE_IN_PLAY = DeclaredReason("line-in-play", MatchId)
"""The line starts from a running match, so it can't be shown to others; the number is that of the match."""
NOTHING_TO_TRY = DeclaredReason("nothing-to-try")
"""The game is over in the position, so no move can be tried."""

fill_in(lambda most, _: {"most": most}, TOO_MANY_LINES)
fill_in(lambda match, _: {"match": match}, LINE_IN_PLAY)
