"""Puzzle cards in channels, the users who solved them, and when servers get their daily puzzles."""

from collections.abc import Sequence
from datetime import date, datetime

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    Row,
    Table,
    delete,
    func,
    insert,
    null,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, GuildId, UserId
from bot.domain.puzzle import NAMED, CardId, Finders, PuzzleCard, PuzzleId
from bot.domain.view import ViewKey
from bot.storage.hooks import forgets, on_forget_user
from bot.storage.schema import Repository, Transaction, Utc, key, metadata, partial_index, upsert
from bot.storage.times import falls_due
from bot.storage.views import ROWS, ViewRepository, compare_again, of_key

CARD = "puzzle card"
"""The kind of the views of cards."""

CARDS_DUE = "puzzle_cards"
"""The task of revealing a puzzle card's solution."""

DAILY_DUE = "daily_puzzles"
"""The task of posting the puzzle of the day."""

puzzle_cards = Table(
    "puzzle_cards",
    metadata,
    Column("id", key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("puzzle", Integer, nullable=False),
    Column("day", Integer),
    Column("sharer_id", BigInteger),
    Column("closes_at", Utc),
    sqlite_autoincrement=True,
)

Index("ix_puzzle_cards_guild_id", puzzle_cards.c.guild_id, puzzle_cards.c.day, unique=True)

_CARDS = puzzle_cards.c

OPEN = text("closes_at IS NOT NULL")

partial_index("ix_puzzle_cards_closes_at", _CARDS.closes_at, where=OPEN)
partial_index("ix_puzzle_cards_sharer_id", _CARDS.sharer_id, where=text("sharer_id IS NOT NULL"))

puzzle_finders = Table(
    "puzzle_finders",
    metadata,
    Column("card_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("place", Integer, nullable=False),
)

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("next_at", Utc, nullable=False, index=True),
    Column("manager_id", BigInteger),
)

falls_due(DAILY_DUE, daily_puzzles.c.next_at, guild=daily_puzzles.c.guild_id)
falls_due(CARDS_DUE, _CARDS.closes_at, guild=_CARDS.guild_id)
forgets(_CARDS.sharer_id)
forgets(daily_puzzles.c.manager_id)


@on_forget_user
async def forget_on_cards(connection: AsyncConnection, user: UserId) -> None:
    """Have the cards that name a user drawn again."""
    for found in (
        select(puzzle_finders.c.card_id).where(puzzle_finders.c.user_id == user),
        select(_CARDS.id).where(_CARDS.sharer_id == user),
    ):
        await compare_again(connection, ROWS.kind == CARD, ROWS.about.in_(found))


def card_key(card: CardId) -> ViewKey:
    return ViewKey(CARD, card)


class PuzzleCardRepository(Repository):
    def __init__(self, transaction: Transaction) -> None:
        super().__init__(transaction)
        self._views = ViewRepository(transaction)

    async def hold(self, *ids: int) -> None:
        """Lock users, channels or servers, by their ids, until the transaction ends."""
        await self._hold(*ids)

    async def find(self, card: CardId) -> PuzzleCard | None:
        row = (await self._connection.execute(select(puzzle_cards).where(_CARDS.id == card))).one_or_none()
        return None if row is None else _card(row)

    async def open_of(self, user: UserId, channel: ChannelId) -> PuzzleCard | None:
        """Return an open card that a user has shared anywhere, or that anyone has shared in a channel."""
        query = (
            select(puzzle_cards)
            .where(OPEN, _CARDS.day.is_(None), or_(_CARDS.sharer_id == user, _CARDS.channel_id == channel))
            .order_by(_CARDS.id)
            .limit(1)
        )
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _card(row)

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
        """Add a card that is to be posted; return None if the server already has the daily card of that `day`."""
        ordinal = day.toordinal() if day else None
        known = select(_CARDS.id).where(_CARDS.guild_id == guild, _CARDS.day == ordinal)
        if day and (await self._connection.execute(known)).first():
            return None
        row = {
            "guild_id": guild,
            "channel_id": channel,
            "puzzle": puzzle,
            "day": ordinal,
            "sharer_id": sharer,
            "closes_at": closes_at,
        }
        added = await self._connection.execute(insert(puzzle_cards).values(row).returning(_CARDS.id))
        card = CardId(added.scalar_one())
        await self._views.want(card_key(card), guild, channel)
        self._falls_due(closes_at)
        return card

    async def delete(self, card: CardId) -> None:
        await self._connection.execute(delete(puzzle_finders).where(puzzle_finders.c.card_id == card))
        await self._connection.execute(delete(puzzle_cards).where(_CARDS.id == card))

    async def finders(self, card: CardId) -> Finders:
        """Return the number of users who solved a card, and the first `NAMED` of them."""
        columns = puzzle_finders.c
        found = columns.card_id == card
        count = await self._connection.execute(select(func.count()).where(found))
        query = select(columns.user_id).where(found).order_by(columns.place, columns.user_id).limit(NAMED)
        first = (await self._connection.execute(query)).scalars()
        return Finders(count.scalar_one(), [UserId(user) for user in first])

    async def solve(self, user: UserId, puzzle: PuzzleId, guild: GuildId) -> Sequence[CardId]:
        """Name a user on a server's open cards of a puzzle; return the cards that didn't name the user yet."""
        columns = puzzle_finders.c
        named = select(columns.card_id).where(columns.user_id == user)
        query = select(_CARDS.id).where(
            OPEN, _CARDS.guild_id == guild, _CARDS.puzzle == puzzle, _CARDS.id.not_in(named)
        )
        cards = sorted((await self._connection.execute(query)).scalars())
        for card in cards:
            await self._views.changed(*of_key(card_key(card)))
            count = await self._connection.execute(select(func.count()).where(columns.card_id == card))
            row = {"card_id": card, "user_id": user, "guild_id": guild, "place": count.scalar_one() + 1}
            await self._connection.execute(insert(puzzle_finders).values(row))
        return [CardId(card) for card in cards]

    async def close_due(self, at: datetime) -> Sequence[CardId]:
        """Close the cards whose time is over, so that they show the solution; return them."""
        rows = await self._connection.execute(
            update(puzzle_cards)
            .where(OPEN, _CARDS.closes_at <= at, *self._own(_CARDS.guild_id))
            .values(closes_at=null())
            .returning(_CARDS.id)
        )
        cards = sorted(CardId(card) for card in rows.scalars())
        if cards:
            await self._views.changed(ROWS.kind == CARD, ROWS.about.in_(cards))
        return cards

    # daily puzzles

    async def schedule(self, guild: GuildId, next_at: datetime | None, manager: UserId | None) -> None:
        """Set when a server gets its next daily puzzle (None for never), and the manager who requested it."""
        if next_at is None:
            gone = delete(daily_puzzles).where(daily_puzzles.c.guild_id == guild)
            await self._connection.execute(gone)
            return
        row = {"guild_id": guild, "next_at": next_at, "manager_id": manager}
        await upsert(self._connection, daily_puzzles, row)
        self._falls_due(next_at)

    async def postpone(self, guild: GuildId, next_at: datetime) -> None:
        """Set when a server gets its next daily puzzle."""
        theirs = daily_puzzles.c.guild_id == guild
        await self._connection.execute(update(daily_puzzles).where(theirs).values(next_at=next_at))
        self._falls_due(next_at)

    async def next_daily(self, guild: GuildId) -> datetime | None:
        """Return when a server gets its next daily puzzle, None for never."""
        query = select(daily_puzzles.c.next_at).where(daily_puzzles.c.guild_id == guild)
        return (await self._connection.execute(query)).scalar_one_or_none()

    async def manager(self, guild: GuildId) -> UserId | None:
        """Return the manager who set up the daily puzzle, if known."""
        query = select(daily_puzzles.c.manager_id).where(daily_puzzles.c.guild_id == guild)
        manager = (await self._connection.execute(query)).scalar_one_or_none()
        return None if manager is None else UserId(manager)

    async def daily_due(self, at: datetime) -> Sequence[GuildId]:
        """Return the servers whose daily puzzle is due."""
        columns = daily_puzzles.c
        query = select(columns.guild_id).where(columns.next_at <= at, *self._own(columns.guild_id))
        return sorted(GuildId(guild) for guild in (await self._connection.execute(query)).scalars())


def _card(row: Row[tuple[object, ...]]) -> PuzzleCard:
    return PuzzleCard(
        CardId(row.id),
        GuildId(row.guild_id),
        ChannelId(row.channel_id),
        PuzzleId(row.puzzle),
        None if row.day is None else date.fromordinal(row.day),
        None if row.sharer_id is None else UserId(row.sharer_id),
        row.closes_at,
    )
