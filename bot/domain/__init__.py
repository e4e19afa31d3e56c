"""Pure types and decisions about matches, challenges, clocks and plans. Nothing here performs I/O."""

from bot.domain.challenge import Challenge, ChallengeState, ColourChoice, Terms
from bot.domain.clock import Absence, Clock, Pace
from bot.domain.computer import Computer
from bot.domain.due import Due, ScheduledTask
from bot.domain.events import CancelReason, Event, HaltReason, Offer, OfferKind, Setup
from bot.domain.history import History, Turn
from bot.domain.ids import (
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
from bot.domain.imported import Import
from bot.domain.match import Match
from bot.domain.moderation import AuditAction, AuditEntry, Ban
from bot.domain.notifications import DirectMessage, Ping, PingOn
from bot.domain.obstacle import Obstacle, ObstacleKind
from bot.domain.plan import Plan, Reply
from bot.domain.preferences import ChallengesFrom, PingBy, PingWhen, Preferences, QuietHours
from bot.domain.rating import Stakes
from bot.domain.server_settings import ServerSettings
from bot.domain.shown import BoardView, DisplayState, Message, ShownBoard, ShownChallenge, SupersededBoard
from bot.domain.spectators import Follow, Means, NotificationLevel, Watcher

__all__ = [
    "Absence",
    "AuditAction",
    "AuditEntry",
    "Ban",
    "BoardView",
    "CancelReason",
    "Challenge",
    "ChallengeId",
    "ChallengeState",
    "ChallengesFrom",
    "ChannelId",
    "Clock",
    "ColourChoice",
    "Computer",
    "DirectMessage",
    "DisplayState",
    "Due",
    "Event",
    "EventNumber",
    "Follow",
    "GuildId",
    "HaltReason",
    "History",
    "Import",
    "ImportId",
    "Match",
    "MatchId",
    "Means",
    "Message",
    "MessageId",
    "NotificationLevel",
    "Obstacle",
    "ObstacleKind",
    "Offer",
    "OfferKind",
    "Pace",
    "Person",
    "Ping",
    "PingBy",
    "PingOn",
    "PingWhen",
    "Plan",
    "Players",
    "Preferences",
    "QuietHours",
    "Reply",
    "ScheduledTask",
    "ServerSettings",
    "Setup",
    "ShownBoard",
    "ShownChallenge",
    "Stakes",
    "SupersededBoard",
    "Terms",
    "Turn",
    "UserId",
    "Venue",
    "Watcher",
]
