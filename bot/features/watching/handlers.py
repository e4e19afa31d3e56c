"""`/dvonn watch`, and the controls of the watch panel and the watch list."""

from collections.abc import Callable
from dataclasses import replace

from bot.domain import Match, MatchId, Watcher
from bot.features.watching.pages import (
    ON_A_PAGE,
    TurnWatching,
    Unwatch,
    UnwatchChosen,
    Watch,
    WatchBy,
    WatchFor,
    unwatched_page,
    watch_page,
    watching_page,
)
from bot.features.watching.service import Watching
from bot.requests.handlers import Handlers
from bot.requests.request import Request
from bot.ui.control import read_value
from bot.ui.lists import list_page
from bot.ui.page import Page

handlers = Handlers()


@handlers.command("watch list", servers_only=True)
async def watching(request: Request) -> Page:
    return await watched_list(request)


@handlers.control(Watch)
async def watch(request: Request, control: Watch) -> Page:
    match = await _watchable(request, control.match)
    return watch_page(*await request.get(Watching).find(match.id, request.user), request.language)


@handlers.control(WatchFor)
async def watch_for(request: Request, control: WatchFor) -> Page:
    return await _change(request, control.match, lambda watcher: replace(watcher, occasion=control.occasion))


@handlers.control(WatchBy)
async def watch_by(request: Request, control: WatchBy) -> Page:
    return await _change(request, control.match, lambda watcher: replace(watcher, means=control.means))


@handlers.control(Unwatch)
async def unwatch(request: Request, control: Unwatch) -> Page:
    """Stop watching a match. Works anywhere, even if the user may no longer see the match."""
    await request.get(Watching).stop([control.match], request.user)
    return unwatched_page(control.match, request.language)


@handlers.control(UnwatchChosen)
async def unwatch_chosen(request: Request, control: UnwatchChosen) -> Page:
    """Stop watching the chosen matches, then show the list again."""
    chosen = [MatchId(read_value(int, each)) for each in request.chosen]
    await request.get(Watching).stop(chosen, request.user)
    return await watched_list(request, control.page)


@handlers.control(TurnWatching)
async def turn_page(request: Request, control: TurnWatching) -> Page:
    return await watched_list(request, control.page)


async def _change(request: Request, match_id: MatchId, change: Callable[[Watcher], Watcher]) -> Page:
    match = await _watchable(request, match_id)
    changed = await request.get(Watching).watch(match.id, request.person, change)
    return watch_page(*changed, request.language)


async def _watchable(request: Request, match_id: MatchId) -> Match:
    match = await request.match(match_id)
    request.check_public(match)
    return match


async def watched_list(request: Request, page: int = 1) -> Page:
    request.check_server("/dvonn watch list")
    watched = await request.get(Watching).watched_by(request.user, request.guild)
    seen = [(match, watcher) for match, watcher in watched if request.sees(match)]
    shown = list_page(seen, page, ON_A_PAGE)
    async with request.client.store.read() as uow:
        boards = await uow.boards.of_each([match.id for match, _ in shown.items])
    return watching_page(shown, boards, request.language)
