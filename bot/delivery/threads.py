"""The thread of a match, opened with its first board; after its last, a day without activity archives it.

The thread is attached to the challenge's message, or to a head that is posted for it (`thread_heads.py`). Discord gives
it the message's id and allows only one per message, so a crash before the thread is recorded is harmless: the next
attempt finds it.
"""

import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.delivery.errors import ThreadRefusedError, UnreachableError
from bot.delivery.messenger import Messenger
from bot.domain import ChannelId, Match, Message, Venue
from bot.domain.view import ViewKey
from bot.pages.match_status import harmless_name, thread_name
from bot.storage import Store
from bot.storage.match_views import head_key
from bot.toolkit.answer import Delivered, Delivery

ShowView = Callable[[ViewKey], Awaitable[Delivery]]
"""A function that brings a view up to date and returns the outcome."""

T = TypeVar("T")


class Threads:
    """The reconciler of match threads, which opens and renames them and lets Discord archive them."""

    def __init__(self, store: Store, messenger: Messenger, show_head: ShowView) -> None:
        self._store = store
        self._messenger = messenger
        self._show_head = show_head

    async def housed(self, match: Match) -> Match:
        """Open the match's thread and return the relocated match.

        The match stays in its channel if no thread can be opened. Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        async with self._store.read() as uow:
            message = await uow.challenge_messages.of_match(match.id)
        message = message or await self._posted_head(match)
        thread: ChannelId | None = None
        with contextlib.suppress(UnreachableError):
            thread = await self._named(
                match, lambda name: self._messenger.open_thread(match.venue.channel, message, name)
            )
        async with self._store.write() as uow:
            if thread is None:
                return await uow.matches.relocate(match, match.venue)
            place = Venue(match.venue.guild, thread)
            return await uow.matches.relocate(match, place, parent=match.venue.channel, in_thread=True)

    async def _posted_head(self, match: Match) -> Message | None:
        async with self._store.write() as uow:
            await uow.views.want(head_key(match.id), match.venue.guild, match.venue.channel)
        shown = await self._show_head(head_key(match.id))
        return shown.message if isinstance(shown, Delivered) else None

    async def recognized(self, match: Match) -> Match:
        """Store the parent channel of a match played in a public thread that the bot didn't open.

        Returns the updated match. Once the thread is archived, only Discord knows its channel, which decides who sees
        the match.
        """
        parent = self._messenger.parent_of(match.venue.channel)
        if parent is None:
            return match
        async with self._store.write() as uow:
            return await uow.matches.note_parent(match, parent)

    async def renamed(self, match: Match) -> None:
        """Rename the thread if a player has deleted their data. Gives up if the bot lacks permissions."""
        if match.in_thread and match.parent is not None and await self._has_former_player(match):
            thread = match.venue.channel
            with contextlib.suppress(UnreachableError):
                await self._named(match, lambda name: self._messenger.rename(thread, name))

    async def _has_former_player(self, match: Match) -> bool:
        """Whether a player's name isn't stored any more."""
        async with self._store.read() as uow:
            names = await uow.people.names(match.players.both)
        return any(player not in names for player in match.players.both)

    async def _named(self, match: Match, do: Callable[[str], Awaitable[T]]) -> T | None:
        """Call `do` with the name of the match's thread, or with a neutral name if Discord refuses the first.

        Returns None if both are refused, for example because the server has too many threads.
        """
        for name in await self._names(match):
            with contextlib.suppress(ThreadRefusedError):
                return await do(name)
        return None

    async def _names(self, match: Match) -> tuple[str, str]:
        """Return the name with the players' names, and the neutral one that no moderation rejects."""
        async with self._store.read() as uow:
            names = await uow.people.names(match.players.both)
            spoken = await uow.people.languages(match.players.both)
        language = self._messenger.language_about(match, spoken)
        return thread_name(match, names, language), harmless_name(match, language)

    async def put_away(self, match: Match) -> None:
        """Let Discord archive the thread of a finished match after a day, in which people press what is on the card.

        Only those who may write in an archived thread can press anything there:
        https://github.com/discord/discord-api-docs/issues/8474
        """
        if match.in_thread and match.parent is not None:
            await self._messenger.archive_after_a_day(match.venue.channel)
