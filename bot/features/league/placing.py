"""Prepares the places of seasons in the servers of this process: opens threads, and mentions who is asked there."""

import logging
from datetime import timedelta

from bot.delivery.errors import PostRefusedError, ThreadRefusedError, UnreachableError
from bot.delivery.messenger import FoundMessage
from bot.discord.client import DvonnClient
from bot.discord_errors import OutOfOrderError
from bot.domain import ChannelId
from bot.features.league.places import DuePlace, Places
from bot.features.league.posts import SEASON_CALL, call_page
from bot.features.league.repository import card_key
from bot.process.logs import in_short
from bot.toolkit.answer import Delivered, Unreachable

SOON, LATER = timedelta(minutes=1), timedelta(hours=1)
"""When something is tried again: if Discord is out of order, and if a manager has to do something."""

MOST_MENTIONED = 90
"""How many users a message mentions; Discord takes 100."""

LONGEST_NAME = 100
"""The length of a thread's name that Discord takes."""

log = logging.getLogger(__name__)


class Placing:
    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._places = client.get(Places)
        self._messenger = client.messenger
        self._presenter = client.presenter

    async def prepare(self, due: DuePlace) -> None:
        """Do what is to be done at a place; a failure of Discord puts it off."""
        now = self._client.clock()
        if not self._client.visibility.is_in(due.server.guild):
            await self._places.postpone(due, now + LATER)
            return
        try:
            placed = await self._placed(due) if due.needs_thread else due
            if placed is None:  # a manager has chosen another place meanwhile, which is due
                return
            if placed.to_call:
                await self._call(placed)
            await self._places.settle(placed, self._messenger.server_name(due.server.guild))
        except OutOfOrderError:
            await self._places.postpone(due, now + SOON)
        except (UnreachableError, PostRefusedError) as error:
            log.info("Season %d waits for a place: %s", due.season.id, in_short(error.__cause__ or error))
            await self._places.postpone(due, now + LATER)

    async def _call(self, due: DuePlace) -> None:
        """Mention those in the season's thread whom no direct message asks, each once."""
        season, thread = due.season, due.place.thread
        messages = []
        if thread is not None:
            language = self._messenger.language(due.server.guild)
            before = await self._called(due, thread)
            messages = [each.message for each in before]
            called = {user for each in before for user in each.mentioned}
            waiting = [user for user in due.to_call if user not in called]
            for first in range(0, len(waiting), MOST_MENTIONED):
                users = waiting[first : first + MOST_MENTIONED]
                nonce = f"league-call-{season.id}-{users[0]}"
                page = call_page(season, language)
                messages.append(await self._messenger.mention(thread, page, nonce=nonce, users=users))
        await self._places.called(due, messages)

    async def _called(self, due: DuePlace, thread: ChannelId) -> list[FoundMessage]:
        """Return the messages that mention some already, perhaps of a process that was killed afterwards."""
        found = self._messenger.left_in(thread, [SEASON_CALL], due.season.id)
        return [each async for each in found]

    async def _placed(self, due: DuePlace) -> DuePlace | None:
        """Open the thread of a season, unless it has one; None if the season is shown elsewhere by now.

        Raises `UnreachableError`, `OutOfOrderError`.
        """
        thread = due.place.thread or await self._thread(due)
        return await self._places.keep_thread(due, thread)

    async def _thread(self, due: DuePlace) -> ChannelId:
        """Open the thread of a season; where none can be opened, it is shown in the home of the league."""
        season, server = due.season, due.server
        if server.in_thread:
            return server.home
        shown = await self._presenter.show_view(card_key(season.id, server.guild))
        if isinstance(shown, Unreachable):
            raise UnreachableError(shown.obstacle)
        if not isinstance(shown, Delivered):
            raise OutOfOrderError
        say = self._messenger.language(server.guild).say
        for name in (
            say("league-thread", name=season.terms.name, number=season.number),
            say("league-thread-plain", number=season.number),
        ):
            try:
                thread = await self._messenger.open_thread(server.home, shown.message, name[:LONGEST_NAME])
            except (ThreadRefusedError, UnreachableError):
                continue
            await self._messenger.delete_thread_created_message(server.home, thread)  # the card leads there
            return thread
        return server.home
