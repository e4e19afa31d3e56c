"""`/dvonn-club league`, and the controls of leagues."""

import discord

from bot.access.permissions import can_give_role, check_access, check_manager
from bot.delivery.errors import NoDirectMessagesError
from bot.domain import GuildId, Venue
from bot.domain.clock import Pace
from bot.domain.context import InteractionContext
from bot.domain.refusals import RefusalReason, Refused
from bot.features.league import pages
from bot.features.league.drafts import Drafts
from bot.features.league.pages import (
    AskCode,
    AskLeague,
    AskSure,
    ChooseRole,
    ChooseServer,
    Confirm,
    InviteServer,
    JoinWithServer,
    LeaguePageData,
    MoveLeague,
    RemoveServer,
    StartLeague,
    Sure,
)
from bot.features.league.posts import AnswerSeason, JoinLeague, OpenLeague, SeasonAnswer, shortened
from bot.features.league.refusals import (
    ANSWERED_TOO_LATE,
    NO_LEAGUE,
    NO_PLACE_FOR_LEAGUE,
    NOT_A_FIRST_DAY,
    NOT_AN_INVITATION,
)
from bot.features.league.repository import WINNER, GroupRepository, LeagueServer, card_key
from bot.features.league.season import SeasonForm, Terms
from bot.features.league.servers import LeagueServers
from bot.features.league.service import Leagues, Membership
from bot.features.league.tables import Tables, tables_of
from bot.requests.handlers import Handlers
from bot.requests.refusal_sentences import describe_refusal
from bot.requests.request import Request
from bot.toolkit.answer import Answer
from bot.toolkit.control import read_value
from bot.toolkit.help_lines import HelpTopic, help_line
from bot.toolkit.page import MessageTag, Page, tag_of
from bot.toolkit.words import NOBODY

handlers = Handlers()

help_line(HelpTopic.BETTER, 10, "help-league")

HERE = "/dvonn-club league"


@handlers.club_command("league", servers_only=True)
async def league(request: Request) -> Page:
    return await show_league(request)


@handlers.control(OpenLeague)
async def open_league(request: Request, _: OpenLeague) -> Page:
    request.check_server(HERE)
    return await show_league(request)


async def show_league(request: Request, *, note: str = "") -> Page:
    """Show the page of the server's league, as if there were none to those who can't see its home."""
    manages = is_manager(request)
    seen = await _seen(request)
    if seen is None:
        return pages.no_league_page(request.language, is_manager=manages, note=note)
    data = await _page_data(request, seen, manages=manages)
    return await pages.league_page(data, request.language, await request.display(), note=note)


async def _seen(request: Request) -> Membership | None:
    """Return what the league is to the user; None without a league, or for those who can't see its home."""
    seen = await request.get(Leagues).membership(request.guild, request.user)
    if seen is None or seen.is_seated or is_manager(request):
        return seen
    home = Venue(request.guild, seen.server.home)
    if request.venue == home or await request.client.visibility.sees_place(home, request.interaction.user):
        return seen
    return None


async def _page_data(request: Request, seen: Membership, *, manages: bool) -> LeaguePageData:
    season = seen.season
    async with request.client.store.read() as uow:
        groups = GroupRepository(uow)
        tables = await tables_of(uow, season) if not season.stage.is_coming else Tables([], NOBODY)
        seat = await groups.seat_of(season.id, request.user)
        own_open = await groups.open_matches(season.id, request.user)
        card = await uow.views.find(card_key(season.id, request.guild))
        chosen = await uow.titles.chosen(request.guild, WINNER)
    return LeaguePageData(
        seen,
        request.user,
        tables,
        own_group=seat.group if seat else None,
        open_games=len(own_open),
        is_manager=manages,
        is_elsewhere=seen.server.home not in (request.venue.channel, request.parent_of()),
        missing=card.trouble.missing if card and card.trouble else None,
        role=chosen.role if chosen else None,
        lacks_role=chosen is not None and not can_give_role(request.interaction.guild, chosen.role),
    )


def is_manager(request: Request) -> bool:
    try:
        check_manager(request.interaction)
    except Refused:
        return False
    return True


# members


@handlers.control(JoinLeague)
async def join(request: Request, _: JoinLeague) -> Page:
    request.check_server(HERE)
    seen = await _seen(request)
    if seen is None:
        raise Refused(NO_LEAGUE)
    await _check_reachable(request, seen)
    joined = await request.get(Leagues).join(request.guild, request.person)
    await _refresh_card(request)
    note = pages.describe_joined(joined, request.language, is_across=seen.season.league.is_across)
    return await show_league(request, note=note)


