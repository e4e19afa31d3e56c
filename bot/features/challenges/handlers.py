"""Commands and controls for challenges and rematches."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.access.permissions import check_access, opens_threads
from bot.delivery.challenge_messages import messages_of
from bot.domain import (
    Challenge,
    ChallengeId,
    ChallengeState,
    ColourChoice,
    Match,
    Pace,
    Setup,
    Stakes,
    UserId,
    Venue,
)
from bot.domain.computer import LEVELS, Level
from bot.domain.context import InteractionContext
from bot.domain.ids import EVERY_SERVER
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.rest_days import RestDays
from bot.features.challenges.pages import (
    REASON,
    Aspect,
    ChallengePicked,
    Compose,
    ComposePace,
    DeclineFor,
    Rematch,
    SendChallenge,
    TurnChallenges,
    accepted_page,
    already_asked_page,
    begin_directly_page,
    begin_page,
    begun_privately_page,
    blocked_person_page,
    challenge_list_page,
    decline_form,
    declined_page,
    person_page,
    rematch_page,
)
from bot.features.challenges.refusals import CANNOT_SEE, ONLY_IN_ITS_CHAT
from bot.pages.beginning_pages import (
    BeginChallenge,
    BeginComputer,
    ChallengeChosen,
    ChoosePace,
    ChoosePlace,
    ChooseStakes,
    Where,
    computer_page,
)
from bot.pages.challenge_post import Accept, Decline, Withdraw
from bot.pages.game_lists import ListChallenges
from bot.pages.pace_form import OTHER, pace_entered, pace_form
from bot.requests.autocompletion import days_off, paces
from bot.requests.beginning import (
    ChallengeOptions,
    bot_itself,
    challenge_here,
    check_sees_here,
    show_challenge_there,
)
from bot.requests.foreign_views import (
    foreign_challenge_page,
    foreign_view,
    is_played_here,
    is_shown_elsewhere,
    pressed_message,
)
from bot.requests.handlers import Handlers, phrase
from bot.requests.match_panel import has_board_here, panel
from bot.requests.receipts import unless_seen
from bot.requests.refusal_sentences import describe_refusal
from bot.requests.request import Request, User
from bot.services import Challenges
from bot.services.challenges import stakes_between
from bot.toolkit.answer import Answer, Delivered, Form, Gone, Live, Public, Unreachable
from bot.toolkit.control import read_value
from bot.toolkit.page import Page

handlers = Handlers()


async def challenge_person_page(request: Request, opponent: User) -> Page:
    """Open the page to challenge `opponent`, or to unblock them if the requesting user has blocked them.

    Raises `Refused`: CHALLENGED_ONESELF, CHALLENGED_BOT, OPPONENT_CANNOT_SEE, NOT_PLAYED_YET.
    """
    if opponent.id == request.user:
        raise Refused(RefusalReason.CHALLENGED_ONESELF)
    if opponent.bot:
        raise Refused(RefusalReason.CHALLENGED_BOT)
    whom = UserId(opponent.id)
    if request.context is InteractionContext.BOT_DM:
        await request.get(Challenges).check_played(request.user, whom)
    else:
        check_sees_here(request, opponent)
    async with request.client.store.read() as uow:
        usual = (await uow.servers.settings(request.guild)).pace
        blocked = request.user in await uow.blocks.between(request.user, whom)
    if blocked:
        return blocked_person_page(whom, request.language)
    chosen = Compose(Aspect.COLOUR, whom, ColourChoice.RANDOM, Setup.FULL, usual, Stakes.RATED)
    return await _composed(request, chosen)


async def _composed(request: Request, chosen: Compose, *, note: str = "") -> Page:
    at = request.client.clock()
    async with request.client.store.read() as uow:
        stakes = await stakes_between(uow, request.user, chosen.opponent, at, wished=True)
    limited, context = stakes is Stakes.LIMIT, request.context
    return person_page(chosen, request.language, context=context, limited=limited, note=note)


async def challenge_to_answer(request: Request, number: ChallengeId) -> Challenge:
    """Load a challenge that concerns the user, or that is in a channel the user can see.

    Raises `Refused`: NO_SUCH_CHALLENGE, and `OutOfOrderError`.
    """
    async with request.client.store.read() as uow:
        challenge = await uow.challenges.find(number)
    if not challenge.is_foreign and request.guild not in (challenge.venue.guild, EVERY_SERVER):
        raise Refused(RefusalReason.NO_SUCH_CHALLENGE)
    if request.user in (challenge.challenger, challenge.opponent):
        return challenge
    if challenge.is_foreign and request.venue.channel == challenge.venue.channel:
        return challenge
    if request.context is not InteractionContext.GUILD or not await _sees(request, challenge.venue):
        raise Refused(RefusalReason.NO_SUCH_CHALLENGE)
    return challenge


async def check_sees(request: Request, venue: Venue) -> None:
    """Check that the user can see where the match would be played; a deleted channel is no obstacle.

    Raises `Refused`: CANNOT_SEE, LEFT_THE_SERVER, and `OutOfOrderError`.
    """
    if venue.is_direct:
        return
    await request.check_member(venue.guild)
    if await _sees(request, venue) is False:
        raise Refused(CANNOT_SEE)


async def _sees(request: Request, venue: Venue) -> bool | None:
    if request.venue == venue:
        return request.interaction.permissions.view_channel
    return await request.client.visibility.sees_place(venue, request.interaction.user)


async def _may_write(request: Request, venue: Venue) -> bool | None:
    if request.venue == venue:
        return request.may_write
    return await request.client.visibility.may_write_in(venue, request.interaction.user)


async def list_challenges(request: Request, *, page: int = 1, note: str = "") -> Page:
    """List the user's open challenges: those in this server or, outside of servers, all of them.

    `note` is a sentence about what the user has just done.
    """
    found = await request.get(Challenges).open_of(request.user, request.guild)
    shown = await messages_of(request.client.store, found)
    servers = {each.venue.guild: request.server_of(each) for each in found}
    return challenge_list_page(
        found,
        request.user,
        shown,
        request.language,
        request.context,
        page=page,
        note=note,
        servers=servers,
    )


COLOURS = [
    app_commands.Choice(name=phrase(f"choice-colour-{side}"), value=side.value) for side in ColourChoice
]

SETUPS = [
    app_commands.Choice(name=phrase("choice-setup-full"), value=Setup.FULL.value),
    app_commands.Choice(name=phrase("choice-setup-random"), value=Setup.RANDOM.value),
]


@handlers.command("challenge")
@app_commands.describe(
    opponent=phrase("option-opponent"),
    colour=phrase("option-colour"),
    setup=phrase("option-setup"),
    pace=phrase("option-pace"),
    days_off=phrase("option-days-off"),
    rated=phrase("option-rated"),
    private=phrase("option-private"),
    level=phrase("option-level"),
)
@app_commands.choices(colour=COLOURS, setup=SETUPS)
@app_commands.autocomplete(pace=paces, days_off=days_off)
async def challenge(
    request: Request,
    *,
    opponent: discord.User | None = None,
    colour: str = ColourChoice.RANDOM.value,
    setup: str | None = None,
    pace: str | None = None,
    days_off: str | None = None,
    rated: bool = True,
    private: bool = False,
    level: app_commands.Range[int, LEVELS[0], LEVELS[-1]] | None = None,
) -> Answer:
    wanted = ChallengeOptions(
        ColourChoice(colour),
        None if setup is None else Setup(setup),
        None if pace is None else Pace.read(pace),
        None if days_off is None else RestDays.read(days_off),
        level=None if level is None else Level(level),
        rated=rated,
        private=private,
    )
    return await challenge_here(request, opponent, wanted)


@handlers.menu_command(phrase("menu-challenge"))
async def challenge_person(request: Request, whom: discord.User | discord.Member) -> Page:
    """Open the page to challenge a user, or the one to play the computer if the user is the bot."""
    if whom == request.client.user:
        return _against_computer(request)
    return await challenge_person_page(request, whom)


@handlers.control(BeginChallenge)
async def begin(request: Request, control: BeginChallenge) -> Page:
    """Ask whom to challenge. From direct messages, these are people whom the user has played."""
    if request.context is InteractionContext.BOT_DM:
        return await _begin_directly(request)
    async with request.client.store.read() as uow:
        newcomer = not await uow.people.finished_matches(request.user)
        usual = (await uow.servers.settings(request.guild)).pace
    return begin_page(
        control.setup,
        request.language,
        usual=usual,
        pace=control.pace,
        newcomer=newcomer,
        stakes=control.stakes or Stakes.RATED,
        where=control.where,
        context=request.context,
    )


async def _begin_directly(request: Request) -> Page:
    computer = bot_itself(request).id
    played = await request.get(Challenges).played(request.user, computer=computer)
    async with request.client.store.read() as uow:
        names = await uow.people.names(played)
    return begin_directly_page({each: names[each] for each in played if each in names}, request.language)


@handlers.control(ChooseStakes)
async def choose_stakes(request: Request, control: ChooseStakes) -> Answer:
    return await begin(request, BeginChallenge(control.setup, control.stakes, control.pace, control.where))


@handlers.control(ChoosePace)
async def choose_pace(request: Request, control: ChoosePace) -> Answer:
    return await begin(request, BeginChallenge(control.setup, control.stakes, control.pace, control.where))


@handlers.control(ChoosePlace)
async def choose_place(request: Request, control: ChoosePlace) -> Answer:
    return await begin(request, BeginChallenge(control.setup, control.stakes, control.pace, control.where))


@handlers.control(ChallengeChosen)
async def press_challenge_chosen(request: Request, _: ChallengeChosen) -> Page:
    chosen = UserId(read_value(int, request.chosen_one))
    return await challenge_person_page(request, await request.user_named(chosen))


@handlers.control(ChallengePicked)
async def press_challenge(request: Request, control: ChallengePicked) -> Answer:
    opponent = next(iter(request.picked), None)
    if opponent and opponent == request.client.user:
        return _against_computer(request)
    rated = control.stakes is not Stakes.UNRATED
    private = control.where is Where.PRIVATE
    wanted = ChallengeOptions(ColourChoice.RANDOM, control.setup, control.pace, rated=rated, private=private)
    return await challenge_here(request, opponent, wanted)


@handlers.control(Compose)
async def compose(request: Request, control: Compose) -> Page | Form:
    """Change one option of a challenge before it is sent."""
    chosen, value = control, request.chosen_one
    if control.aspect is Aspect.PACE and value == OTHER:
        return pace_form(
            ComposePace(
                control.opponent, control.colour, control.setup, control.pace, control.stakes, control.where
            ),
            request.language,
        )
    match control.aspect:
        case Aspect.COLOUR:
            chosen = replace(control, colour=read_value(ColourChoice, value))
        case Aspect.SETUP:
            chosen = replace(control, setup=read_value(Setup, value))
        case Aspect.PACE:
            chosen = replace(control, pace=read_value(Pace.parse, value))
        case Aspect.STAKES:
            chosen = replace(control, stakes=read_value(Stakes, value))
        case Aspect.PLACE:
            chosen = replace(control, where=read_value(Where, value))
    return await _composed(request, chosen)


@handlers.control(ComposePace)
async def compose_pace(request: Request, control: ComposePace) -> Page:
    """Set the pace from the form. Input that can't be used is reported above the page."""
    chosen = Compose(
        *(Aspect.PACE, control.opponent, control.colour, control.setup, control.pace, control.stakes),
        control.where,
    )
    try:
        chosen = replace(chosen, pace=pace_entered(request.entered))
    except Refused as refusal:
        return await _composed(
            request, chosen, note=describe_refusal(refusal, request.user, request.language)
        )
    return await _composed(request, chosen)


