"""The store, as the services and the presenter know it: transactions.

A `Store` gives transactions, and each transaction is a `Ledger` whose books hold one kind of thing each. One rule says
who opens them:

- Services, in this package, open the transactions that change something: they decide, and a refusal leaves everything
  as it was. They give what the change has come to; they read for others only where there is something to check or to
  put together.
- Code that only wants to know something opens `store.read()` and asks the book that knows, or `which_match`; a service
  that hands one question on would only be in the way.
- Code that shows something on Discord, `bot.showing` and the rooms that show (spectators' channels, watchers, puzzles
  in channels), notes what was shown in transactions of its own: that decides nothing, and comes after Discord's answer.
- Code that keeps a process running notes its commands, its shards, and the interactions that it was first to hear.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Protocol

from bot.matches.books.cluster import ClusterBook
from bot.matches.books.lessons import LessonBook
from bot.matches.books.lines import LineBook
from bot.matches.books.managing import ActBook, BanBook
from bot.matches.books.matches import ChallengeBook, MatchBook, PingBook, PlanBook, TimeBook, TurnPingBook
from bot.matches.books.people import (
    AbsenceBook,
    BlockBook,
    DirectMessageBook,
    ImportBook,
    PeopleBook,
    ServerBook,
    WelcomeBook,
)
from bot.matches.books.puzzles import OwnPuzzleBook, PuzzleBook, PuzzleCardBook
from bot.matches.books.shown import (
    BoardBook,
    ChallengeMessageBook,
    CommandBook,
    FollowBook,
    SharedReviewBook,
)
from bot.matches.ids import ChallengeId
from bot.matches.share import Share
from bot.matches.watcher import WatcherBook


class StoreUnavailableError(Exception):
    """The store can't be reached or failed; the transaction was undone as a whole."""


class NewerStoreError(StoreUnavailableError):
    """A newer version of the bot has kept things here in a way that this one doesn't know."""


class OvertakenError(StoreUnavailableError):
    """Another transaction was faster; this one was undone as a whole and may be tried again."""


class Ledger(Protocol):
    """One transaction, as the books that it may read and write."""

    @property
    def challenges(self) -> ChallengeBook:
        """The challenges."""

    @property
    def matches(self) -> MatchBook:
        """The matches and their events."""

    @property
    def people(self) -> PeopleBook:
        """The names, languages and preferences of people."""

    @property
    def boards(self) -> BoardBook:
        """The board messages."""

    @property
    def challenge_messages(self) -> ChallengeMessageBook:
        """The messages of challenges."""

    @property
    def pings(self) -> TurnPingBook:
        """The pings that are still to be made."""

    @property
    def invitations(self) -> PingBook[ChallengeId]:
        """The pings of challenges that are still to be made."""

    @property
    def absences(self) -> AbsenceBook:
        """The absences of people."""

    @property
    def blocks(self) -> BlockBook:
        """The people whom somebody has blocked."""

    @property
    def lines(self) -> LineBook:
        """The lines that people try out, and those that they keep."""

    @property
    def plans(self) -> PlanBook:
        """The plans of players."""

    @property
    def direct_messages(self) -> DirectMessageBook:
        """The direct messages that are still to be delivered."""

    @property
    def lessons(self) -> LessonBook:
        """How far people have come in the lesson."""

    @property
    def puzzles(self) -> PuzzleBook:
        """The puzzles, and those who solve them."""

    @property
    def puzzle_cards(self) -> PuzzleCardBook:
        """The puzzles in channels."""

    @property
    def own_puzzles(self) -> OwnPuzzleBook:
        """The puzzles from servers' own matches."""

    @property
    def imports(self) -> ImportBook:
        """The records that people have brought along."""

    @property
    def servers(self) -> ServerBook:
        """The servers."""

    @property
    def times(self) -> TimeBook:
        """The times in which the bot was there."""

    @property
    def watchers(self) -> WatcherBook:
        """The watchers of matches."""

    @property
    def follows(self) -> FollowBook:
        """The channels for spectators."""

    @property
    def shared_reviews(self) -> SharedReviewBook:
        """The reviews that players have shared."""

    @property
    def welcomes(self) -> WelcomeBook:
        """The cards with which the bot introduces itself."""

    @property
    def acts(self) -> ActBook:
        """The acts of managers."""

    @property
    def bans(self) -> BanBook:
        """The people who may not challenge."""

    @property
    def cluster(self) -> ClusterBook:
        """The things on which several processes agree; of one process on SQLite there are none."""

    @property
    def commands(self) -> CommandBook:
        """The commands that Discord knows."""


class Store(Protocol):
    """Transactions. Both kinds raise `StoreUnavailableError`: at their beginning, within, or at their end.

    Where several processes divide Discord's shards among them, this one's `share` says what it is there for: what is
    due, behind or waiting is asked for its servers alone.
    """

    share: Share | None

    def read(self, share: Share | None = None) -> AbstractAsyncContextManager[Ledger]:
        """A transaction that only reads: one consistent state of everything.

        With a `share` the books tell what is behind in that share, even before this process is there for it.
        """

    def write(self) -> AbstractAsyncContextManager[Ledger]:
        """A transaction that changes something: all of it, or nothing where the block raises."""

    async def scrub(self) -> None:
        """Overwrite what was deleted, so that the files don't hold it any more; what has to wait does `scrub_again`."""

    async def scrub_again(self) -> None:
        """Do what is left of `scrub`, as far as that can be done now."""

    def on_due(self, listener: Callable[[datetime], None]) -> None:
        """Tell a listener when something is to happen, after each transaction of this process that has noted it.

        The moment may have come already.
        """