async def _check_reachable(request: Request, seen: Membership) -> None:
    """Check that Discord takes direct messages to a user who is to play in them, by one that says so, once.

    Raises `Refused`: NO_DIRECT_MESSAGES, and what `Leagues.check_may_play` raises.
    """
    changes_nothing = seen.is_member and (seen.answer or not seen.season.stage.takes_answers)
    if changes_nothing or not seen.season.league.is_across:
        return
    await request.get(Leagues).check_may_play(seen, request.user)
    messenger, page = request.client.messenger, pages.games_here_page(seen, request.language)
    try:
        await messenger.write_to(
            request.user, page, nonce=f"league-join-{request.interaction.id}", silent=True
        )
    except NoDirectMessagesError as error:
        raise Refused(RefusalReason.NO_DIRECT_MESSAGES, messenger.install_link) from error


@handlers.control(AnswerSeason)
async def answer(request: Request, control: AnswerSeason) -> Page:
    """Record an answer, which works in direct messages, too."""
    leagues, is_in = request.get(Leagues), control.answer is SeasonAnswer.IN
    part = await leagues.part(control.season, request.user)
    if part and is_in and request.context is InteractionContext.GUILD:
        await _check_reachable(request, part)
    try:
        answered = await leagues.answer(control.season, request.person, is_in=is_in)
    except Refused as refusal:
        question = _asked_directly(request)
        if part is None or question is None or refusal.reason not in (ANSWERED_TOO_LATE, NO_LEAGUE):
            raise
        return pages.no_more_answers_page(part, question, request.language)
    if request.context is not InteractionContext.GUILD:
        return pages.answered_page(answered, request.language, is_in=is_in)
    await _refresh_card(request)
    return await show_league(request)


def _asked_directly(request: Request) -> MessageTag | None:
    """Return the tag of the direct message whose button was pressed; None elsewhere."""
    message = request.interaction.message
    is_direct = request.context is InteractionContext.BOT_DM
    return tag_of(message.components) if message and is_direct else None


# questions


@handlers.control(AskSure)
async def ask_sure(request: Request, control: AskSure) -> Page:
    request.check_server(HERE)
    seen = await request.get(Leagues).membership(request.guild, request.user)
    if seen is None:
        raise Refused(NO_LEAGUE)
    plays = seen.is_seated and seen.season.stage.is_played and not seen.is_out
    is_across = seen.season.league.is_across
    return pages.sure_page(control.what, request.language, plays=plays, is_across=is_across)


@handlers.control(Confirm)
async def confirm(request: Request, control: Confirm) -> Page:
    request.check_server(HERE)
    if control.what is Sure.LEAVE:
        await request.get(Leagues).leave(request.guild, request.user)
        await _refresh_card(request)
        return await show_league(request, note=request.language.say("league-left"))
    check_manager(request.interaction)
    if control.what is Sure.END:
        season = await request.get(Leagues).end(request.guild, by=request.user)
        note = request.language.say("league-ended-now")
    else:
        season = await request.get(LeagueServers).leave(request.guild, by=request.user)
        note = request.language.say("league-server-left")
    request.client.presenter.views.ask(card_key(season.id, request.guild))
    return await show_league(request, note=note)


async def _refresh_card(request: Request) -> None:
    """Have the card of the latest season compared soon; it isn't edited too often."""
    if seen := await request.get(Leagues).membership(request.guild, request.user):
        request.client.presenter.views.ask(card_key(seen.season.id, request.guild))


# managers


def _check_manages(request: Request) -> None:
    """Check that the user manages the server of the request. Raises what `check_server` and `check_manager` raise."""
    request.check_server(HERE)
    check_manager(request.interaction)


@handlers.control(AskLeague)
async def ask_league(request: Request, _: AskLeague) -> Answer:
    _check_manages(request)
    _place(request)
    return pages.league_form(request.language, request.get(Drafts).find(request.guild, request.user))


@handlers.control(StartLeague)
async def start(request: Request, _: StartLeague) -> Page:
    """Start a league here. Raises `Refused`: NO_PLACE_FOR_LEAGUE, LEAGUE_EXISTS, CANNOT_POST."""
    _check_manages(request)
    server = await _server(request)
    typed = request.entered(pages.FIRST_DAY).strip()
    first_day = request.dates.coming(typed, request.client.clock().date())
    if first_day is None:
        fields = {name: request.entered(name) for name in pages.FIELDS}
        request.get(Drafts).keep(request.guild, request.user, fields)
        return await _with_refusal(request, Refused(NOT_A_FIRST_DAY, typed))
    season = await request.get(Leagues).start(server, _terms(request), first_day, by=request.user)
    request.get(Drafts).drop(request.guild, request.user)
    await request.client.presenter.show_view(card_key(season.id, request.guild))
    return await show_league(request, note=pages.describe_started(season, server.home, request.language))


