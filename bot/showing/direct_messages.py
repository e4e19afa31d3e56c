"""Direct messages: news of matches for one person."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime

from bot.logs import in_short
from bot.matches import DirectMessage, GuildId, Ledger, MatchId, Store, UserId
from bot.pages.page import NUMBERS, Kind, Mark, Page
from bot.posts.direct_messages import ban_page, direct_message_page
from bot.showing.postbox import CLOCKS_DIFFER, NoDirectMessagesError, Postbox
from bot.showing.queue import LONGEST, TAKES_AT_MOST

log = logging.getLogger(__name__)


class DirectMessages:
    """Delivers the direct messages that are kept for a person. Those whose fate is uncertain are looked for first."""

    longest = LONGEST

    def __init__(
        self, store: Store, postbox: Postbox, places: asyncio.Semaphore, *, clock: Callable[[], datetime]
    ) -> None:
        self._store = store
        self._postbox = postbox
        self.places = places
        self._clock = clock
        self._uncertain: dict[UserId, datetime] = {}
        """By when a message may have been delivered of which nobody knows."""

    async def prepare(self, ledger: Ledger) -> None:
        """Mark as uncertain all messages that wait: a killed process may have delivered them."""
        self._uncertain.update(dict.fromkeys(await _waited_for(ledger), self._clock() + CLOCKS_DIFFER))

    async def waited_for(self) -> set[UserId]:
        """The people for whom a message waits. Raises `StoreUnavailableError`."""
        async with self._store.read() as ledger:
            return await _waited_for(ledger)

    def named(self, _: UserId) -> str:
        """A name for the log, which names nobody."""
        return "somebody's direct messages"

    async def show(self, user: UserId, _: None) -> None:
        """Deliver the messages that wait for a person. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        async with self._store.read() as ledger:
            waiting = await ledger.direct_messages.waiting(user)
        if not waiting:
            return
        delivered = await self._delivered_to(user)
        self._uncertain[user] = self._clock() + TAKES_AT_MOST
        for news in waiting:
            if Mark(Kind.DIRECT_MESSAGE, news.match_id or 0, news.id % NUMBERS) not in delivered:
                await self._deliver(news)
            async with self._store.write() as ledger:
                await ledger.direct_messages.forget(news)
        del self._uncertain[user]

    async def _delivered_to(self, user: UserId) -> set[Mark]:
        """The marks of messages that were delivered before; looked for only where that is uncertain."""
        until = self._uncertain.get(user)
        if until is None:
            return set()
        left = self._postbox.left_to(user, Kind.DIRECT_MESSAGE, until=until)
        return {found.mark async for found in left}

    async def _deliver(self, news: DirectMessage) -> None:
        """Send a message; one that can't be delivered is not tried again."""
        async with self._store.read() as ledger:
            spoken = (await ledger.people.languages([news.to])).get(news.to)
        if news.match_id is not None:
            page = await self._about_match(news, news.match_id, spoken)
        elif news.guild is not None:
            page = await self._about_server(news, news.guild, spoken)
        else:
            return
        try:
            await self._postbox.write_to(news.to, page, nonce=f"l{news.id}")
        except NoDirectMessagesError as error:
            log.info("A direct message can't be delivered: %s", in_short(error.__cause__ or error))

    async def _about_match(self, news: DirectMessage, match_id: MatchId, spoken: str | None) -> Page:
        async with self._store.read() as ledger:
            match, shown = await ledger.matches.find(match_id), await ledger.boards.of(match_id)
        return direct_message_page(
            news,
            match,
            self._postbox.language(match.venue.guild, spoken),
            message=shown.message if shown else None,
            server=self._postbox.server_name(match.venue.guild),
            missing=self._postbox.missing_in(match.venue.channel),
        )

    async def _about_server(self, news: DirectMessage, guild: GuildId, spoken: str | None) -> Page:
        async with self._store.read() as ledger:
            ban = await ledger.bans.find(guild, news.to)
        language, server = self._postbox.language(guild, spoken), self._postbox.server_name(guild)
        return ban_page(news, ban, language, server=server)


async def _waited_for(ledger: Ledger) -> set[UserId]:
    return {news.to for news in await ledger.direct_messages.waiting()}
