"""Forget me, after it was told what that means."""

import asyncio

from bot.features.forgetting.pages import forgotten_page
from bot.pages.control_ids import Action
from bot.pages.page import Page
from bot.requests.press import Handler, Press


async def forget_me(press: Press) -> Page:
    """Delete what is kept of somebody, and show it wherever it is to be seen; older boards follow in the background."""
    changed = await press.client.people.forget(press.user)
    await asyncio.gather(
        *(press.client.presenter.show_match(match) for match in changed.matches),
        *(
            press.client.presenter.show_challenge(challenge.id, challenge.venue.channel)
            for challenge in changed.challenges
        ),
    )
    press.client.finishing(press.client.presenter.catch_up())
    return forgotten_page(press.language)


HANDLERS: dict[Action, Handler] = {Action.FORGET_ME: forget_me}
