"""Keeps puzzle cards in channels up to date: posts each once, and edits it when it is solved or when it closes.

A card is stored before it is posted. If the process is killed between posting and recording the message, the card is
found again by its message tag.
"""

import asyncio
import logging
from dataclasses import replace

from bot.access.visibility import Visibility
from bot.delivery.messenger import MessageGoneError, Messenger, UnreachableError
from bot.delivery.queue import LONGEST, Queue
from bot.discord.client import DvonnClient
from bot.domain import Message, MessageId, Obstacle
from bot.domain.puzzle import CardId, PuzzleCard
from bot.domain.rejections import Rejected
from bot.features.puzzles.pages import PUZZLE, card_page
from bot.features.puzzles.repository import PuzzleCardRepository, PuzzleRepository
from bot.features.puzzles.service import PuzzleCards, Puzzling
from bot.storage import Store, UnitOfWork
from bot.storage.rejections import RejectionRepository
from bot.toolkit.answer import Delayed, Delivered, Delivery, Unreachable
from bot.toolkit.page import Page

AT_ONCE = 2
"""Cards shown concurrently; a low limit, so that players' boards never wait for them."""

CARD = "puzzle"
"""The name under which rejected cards are noted."""

log = logging.getLogger(__name__)


class Cards:
    """The reconciler of puzzle cards. It searches the channel for a card that has no recorded message."""

    longest = LONGEST

    def __init__(self, client: DvonnClient) -> None:
        self._store: Store = client.store
        self._clock = client.clock
        self._messenger: Messenger = client.messenger
        self._visibility: Visibility = client.visibility
        self._puzzles = client.get(Puzzling)
        self._service = client.get(PuzzleCards)
        self._queue: Queue = client.presenter.queue
        self._write_to = client.presenter.deliver_to
        self._rejections = client.presenter.rejections
        self._rejections.register(CARD, lambda rejected: self.refresh(CardId(rejected.about)))
        self._patiently = client.presenter.patiently
        self.places = asyncio.Semaphore(AT_ONCE)

    # Requests.

    async def show_now(self, card: CardId) -> Delivery:
        """Show a card that was just shared. If that takes too long, delivery continues in the background."""
        return await self._patiently(self._queue.wait_for(self, card))

    def refresh(self, card: CardId) -> None:
        self._queue.ask(self, card)

    async def close_due(self) -> None:
        """Close the cards that are due, and queue them to show their solutions. Raises `StoreUnavailableError`."""
        for card in await self._service.close_due():
            self.refresh(card)

    async def begin_day(self) -> None:
        """Store and queue the puzzle of the day wherever it is due. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            due = await PuzzleCardRepository(uow).daily_due(self._clock())
        for guild in due:
            if card := await self._service.begin_day(guild):
                self.refresh(card)

    async def catch_up(self, uow: UnitOfWork) -> None:
        """Queue all stale cards. Raises `StoreUnavailableError`."""
        for card in await PuzzleCardRepository(uow).behind():
            self.refresh(card)

    # Reconciling one card, called by the queue.

    def named(self, card: CardId) -> str:
        return f"puzzle card {card}"

    async def show(self, card_id: CardId, _: None) -> Delivery:
        """Post or edit a card if it is stale. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        async with self._store.read() as uow:
            card = await PuzzleCardRepository(uow).find(card_id)
            finders = await PuzzleCardRepository(uow).finders(card_id)
        if card is None or not self._visibility.is_in(card.guild):
            return Delayed()
        puzzle = await self._puzzles.find(card.puzzle, card.guild)
        if puzzle is None:
            return await self._drop(card)
        if card.message is None:
            card = await self._adopted(card)
        if card.message is not None and card.shown == card.number:
            return Delivered(Message(card.channel, card.message))
        async with self._store.read() as uow:
            rated = await PuzzleRepository(uow).rated(puzzle)
        page = await card_page(card, puzzle, rated, finders, self._messenger.language(card.guild))
        try:
            return await (self._edit(card, page) if card.message else self._post(card, page))
        except MessageGoneError:
            return await self._drop(card)
        except UnreachableError as error:
            return await self._give_up(card, error.obstacle)

    async def _adopted(self, card: PuzzleCard) -> PuzzleCard:
        """Look for a message that an interrupted attempt has posted, record it, and return the card with it.

        Returns the card unchanged if there is no such message.
        """
        async for found in self._messenger.left_in(card.channel, (PUZZLE,), card.id):
            await self._record(card, found.message, found.message_tag.number)
            return replace(card, message=found.message.id, shown=found.message_tag.number)
        return card

    async def _post(self, card: PuzzleCard, page: Page) -> Delivery:
        """Post a card, or drop it if it has closed in the meantime."""
        if not card.is_open:
            return await self._drop(card)
        message = await self._messenger.post(card.channel, page, nonce=f"z{card.id}", ping=None)
        await self._record(card, message, card.number)
        return Delivered(message)

    async def _edit(self, card: PuzzleCard, page: Page) -> Delivery:
        message = Message(card.channel, card.message or MessageId(0))
        await self._messenger.edit(message, page)
        await self._record(card, message, card.number)
        return Delivered(message)

    async def _record(self, card: PuzzleCard, message: Message, number: int) -> None:
        async with self._store.write() as uow:
            await PuzzleCardRepository(uow).record(card.id, message.id, number)
            await RejectionRepository(uow).forget(_rejected(card))

    async def _drop(self, card: PuzzleCard) -> Delivery:
        async with self._store.write() as uow:
            await PuzzleCardRepository(uow).delete(card.id)
        return Unreachable(card.channel)

    async def _give_up(self, card: PuzzleCard, obstacle: Obstacle) -> Delivery:
        """Give up on a card in a channel that the bot can't write to, if that lasts.

        A posted card stays until something changes, unless its channel is deleted; a card that was never posted is
        dropped. If that was the puzzle of the day, the daily puzzle is switched off, and the manager who set it up is
        notified.
        """
        log.info("Can't show a puzzle card: the bot can't write to its channel")
        if not await self._is_to_end(card):
            return Unreachable(card.channel, obstacle)
        if card.message is None and card.day:
            await self._stop_daily(card, obstacle.missing)
        await self._drop(card)
        return Unreachable(card.channel, obstacle)

    async def _stop_daily(self, card: PuzzleCard, missing: tuple[str, ...]) -> None:
        if manager := await self._service.stop_daily(card.guild, card.channel, missing):
            self._write_to(manager)

    async def _is_to_end(self, card: PuzzleCard) -> bool:
        """Whether to drop a card, if Discord rejects it for the second time or a user waits for it."""
        if card.message is None and card.day is None:
            return True
        if card.message is not None and not await self._is_in_deleted_channel(card):
            return False
        return await self._rejections.is_final(_rejected(card), card.guild)

    async def _is_in_deleted_channel(self, card: PuzzleCard) -> bool:
        is_unknown = self._visibility.is_unknown(card.channel, card.guild)
        return is_unknown and await self._visibility.is_deleted(card.channel)


def _rejected(card: PuzzleCard) -> Rejected:
    return Rejected(CARD, card.id)
