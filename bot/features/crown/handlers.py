"""`/dvonn-club crown` and `/dvonn-admin crown`, and the controls of the crown."""

from bot.access.permissions import can_give_role, check_access, check_manager, opens_threads
from bot.domain import ChannelId, GuildId, UserId, Venue
from bot.domain.ids import EVERY_SERVER
from bot.domain.refusals import Refused
from bot.features.crown.pages import (
    AcceptCrown,
    AskLayDown,
    ChallengeCrown,
    CrownChannel,
    CrownRole,
    DeclineCrown,
    InviteForCrown,
    LayDown,
    OpenCrown,
    WithdrawCrown,
    ask_lay_down_page,
    crown_page,
    manage_page,
)
from bot.features.crown.refusals import CROWN_OFF
from bot.features.crown.reigns import CrownChallenge, CrownChallengeId
from bot.features.crown.repository import CROWN, STANDING_CROWN, CrownRepository, challenge_key
from bot.features.crown.service import Crown, Crowns
from bot.requests.handlers import Handlers
from bot.requests.match_panel import panel
from bot.requests.request import Request
from bot.services import StandingMessages
from bot.toolkit.answer import Answer, Delivered, done_page
from bot.toolkit.control import read_value
from bot.toolkit.help_lines import HelpTopic, help_line
from bot.toolkit.page import Page

handlers = Handlers()

help_line(HelpTopic.BETTER, 20, "help-crown")
help_line(HelpTopic.SERVER, 10, "help-admin-crown")


@handlers.club_command("crown", servers_only=True)
async def crown(request: Request) -> Page:
    return await show_crown(request)


@handlers.control(OpenCrown)
async def open_crown(request: Request, _: OpenCrown) -> Page:
    request.check_server("/dvonn-club crown")
    return await show_crown(request)


async def show_crown(request: Request, *, note: str = "") -> Page:
    """Show the crown of the server; it is off for those who can't see its channel."""
    shown = await request.get(Crowns).crown(request.guild)
    if shown.channel and not await _sees(request, Venue(request.guild, shown.channel)):
        shown = Crown(request.guild, None, None, None)
    users = shown.people | {each.user for each in shown.ranking}
    async with request.client.store.read() as uow:
        names = await uow.people.names(sorted(users))
    display = await request.display()
    return await crown_page(shown, names, request.language, display, viewer=request.user, note=note)


async def _sees(request: Request, venue: Venue) -> bool:
    if request.venue == venue:
        return request.interaction.permissions.view_channel
    return await request.client.visibility.sees_place(venue, request.interaction.user) is not False


# challenges


@handlers.control(ChallengeCrown)
async def challenge(request: Request, _: ChallengeCrown) -> Page:
    request.check_server("/dvonn-club crown")
    await _check_sees_channel(request)
    made = await request.get(Crowns).challenge(request.guild, request.person)
    return await _asked(request, made)


@handlers.control(InviteForCrown)
async def invite(request: Request, _: InviteForCrown) -> Page:
    request.check_server("/dvonn-club crown")
    await _check_sees_channel(request)
    invited = UserId(read_value(int, request.chosen_one))
    return await _asked(request, await request.get(Crowns).invite(request.guild, request.person, invited))


async def _check_sees_channel(request: Request) -> None:
    """Check that the user sees where they would play. Raises `Refused`: CROWN_OFF."""
    shown = await request.get(Crowns).crown(request.guild, most=1)
    if shown.channel is None or not await _sees(request, Venue(request.guild, shown.channel)):
        raise Refused(CROWN_OFF)


async def _asked(request: Request, made: CrownChallenge) -> Page:
    """Show the challenge in its channel, or have a direct message delivered, and confirm it."""
    await _show(request, made.guild, made.id)
    return await show_crown(request, note=request.language.say("crown-challenge-sent"))


async def _show(request: Request, guild: GuildId, number: CrownChallengeId | None = None) -> None:
    presenter = request.client.presenter
    await presenter.deliver_direct_messages()
    if number is not None:
        await presenter.show_view(challenge_key(number))
    presenter.views.ask(STANDING_CROWN.key(guild))


