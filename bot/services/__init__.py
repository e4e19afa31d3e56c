"""Services: each method is one transaction that decides and commits. A refusal rolls it back.

`clock` returns the current time in UTC. A plain read needs no service: open `store.read()` and ask a repository.
"""

from bot.services.challenges import Challenges
from bot.services.computer import Computing
from bot.services.matches import Matches
from bot.services.people import People
from bot.services.reviews import Reviews
from bot.services.servers import Servers
from bot.services.sharing import Sharing
from bot.services.standing_messages import StandingMessages
from bot.services.timekeeping import Restoring, Timekeeping
from bot.services.titles import Titles

__all__ = [
    "Challenges",
    "Computing",
    "Matches",
    "People",
    "Restoring",
    "Reviews",
    "Servers",
    "Sharing",
    "StandingMessages",
    "Timekeeping",
    "Titles",
]
