"""Services: each method is one transaction that decides and commits. A refusal rolls it back.

`clock` is the current time in UTC. A plain read needs no service: open `store.read()` and ask a repository.
"""

from bot.services.challenges import Challenges
from bot.services.computer import Computing
from bot.services.imports import Imports
from bot.services.lessons import Lessons
from bot.services.lines import Trying
from bot.services.matches import Matches
from bot.services.moderation import Moderation
from bot.services.people import Blocking, People
from bot.services.puzzle_cards import PuzzleCards
from bot.services.puzzles import Puzzling
from bot.services.servers import Servers
from bot.services.shared_reviews import SharedReviews
from bot.services.spectator_channels import Following
from bot.services.timekeeping import Restoring, Timekeeping
from bot.services.watching import Watching
from bot.services.welcome import Invited, Welcoming

__all__ = [
    "Blocking",
    "Challenges",
    "Computing",
    "Following",
    "Imports",
    "Invited",
    "Lessons",
    "Matches",
    "Moderation",
    "People",
    "PuzzleCards",
    "Puzzling",
    "Restoring",
    "Servers",
    "SharedReviews",
    "Timekeeping",
    "Trying",
    "Watching",
    "Welcoming",
]
