"""The refusals of the crown."""

from datetime import datetime

from bot.domain.refusals import DeclaredReason

CROWN_OFF = DeclaredReason("crown-off")
"""No manager has started the crown in the server."""
CROWN_BUSY = DeclaredReason("crown-busy")
"""Another challenge is open or being played."""
CROWN_OWN = DeclaredReason("crown-own")
"""The user wears the crown, and so can't challenge for it."""
NOT_IN_TABLE = DeclaredReason("crown-not-in-table")
"""The user isn't in the table of ratings."""
CROWN_FREE = DeclaredReason("crown-free")
"""Nobody wears the crown, and the user isn't one of the two who may play for it."""
CROWN_REST = DeclaredReason("crown-rest", datetime)
"""The user has played for the crown as a challenger not long ago."""
CROWN_AWAY = DeclaredReason("crown-away", datetime)
"""The one who would have to answer is away until then."""
CROWN_ANSWERED = DeclaredReason("crown-answered")
"""The challenge is no longer open."""
NOT_YOURS_TO_ANSWER = DeclaredReason("crown-not-yours")
"""Someone else is challenged for the crown, or has made the challenge."""
OWN_CROWN_CHALLENGE = DeclaredReason("crown-own-challenge")
"""The user has made the challenge, which the other one answers."""
CROWN_IN_PLAY = DeclaredReason("crown-in-play")
"""The crown can't be laid down while its holder plays for it."""
NOT_WORN = DeclaredReason("crown-not-worn")
"""The user doesn't wear the crown."""
NOT_TO_INVITE = DeclaredReason("crown-not-to-invite")
"""Only a holder whom nobody has challenged for long invites someone."""