@handlers.control(SendChallenge)
async def send(request: Request, control: SendChallenge) -> Answer:
    opponent = await request.user_named(control.opponent)
    rated = control.stakes is not Stakes.UNRATED
    private = control.where is Where.PRIVATE
    wanted = ChallengeOptions(control.colour, control.setup, control.pace, rated=rated, private=private)
    return await challenge_here(request, opponent, wanted)


@handlers.control(Accept)
async def accept(request: Request, control: Accept) -> Answer:
    challenge = await challenge_to_answer(request, control.challenge)
    await check_sees(request, challenge.venue)
    channel, direct = challenge.venue.channel, None
    if challenge.is_private:
        challenge.check_answer(request.user)
        both = request.user, challenge.challenger
        direct = {each: await request.direct_channel_of(each) for each in both}
    else:
        check_access(request.interaction, channel)
    match = await request.get(Challenges).accept(
        control.challenge,
        request.person,
        below_a_channel=opens_threads(request.interaction, channel),
        direct=direct,
        foreign=pressed_message(request) if challenge.is_foreign else None,
    )
    if challenge.is_foreign:
        return await foreign_view(request, match, acted=True)
    return await _begun(request, match, in_list=control.channel is not None)


@handlers.control(Decline)
async def ask_reason(request: Request, control: Decline) -> Form:
    await challenge_to_answer(request, control.challenge)
    await request.get(Challenges).find(control.challenge, request.user)
    return decline_form(control, request.language)


