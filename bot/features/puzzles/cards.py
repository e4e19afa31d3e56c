"""Puzzles in channels, brought up to date: posted once, and edited when somebody has solved one or its time is over.

A card is kept before it is posted. One that a killed process has posted and not noted is found by its mark.
"""

import asyncio
import contextlib
import logging
from dataclasses import replace

from bot.client import DvonnClient
from bot.delivery.messenger import MessageGoneError, Messenger, NoDirectMessagesError, UnreachableError
from bot.delivery.queue import LONGEST, Queue
from bot.delivery.visibility import Visibility
from bot.domain import Message, MessageId
from bot.domain.puzzle import CardId, PuzzleCard
from bot.features.puzzles.pages import card_page, daily_lost_page
from bot.services import PuzzleCards, Puzzling
from bot.storage import Store, UnitOfWork
from bot.ui.answer import Delayed, Delivered, Delivery, Unreachable
from bot.ui.page import Kind, Page

AT_ONCE = 2
"""Cards that are shown at the same time, so that players' boards never wait for them."""

log = logging.getLogger(__name__)


class Cards:
    """Brings the cards of puzzles up to date. One that is not recorded is looked for each time."""

    longest = LONGEST

    def __init__(self, client: DvonnClient) -> None:
        self._store: Store = client.store
        self._clock = client.clock
        self._messenger: Messenger = client.messenger
        self._visibility: Visibility = client.visibility
        self._puzzles = client.get(Puzzling)
        self._service = client.get(PuzzleCards)
        self._queue: Queue = client.presenter.queue
        self._patiently = client.presenter.patiently
        self.places = asyncio.Semaphore(AT_ONCE)

    # what is asked of it

    async def show_now(self, card: CardId) -> Delivery:
        """Show a card that somebody has just shared; what takes long is shown later."""
        return await self._patiently(self._queue.wait_for(self, card))

    def refresh(self, card: CardId) -> None:
        """Show a card as it stands."""
        self._queue.ask(self, card)

    async def close_due(self) -> None:
        """Let the cards tell the solution whose time has come. Raises `StoreUnavailableError`."""
        for card in await self._service.close_due():
            self.refresh(card)

    async def begin_day(self) -> None:
        """Post the puzzle of the day where it is due. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            due = await uow.puzzle_cards.daily_due(self._clock())
        for guild in due:
            if card := await self._service.begin_day(guild):
                self.refresh(card)

    async def catch_up(self, uow: UnitOfWork) -> None:
        """Show all that is behind. Raises `StoreUnavailableError`."""
        for card in await uow.puzzle_cards.behind():
            self.refresh(card)

    # one card, as the queue has it shown

    def named(self, card: CardId) -> str:
        """A name for the log."""
        return f"puzzle card {card}"

    async def show(self, card_id: CardId, _: None) -> Delivery:
        """Post or edit a card where it is behind. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        async with self._store.read() as uow:
            card = await uow.puzzle_cards.find(card_id)
            finders = await uow.puzzle_cards.finders(card_id)
        if card is None or not self._visibility.is_in(card.guild):
            return Delayed()
        puzzle = await self._puzzles.find(card.puzzle, card.guild)
        if puzzle is None:
            return await self._drop(card)
        if card.message is None:
            card = await self._adopted(card)
        if card.message is not None and card.shown == card.number:
            return Delivered(Message(card.channel, card.message))
        page = await card_page(card, puzzle, finders, self._messenger.language(card.guild))
        try:
            return await (self._edit(card, page) if card.message else self._post(card, page))
        except MessageGoneError:
            return await self._drop(card)
        except UnreachableError as error:
            return await self._give_up(card, error.missing)

    async def _adopted(self, card: PuzzleCard) -> PuzzleCard:
        """A card with its message, if an attempt that was cut short has posted it."""
        async for found in self._messenger.left_in(card.channel, (Kind.PUZZLE,), card.id):
            await self._record(card, found.message, found.message_tag.number)
            return replace(card, message=found.message.id, shown=found.message_tag.number)
        return card

    async def _post(self, card: PuzzleCard, page: Page) -> Delivery:
        """Post a card; one whose time is over before it could be posted is left out."""
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
            await uow.puzzle_cards.record(card.id, message.id, number)

    async def _drop(self, card: PuzzleCard) -> Delivery:
        async with self._store.write() as uow:
            await uow.puzzle_cards.delete(card.id)
        return Unreachable(card.channel, ())

    async def _give_up(self, card: PuzzleCard, missing: tuple[str, ...]) -> Delivery:
        """Leave a card as it is until something changes there; one that can't be posted at all is no more.

        Where that is the puzzle of the day, none is posted from now on, and its manager is told.
        """
        log.info("A puzzle card can't be shown: its channel can't be written to")
        if card.message is None:
            if card.day:
                await self._tell_manager(card, missing)
                await self._service.stop_daily(card.guild)
            await self._drop(card)
        elif self._visibility.is_unknown(card.channel, card.guild) and await self._visibility.is_deleted(
            card.channel
        ):
            await self._drop(card)
        return Unreachable(card.channel, missing)

    async def _tell_manager(self, card: PuzzleCard, missing: tuple[str, ...]) -> None:
        async with self._store.read() as uow:
            manager = await uow.puzzle_cards.manager(card.guild)
            spoken = await uow.people.languages([manager]) if manager else {}
        if manager is None:
            return
        language = self._messenger.language(card.guild, spoken.get(manager))
        page = daily_lost_page(card, missing, self._messenger.server_name(card.guild), language)
        with contextlib.suppress(NoDirectMessagesError):
            await self._messenger.write_to(manager, page, nonce=f"y{card.id}")
