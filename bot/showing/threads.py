"""The thread of its own that a match gets where its server wants that, from the first board to the last.

It hangs on the message of the challenge. Discord gives it that message's number and opens no second one there, so a
crash in between costs nothing: the next attempt finds the thread.
"""

import contextlib

from bot.matches import Match, Store, Venue
from bot.posts.thread_names import thread_name
from bot.showing.postbox import OutOfOrderError, Postbox, UnreachableError


class Threads:
    """Opens and puts away the threads of matches."""

    def __init__(self, store: Store, postbox: Postbox) -> None:
        self._store = store
        self._postbox = postbox

    async def housed(self, match: Match) -> Match:
        """A match that is to have a thread, where it is to be shown: in its channel if the bot may open no threads.

        Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        async with self._store.read() as ledger:
            message = await ledger.challenge_messages.of_match(match.id)
        try:
            thread = await self._postbox.open_thread(match.venue.channel, message, await self._name(match))
        except UnreachableError:
            thread = None
        async with self._store.write() as ledger:
            if thread is None:
                return await ledger.matches.relocate(match, match.venue)
            place = Venue(match.venue.guild, thread)
            return await ledger.matches.relocate(match, place, parent=match.venue.channel, in_thread=True)

    async def renamed(self, match: Match) -> None:
        """Take the name of a former player off the thread. Where that can't be done the thread is out of reach."""
        if match.in_thread and match.parent is not None:
            with contextlib.suppress(UnreachableError):
                name = await self._name(match)
                await self._postbox.rename(match.venue.channel, name, archived=match.is_over)

    async def _name(self, match: Match) -> str:
        async with self._store.read() as ledger:
            names = await ledger.people.names(match.players.both)
            spoken = await ledger.people.languages(match.players.both)
        return thread_name(match, names, self._postbox.language_about(match, spoken))

    async def put_away(self, match: Match) -> None:
        """Archive the thread of a finished match. Where that fails, Discord does it after a week."""
        if match.in_thread and match.parent is not None:
            with contextlib.suppress(UnreachableError, OutOfOrderError):
                await self._postbox.archive(match.venue.channel)
