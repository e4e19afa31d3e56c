"""Finding the matches of a list: one's own page by page, those of others as far as one may see them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.domain import MatchId, UserId
from bot.domain.listing import Head, Listing
from bot.features.games.games_pages import MOST_OPPONENTS, ON_A_PAGE, GameFilter, Games, games_page
from bot.requests.request import Request
from bot.ui.page import Page
from bot.ui.paging import FIRST_PAGE, PageNumber

LOOKED_THROUGH = 200
"""How many of somebody's matches are looked through: for those that one may see, and for their opponents."""


async def games_of(
    request: Request,
    player: UserId,
    *,
    kept: GameFilter = GameFilter.RUNNING,
    page: int = 1,
    opponent: UserId | None = None,
) -> Page:
    """A page of somebody's matches; of those of others only what the asker may see from here.

    If there is no page of that number, the first one is shown. A direct message lists the asker's own matches in all
    servers; for somebody else, it lists those that the asker plays against that person.
    """
    listing = Listing(player, request.guild, kept is GameFilter.FINISHED, opponent)
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
    async with request.client.store.read() as uow:
        if listing.player == request.user:
            return await uow.matches.heads(listing, skip=skip, most=ON_A_PAGE + 1)
        heads = await uow.matches.heads(listing, most=LOOKED_THROUGH)
    return [head for head in heads if request.sees(head)][skip : skip + ON_A_PAGE + 1]


async def _games(request: Request, listing: Listing, page: PageNumber, found: Sequence[Head]) -> Games:
    shown: list[MatchId] = [head.id for head in found[:ON_A_PAGE]]
    async with request.client.store.read() as uow:
        matches = await uow.matches.find_each(shown)
        boards = await uow.boards.of_each(shown)
        opponents: Sequence[UserId] = ()
        if listing.player == request.user:
            opponents = await uow.matches.opponents(
                request.user, listing.guild, looked_through=LOOKED_THROUGH, most=MOST_OPPONENTS
            )
        names = await uow.people.names(opponents)
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
