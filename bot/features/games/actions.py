"""The list of what runs in a server, and going on with a match in another channel, where a player asks for it."""

from bot.domain import MatchId
from bot.features.games.pages import ON_A_PAGE, live_page, moved_here_page
from bot.requests.request import Request
from bot.ui.page import Page
from bot.ui.paging import ListPage, list_page
from bot.ui.permissions import check_access

LOOKED_THROUGH = 1_000
"""How many running matches of a server are looked through for those that one may see."""


async def move_here(request: Request, match_id: MatchId) -> Page:
    """Move a match into the channel where it is asked for and show it there.

    Raises as `Matches.relocate`, and `Refused`: CANNOT_POST.
    """
    client, venue = request.client, request.venue
    request.check_server("/dvonn board")
    check_access(request.interaction)
    match = await client.matches.relocate(match_id, venue, by=request.user, parent=request.parent_of())
    delivery = await client.presenter.show_match_again(match)
    return moved_here_page(match, delivery, request.language)


async def live_list(request: Request, page: int) -> Page:
    """The server's running matches."""
    async with request.client.store.read() as uow:
        heads = await uow.matches.heads_on(request.guild, most=LOOKED_THROUGH)
    shown = list_page([head.id for head in heads if request.sees(head)], page, ON_A_PAGE)
    async with request.client.store.read() as uow:
        matches = await uow.matches.find_each(shown.items)
        boards = await uow.boards.of_each(shown.items)
    running = ListPage([matches[number] for number in shown.items], shown.page, shown.pages, shown.total)
    return live_page(running, boards, request.language, and_more=len(heads) == LOOKED_THROUGH)
