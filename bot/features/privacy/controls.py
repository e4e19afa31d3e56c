"""Forgetting somebody who has read what that means and agreed."""

import asyncio

from bot.features.privacy.pages import ForgetMe, forgotten_page
from bot.requests.controls import handles
from bot.requests.request import Request
from bot.ui.page import Page


@handles(ForgetMe)
async def forget_me(request: Request, _: ForgetMe) -> Page:
    """Delete what is kept of somebody, and show the change on Discord; older boards follow in the background."""
    presenter = request.client.presenter
    changed = await request.client.people.forget(request.user)
    await asyncio.gather(
        *(presenter.show_match(match) for match in changed.matches),
        *(presenter.show_challenge(each.id) for each in changed.challenges),
    )
    request.client.finishing(presenter.catch_up())
    return forgotten_page(request.language)
