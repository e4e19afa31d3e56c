"""The controls of challenges: for a new one, below one, in the list of one's own, and for a rematch."""

from dataclasses import replace

from bot.domain import Challenge, ColourChoice, Match, Pace, Setup, Venue
from bot.features.challenges.actions import (
    challenge_to_answer,
    check_sees,
    list_challenges,
    member_here,
)
from bot.features.challenges.pages import (
    REASON,
    ChallengePicked,
    DeclineFor,
    Rematch,
    TurnChallenges,
    accepted_page,
    begin_page,
    decline_form,
    declined_page,
    rematch_page,
)
from bot.features.challenges.person_pages import Aspect, Compose, SendChallenge, person_page
from bot.requests.beginning import Wanted, challenge_here
from bot.requests.controls import handles
from bot.requests.match_panel import panel
from bot.requests.request import Request
from bot.ui.answer import Answer, Gone
from bot.ui.beginning import BeginChallenge, BeginComputer, computer_page
from bot.ui.challenge_post import Accept, Decline, Withdraw
from bot.ui.control import read_value
from bot.ui.delivery import Delivered
from bot.ui.form import Form
from bot.ui.page import Page
from bot.ui.permissions import check_access, opens_threads


@handles(BeginChallenge)
async def begin(request: Request, control: BeginChallenge) -> Page:
    """Ask whom to challenge; in direct messages, how to play the computer."""
    if request.is_direct:
        return _against_computer(request, control.setup)
    async with request.client.store.read() as uow:
        newcomer = not await uow.people.finished_matches(request.user)
    return begin_page(control.setup, request.language, newcomer=newcomer)


@handles(ChallengePicked)
async def challenge(request: Request, control: ChallengePicked) -> Answer:
    """Challenge the person who was chosen, or anybody."""
    opponent = next(iter(request.picked), None)
    if opponent and opponent == request.client.user:
        return _against_computer(request, control.setup)
    return await challenge_here(request, opponent, Wanted(ColourChoice.RANDOM, control.setup))


@handles(Compose)
async def compose(request: Request, control: Compose) -> Page:
    """Change one aspect of a challenge before it is sent."""
    chosen, value = control, request.chosen_one
    match control.aspect:
        case Aspect.COLOUR:
            chosen = replace(control, colour=read_value(ColourChoice, value))
        case Aspect.SETUP:
            chosen = replace(control, setup=read_value(Setup, value))
        case Aspect.PACE:
            chosen = replace(control, pace=read_value(_pace, value))
    return person_page(chosen, request.language)


@handles(SendChallenge)
async def send(request: Request, control: SendChallenge) -> Answer:
    """Send the challenge that was put together."""
    opponent = await member_here(request, control.opponent)
    return await challenge_here(request, opponent, Wanted(control.colour, control.setup, control.pace))


@handles(Accept)
async def accept(request: Request, control: Accept) -> Answer:
    """Begin the match."""
    challenge = await challenge_to_answer(request, control.challenge)
    await check_sees(request, challenge.venue)
    channel = challenge.venue.channel
    check_access(request.interaction, channel)
    match = await request.client.challenges.accept(
        control.challenge, request.person, below_a_channel=opens_threads(request.interaction, channel)
    )
    return await _begun(request, match, in_list=control.channel is not None)


@handles(Decline)
async def ask_reason(request: Request, control: Decline) -> Form:
    """Ask why before the challenge is turned down."""
    await challenge_to_answer(request, control.challenge)
    await request.client.challenges.find(control.challenge, request.user)
    return decline_form(control, request.language)


@handles(DeclineFor)
async def decline(request: Request, control: DeclineFor) -> Page:
    """Turn the challenge down."""
    await challenge_to_answer(request, control.challenge)
    challenge = await request.client.challenges.decline(
        control.challenge, request.user, request.entered(REASON)
    )
    await request.client.presenter.show_challenge(challenge.id)
    told = request.language.say("done-declined")
    if control.channel is not None:
        return await list_challenges(request, note=told)
    return declined_page(challenge, told, request.language)


@handles(Withdraw)
async def withdraw(request: Request, control: Withdraw) -> Page:
    """Take the challenge back."""
    await challenge_to_answer(request, control.challenge)
    challenge = await request.client.challenges.withdraw(control.challenge, request.user)
    await request.client.presenter.show_challenge(challenge.id)
    return await _done(request, request.language.say("done-withdrawn"), in_list=control.channel is not None)


@handles(TurnChallenges)
async def turn_page(request: Request, control: TurnChallenges) -> Page:
    """Show another page of the list."""
    return await list_challenges(request, page=control.page)


@handles(Rematch)
async def rematch(request: Request, control: Rematch) -> Answer:
    """Ask for a rematch, or begin the one that the opponent has asked for."""
    match = await request.match(control.match)
    channel = match.parent or match.venue.channel
    await check_sees(request, Venue(match.venue.guild, channel))
    begun = await request.client.challenges.rematch(
        match.id,
        request.person,
        below_a_channel=opens_threads(request.interaction, channel),
        parent=request.parent_of(channel),
    )
    if isinstance(begun, Challenge):
        delivery = await request.client.presenter.show_challenge(begun.id)
        return rematch_page(match, delivery, request.language)
    return await _begun(request, begun)


def _pace(days: str) -> Pace:
    return Pace(int(days))


async def _begun(request: Request, match: Match, *, in_list: bool = False) -> Answer:
    """Show a match that has begun; the message of its challenge goes by itself.

    The player who begins goes on with the first move. For the other the public board says all, but where it can't be
    shown yet.
    """
    delivery = await request.client.presenter.show_match(match)
    if not isinstance(delivery, Delivered):
        return accepted_page(match, delivery, request.language)
    if match.player_to_move == request.user:
        return await panel(request, match)
    if in_list:
        return await list_challenges(request, note=request.language.say("done-accepted", match=match.id))
    return Gone()


async def _done(request: Request, sentence: str, *, in_list: bool) -> Page:
    """The page that says what was done; above the list if it was done there."""
    return await list_challenges(request, note=sentence) if in_list else Page(sentence)


def _against_computer(request: Request, setup: Setup) -> Page:
    return computer_page(
        BeginComputer(setup=setup), request.client.computer_player.strongest, request.language
    )
