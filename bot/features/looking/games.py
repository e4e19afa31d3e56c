"""Finding the matches of a list: one's own page by page, those of others as far as one may see them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.features.looking.games_pages import MOST_OPPONENTS, ON_A_PAGE, Games, Kept, games_page
from bot.matches import MatchId, UserId
from bot.matches.listing import Head, Listing
from bot.pages.page import Page
from bot.pages.paging import FIRST_PAGE, PageNumber
from bot.requests.request import Request

LOOKED_THROUGH = 200
"""How many of somebody's matches are looked through: for those that one may see, and for their opponents."""


async def games_of(
    request: Request,
    player: UserId,
    *,
    kept: Kept = Kept.RUNNING,
    page: int = 1,
    opponent: UserId | None = None,
) -> Page:
    """A page of somebody's matches; of those of others only what the asker may see from here.

    If there is no page of that number, the first one is shown. A direct message lists the asker's own matches in all
    servers; for somebody else, it lists those that the asker plays against that person.
    """
    listing = Listing(player, request.guild, kept is Kept.FINISHED, opponent)
    if request.is_direct and player != request.user:
        listing = replace(listing, player=request.user, opponent=player)
    shown = PageNumber(max(page, FIRST_PAGE))
    found = await _heads(request, listing, shown)
    if not found and shown > FIRST_PAGE:
        shown, found = FIRST_PAGE, await _heads(request, listing, FIRST_PAGE)
    return games_page(await _games(request, listing, shown, found), request.language)


async def _heads(request: Request, listing: Listing, page: PageNumber) -> Sequence[Head]:
    """The matches on a page, and one more where there is a later page."""
    skip = (page - 1) * ON_A_PAGE
    async with request.client.store.read() as ledger:
        if listing.player == request.user:
            return await ledger.matches.heads(listing, skip=skip, most=ON_A_PAGE + 1)
        heads = await ledger.matches.heads(listing, most=LOOKED_THROUGH)
    return [head for head in heads if request.sees(head)][skip : skip + ON_A_PAGE + 1]


async def _games(request: Request, listing: Listing, page: PageNumber, found: Sequence[Head]) -> Games:
    shown: list[MatchId] = [head.id for head in found[:ON_A_PAGE]]
    async with request.client.store.read() as ledger:
        matches = await ledger.matches.find_each(shown)
        boards = await ledger.boards.of_each(shown)
        opponents: Sequence[UserId] = ()
        if listing.player == request.user:
            opponents = await ledger.matches.opponents(
                request.user, listing.guild, looked_through=LOOKED_THROUGH, most=MOST_OPPONENTS
            )
        names = await ledger.people.names(opponents)
    return Games(
        listing,
        request.user,
        [matches[each] for each in shown if each in matches],
        page,
        has_later=len(found) > ON_A_PAGE,
        boards=boards,
        servers={head.venue.guild: request.server_of(head) for head in found},
        opponents={user: names[user] for user in opponents if user in names},
    )
