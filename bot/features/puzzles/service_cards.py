"""The service of puzzles in channels: shared puzzles and the daily ones."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot.domain.ids import ChannelId, GuildId, UserId, Venue
from bot.domain.puzzle import OPEN_FOR, CardId, PuzzleCollection, PuzzleId, next_daily, puzzle_of
from bot.domain.refusals import OpenPuzzle, RefusalReason, Refused
from bot.domain.server_settings import ServerSettings
from bot.features.puzzles.repository_cards import PuzzleCardRepository
from bot.services.servers import ChangedSettings, on_settings
from bot.storage import Store, UnitOfWork, retried


@on_settings
async def reschedule(uow: UnitOfWork, changed: ChangedSettings) -> None:
    """Schedule a server's next daily puzzle where its channel or hour has changed."""
    after = changed.after
    if _daily(changed.before) == _daily(after):
        return
    next_at = next_daily(changed.at, after.daily_hour) if after.daily_channel else None
    await PuzzleCardRepository(uow).schedule(changed.guild, next_at, changed.by)


def _daily(settings: ServerSettings) -> tuple[ChannelId | None, int]:
    return settings.daily_channel, settings.daily_hour


class PuzzleCards:
    """`stock` returns the built-in puzzles."""

    def __init__(
        self, store: Store, *, clock: Callable[[], datetime], stock: Callable[[], PuzzleCollection]
    ) -> None:
        self._store = store
        self._clock = clock
        self._stock = stock

    @retried
    async def share(self, user: UserId, venue: Venue, parent: ChannelId | None, puzzle: PuzzleId) -> CardId:
        """Add a card for a puzzle in a channel, which may be a thread of `parent`.

        Raises `Refused`: CHANNEL_NOT_ALLOWED, PUZZLE_OPEN.
        """
        async with self._store.write() as uow:
            (await uow.servers.settings(venue.guild)).check_channel(venue.channel, parent)
            await PuzzleCardRepository(uow).hold(user, venue.channel)
            if known := await PuzzleCardRepository(uow).open_of(user, venue.channel):
                raise Refused(RefusalReason.PUZZLE_OPEN, OpenPuzzle(venue, known))
            closes_at = self._clock() + OPEN_FOR
            card = await PuzzleCardRepository(uow).add(
                venue.guild, venue.channel, puzzle, closes_at=closes_at, sharer=user
            )
        if card is None:
            raise LookupError("a card without a day was not added")
        return card

    @retried
    async def close_due(self) -> Sequence[CardId]:
        """Close the cards whose time is over, so that they show the solution; return them."""
        async with self._store.write() as uow:
            return await PuzzleCardRepository(uow).close_due(self._clock())

    @retried
    async def stop_daily(self, guild: GuildId) -> None:
        """Turn a server's daily puzzle off, as it can't be posted."""
        async with self._store.write() as uow:
            await PuzzleCardRepository(uow).hold(guild)
            settings = await uow.servers.settings(guild)
            await uow.servers.settle(guild, replace(settings, daily_channel=None))
            await PuzzleCardRepository(uow).schedule(guild, None, None)

    @retried
    async def begin_day(self, guild: GuildId) -> CardId | None:
        """Add the card of a server's daily puzzle if it is due, and schedule the next one.

        Days that the bot has missed are skipped. Returns None if nothing is to be posted.
        """
        async with self._store.write() as uow:
            await PuzzleCardRepository(uow).hold(guild)
            at, due = self._clock(), await PuzzleCardRepository(uow).next_daily(guild)
            if due is None or due > at:
                return None
            settings = await uow.servers.settings(guild)
            if settings.daily_channel is None:
                await PuzzleCardRepository(uow).schedule(guild, None, None)
                return None
            following = next_daily(at, settings.daily_hour)
            await PuzzleCardRepository(uow).postpone(guild, following)
            day = at.astimezone(UTC).date()
            if at.hour < settings.daily_hour or await uow.servers.is_removed(guild):
                return None
            return await PuzzleCardRepository(uow).add(
                guild,
                settings.daily_channel,
                puzzle_of(day, sorted(self._stock().nodes())),
                closes_at=following,
                day=day,
            )