async def _with_refusal(request: Request, refusal: Refused) -> Page:
    """Say above the page what was wrong in a form, so that it can be opened again."""
    return await show_league(request, note=describe_refusal(refusal, request.user, request.language))


def _terms(request: Request) -> Terms:
    return Terms(
        " ".join(request.entered(pages.NAME).split()) or request.language.say("league-default-name"),
        read_value(SeasonForm, request.entered(pages.SETUP)),
        read_value(Pace.parse, request.entered(pages.CLOCK)),
        quiet=request.entered(pages.PINGS) == pages.QUIET,
    )


async def _server(request: Request) -> LeagueServer:
    """Return the server, with this channel or thread as the home of its league.

    Raises `Refused`: NO_PLACE_FOR_LEAGUE, CANNOT_POST, CHANNEL_NOT_ALLOWED.
    """
    in_thread = _place(request)
    check_access(request.interaction)
    async with request.client.store.read() as uow:
        settings = await uow.servers.settings(request.guild)
    settings.check_channel(request.venue.channel, request.parent_of())
    name = request.client.messenger.server_name(request.guild)
    return LeagueServer(request.guild, request.venue.channel, in_thread, name)


def _place(request: Request) -> bool:
    """Whether the request comes from a thread. Raises `Refused`: NO_PLACE_FOR_LEAGUE."""
    channel = request.interaction.channel
    if isinstance(channel, discord.Thread) and not channel.is_private():
        return True
    if isinstance(channel, discord.TextChannel):
        return False
    raise Refused(NO_PLACE_FOR_LEAGUE)


@handlers.control(MoveLeague)
async def move(request: Request, _: MoveLeague) -> Page:
    _check_manages(request)
    season = await request.get(Leagues).move(await _server(request), by=request.user)
    await request.client.presenter.show_view(card_key(season.id, request.guild))
    return await show_league(request, note=request.language.say("league-moved"))


@handlers.control(ChooseRole)
async def choose_role(request: Request, _: ChooseRole) -> Page:
    """Choose the role of the winner, or none."""
    _check_manages(request)
    role = read_value(int, request.chosen_one) if request.chosen else None
    await request.get(Leagues).choose_role(request.guild, role, by=request.user)
    key = "league-role-chosen" if role else "league-role-none"
    return await show_league(request, note=request.language.say(key))


# other servers


@handlers.control(InviteServer)
async def invite(request: Request, _: InviteServer) -> Page:
    """Make a code for another server. Raises `Refused`: NO_LEAGUE, LEAGUE_FULL."""
    _check_manages(request)
    code, until = await request.get(LeagueServers).invite(request.guild, by=request.user)
    return await show_league(request, note=pages.describe_invitation(code, until, request.language))


@handlers.control(AskCode)
async def ask_code(request: Request, _: AskCode) -> Answer:
    _check_manages(request)
    _place(request)
    return pages.code_form(request.language)


@handlers.control(JoinWithServer)
async def join_with_server(request: Request, _: JoinWithServer) -> Page:
    """Have another server's league run here. Raises what `_server` and `LeagueServers.join` raise."""
    _check_manages(request)
    server = await _server(request)
    try:
        season = await request.get(LeagueServers).join(server, request.entered(pages.CODE), by=request.user)
    except Refused as refusal:
        if refusal.reason is not NOT_AN_INVITATION:
            raise
        return await _with_refusal(request, refusal)
    await request.client.presenter.show_view(card_key(season.id, request.guild))
    note = pages.describe_server_joined(season, server.home, request.language)
    return await show_league(request, note=note)


@handlers.control(ChooseServer)
async def choose_server(request: Request, _: ChooseServer) -> Page:
    _check_manages(request)
    seen = await request.get(Leagues).membership(request.guild, request.user)
    guild = GuildId(read_value(int, request.chosen_one))
    server = seen.season.league.server(guild) if seen else None
    if server is None:
        raise Refused(NO_LEAGUE)
    return pages.removal_page(server, request.language)


@handlers.control(RemoveServer)
async def remove_server(request: Request, control: RemoveServer) -> Page:
    _check_manages(request)
    removed = await request.get(LeagueServers).remove(request.guild, control.guild, by=request.user)
    note = request.language.say("league-server-removed", server=shortened(removed.name))
    return await show_league(request, note=note)
