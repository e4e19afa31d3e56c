"""Accept, Decline and Withdraw under a challenge."""

import asyncio

from bot.controls.press import Handler, Press
from bot.matches import ChallengeId, ChannelId
from bot.matches.refusals import CannotPostError
from bot.presentation.control_ids import Action
from bot.presentation.match_pages import accepted_page
from bot.presentation.page import Page
from bot.presentation.permissions import missing_in


async def accept(press: Press) -> Page:
    """Begin the match."""
    challenge_id = ChallengeId(press.number(0))
    if missing := missing_in(press.interaction):
        raise CannotPostError(ChannelId(press.interaction.channel_id or 0), missing)
    match = await press.matches.accept(challenge_id, press.person)
    delivery, _ = await asyncio.gather(
        press.presenter.show_match(match),
        press.presenter.show_challenge(challenge_id, match.venue.channel),
    )
    return accepted_page(match, delivery, press.language)


async def decline(press: Press) -> Page:
    """Turn the challenge down."""
    challenge = await press.matches.decline(ChallengeId(press.number(0)), press.user)
    await press.presenter.show_challenge(challenge.id, challenge.venue.channel)
    return Page(press.language.say("done-declined"))


async def withdraw(press: Press) -> Page:
    """Take the challenge back."""
    challenge = await press.matches.withdraw(ChallengeId(press.number(0)), press.user)
    await press.presenter.show_challenge(challenge.id, challenge.venue.channel)
    return Page(press.language.say("done-withdrawn"))


HANDLERS: dict[Action, Handler] = {
    Action.ACCEPT: accept,
    Action.DECLINE: decline,
    Action.WITHDRAW: withdraw,
}
