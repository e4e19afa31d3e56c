"""The service for views in foreign places: what a press records once the message shows a match."""

from collections.abc import Callable
from datetime import datetime

from bot.domain.match import Match
from bot.domain.notifications import Ping
from bot.domain.shown import Message
from bot.storage import Store, retried


class ForeignViews:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def show(self, match: Match) -> None:
        """Start the clock that waited for a board: everyone in the place sees the turn now."""
        async with self._store.write() as uow:
            await uow.matches.show(match, match.number, self._clock())

    @retried
    async def record(self, match: Match, message: Message) -> Ping | None:
        """Record the message that shows a match, and return the ping that is to be sent below it, if one is.

        That is the pending one if the awaited player has no board in direct messages. It counts as sent from now on:
        a crash may lose it, but never doubles it.
        """
        async with self._store.write() as uow:
            now = await uow.matches.find(match.id)
            await uow.boards.show_foreign(match.id, message, match.number)
            ping = await uow.pings.of(match.id)
            if ping is None or now.number != match.number or ping.at > self._clock():
                return None
            views = await uow.boards.views_of(match.id)
            if any(view.reader == match.awaited and not view.lost for view in views):
                return None
            await uow.pings.made(match.id, ping)
            return ping

    @retried
    async def give_back(self, match: Match, ping: Ping) -> None:
        """Record that a ping wasn't sent, unless something has happened in the match since."""
        async with self._store.write() as uow:
            if (await uow.matches.find(match.id)).number == match.number:
                await uow.pings.put(match.id, ping)