@handlers.control(DeclineFor)
async def decline(request: Request, control: DeclineFor) -> Answer:
    await challenge_to_answer(request, control.challenge)
    challenge = await request.get(Challenges).decline(
        control.challenge, request.user, request.entered(REASON)
    )
    if challenge.is_foreign and request.presses_foreign_message:
        return Public(await foreign_challenge_page(request, challenge))
    await request.client.presenter.show_challenge(challenge.id)
    sentence = request.language.say("done-declined")
    if control.channel is not None:
        return await list_challenges(request, note=sentence)
    return declined_page(challenge, sentence, request.language)  # it offers to block the challenger


@handlers.control(Withdraw)
async def withdraw(request: Request, control: Withdraw) -> Answer:
    await challenge_to_answer(request, control.challenge)
    challenge = await request.get(Challenges).withdraw(control.challenge, request.user)
    delivery = await request.client.presenter.show_challenge(challenge.id)
    sentence = request.language.say("done-withdrawn")
    if control.channel is not None:
        return await list_challenges(request, note=sentence)
    return unless_seen(request, delivery, Page(sentence))


@handlers.control(ListChallenges)
async def press_challenges(request: Request, _: ListChallenges) -> Page:
    return await list_challenges(request)


@handlers.control(TurnChallenges)
async def turn_page(request: Request, control: TurnChallenges) -> Page:
    return await list_challenges(request, page=control.page)


