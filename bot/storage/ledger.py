"""One transaction as its books; a book is made when it is first used."""

from functools import cached_property

from bot.storage.absences import SqlAbsenceBook
from bot.storage.acts import SqlActBook
from bot.storage.bans import SqlBanBook
from bot.storage.blocks import SqlBlockBook
from bot.storage.boards import SqlBoardBook
from bot.storage.challenge_messages import SqlChallengeMessageBook
from bot.storage.challenges import SqlChallengeBook
from bot.storage.cluster import SqlClusterBook
from bot.storage.commands import SqlCommandBook
from bot.storage.direct_messages import SqlDirectMessageBook
from bot.storage.follows import SqlFollowBook
from bot.storage.imports import SqlImportBook
from bot.storage.lessons import SqlLessonBook
from bot.storage.lines import SqlLineBook
from bot.storage.matches import SqlMatchBook
from bot.storage.own_puzzles import SqlOwnPuzzleBook
from bot.storage.people import SqlPeopleBook
from bot.storage.pings import SqlInvitationBook, SqlTurnPingBook
from bot.storage.plans import SqlPlanBook
from bot.storage.puzzle_cards import SqlPuzzleCardBook
from bot.storage.puzzles import SqlPuzzleBook
from bot.storage.schema import Transaction
from bot.storage.servers import SqlServerBook
from bot.storage.shared_reviews import SqlSharedReviewBook
from bot.storage.times import SqlTimeBook
from bot.storage.watchers import SqlWatcherBook
from bot.storage.welcomes import SqlWelcomeBook


class SqlLedger(Transaction):
    """The `Ledger` on SQL: all its books are on the same connection."""

    absences = cached_property(SqlAbsenceBook)
    blocks = cached_property(SqlBlockBook)
    acts = cached_property(SqlActBook)
    bans = cached_property(SqlBanBook)
    boards = cached_property(SqlBoardBook)
    cluster = cached_property(SqlClusterBook)
    challenge_messages = cached_property(SqlChallengeMessageBook)
    challenges = cached_property(SqlChallengeBook)
    commands = cached_property(SqlCommandBook)
    direct_messages = cached_property(SqlDirectMessageBook)
    follows = cached_property(SqlFollowBook)
    imports = cached_property(SqlImportBook)
    lessons = cached_property(SqlLessonBook)
    lines = cached_property(SqlLineBook)
    invitations = cached_property(SqlInvitationBook)
    matches = cached_property(SqlMatchBook)
    people = cached_property(SqlPeopleBook)
    pings = cached_property(SqlTurnPingBook)
    plans = cached_property(SqlPlanBook)
    puzzles = cached_property(SqlPuzzleBook)
    puzzle_cards = cached_property(SqlPuzzleCardBook)
    own_puzzles = cached_property(SqlOwnPuzzleBook)
    servers = cached_property(SqlServerBook)
    shared_reviews = cached_property(SqlSharedReviewBook)
    times = cached_property(SqlTimeBook)
    watchers = cached_property(SqlWatcherBook)
    welcomes = cached_property(SqlWelcomeBook)
