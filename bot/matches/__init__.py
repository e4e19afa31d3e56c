"""The part that decides: challenges and matches, free of Discord, SQL and pictures.

The rooms of features call the services: `Challenges`, `Matches`, `People`, `Servers`, `Imports`, `Puzzling`,
`Trying`, `Watching`, `Following`, `Administering`, `Welcoming`; time calls `Timekeeping`. Each of their changes is one
transaction of a `Store`; a refusal is an exception of `bot.matches.refusals` and leaves everything as it was.
"""

from bot.matches.absence import Absence
from bot.matches.act import Act, ActKind
from bot.matches.ban import Ban
from bot.matches.books.shown import Message, ShownBoard, ShownChallenge, Standing, SupersededBoard
from bot.matches.challenge import Challenge, ChallengeState, ColourChoice, Terms
from bot.matches.clock import Clock, Pace
from bot.matches.computer import Computer
from bot.matches.direct_message import DirectMessage, DirectMessageKind
from bot.matches.due import Due, Duty
from bot.matches.events import CancelReason, Event, HaltReason, Offer, OfferKind, Setup
from bot.matches.follow import Follow, SpectatorMessage
from bot.matches.history import History, Turn
from bot.matches.ids import (
    ChallengeId,
    ChannelId,
    EventNumber,
    GuildId,
    ImportId,
    MatchId,
    MessageId,
    Person,
    Players,
    UserId,
    Venue,
)
from bot.matches.imported import Import
from bot.matches.match import Match
from bot.matches.pings import Ping, PingOn
from bot.matches.plan import Plan
from bot.matches.plan_tree import Reply
from bot.matches.preferences import ChallengesFrom, PingBy, PingWhen, Preferences, QuietHours
from bot.matches.server_settings import ServerSettings
from bot.matches.services.administering import Administering
from bot.matches.services.blocking import Blocking
from bot.matches.services.challenges import Challenges
from bot.matches.services.computing import Computing
from bot.matches.services.following import Following
from bot.matches.services.imports import Imports
from bot.matches.services.lessons import Lessons
from bot.matches.services.matches import Matches
from bot.matches.services.people import People
from bot.matches.services.puzzle_cards import PuzzleCards
from bot.matches.services.puzzling import Puzzling
from bot.matches.services.restoring import Restoring
from bot.matches.services.servers import Servers
from bot.matches.services.shared_reviews import SharedReviews
from bot.matches.services.timekeeping import Timekeeping
from bot.matches.services.trying import Trying
from bot.matches.services.watching import Watching
from bot.matches.services.welcoming import Invited, Welcoming
from bot.matches.store import Ledger, NewerStoreError, OvertakenError, Store, StoreUnavailableError
from bot.matches.watcher import Means, Occasion, Watcher

__all__ = [
    "Absence",
    "Act",
    "ActKind",
    "Administering",
    "Ban",
    "Blocking",
    "CancelReason",
    "Challenge",
    "ChallengeId",
    "ChallengeState",
    "Challenges",
    "ChallengesFrom",
    "ChannelId",
    "Clock",
    "ColourChoice",
    "Computer",
    "Computing",
    "DirectMessage",
    "DirectMessageKind",
    "Due",
    "Duty",
    "Event",
    "EventNumber",
    "Follow",
    "Following",
    "GuildId",
    "HaltReason",
    "History",
    "Import",
    "ImportId",
    "Imports",
    "Invited",
    "Ledger",
    "Lessons",
    "Match",
    "MatchId",
    "Matches",
    "Means",
    "Message",
    "MessageId",
    "NewerStoreError",
    "Occasion",
    "Offer",
    "OfferKind",
    "OvertakenError",
    "Pace",
    "People",
    "Person",
    "Ping",
    "PingBy",
    "PingOn",
    "PingWhen",
    "Plan",
    "Players",
    "Preferences",
    "PuzzleCards",
    "Puzzling",
    "QuietHours",
    "Reply",
    "Restoring",
    "ServerSettings",
    "Servers",
    "Setup",
    "SharedReviews",
    "ShownBoard",
    "ShownChallenge",
    "SpectatorMessage",
    "Standing",
    "Store",
    "StoreUnavailableError",
    "SupersededBoard",
    "Terms",
    "Timekeeping",
    "Trying",
    "Turn",
    "UserId",
    "Venue",
    "Watcher",
    "Watching",
    "Welcoming",
]
