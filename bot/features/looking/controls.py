"""More, and the ways from it: the board in words, another channel; and the lists of matches."""

from bot.features.looking.actions import games_of, live_list, move_here
from bot.features.looking.pages import InWords, More, MoveHere, more_page, words_page
from bot.pages.beginning import ListOwn, TurnLive
from bot.pages.page import Page
from bot.requests.controls import handles
from bot.requests.request import Request


@handles(More)
async def more(request: Request, control: More) -> Page:
    """Show what else one can do."""
    return more_page(await request.match(control.match), request.user, request.language)


@handles(InWords)
async def in_words(request: Request, control: InWords) -> Page:
    """Tell the board in words."""
    return words_page(await request.match(control.match), request.user, request.language)


@handles(MoveHere)
async def here(request: Request, control: MoveHere) -> Page:
    """Go on with the match in this channel."""
    return await move_here(request, control.match)


@handles(ListOwn)
async def own_matches(request: Request, _control: ListOwn) -> Page:
    """List one's own matches."""
    return await games_of(request, request.user)


@handles(TurnLive)
async def live(request: Request, control: TurnLive) -> Page:
    """Leaf through the server's running matches."""
    return await live_list(request, control.page)
