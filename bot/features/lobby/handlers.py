"""`/dvonn-club opponent` and `/dvonn-admin opponent`, and the controls of the lobby."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.access.permissions import can_mention_role, check_manager, missing_in, opens_threads
from bot.discord_errors import OutOfOrderError
from bot.domain import ChannelId, Match, ServerSettings, UserId, Venue
from bot.domain.context import InteractionContext
from bot.domain.ids import NO_SERVER
from bot.domain.refusals import RefusalReason, Refused
from bot.features.lobby.card import known_in
from bot.features.lobby.matching import Matching
from bot.features.lobby.open_server import LobbyServer, Openness
from bot.features.lobby.pages import (
    Aspect,
    ChangeWish,
    LobbyChannel,
    LobbyOpenness,
    LobbyRole,
    Prospect,
    StartSeek,
    StopSeek,
    found_elsewhere_page,
    found_page,
    manage_page,
    stopped_page,
    waiting_page,
    wish_page,
)
from bot.features.lobby.repository import LobbyRepository, seek_key
from bot.features.lobby.seek import Reach, Seek, SetupWish, Spread, StakesWish, Tempo, Wish
from bot.features.lobby.service import Lobby, LobbyServers
from bot.pages.beginning_pages import FindOpponent
from bot.requests.handlers import Handlers
from bot.requests.match_panel import panel
from bot.requests.request import Request
from bot.toolkit.answer import Answer, Delivered, Gone, Unreachable
from bot.toolkit.control import read_value
from bot.toolkit.help_lines import HelpTopic, help_line
from bot.toolkit.page import Page

handlers = Handlers()

help_line(HelpTopic.SERVER, 30, "help-admin-opponent")


@handlers.club_command("opponent")
async def opponent(request: Request) -> Page:
    return await find_opponent(request)


@handlers.control(FindOpponent)
async def press_find(request: Request, _: FindOpponent) -> Page:
    return await find_opponent(request)


async def find_opponent(request: Request) -> Page:
    """Open the page with the options: those of the user's seek, or the usual ones."""
    own = await request.get(Lobby).find(request.user)
    return await _wish_page(request, own.wish if own else Wish())


@handlers.control(ChangeWish)
async def change_wish(request: Request, control: ChangeWish) -> Page:
    """Change one wish; an earlier seek goes on as it is."""
    wish, value = _wish(control), request.chosen_one
    match control.aspect:
        case Aspect.TEMPO:
            wish = replace(wish, tempo=read_value(Tempo, value))
        case Aspect.SETUP:
            wish = replace(wish, setup=read_value(SetupWish, value))
        case Aspect.STAKES:
            wish = replace(wish, stakes=read_value(StakesWish, value))
        case Aspect.SPREAD:
            wish = replace(wish, spread=read_value(Spread, value))
        case Aspect.REACH:
            wish = replace(wish, reach=read_value(Reach, value))
    return await _wish_page(request, wish)


def _wish(control: ChangeWish | StartSeek) -> Wish:
    return Wish(control.tempo, control.setup, control.stakes, control.spread, control.reach or Reach.SERVER)


async def _wish_page(request: Request, wish: Wish) -> Page:
    """Ask for wishes; a reach that there isn't here becomes one that there is."""
    server = await _server(request)
    reaches = _reaches(request, server)
    if wish.reach not in reaches:
        wish = replace(wish, reach=reaches[0])
    own = await request.get(Lobby).find(request.user)
    return wish_page(wish, await _prospect(request, wish, server), own, request.language)


async def _server(request: Request) -> LobbyServer:
    async with request.client.store.read() as uow:
        return await LobbyRepository(uow).server(request.guild)


def _reaches(request: Request, server: LobbyServer) -> Sequence[Reach]:
    """Return among whom one may look from here: outside of the bot's servers, always anywhere."""
    if request.context is not InteractionContext.GUILD:
        return (Reach.ANYWHERE,)
    return (Reach.SERVER, Reach.ANYWHERE) if server.is_open else (Reach.SERVER,)


@handlers.control(StartSeek)
async def start(request: Request, control: StartSeek) -> Answer:
    """Look for an opponent: a match begins at once, or the user waits."""
    seek = await _sought(request, _wish(control))
    if seek.is_anywhere and not seek.opponent:
        await _check_reachable(request)
    if match := await _found(request, seek):
        return await _begun(request, match)
    if seek.server:
        await _call_role(request)
    if request.context is InteractionContext.BOT_DM:
        return Gone()  # the message about the search is here
    server = await _server(request)
    return waiting_page(seek, await _prospect(request, seek.wish, server), request.language)


async def _sought(request: Request, wish: Wish) -> Seek:
    """Store the user's seek. Raises what `Lobby.seek`, `check_posting` and `direct_channel` raise."""
    lobby = request.get(Lobby)
    if request.context is not InteractionContext.GUILD:
        direct = await request.direct_channel()
        wish = replace(wish, reach=Reach.ANYWHERE)
        return await lobby.seek(
            request.person, Venue.direct(direct), wish, opens_threads=False, direct=direct
        )
    request.check_posting()
    return await lobby.seek(
        request.person,
        request.venue,
        wish,
        parent=request.parent_of(),
        opens_threads=opens_threads(request.interaction, request.venue.channel),
        direct=await request.direct_channel() if wish.reach is Reach.ANYWHERE else None,
    )


