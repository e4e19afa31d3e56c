import asyncio
import logging

from bot.access.visibility import Visibility
from bot.catalogue import Language
from bot.delivery.messenger import CLOCKS_DIFFER, Messenger, NoDirectMessagesError
from bot.delivery.queue import LONGEST, Queue
from bot.discord.client import DvonnClient
from bot.domain import Match, Message, UserId
from bot.domain.rejections import Rejectable, Rejected
from bot.features.personal_reminders.repository import Reminder, ReminderRepository
from bot.pages.game_words import describe_heading
from bot.pages.match_status import describe_state
from bot.pages.notification import news_notification, turn_notification
from bot.pages.pictures import DisplayOptions, Shown, board_picture
from bot.storage import Store
from bot.storage.rejections import RejectionRepository
from bot.toolkit.action_slots import ActionContext, notice_buttons
from bot.toolkit.page import Kind, MessageTag, Page, row
from bot.toolkit.words import NOBODY, Names, accent

AT_ONCE = 4

log = logging.getLogger(__name__)


def reminder_page(
    match: Match,
    viewer: UserId,
    picture: Shown,
    language: Language,
    *,
    message: Message | None,
    server: str,
    names: Names = NOBODY,
) -> Page:
    """Render the direct message. `message` is the board, `server` the name of its server, empty in direct messages."""
    context = ActionContext(match, language, viewer=viewer, message=message)
    tell = turn_notification if match.awaited == viewer else news_notification
    return Page(
        language.say("reminder", told=tell(match, names, language, server=server)),
        describe_heading(match, language),
        picture,
        describe_state(match, None, language),
        row(*notice_buttons(context)),
        accent=accent(match.to_move),
        message_tag=MessageTag(Kind.PERSONAL_REMINDER, match.id),
    )


class ReminderDelivery:
    """The reconciler of reminders, which sends each one once, then deletes it.

    The bot may be killed between sending and deleting. Discord ignores a repeated nonce for a few minutes; after that
    the bot searches the channel for the reminder before sending it again.
    """

    longest = LONGEST

    def __init__(self, client: DvonnClient) -> None:
        self._store: Store = client.store
        self._clock = client.clock
        self._messenger: Messenger = client.messenger
        self._visibility: Visibility = client.visibility
        self._queue: Queue = client.presenter.queue
        self._rejections = client.presenter.rejections
        self.places = asyncio.Semaphore(AT_ONCE)

    async def deliver_due(self) -> None:
        """Queue the reminders that are due. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            due = await ReminderRepository(uow).due(self._clock())
        for reminder in due:
            self._queue.ask(self, reminder)

    def named(self, reminder: Reminder) -> str:
        return f"a reminder of match {reminder.match_id}"

    async def show(self, reminder: Reminder, _: None) -> None:
        """Send a reminder that is due, then delete it; keep it if Discord rejects it for the first time.

        Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        async with self._store.read() as uow:
            if await ReminderRepository(uow).find(reminder.match_id, reminder.user) != reminder:
                return
            match = await uow.matches.find(reminder.match_id)
        # Players see their match wherever it is played; the bot can't look up who sees a private place.
        allowed = reminder.user in match.players or await self._visibility.sees(match, reminder.user)
        rejected = Rejected(Rejectable.REMINDER, match.id, reminder.user)
        if allowed and not await self._was_sent(reminder):
            try:
                await self._send(reminder, match)
            except NoDirectMessagesError:
                if not await self._rejections.is_final(rejected, match.venue.guild):
                    return
                log.info("Dropped a reminder of match %d: its user takes no direct messages", match.id)
        async with self._store.write() as uow:
            await ReminderRepository(uow).delete(reminder.match_id, reminder.user, due_by=reminder.due_at)
            await RejectionRepository(uow).forget(rejected)

    async def _send(self, reminder: Reminder, match: Match) -> None:
        async with self._store.read() as uow:
            chosen = (await uow.people.preferences([reminder.user]))[reminder.user]
            spoken = (await uow.people.languages([reminder.user])).get(reminder.user)
            board = await uow.boards.of(match.id, reminder.user)
            names = await uow.people.names(match.players.both)
        language = self._messenger.language(match.venue.guild, spoken)
        page = reminder_page(
            match,
            reminder.user,
            await board_picture(match, language, DisplayOptions.of(chosen), names=names),
            language,
            message=board.message if board else None,
            server=self._messenger.server_name(match.venue.guild),
            names=names,
        )
        nonce = f"m{match.id}-{int(reminder.due_at.timestamp())}"
        await self._messenger.write_to(reminder.user, page, nonce=nonce)

    async def _was_sent(self, reminder: Reminder) -> bool:
        """Whether a reminder was already sent; searches the direct messages only if it is more than a minute late."""
        now = self._clock()
        if now - reminder.due_at <= CLOCKS_DIFFER:
            return False
        async for found in self._messenger.left_to(reminder.user, Kind.PERSONAL_REMINDER, until=now):
            is_this = found.message_tag.about == reminder.match_id
            if is_this and found.at >= reminder.due_at - CLOCKS_DIFFER:
                return True
        return False
