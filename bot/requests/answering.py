"""Answering a request: in private, at once where that is possible, and announced where it takes longer.

Discord wants the first answer within 3 seconds and takes the rest for 15 minutes
(https://discord.com/developers/docs/interactions/receiving-and-responding). This is also the one place where what
goes wrong becomes a sentence: a refusal with its reason, anything else with a reference that finds it in the log.
"""

import asyncio
import functools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec

import discord

from bot.catalogue import Language
from bot.client import Outcome
from bot.logs import in_short
from bot.matches import StoreUnavailableError
from bot.matches.refusals import Refused, Why
from bot.matches.services.people import HOUR
from bot.pages.answer import Answer, Gone
from bot.pages.form import Form
from bot.pages.page import Page
from bot.requests.refusals import apology_page, match_of, refusal_page
from bot.requests.request import Interaction, Request
from bot.requests.saying import acknowledge, private_page, say_at_once, say_later
from bot.showing.postbox import OutOfOrderError

AT_ONCE = 1.0
"""Seconds within which an answer is given at once; one that takes longer is announced ("thinking…") and given later."""

P = ParamSpec("P")

Work = Callable[[], Awaitable[Answer]]

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Ending:
    """How a request ends."""

    said: Outcome = Outcome.ANSWERED
    """The kind of answer that it gets."""
    reached: bool = False
    """Whether Discord has taken the answer."""

    @property
    def outcome(self) -> Outcome:
        """The outcome for those who count."""
        return self.said if self.reached else Outcome.LOST


def answered(
    handler: Callable[Concatenate[Request, P], Awaitable[Answer]],
    meanwhile: Callable[[Language], Page] | None = None,
) -> Any:  # noqa: ANN401  a coroutine function whose signature discord.py reads from the handler
    """A handler of a command as discord.py calls it: with the interaction, and answering itself."""

    @functools.wraps(handler)
    async def callback(interaction: Interaction, *args: P.args, **options: P.kwargs) -> None:
        request = Request(interaction)
        await answer(request, lambda: handler(request, *args, **options), meanwhile)

    return callback


async def answer(request: Request, work: Work, meanwhile: Callable[[Language], Page] | None = None) -> None:
    """Do what a user asked for and say privately what came of it, or ask for more with a form.

    A press on a private page changes that page; everything else gets a new private message, or none where nothing is
    left to be said. What takes longer is announced by `meanwhile`, or else in Discord's own way.
    """
    await request.client.finishing(_observed(request, work, meanwhile))


async def _observed(request: Request, work: Work, meanwhile: Callable[[Language], Page] | None) -> None:
    begun, ended = time.monotonic(), Ending()
    try:
        await _answer(request, work, meanwhile, ended)
        ended.reached = True
    finally:
        request.client.observer.answered(request.interaction, ended.outcome, time.monotonic() - begun)


async def _answer(
    request: Request, work: Work, meanwhile: Callable[[Language], Page] | None, ended: Ending
) -> None:
    interaction = request.interaction
    if not await request.client.is_first_to_hear(interaction):
        return
    if pressed := private_page(interaction):
        request.client.presenter.panels.drop(pressed.id)
    outcome = request.client.finishing(_ready(request, work, ended))
    done, _ = await asyncio.wait({outcome}, timeout=AT_ONCE)
    if done:
        await say_at_once(request, outcome.result())
    else:
        await acknowledge(interaction)
        if meanwhile:
            await say_later(request, meanwhile(request.language))
        await say_later(request, await outcome)


async def _ready(request: Request, work: Work, ended: Ending) -> Answer:
    """The outcome, once nothing is under way any more that would be shown over it on the page that was pressed on."""
    said = await _outcome(request, work, ended)
    pressed = private_page(request.interaction)
    if pressed and not isinstance(said, Form):  # a form leaves the page as it is
        await request.client.presenter.panels.settled(pressed.id)
    return said


async def _outcome(request: Request, work: Work, ended: Ending) -> Answer:
    try:
        await _hear(request)
        try:
            return _fitting(request, await work())
        except Refused as refusal:
            ended.said = Outcome.REFUSED
            return await _refused(request, refusal)
        except OutOfOrderError as error:
            log.warning("Discord did not answer: %s", in_short(error.__cause__ or error))
            return await _refused(request, Refused(Why.DISCORD_SILENT))
    except Exception as error:
        ended.said = Outcome.APOLOGY
        reference = secrets.token_hex(3)
        log.error("Reference %s", reference, exc_info=error)  # noqa: TRY400  with its own exc_info
        return apology_page(reference, request.language, store=isinstance(error, StoreUnavailableError))


def _fitting(request: Request, said: Answer) -> Answer:
    """An answer that Discord takes: a form leads to no other one, and leaves no message where it came from none.

    Raises `Refused`: OUTDATED_CONTROL, as no form of the bot's has such a control.
    """
    interaction = request.interaction
    if interaction.type is discord.InteractionType.modal_submit and (
        isinstance(said, Form) or (isinstance(said, Gone) and interaction.message is None)
    ):
        raise Refused(Why.OUTDATED_CONTROL)
    return said


async def _hear(request: Request) -> None:
    """Learn, once an hour, in which language the asker wants to be answered; else it is the one of their Discord."""
    people, now = request.client.people, request.client.clock().strftime(HOUR)
    known = people.tongues.get(request.user)
    if known and (known.heard, known.hour) == (request.heard, now):
        return
    try:
        await people.hear(request.user, request.heard)
    except StoreUnavailableError as error:
        log.warning("A language is not known: %s", in_short(error.__cause__ or error))


async def _refused(request: Request, refusal: Refused) -> Page:
    """The page of a refusal. A match that the user may not see is as good as none."""
    log.info("Refused: %s", refusal.reason)
    request.client.observer.refused(refusal.reason)
    match = match_of(refusal)
    if match and refusal.reason in (Why.BOARD_MOVED_ON, Why.MATCH_OVER):
        request.client.presenter.refresh(match.id)  # the board that led to it may be behind
    if match and not request.sees(match):
        refusal = Refused(Why.NO_SUCH_MATCH, match.id)
    return await refusal_page(
        refusal, request.user, request.language, await request.taste(), direct=request.is_direct
    )
