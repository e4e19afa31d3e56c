"""More, and the ways from it: the board in words, another channel; and the lists of matches."""

from bot.domain import UserId
from bot.features.games.actions import live_list, move_here
from bot.features.games.games import games_of
from bot.features.games.games_pages import EVERYBODY, GamesAgainst, OpenMatch, ShowGames, TurnGames
from bot.features.games.opening import opened
from bot.features.games.pages import InWords, More, MoveHere, more_page, words_page
from bot.requests.controls import handles
from bot.requests.request import Request
from bot.ui.answer import Answer
from bot.ui.beginning import ListOwn, TurnLive
from bot.ui.control import read_value
from bot.ui.page import Page


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


@handles(ShowGames)
async def show_games(request: Request, control: ShowGames) -> Page:
    """List somebody's matches that go on, or those that are over."""
    return await games_of(request, control.player, kept=control.kept, opponent=control.opponent)


@handles(TurnGames)
async def turn_games(request: Request, control: TurnGames) -> Page:
    """Leaf through somebody's matches."""
    return await games_of(
        request, control.player, kept=control.kept, page=control.page, opponent=control.opponent
    )


@handles(GamesAgainst)
async def games_against(request: Request, control: GamesAgainst) -> Page:
    """List somebody's matches against the person who was chosen, or against everybody."""
    chosen = read_value(int, request.chosen_one or EVERYBODY)
    opponent = UserId(chosen) if chosen else None
    return await games_of(request, control.player, kept=control.kept, opponent=opponent)


@handles(OpenMatch)
async def open_match(request: Request, control: OpenMatch) -> Answer:
    """Open a match: to move in it, or else to look at it."""
    return await opened(request, await request.match(control.match))


@handles(TurnLive)
async def live(request: Request, control: TurnLive) -> Page:
    """Leaf through the server's running matches."""
    request.check_server("/dvonn watch live")
    return await live_list(request, control.page)
