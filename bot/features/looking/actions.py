"""Lists of matches, and going on with one in another channel, the one where a player asks for it."""

from bot.features.looking.pages import LONGEST_LIST, ON_A_PAGE, games_page, live_page, moved_here_page
from bot.matches import MatchId, UserId
from bot.matches.refusals import NoAccess, Refused, Why
from bot.pages.page import Page
from bot.pages.paging import list_page
from bot.pages.permissions import missing_in
from bot.requests.request import Request


async def move_here(request: Request, match_id: MatchId) -> Page:
    """Move a match into the channel where it is asked for and show it there.

    Raises as `Matches.relocate`, and `Refused`: CANNOT_POST.
    """
    client, venue = request.client, request.venue
    if missing := missing_in(request.interaction):
        raise Refused(Why.CANNOT_POST, NoAccess(venue.channel, missing))
    match = await client.matches.relocate(match_id, venue, by=request.user, parent=request.parent_of())
    delivery = await client.presenter.show_match_again(match)
    return moved_here_page(match, delivery, request.language)


async def games_of(request: Request, player: UserId) -> Page:
    """A player's matches; of somebody else's only those in channels that the asker can see."""
    running = await request.client.matches.running_of(player, request.guild)
    seen = [match for match in running if request.sees(match)]
    async with request.client.store.read() as ledger:
        boards = await ledger.boards.of_each([each.id for each in seen[:LONGEST_LIST]])
    return games_page(seen, player, request.user, boards, request.language)


async def live_list(request: Request, page: int) -> Page:
    """The server's running matches."""
    async with request.client.store.read() as ledger:
        running = await ledger.matches.running_on(request.guild)
    latest_first = reversed(running)
    shown = list_page([match for match in latest_first if request.sees(match)], page, ON_A_PAGE)
    async with request.client.store.read() as ledger:
        boards = await ledger.boards.of_each([match.id for match in shown.items])
    return live_page(shown, boards, request.language)
