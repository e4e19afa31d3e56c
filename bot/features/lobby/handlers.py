"""`/dvonn-club opponent`, and the controls of the lobby."""

from dataclasses import replace

from bot.access.permissions import opens_threads
from bot.discord_errors import OutOfOrderError
from bot.domain import Match
from bot.features.lobby.card import known_in
from bot.features.lobby.matching import Matching
from bot.features.lobby.pages import (
    Aspect,
    ChangeWish,
    Prospect,
    StartSeek,
    StopSeek,
    found_page,
    stopped_page,
    waiting_page,
    wish_page,
)
from bot.features.lobby.seek import Seek, SetupWish, Spread, StakesWish, Tempo, Wish
from bot.features.lobby.service import Lobby
from bot.pages.beginning_pages import FindOpponent
from bot.requests.handlers import Handlers
from bot.requests.match_panel import panel
from bot.requests.request import Request
from bot.toolkit.answer import Answer, Delivered
from bot.toolkit.control import read_value
from bot.toolkit.page import Page

OPPONENT = "/dvonn-club opponent"

handlers = Handlers()


@handlers.club_command("opponent", servers_only=True)
async def opponent(request: Request) -> Page:
    return await find_opponent(request)


@handlers.control(FindOpponent)
async def press_find(request: Request, _: FindOpponent) -> Page:
    request.check_server(OPPONENT)
    return await find_opponent(request)


async def find_opponent(request: Request) -> Page:
    """Open the page with the options: those of the user's seek, or the usual ones."""
    own = await request.get(Lobby).find(request.user)
    wish = own.wish if own else Wish()
    return wish_page(wish, await _prospect(request, wish.tempo), own, request.language)


@handlers.control(ChangeWish)
async def change_wish(request: Request, control: ChangeWish) -> Page:
    """Change one wish; an earlier seek goes on as it is."""
    request.check_server(OPPONENT)
    wish, value = Wish(control.tempo, control.setup, control.stakes, control.spread), request.chosen_one
    match control.aspect:
        case Aspect.TEMPO:
            wish = replace(wish, tempo=read_value(Tempo, value))
        case Aspect.SETUP:
            wish = replace(wish, setup=read_value(SetupWish, value))
        case Aspect.STAKES:
            wish = replace(wish, stakes=read_value(StakesWish, value))
        case Aspect.SPREAD:
            wish = replace(wish, spread=read_value(Spread, value))
    own = await request.get(Lobby).find(request.user)
    return wish_page(wish, await _prospect(request, wish.tempo), own, request.language)


@handlers.control(StartSeek)
async def start(request: Request, control: StartSeek) -> Answer:
    """Look for an opponent: a match begins at once, or the user waits."""
    request.check_server(OPPONENT)
    request.check_posting()
    channel = request.venue.channel
    seek = await request.get(Lobby).seek(
        request.person,
        request.venue,
        Wish(control.tempo, control.setup, control.stakes, control.spread),
        parent=request.parent_of(),
        opens_threads=opens_threads(request.interaction, channel),
    )
    match = await _found(request, seek)
    if match is None:
        return waiting_page(seek, await _prospect(request, seek.wish.tempo), request.language)
    return await _begun(request, match)


@handlers.control(StopSeek)
async def stop(request: Request, _: StopSeek) -> Answer:
    lobby = request.get(Lobby)
    seek = await lobby.find(request.user)
    was_waiting = await lobby.withdraw(request.user)
    if seek and not was_waiting and (match := await _found(request, seek)):
        return await _begun(request, match)
    return stopped_page(request.language, was_waiting=was_waiting)


async def _found(request: Request, seek: Seek) -> Match | None:
    """Return the match that begins for a seek, by this request or by that of the opponent at the same moment."""
    try:
        match = await request.get(Matching).look_for(request.user, present=request.user)
    except OutOfOrderError:  # the task looks again
        return None
    if match or await request.get(Lobby).find(request.user):
        return match
    return await request.get(Lobby).begun_for(seek)


async def _begun(request: Request, match: Match) -> Answer:
    """Show the board, and the panel to a user who is to move or plays live."""
    delivery = await request.client.presenter.show_match(match)
    if isinstance(delivery, Delivered) and (match.pace.is_live or match.player_to_move == request.user):
        return await panel(request, await request.match(match.id))
    return found_page(match, delivery, request.language)


async def _prospect(request: Request, tempo: Tempo) -> Prospect:
    lobby = request.get(Lobby)
    others = await lobby.others(request.guild, than=request.user)
    async with request.client.store.read() as uow:
        settings = await uow.servers.settings(request.guild)
    return Prospect(
        known_in(request.client, others, request.venue.channel),
        await lobby.usual_wait(request.guild, tempo),
        settings,
    )
