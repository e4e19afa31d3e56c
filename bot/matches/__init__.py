"""What decides: challenges and matches, free of Discord, SQL and pictures.

`Matches` is the service that commands and controls call. Each of its changes is one transaction of a `Store`;
a refusal is an exception of `bot.matches.refusals` and leaves everything as it was.
"""

from bot.matches.challenge import Challenge, ChallengeState, ColourChoice
from bot.matches.events import Event, EventKind, Setup
from bot.matches.ids import ChallengeId, ChannelId, GuildId, MatchId, MessageId, Person, UserId
from bot.matches.match import Match
from bot.matches.players import Players, Venue
from bot.matches.result import Ending, Result
from bot.matches.service import Matches
from bot.matches.store import Ledger, Message, ShownBoard, ShownChallenge, Store, StoreUnavailableError
from bot.matches.turn import Turn

__all__ = [
    "Challenge",
    "ChallengeId",
    "ChallengeState",
    "ChannelId",
    "ColourChoice",
    "Ending",
    "Event",
    "EventKind",
    "GuildId",
    "Ledger",
    "Match",
    "MatchId",
    "Matches",
    "Message",
    "MessageId",
    "Person",
    "Players",
    "Result",
    "Setup",
    "ShownBoard",
    "ShownChallenge",
    "Store",
    "StoreUnavailableError",
    "Turn",
    "UserId",
    "Venue",
]
