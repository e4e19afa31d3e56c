"""Accept, Decline and Withdraw: under a challenge, and in the list of one's own."""

import asyncio

from bot.features.challenging.pages import challenge_list_page
from bot.matches import ChallengeId, ChannelId
from bot.matches.refusals import NoAccess, Refused, Why
from bot.pages.control_ids import Action
from bot.pages.form import Form
from bot.pages.page import Page
from bot.pages.permissions import missing_in, opens_threads
from bot.posts.challenge import REASON, decline_form
from bot.requests.answering import venue_of
from bot.requests.done import accepted_page
from bot.requests.press import Handler, Press
from bot.showing.posted import messages_of


async def accept(press: Press) -> Page:
    """Begin the match."""
    challenge_id, channel = ChallengeId(press.number(0)), _channel(press)
    if missing := missing_in(press.interaction, channel):
        raise Refused(Why.CANNOT_POST, NoAccess(channel, missing))
    match = await press.client.challenges.accept(
        challenge_id, press.person, below_a_channel=opens_threads(press.interaction, channel)
    )
    delivery, _ = await asyncio.gather(
        press.client.presenter.show_match(match),
        press.client.presenter.show_challenge(challenge_id, channel),
    )
    return accepted_page(match, delivery, press.language)


async def ask_reason(press: Press) -> Form:
    """Ask why before the challenge is turned down."""
    challenge = await press.client.challenges.find(ChallengeId(press.number(0)), press.user)
    return decline_form(challenge.id, press.language, *press.control.arguments[1:])


async def decline(press: Press) -> Page:
    """Turn the challenge down."""
    challenge = await press.client.challenges.decline(
        ChallengeId(press.number(0)), press.user, press.entered(REASON)
    )
    await press.client.presenter.show_challenge(challenge.id, challenge.venue.channel)
    return await _done(press, press.language.say("done-declined"))


async def withdraw(press: Press) -> Page:
    """Take the challenge back."""
    challenge = await press.client.challenges.withdraw(ChallengeId(press.number(0)), press.user)
    await press.client.presenter.show_challenge(challenge.id, challenge.venue.channel)
    return await _done(press, press.language.say("done-withdrawn"))


async def turn_page(press: Press) -> Page:
    """Show another page of the list."""
    return await _list(press, page=press.number(0))


def _in_list(press: Press) -> bool:
    """Whether the control stands in the list, and not below the challenge: there its channel comes along."""
    return len(press.control.arguments) > 1


def _channel(press: Press) -> ChannelId:
    """The channel of the challenge."""
    return ChannelId(press.number(1)) if _in_list(press) else venue_of(press.interaction).channel


async def _done(press: Press, sentence: str) -> Page:
    return await _list(press, note=sentence) if _in_list(press) else Page(sentence)


async def _list(press: Press, *, page: int = 1, note: str = "") -> Page:
    found = await press.client.challenges.open_of(press.user, press.guild)
    shown = await messages_of(press.client.store, found)
    return challenge_list_page(found, press.user, shown, press.language, page=page, note=note)


HANDLERS: dict[Action, Handler] = {
    Action.ACCEPT: accept,
    Action.DECLINE: ask_reason,
    Action.DECLINE_FOR: decline,
    Action.WITHDRAW: withdraw,
    Action.CHALLENGES: turn_page,
}
