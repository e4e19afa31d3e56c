"""The refusals of leagues."""

from bot.domain.refusals import DeclaredReason, OneMatch

LEAGUE_GAME = DeclaredReason("league-game", OneMatch)
"""There is no undo, draw by agreement or rematch in a league game."""
LEAGUE_EXISTS = DeclaredReason("league-exists", str)
"""The server has a league already; about its name."""
NO_LEAGUE = DeclaredReason("no-league")
"""No league runs in the server, or none that it has started, or that of an old page has ended."""
LEAGUE_HIDDEN = DeclaredReason("league-hidden")
"""The user's profile is hidden, so that they can't be in a table."""
BANNED_FROM_LEAGUE = DeclaredReason("banned-from-league", str)
"""The user is banned in the server that has started the league; about its name."""
NOT_IN_LEAGUE = DeclaredReason("not-in-league")
"""The user isn't a member."""
ANSWERED_TOO_LATE = DeclaredReason("answered-too-late")
"""The season has started, or it is over."""
NOT_A_FIRST_DAY = DeclaredReason("not-a-first-day", str)
"""About a text that is no day on which a season can start."""
NO_PLACE_FOR_LEAGUE = DeclaredReason("no-place-for-league")
"""A league can't be played in this kind of channel."""
NOT_AN_INVITATION = DeclaredReason("not-an-invitation")
"""A code is wrong, or was used, or its time is over."""
LEAGUE_FULL = DeclaredReason("league-full", int)
"""About the number of servers that a league takes."""