@handlers.control(AcceptCrown)
async def accept(request: Request, control: AcceptCrown) -> Answer:
    """Begin the match; show the panel if the user is to move."""
    asked, venue = await _to_answer(request, control.challenge)
    check_access(request.interaction, venue.channel)
    below = opens_threads(request.interaction, venue.channel)
    match = await request.get(Crowns).accept(asked.id, request.person, below_a_channel=below)
    delivery = await request.client.presenter.show_match(match)
    await _show(request, asked.guild, asked.id)
    if isinstance(delivery, Delivered) and match.player_to_move == request.user:
        return await panel(request, match)
    return done_page(request.language.say("crown-begun"), match, delivery, request.language)


@handlers.control(DeclineCrown)
async def decline(request: Request, control: DeclineCrown) -> Page:
    """Decline a challenge. The holder is asked first, as the crown goes to the challenger."""
    asked, _ = await _to_answer(request, control.challenge)
    async with request.client.store.read() as uow:
        reign = await CrownRepository(uow).reign(asked.guild)
    if reign and reign.holder == request.user and asked.opponent == request.user:
        return ask_lay_down_page(asked.guild, request.language)
    guild = await request.get(Crowns).decline(asked.id, request.user)
    await _show(request, guild, asked.id)
    return Page(request.language.say("crown-declined"))


async def _to_answer(request: Request, number: CrownChallengeId) -> tuple[CrownChallenge, Venue]:
    """Return a challenge, and where it is played. Raises `Refused`: CROWN_ANSWERED, LEFT_THE_SERVER."""
    asked, venue = await request.get(Crowns).find(number)
    await request.check_member(asked.guild)
    return asked, venue


@handlers.control(WithdrawCrown)
async def withdraw(request: Request, control: WithdrawCrown) -> Page:
    guild = await request.get(Crowns).withdraw(control.challenge, request.user)
    await _show(request, guild, control.challenge)
    return Page(request.language.say("crown-withdrawn"))


@handlers.control(AskLayDown)
async def ask_lay_down(request: Request, control: AskLayDown) -> Page:
    return ask_lay_down_page(control.guild, request.language)


@handlers.control(LayDown)
async def lay_down(request: Request, control: LayDown) -> Page:
    if request.guild not in (control.guild, EVERY_SERVER):
        raise Refused(CROWN_OFF)
    await request.get(Crowns).lay_down(control.guild, request.user)
    await _show(request, control.guild)
    return Page(request.language.say("crown-laid-down"))


# managers


@handlers.admin_command("crown")
async def manage(request: Request) -> Page:
    check_manager(request.interaction)
    return await _panel(request)


@handlers.control(CrownChannel)
async def choose_channel(request: Request, _: CrownChannel) -> Page:
    """Start the crown in a channel or move it there, or stop it."""
    check_manager(request.interaction)
    standing, guild, by = request.get(StandingMessages), request.guild, request.user
    if request.chosen:
        channel = ChannelId(read_value(int, request.chosen_one))
        await standing.choose(guild, STANDING_CROWN, channel, by=by)
    else:
        await standing.stop(guild, STANDING_CROWN, by=by)
    await request.get(Crowns).look_again(guild)
    await request.client.presenter.show_view(STANDING_CROWN.key(guild))
    return await _panel(request, note="" if request.chosen else request.language.say("crown-stopped"))


@handlers.control(CrownRole)
async def choose_role(request: Request, _: CrownRole) -> Page:
    check_manager(request.interaction)
    role = read_value(int, request.chosen_one) if request.chosen else None
    await request.get(Crowns).choose_role(request.guild, role, by=request.user)
    return await _panel(request)


async def _panel(request: Request, *, note: str = "") -> Page:
    async with request.client.store.read() as uow:
        view = await uow.views.find(STANDING_CROWN.key(request.guild))
        chosen = await uow.titles.chosen(request.guild, CROWN)
    role = chosen.role if chosen else None
    lacks = role is not None and not can_give_role(request.interaction.guild, role)
    return manage_page(view, role, request.language, lacks_role=lacks, note=note)
