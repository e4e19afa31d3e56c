"""One transaction as its books; a book is made when it is first used."""

from functools import cached_property

from bot.storage.absences import AbsenceRepository
from bot.storage.audit_log import AuditLogRepository
from bot.storage.bans import BanRepository
from bot.storage.blocks import BlockRepository
from bot.storage.boards import BoardRepository
from bot.storage.challenge_messages import ChallengeMessageRepository
from bot.storage.challenges import ChallengeRepository
from bot.storage.cluster import ClusterRepository
from bot.storage.commands import CommandRepository
from bot.storage.direct_messages import DirectMessageRepository
from bot.storage.follows import FollowRepository
from bot.storage.imports import ImportRepository
from bot.storage.lessons import LessonRepository
from bot.storage.lines import LineRepository
from bot.storage.matches import MatchRepository
from bot.storage.own_puzzles import OwnPuzzleRepository
from bot.storage.people import PeopleRepository
from bot.storage.pings import InvitationRepository, TurnPingRepository
from bot.storage.plans import PlanRepository
from bot.storage.puzzle_cards import PuzzleCardRepository
from bot.storage.puzzles import PuzzleRepository
from bot.storage.schema import Transaction
from bot.storage.servers import ServerRepository
from bot.storage.shared_reviews import SharedReviewRepository
from bot.storage.times import TimeRepository
from bot.storage.watchers import WatcherRepository
from bot.storage.welcomes import WelcomeRepository


class UnitOfWork(Transaction):
    """The `UnitOfWork` on SQL: all its books are on the same connection."""

    absences = cached_property(AbsenceRepository)
    blocks = cached_property(BlockRepository)
    audit_log = cached_property(AuditLogRepository)
    bans = cached_property(BanRepository)
    boards = cached_property(BoardRepository)
    cluster = cached_property(ClusterRepository)
    challenge_messages = cached_property(ChallengeMessageRepository)
    challenges = cached_property(ChallengeRepository)
    commands = cached_property(CommandRepository)
    direct_messages = cached_property(DirectMessageRepository)
    follows = cached_property(FollowRepository)
    imports = cached_property(ImportRepository)
    lessons = cached_property(LessonRepository)
    lines = cached_property(LineRepository)
    invitations = cached_property(InvitationRepository)
    matches = cached_property(MatchRepository)
    people = cached_property(PeopleRepository)
    pings = cached_property(TurnPingRepository)
    plans = cached_property(PlanRepository)
    puzzles = cached_property(PuzzleRepository)
    puzzle_cards = cached_property(PuzzleCardRepository)
    own_puzzles = cached_property(OwnPuzzleRepository)
    servers = cached_property(ServerRepository)
    shared_reviews = cached_property(SharedReviewRepository)
    times = cached_property(TimeRepository)
    watchers = cached_property(WatcherRepository)
    welcomes = cached_property(WelcomeRepository)
