"""Tells users by direct message what was done for them while Discord did not take the answer.

The user has read that the bot did not respond, and would repeat what is done. Nothing of this is stored: after a
restart, the boards tell.
"""

import asyncio
import logging
from dataclasses import dataclass

from bot.catalogue import Language
from bot.delivery.errors import NoDirectMessagesError
from bot.delivery.messenger import Messenger
from bot.delivery.queue import LONGEST
from bot.domain import Match, UserId
from bot.pages.direct_message_posts import late_answer_page
from bot.process.logs import in_short
from bot.storage import Store

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LateAnswer:
    """The change that a request has made: to a match, or to something else for None."""

    interaction: int
    match: Match | None
    language: Language


class LateAnswers:
    """The reconciler of late answers. All that wait for the same user go into one message."""

    longest = LONGEST

    def __init__(self, store: Store, messenger: Messenger, places: asyncio.Semaphore) -> None:
        self._store = store
        self._messenger = messenger
        self.places = places
        self._untold: dict[UserId, LateAnswer] = {}

    def note(self, user: UserId, late: LateAnswer) -> None:
        """Note an answer to send to a user; it replaces earlier ones."""
        self._untold[user] = late

    def named(self, _: UserId) -> str:
        """Return a name for the log that doesn't identify the user."""
        return "a late answer"

    async def show(self, user: UserId, _: None) -> None:
        """Tell a user. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        late = self._untold.get(user)
        if late is None:
            return
        board = None
        if late.match:
            async with self._store.read() as uow:
                board = await uow.boards.of(late.match.id, user)
        page = late_answer_page(
            late.match,
            user,
            late.language,
            message=board.message if board else None,
            server=self._messenger.server_name(late.match.venue.guild) if late.match else "",
        )
        try:
            await self._messenger.write_to(user, page, nonce=f"a{late.interaction}")
        except NoDirectMessagesError as error:
            log.info("A late answer can't be told: %s", in_short(error.__cause__ or error))
        if self._untold.get(user) is late:
            del self._untold[user]