@handlers.control(Rematch)
async def rematch(request: Request, control: Rematch) -> Answer:
    """Offer a rematch, or accept the opponent's."""
    match = await request.match(control.match)
    if await is_played_here(request, match):
        return await _rematch_there(request, match)
    channel = match.thread_opened_in or match.venue.channel
    venue = Venue(match.venue.guild, channel)
    await check_sees(request, venue)
    begun = await request.get(Challenges).rematch(
        match.id,
        request.person,
        below_a_channel=opens_threads(request.interaction, channel),
        parent=request.parent_of(channel),
        may_write=await _may_write(request, venue) is not False,
    )
    if isinstance(begun, Challenge):
        delivery = await request.client.presenter.show_challenge(begun.id)
        opponent = match.opponent_of(request.user)
        if match.venue.is_direct and isinstance(delivery, Unreachable):
            await request.get(Challenges).withdraw(begun.id, request.user)
            there = await is_shown_elsewhere(request, match)
            raise Refused(ONLY_IN_ITS_CHAT if there else RefusalReason.CANNOT_WRITE_TO, opponent)
        page = rematch_page(match, delivery, request.language, opponent=opponent)
        return unless_seen(request, delivery, _until_settled(request, match, begun, page))
    return await _begun(request, begun)


async def _rematch_there(request: Request, match: Match) -> Answer:
    """Offer a rematch in the foreign place of a match, or accept the opponent's."""
    service, opponent = request.get(Challenges), match.opponent_of(request.user)
    if await service.rematch_asked(match.id, request.user):
        return already_asked_page(opponent, request.language)
    begun = await service.rematch(match.id, request.person, foreign=True)
    if isinstance(begun, Challenge):
        return await show_challenge_there(request, begun)

    async def hidden() -> Page:
        delivery = await request.client.presenter.show_match(begun, mover=request.user)
        return begun_privately_page(begun, delivery, request.language)

    return await foreign_view(request, begun, acted=True, anew=True, hidden=hidden)


def _until_settled(request: Request, match: Match, asked: Challenge, page: Page) -> Live:
    """Return the confirmation of a rematch offer that was posted elsewhere; it goes away when the offer is closed."""

    async def renew() -> Answer | None:
        async with request.client.store.read() as uow:
            challenge = await uow.challenges.find(asked.id)
        return None if challenge.state is ChallengeState.OPEN else Gone()

    return Live(page, match, renew)


async def _begun(request: Request, match: Match, *, in_list: bool = False) -> Answer:
    """Post the board of a new match; the message of its challenge is updated in the background.

    A user who is to move, or plays live, gets the panel, unless the board is here. Otherwise a user who accepted
    `in_list` gets the list of challenges again, and others get no answer. If the board could not be posted, the answer
    says so.
    """
    delivery = await request.client.presenter.show_match(match, mover=request.user)
    if match.venue.is_direct and request.context is not InteractionContext.BOT_DM:
        return begun_privately_page(match, delivery, request.language)
    if not isinstance(delivery, Delivered):
        return accepted_page(match, delivery, request.language)
    has_panel = match.pace.is_live or match.player_to_move == request.user
    if has_panel and not has_board_here(request, match):
        return await panel(request, await request.match(match.id))  # the clock runs by now
    if in_list:
        return await list_challenges(request, note=request.language.say("done-accepted", match=match.id))
    return Gone()


def _against_computer(request: Request) -> Page:
    return computer_page(BeginComputer(), request.client.computer_player.strongest, request.language)
