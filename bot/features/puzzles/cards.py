"""Puzzle cards in channels: each is posted once, and edited when it is solved or when it closes."""

import contextlib

from typing_extensions import override

from bot.access.visibility import Visibility
from bot.delivery.messenger import Messenger, NoDirectMessagesError
from bot.delivery.views import Content, Nothing, ViewKind, WhenDeleted
from bot.discord.client import DvonnClient
from bot.domain import Obstacle
from bot.domain.puzzle import CardId, PuzzleCard
from bot.domain.rejections import Rejectable, Rejected
from bot.domain.view import View
from bot.features.puzzles.pages import card_page, daily_lost_page
from bot.features.puzzles.repository import CARD, PuzzleCardRepository, PuzzleRepository, card_key
from bot.features.puzzles.service import PuzzleCards, Puzzling
from bot.storage import Store, UnitOfWork
from bot.storage.rejections import RejectionRepository
from bot.toolkit.answer import Delivery
from bot.toolkit.page import Kind, MessageTag


class CardView(ViewKind):
    """The views of cards: what they show, and what follows if a channel doesn't take one."""

    name = CARD
    tags = (Kind.PUZZLE,)
    when_deleted = WhenDeleted.DROP
    is_urgent = True

    def __init__(self, client: DvonnClient) -> None:
        self._store: Store = client.store
        self._messenger: Messenger = client.messenger
        self._visibility: Visibility = client.visibility
        self._puzzles = client.get(Puzzling)
        self._service = client.get(PuzzleCards)
        self._rejections = client.presenter.rejections

    @override
    async def content(self, view: View) -> Content | Nothing:
        card_id, version = CardId(view.key.about), view.changes + 1
        if view.message and view.shown >= version:
            return Nothing.NEW
        async with self._store.read() as uow:
            card = await PuzzleCardRepository(uow).find(card_id)
            finders = await PuzzleCardRepository(uow).finders(card_id)
        puzzle = await self._puzzles.find(card.puzzle, card.guild) if card else None
        if card is None or puzzle is None or (view.message is None and not card.is_open):
            return Nothing.ABANDONED
        async with self._store.read() as uow:
            rated = await PuzzleRepository(uow).rated(puzzle)
        page = await card_page(card, puzzle, rated, finders, self._messenger.language(card.guild))
        page.mark(MessageTag(Kind.PUZZLE, card_id, version))
        return Content(page, version)

    @override
    async def is_lost(self, view: View, obstacle: Obstacle) -> bool:
        """Whether to drop a card in a channel that the bot can't write to.

        A posted card stays until something changes, unless its channel is deleted; a card that was never posted is
        dropped. If that was the puzzle of the day, the daily puzzle is switched off, and the manager who set it up is
        notified.
        """
        async with self._store.read() as uow:
            card = await PuzzleCardRepository(uow).find(CardId(view.key.about))
        if card is None:
            return True
        if not await self._is_to_end(card, view):
            return False
        if view.message is None and card.day:
            await self._notify_manager(card, obstacle.missing)
            await self._service.stop_daily(card.guild)
        return True

    async def _is_to_end(self, card: PuzzleCard, view: View) -> bool:
        """Whether to drop a card, if Discord rejects it for the second time or a user waits for it."""
        if view.message is None and card.day is None:
            return True
        if view.message is not None and not await self._is_in_deleted_channel(card):
            return False
        return await self._rejections.is_final(_rejected(card.id), card.guild)

    async def _is_in_deleted_channel(self, card: PuzzleCard) -> bool:
        is_unknown = self._visibility.is_unknown(card.channel, card.guild)
        return is_unknown and await self._visibility.is_deleted(card.channel)

    async def _notify_manager(self, card: PuzzleCard, missing: tuple[str, ...]) -> None:
        async with self._store.read() as uow:
            manager = await PuzzleCardRepository(uow).manager(card.guild)
            spoken = await uow.people.languages([manager]) if manager else {}
        if manager is None:
            return
        language = self._messenger.language(card.guild, spoken.get(manager))
        page = daily_lost_page(card, missing, self._messenger.server_name(card.guild), language)
        with contextlib.suppress(NoDirectMessagesError):
            await self._messenger.write_to(manager, page, nonce=f"y{card.id}")

    @override
    async def on_recorded(self, uow: UnitOfWork, view: View) -> None:
        await RejectionRepository(uow).forget(_rejected(CardId(view.key.about)))

    @override
    async def on_dropped(self, uow: UnitOfWork, view: View) -> None:
        await PuzzleCardRepository(uow).delete(CardId(view.key.about))


class Cards:
    """The requests to show puzzle cards."""

    def __init__(self, client: DvonnClient) -> None:
        self._store: Store = client.store
        self._clock = client.clock
        self._service = client.get(PuzzleCards)
        self._presenter = client.presenter
        self._presenter.rejections.register(
            Rejectable.PUZZLE, lambda rejected: self.refresh(CardId(rejected.about))
        )

    async def show_now(self, card: CardId) -> Delivery:
        """Show a card that was just shared. If that takes too long, delivery continues in the background."""
        return await self._presenter.show_view(card_key(card))

    def refresh(self, card: CardId) -> None:
        self._presenter.views.ask(card_key(card))

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


def _rejected(card: CardId) -> Rejected:
    return Rejected(Rejectable.PUZZLE, card)
