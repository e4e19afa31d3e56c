"""The books of puzzles: who has tried which, the cards in channels, and those from servers' own matches."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Protocol

from bot.matches.ids import ChannelId, GuildId, MatchId, MessageId, UserId
from bot.matches.puzzle import Attempt, Puzzle, PuzzleId, Rated, Solver
from bot.matches.puzzle_card import CardId, Finders, PuzzleCard


class PuzzleBook(Protocol):
    """The puzzles that people have tried, how well they solve them, and how hard they are."""

    async def hold(self, puzzle: PuzzleId) -> None:
        """Let other transactions that hold the puzzle wait until this one ends: its rating stays as it is read."""

    async def solver(self, user: UserId) -> Solver:
        """How well somebody solves puzzles."""

    async def keep_solver(self, user: UserId, solver: Solver) -> None:
        """Keep how well somebody solves puzzles."""

    async def attempt(self, user: UserId, puzzle: PuzzleId) -> Attempt | None:
        """The first try of somebody at a puzzle; None for one that they have not tried."""

    async def attempts(self, user: UserId) -> Mapping[PuzzleId, bool]:
        """The puzzles that somebody has tried, and whether the first try solved them."""

    async def add_attempt(self, user: UserId, puzzle: PuzzleId, attempt: Attempt) -> None:
        """Note somebody's first try at a puzzle."""

    async def give_up(self, user: UserId, puzzle: PuzzleId) -> None:
        """Note that somebody who has tried a puzzle wanted to see the solution."""

    async def rating(self, puzzle: PuzzleId) -> Rated | None:
        """How hard a puzzle has turned out to be; None where nobody has tried it."""

    async def ratings(self) -> Mapping[PuzzleId, float]:
        """The ratings of the puzzles that came with the bot, of those that anybody has tried."""

    async def keep_rated(self, puzzle: PuzzleId, rated: Rated) -> None:
        """Keep how hard a puzzle has turned out to be."""


class PuzzleCardBook(Protocol):
    """The cards of puzzles in channels."""

    async def hold(self, *ids: int) -> None:
        """Let other transactions that hold one of these people, channels or servers wait until this one ends."""

    async def find(self, card: CardId) -> PuzzleCard | None:
        """A card, if it is still kept."""

    async def open_of(self, user: UserId, channel: ChannelId) -> PuzzleCard | None:
        """A shared card that is open: one that somebody has shared, or one that stands in a channel."""

    async def add(
        self,
        guild: GuildId,
        channel: ChannelId,
        puzzle: PuzzleId,
        *,
        closes_at: datetime,
        sharer: UserId | None = None,
        day: date | None = None,
    ) -> CardId | None:
        """Note a card that is to be posted; None where the server has that day's already."""

    async def delete(self, card: CardId) -> None:
        """Note that there is no such card any more."""

    async def record(self, card: CardId, message: MessageId, shown: int) -> None:
        """Note the message of a card, and what it shows."""

    async def finders(self, card: CardId) -> Finders:
        """The people who have solved a card."""

    async def solve(self, user: UserId, puzzle: PuzzleId, guild: GuildId) -> Sequence[CardId]:
        """Name somebody on the open cards of a puzzle in a server; gives those on which that is new."""

    async def close_due(self, at: datetime) -> Sequence[CardId]:
        """Let the cards tell the solution whose time has come; gives them."""

    async def behind(self) -> Sequence[CardId]:
        """The cards that are not shown as they stand."""

    async def schedule(self, guild: GuildId, next_at: datetime | None, manager: UserId | None) -> None:
        """Note when a server is to get its next daily puzzle, and who wants that; None for never."""

    async def postpone(self, guild: GuildId, next_at: datetime) -> None:
        """Note when a server is to get its next daily puzzle."""

    async def next_daily(self, guild: GuildId) -> datetime | None:
        """When a server is to get its next daily puzzle; None where it gets none."""

    async def manager(self, guild: GuildId) -> UserId | None:
        """The person who wanted the daily puzzle in a server, if they are known."""

    async def daily_due(self, at: datetime) -> Sequence[GuildId]:
        """The servers that are to get a daily puzzle by now."""


class OwnPuzzleBook(Protocol):
    """The puzzles from servers' own matches, and the matches in which some may be found."""

    async def find(self, puzzle: PuzzleId, guild: GuildId) -> Puzzle | None:
        """A server's puzzle of a number, if there is one."""

    async def ratings(self, guild: GuildId) -> Mapping[PuzzleId, float]:
        """The ratings of a server's puzzles: of the newest ones, as many as are offered."""

    async def add(self, guild: GuildId, match_id: MatchId, puzzle: Puzzle) -> None:
        """Keep a puzzle, with a number of its own."""

    async def note_finished(self, guild: GuildId, match_id: MatchId) -> None:
        """Have a match that is over looked through."""

    async def to_mine(self) -> tuple[GuildId, MatchId] | None:
        """A match that is to be looked through, with its server."""

    async def mined(self, match_id: MatchId) -> bool:
        """Note that a match need not be looked through any more; tells whether it had to be until now."""