async def _check_reachable(request: Request) -> None:
    """Check that Discord takes direct messages to the user, by one about the seek, which otherwise ends.

    Raises `Refused`: NO_DIRECT_MESSAGES.
    """
    presenter = request.client.presenter
    if isinstance(await presenter.show_view(seek_key(request.user)), Unreachable):
        raise Refused(RefusalReason.NO_DIRECT_MESSAGES, request.client.messenger.install_link)


async def _call_role(request: Request) -> None:
    """Ping the role of the server, if a manager has chosen one that the bot can ping."""
    client, guild = request.client, request.guild
    server = await _server(request)
    if server.role and can_mention_role(client.get_guild(guild), server.role, server.channel):
        lobby = request.get(Lobby)
        own = [each for each in await lobby.others(guild) if each.user == request.user]
        if server.channel and known_in(client, own, server.channel) and (key := await lobby.call(guild)):
            client.presenter.views.ask(key)


@handlers.control(StopSeek)
async def stop(request: Request, _: StopSeek) -> Answer:
    lobby = request.get(Lobby)
    seek = await lobby.find(request.user)
    was_waiting = await lobby.withdraw(request.user)
    if seek and not was_waiting and (match := await _found(request, seek)):
        return await _begun(request, match)
    request.client.presenter.views.ask(seek_key(request.user))
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
    """Show the board, and the panel to a user who is to move or plays live; in direct messages, the board is enough."""
    if match.venue.is_direct:
        return await _begun_directly(request, match)
    delivery = await request.client.presenter.show_match(match)
    if isinstance(delivery, Delivered) and (match.pace.is_live or match.player_to_move == request.user):
        return await panel(request, await request.match(match.id))
    return found_page(match, delivery, request.language)


async def _begun_directly(request: Request, match: Match) -> Answer:
    delivery = await request.client.presenter.show_match(match, mover=request.user)
    if request.context is InteractionContext.BOT_DM and isinstance(delivery, Delivered):
        return Gone()
    own = request.guild if request.context is InteractionContext.GUILD else None
    async with request.client.store.read() as uow:
        server = await LobbyRepository(uow).other_server(match.id, own)
    return found_elsewhere_page(match, match.opponent_of(request.user), server, delivery, request.language)


async def _prospect(request: Request, wish: Wish, server: LobbyServer) -> Prospect:
    lobby, anywhere = request.get(Lobby), wish.reach is Reach.ANYWHERE
    others: dict[UserId, Seek] = {}
    settings = ServerSettings()
    if request.context is InteractionContext.GUILD:
        here = await lobby.others(request.guild, than=request.user)
        others = {seek.user: seek for seek in known_in(request.client, here, request.venue.channel)}
        async with request.client.store.read() as uow:
            settings = settings if anywhere else await uow.servers.settings(request.guild)
    if anywhere:
        others |= {seek.user: seek for seek in await lobby.others_anywhere(than=request.user)}
    return Prospect(
        tuple(others.values()),
        await lobby.usual_wait(NO_SERVER if anywhere else request.guild, wish.tempo),
        settings,
        _reaches(request, server),
        server.channel,
        tells_name=bool(server.told_name),
    )


# managers


@handlers.admin_command("opponent")
async def manage(request: Request) -> Page:
    check_manager(request.interaction)
    return await _panel(request, await _server(request))


@handlers.control(LobbyOpenness)
async def choose_openness(request: Request, _: LobbyOpenness) -> Page:
    """Open the server or close it. With its name, the one that it has now is told."""
    openness = read_value(Openness, request.chosen_one)
    name = request.client.messenger.server_name(request.guild) if openness is Openness.NAMED else ""
    return await _choose(request, lambda server: replace(server, openness=openness, name=name))


@handlers.control(LobbyChannel)
async def choose_channel(request: Request, _: LobbyChannel) -> Page:
    channel = ChannelId(read_value(int, request.chosen_one)) if request.chosen else None
    return await _choose(request, lambda server: replace(server, channel=channel))


@handlers.control(LobbyRole)
async def choose_role(request: Request, _: LobbyRole) -> Page:
    role = read_value(int, request.chosen_one) if request.chosen else None
    return await _choose(request, lambda server: replace(server, role=role))


async def _choose(request: Request, change: Callable[[LobbyServer], LobbyServer]) -> Page:
    request.check_manager()
    return await _panel(
        request, await request.get(LobbyServers).choose(request.guild, change, by=request.user)
    )


async def _panel(request: Request, server: LobbyServer) -> Page:
    guild, channel = request.interaction.guild, server.channel
    missing = missing_in(request.interaction, channel) if channel else ()
    lacks = server.role is not None and not can_mention_role(guild, server.role, channel)
    return manage_page(server, request.language, missing=missing, lacks_role=lacks)
