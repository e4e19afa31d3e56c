"""Pure types and decisions: matches, challenges, clocks, plans. Nothing here does any I/O."""

from bot.domain.absence import Absence
from bot.domain.audit_entry import AuditAction, AuditEntry
from bot.domain.ban import Ban
from bot.domain.challenge import Challenge, ChallengeState, ColourChoice, Terms
from bot.domain.clock import Clock, Pace
from bot.domain.computer import Computer
from bot.domain.direct_message import DirectMessage, DirectMessageKind
from bot.domain.due import Due, ScheduledTask
from bot.domain.events import CancelReason, Event, HaltReason, Offer, OfferKind, Setup
from bot.domain.follow import Follow, SpectatorMessage
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
from bot.domain.pings import Ping, PingOn
from bot.domain.plan import Plan
from bot.domain.plan_tree import Reply
from bot.domain.preferences import ChallengesFrom, PingBy, PingWhen, Preferences, QuietHours
from bot.domain.server_settings import ServerSettings
from bot.domain.shown import DisplayState, Message, ShownBoard, ShownChallenge, SupersededBoard
from bot.domain.watcher import Means, Occasion, Watcher

__all__ = [
    "Absence",
    "AuditAction",
    "AuditEntry",
    "Ban",
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
    "DirectMessageKind",
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
    "Occasion",
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
    "SpectatorMessage",
    "SupersededBoard",
    "Terms",
    "Turn",
    "UserId",
    "Venue",
    "Watcher",
]
