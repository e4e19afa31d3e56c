"""Lists of matches for spectators, with those alone that the asker may see."""

from collections.abc import Iterable, Mapping

from bot.features.watching.pages import ON_A_PAGE, live_page, watching_page
from bot.matches import Match, MatchId, ShownBoard
from bot.pages.page import Page
from bot.pages.paging import list_page
from bot.requests.request import Request


async def live_list(request: Request, page: int) -> Page:
    """The server's running matches."""
    async with request.client.store.read() as ledger:
        running = await ledger.matches.running_on(request.guild)
    latest_first = reversed(running)
    shown = list_page([match for match in latest_first if request.sees(match)], page, ON_A_PAGE)
    return live_page(shown, await _boards_of(request, shown.items), request.language)


async def watched_list(request: Request, page: int) -> Page:
    """The matches that the asker watches in the server."""
    watched = await request.client.watching.watched_by(request.user, request.guild)
    seen = [(match, watcher) for match, watcher in watched if request.sees(match)]
    shown = list_page(seen, page, ON_A_PAGE)
    boards = await _boards_of(request, [match for match, _ in shown.items])
    return watching_page(shown, boards, request.language)


async def _boards_of(request: Request, matches: Iterable[Match]) -> Mapping[MatchId, ShownBoard]:
    """The board messages of these matches; matches without one are left out."""
    async with request.client.store.read() as ledger:
        return await ledger.boards.of_each([match.id for match in matches])
