"""Direct messages: calls to who wants them so, and letters about what concerns somebody."""

import logging
from collections.abc import Callable
from datetime import datetime

from bot.logs import in_short
from bot.matches import DirectMessage, Match, MatchId, Ping, PingOn, Store
from bot.pages.marks import Kind, Mark
from bot.pages.taste import Taste
from bot.posts.direct_messages import call_page, direct_message_page
from bot.showing.pinging import Pinging
from bot.showing.postbox import CLOCKS_DIFFER, NoDirectMessagesError, Postbox

log = logging.getLogger(__name__)


class DirectMessages:
    """Writes to people. Each method raises `OutOfOrderError` and `StoreUnavailableError`."""

    def __init__(self, store: Store, postbox: Postbox, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._postbox = postbox
        self._clock = clock
        self._calling = Pinging(store, clock)

    async def call(self, match_id: MatchId) -> bool:
        """Make the call of a match that is due by a direct message; tells whether it is left to the board to make."""
        async with self._store.read() as ledger:
            match = await ledger.matches.find(match_id)
        if await self._stands(match):
            return False
        match = await self._calling.looked_at(match)
        ping, player = match.ping, match.awaited
        if ping is None or player is None or ping.at > self._clock():
            return False
        if ping.on is PingOn.BOARD:
            return True
        async with self._store.read() as ledger:
            shown = await ledger.boards.of(match_id)
            chosen = (await ledger.people.preferences([player]))[player]
            spoken = (await ledger.people.languages([player])).get(player)
        page = await call_page(
            match,
            player,
            self._postbox.language(match.venue.guild, spoken),
            message=shown.message if shown else None,
            server=self._postbox.server_name(match.venue.guild),
            reminder=match.clock.reminded,
            taste=Taste.of(chosen),
        )
        nonce = f"d{match_id}-{match.number}-{int(match.clock.reminded)}"
        try:
            await self._postbox.write_to(player, page, nonce=nonce)
        except NoDirectMessagesError:
            async with self._store.write() as ledger:
                await ledger.pings.divert(match_id, ping, Ping(PingOn.BOARD, self._clock()))
            return True
        async with self._store.write() as ledger:
            await ledger.pings.made(match_id, ping)
        return False

    async def _stands(self, match: Match) -> bool:
        """Whether a late call is found to be made already; it is noted then.

        Discord may have taken the message of an earlier attempt without the bot's hearing of it, or the bot may have
        been killed before it noted that; and a nonce is forgotten within minutes.
        """
        ping, player = match.ping, match.awaited
        if ping is None or player is None or ping.on is not PingOn.DIRECT or not self._calling.is_late(ping):
            return False
        mark = Mark(Kind.CALL, match.id, match.number)
        async for found in self._postbox.own_messages_to(player):
            if found.at >= ping.at - CLOCKS_DIFFER and found.mark == mark:
                async with self._store.write() as ledger:
                    await ledger.pings.made(match.id, ping)
                return True
        return False

    async def deliver(self, letter: DirectMessage) -> None:
        """Deliver a letter, or forget it where it can't be delivered."""
        async with self._store.read() as ledger:
            match, shown = (
                await ledger.matches.find(letter.match_id),
                await ledger.boards.of(letter.match_id),
            )
            spoken = (await ledger.people.languages([letter.to])).get(letter.to)
        page = direct_message_page(
            letter,
            match,
            self._postbox.language(match.venue.guild, spoken),
            message=shown.message if shown else None,
            server=self._postbox.server_name(match.venue.guild),
            missing=self._postbox.missing_in(match.venue.channel),
        )
        try:
            await self._postbox.write_to(letter.to, page, nonce=f"l{letter.id}")
        except NoDirectMessagesError as error:
            log.info("A letter can't be delivered: %s", in_short(error.__cause__ or error))
        async with self._store.write() as ledger:
            await ledger.direct_messages.forget(letter)
