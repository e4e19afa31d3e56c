"""The thread of its own that a match gets where its server wants that, from the first board to the last.

It hangs on the message of the challenge. Discord gives it that message's number and opens no second one there, so a
crash in between costs nothing: the next attempt finds the thread.
"""

import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.delivery.messenger import Messenger, OutOfOrderError, ThreadRefusedError, UnreachableError
from bot.domain import ChannelId, Match, Venue
from bot.storage import Store
from bot.ui.thread_names import harmless_name, thread_name

T = TypeVar("T")


class Threads:
    """Opens and puts away the threads of matches."""

    def __init__(self, store: Store, messenger: Messenger) -> None:
        self._store = store
        self._messenger = messenger

    async def housed(self, match: Match) -> Match:
        """A match that is to have a thread, where it is to be shown: in its channel if no thread can be opened.

        Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        async with self._store.read() as uow:
            message = await uow.challenge_messages.of_match(match.id)
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

    async def renamed(self, match: Match) -> None:
        """Take the name of a former player off the thread. Where that can't be done the thread is out of reach."""
        if match.in_thread and match.parent is not None:
            thread = match.venue.channel
            with contextlib.suppress(UnreachableError):
                await self._named(
                    match, lambda name: self._messenger.rename(thread, name, archived=match.is_over)
                )

    async def _named(self, match: Match, do: Callable[[str], Awaitable[T]]) -> T | None:
        """Do something with the name of a match's thread; if it is refused, with a name that names nobody.

        Gives None if that is refused, too, for example because the server can have no more threads.
        """
        for name in await self._names(match):
            with contextlib.suppress(ThreadRefusedError):
                return await do(name)
        return None

    async def _names(self, match: Match) -> tuple[str, str]:
        """The name after the players, and the one that no server's moderation can have anything against."""
        async with self._store.read() as uow:
            names = await uow.people.names(match.players.both)
            spoken = await uow.people.languages(match.players.both)
        language = self._messenger.language_about(match, spoken)
        return thread_name(match, names, language), harmless_name(match, language)

    async def put_away(self, match: Match) -> None:
        """Archive the thread of a finished match. Where that fails, Discord does it after a week."""
        if match.in_thread and match.parent is not None:
            with contextlib.suppress(UnreachableError, OutOfOrderError):
                await self._messenger.archive(match.venue.channel)
