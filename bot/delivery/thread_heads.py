"""The heads of threads whose matches had no challenge, as those against the computer have none.

A head is the message in the channel to which the thread is attached. It is posted before the thread is opened, names
the players, and is edited once: to tell the result.
"""

from typing_extensions import override

from bot.delivery.messenger import Messenger
from bot.delivery.views import Content, Nothing, ViewKind, WhenDeleted
from bot.domain import MatchId, Obstacle
from bot.domain.view import View
from bot.pages.challenge_post import lone_head_page
from bot.storage import Store
from bot.storage.match_views import THREAD_HEAD
from bot.toolkit.page import Kind


class ThreadHead(ViewKind):
    name = THREAD_HEAD
    tags = (Kind.THREAD_HEAD,)
    when_deleted = WhenDeleted.DROP
    is_urgent = True

    def __init__(self, store: Store, messenger: Messenger) -> None:
        self._store = store
        self._messenger = messenger

    @override
    async def content(self, view: View) -> Content | Nothing:
        async with self._store.read() as uow:
            match = await uow.matches.find(MatchId(view.key.about))
            if not match.in_thread:  # no thread could be opened, or the match has left it
                return Nothing.LEFT
            names = await uow.people.names(match.players.both)
            spoken = await uow.people.languages(match.players.both)
        language = self._messenger.language_about(match, spoken)
        page = lone_head_page(match, language, names)
        await self._messenger.with_names(page, language)  # which the digest then includes
        return Content(page, version=match.number, digest=page.digest)

    @override
    async def is_lost(self, view: View, obstacle: Obstacle) -> bool:
        return view.message is None
