"""Delivers direct messages other than pings."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime

from bot.delivery.messenger import CLOCKS_DIFFER, Messenger, NoDirectMessagesError
from bot.delivery.queue import LONGEST, TAKES_AT_MOST
from bot.delivery.rejections import Rejections
from bot.domain import DirectMessage, DirectMessageKind, GuildId, MatchId, UserId
from bot.domain.preferences import PingWhen
from bot.domain.rejections import Rejectable, Rejected
from bot.pages.direct_message_posts import ban_page, direct_message_page
from bot.process.logs import in_short
from bot.storage import Store, UnitOfWork
from bot.storage.rejections import RejectionRepository
from bot.toolkit.page import NUMBERS, Kind, MessageTag, Page

log = logging.getLogger(__name__)


class DirectMessages:
    """The reconciler of a user's direct messages. It first looks for uncertain ones on Discord."""

    longest = LONGEST

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        places: asyncio.Semaphore,
        *,
        clock: Callable[[], datetime],
        rejections: Rejections,
    ) -> None:
        self._store = store
        self._messenger = messenger
        self.places = places
        self._clock = clock
        self._rejections = rejections
        self._uncertain: dict[UserId, datetime] = {}
        """Until when an unrecorded message may have been delivered."""

    async def prepare(self, uow: UnitOfWork) -> None:
        """Mark pending messages as uncertain: a killed process may have delivered them."""
        self._uncertain.update(dict.fromkeys(await _waited_for(uow), self._clock() + CLOCKS_DIFFER))

    async def waited_for(self) -> set[UserId]:
        """Return the users with pending messages. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            return await _waited_for(uow)

    def named(self, _: UserId) -> str:
        """Return a name for the log that doesn't identify the user."""
        return "a user's direct messages"

    async def show(self, user: UserId, _: None) -> None:
        """Deliver a user's pending messages. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        async with self._store.read() as uow:
            waiting = await uow.direct_messages.waiting(user)
        if not waiting:
            return
        delivered = await self._delivered_to(user)
        self._uncertain[user] = self._clock() + TAKES_AT_MOST
        for news in waiting:
            tag = MessageTag(Kind.DIRECT_MESSAGE, news.match_id or 0, news.id % NUMBERS)
            if tag in delivered or await self._deliver(news):
                async with self._store.write() as uow:
                    await uow.direct_messages.forget(news)
                    await RejectionRepository(uow).forget(_rejected(news))
        del self._uncertain[user]

    async def _delivered_to(self, user: UserId) -> set[MessageTag]:
        """Return the tags of messages that were already delivered; search for them only if that is uncertain."""
        until = self._uncertain.get(user)
        if until is None:
            return set()
        left = self._messenger.left_to(user, Kind.DIRECT_MESSAGE, until=until)
        return {found.message_tag async for found in left}

    async def _deliver(self, news: DirectMessage) -> bool:
        """Send a message; return whether it is settled: it was sent, or Discord has rejected it twice."""
        async with self._store.read() as uow:
            spoken = (await uow.people.languages([news.to])).get(news.to)
            chosen = (await uow.people.preferences([news.to]))[news.to]
        if news.match_id is not None:
            guild, page = await self._about_match(news, news.match_id, spoken)
        elif news.guild is not None:
            guild, page = news.guild, await self._about_server(news, news.guild, spoken)
        else:
            return True
        try:
            # Nobody need act on an opponent's absence, or because a match was moved.
            quiet = (DirectMessageKind.AWAY, DirectMessageKind.MOVED)
            silent = news.kind in quiet or chosen.when is PingWhen.NEVER
            await self._messenger.write_to(news.to, page, nonce=f"l{news.id}", silent=silent)
        except NoDirectMessagesError as error:
            log.info("A direct message can't be delivered: %s", in_short(error.__cause__ or error))
            return await self._rejections.is_final(_rejected(news), guild)
        return True

    async def _about_match(
        self, news: DirectMessage, match_id: MatchId, spoken: str | None
    ) -> tuple[GuildId, Page]:
        async with self._store.read() as uow:
            match, shown = await uow.matches.find(match_id), await uow.boards.of(match_id, news.to)
            names = await uow.people.names(match.players.both)
        return match.venue.guild, direct_message_page(
            news,
            match,
            self._messenger.language(match.venue.guild, spoken),
            message=shown.message if shown else None,
            server=self._messenger.server_name(match.venue.guild),
            names=names,
        )

    async def _about_server(self, news: DirectMessage, guild: GuildId, spoken: str | None) -> Page:
        async with self._store.read() as uow:
            ban = await uow.bans.find(guild, news.to)
        language, server = self._messenger.language(guild, spoken), self._messenger.server_name(guild)
        return ban_page(news, guild, ban, language, server=server)


def _rejected(news: DirectMessage) -> Rejected:
    return Rejected(Rejectable.DIRECT_MESSAGE, news.id, news.to)


async def _waited_for(uow: UnitOfWork) -> set[UserId]:
    return {news.to for news in await uow.direct_messages.waiting()}
