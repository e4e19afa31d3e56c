"""Answering a request: in private, at once where that is possible, and announced where it takes longer.

Discord wants the first answer within 3 seconds and takes the rest for 15 minutes
(https://discord.com/developers/docs/interactions/receiving-and-responding). This is also the one place where what
goes wrong becomes a sentence: a refusal with its reason, anything else with a reference that finds it in the log.
"""

import asyncio
import contextlib
import functools
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec

import aiohttp
import discord

from bot.catalogue import Language
from bot.client import ResponseOutcome
from bot.delivery.messenger import OutOfOrderError
from bot.domain import Match
from bot.domain.refusals import RefusalReason, Refused
from bot.logs import in_short
from bot.requests.live_pages import follow
from bot.requests.pressed_boards import look_at_board
from bot.requests.refusals import apology_page, late_form_page, match_of, refusal_page, stopping_page
from bot.requests.request import Interaction, Request
from bot.services.people import HOUR
from bot.storage import StoreUnavailableError
from bot.ui.answer import Answer, Form, Gone, Live
from bot.ui.page import Page

AT_ONCE = 1.0
"""Seconds within which an answer is given at once; one that takes longer is announced ("thinking…") and given later."""

P = ParamSpec("P")

Work = Callable[[], Awaitable[Answer]]

Waiting = Callable[[Language], Page]
"""The page that is shown meanwhile where an answer takes a while."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Ending:
    """How a request ends."""

    said: ResponseOutcome = ResponseOutcome.ANSWERED
    """The kind of answer that it gets."""
    reached: bool = False
    """Whether Discord has taken the answer."""
    told: Match | None = None
    """The match as the answer tells of it, where that is known."""

    @property
    def outcome(self) -> ResponseOutcome:
        """The outcome for those who count."""
        return self.said if self.reached else ResponseOutcome.LOST


def answered(
    handler: Callable[Concatenate[Request, P], Awaitable[Answer]],
    meanwhile: Waiting | None = None,
) -> Any:  # noqa: ANN401  a coroutine function whose signature discord.py reads from the handler
    """A handler of a command as discord.py calls it: with the interaction, and answering itself."""

    @functools.wraps(handler)
    async def callback(interaction: Interaction, *args: P.args, **options: P.kwargs) -> None:
        request = Request(interaction)
        await answer(request, lambda: handler(request, *args, **options), meanwhile)

    return callback


async def answer(request: Request, work: Work, meanwhile: Waiting | None = None) -> None:
    """Do what a user asked for and say privately what came of it, or ask for more with a form.

    A press on a private page changes that page; everything else gets a new private message, or none where nothing is
    left to be said. An answer that takes longer is announced by `meanwhile`, or else in Discord's own way.
    """
    await request.client.finishing(_observed(request, work, meanwhile))


async def _observed(request: Request, work: Work, meanwhile: Waiting | None) -> None:
    begun, ended = time.monotonic(), Ending()
    if not await request.client.claim_interaction(request.interaction):
        return
    try:
        await _answer(request, work, meanwhile, ended)
        ended.reached = True
    finally:
        request.client.observer.answered(request.interaction, ended.outcome, time.monotonic() - begun)
    if request.interaction.message:
        await look_at_board(request, ended.told)


async def _answer(request: Request, work: Work, meanwhile: Waiting | None, ended: Ending) -> None:
    interaction = request.interaction
    if pressed := _private_page(interaction):
        request.client.presenter.panels.drop(pressed.id)
    outcome = request.client.working(_ready(request, work, ended))
    done, _ = await asyncio.wait({outcome}, timeout=AT_ONCE)
    if done:
        await _say_at_once(request, outcome.result())
    else:
        await _acknowledge(interaction)
        if meanwhile:
            await _say_later(request, meanwhile(request.language))
        await _say_later(request, await outcome)


async def _ready(request: Request, work: Work, ended: Ending) -> Answer:
    """The outcome, once nothing is under way any more that would be shown over it on the page that was pressed on."""
    said = await _outcome(request, work, ended)
    if isinstance(said, Live):
        ended.told = said.match
    pressed = _private_page(request.interaction)
    if pressed and not isinstance(said, Form):  # a form leaves the page as it is
        await request.client.presenter.panels.settled(pressed.id)
    return said


async def _outcome(request: Request, work: Work, ended: Ending) -> Answer:
    try:
        await _hear(request)
        try:
            return _fitting(request, await work())
        except Refused as refusal:
            ended.said, ended.told = ResponseOutcome.REFUSED, match_of(refusal)
            return await _refused(request, refusal)
        except OutOfOrderError as error:
            ended.said = ResponseOutcome.REFUSED
            log.warning("Discord did not answer: %s", in_short(error.__cause__ or error))
            return await _refused(request, Refused(RefusalReason.DISCORD_SILENT))
    except asyncio.CancelledError:  # the bot stops, and the work takes too long
        ended.said = ResponseOutcome.REFUSED
        return stopping_page(request.language)
    except Exception as error:
        ended.said = ResponseOutcome.APOLOGY
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
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return said


async def _hear(request: Request) -> None:
    """Learn, once an hour, in which language the asker wants to be answered; else it is the one of their Discord."""
    people, now = request.client.people, request.client.clock().strftime(HOUR)
    known = people.locales.get(request.user)
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
    if match and refusal.reason in (RefusalReason.BOARD_MOVED_ON, RefusalReason.MATCH_OVER):
        request.client.presenter.refresh(match.id)  # the board that led to it may be behind
    if match and not request.sees(match):
        refusal = Refused(RefusalReason.NO_SUCH_MATCH, match.id)
    return await refusal_page(
        refusal, request.user, request.language, await request.display(), direct=request.is_direct
    )


# as Discord gets it: a private page that is new, changed, brought up to date later, or taken away


def _private_page(interaction: Interaction) -> discord.Message | None:
    """The private page that was pressed on, which the answer changes; None where the answer is a new message."""
    message = interaction.message
    return message if message is not None and message.flags.ephemeral else None


async def _say_at_once(request: Request, said: Answer) -> None:
    """Give the first answer."""
    with _trouble("Answering"):
        if isinstance(said, Form):  # it leaves the page as it is
            await request.interaction.response.send_modal(said)
            return
        async with _changing(request):
            match said:
                case Gone():
                    await _leave(request.interaction)
                case Live(page):
                    _follow(request, said, await _show(request, page))
                case Page():
                    await _show(request, said)


@contextlib.asynccontextmanager
async def _changing(request: Request) -> AsyncIterator[None]:
    """Change the private page that was pressed on, if one was; what another press has made of it isn't followed."""
    panels, pressed = request.client.presenter.panels, _private_page(request.interaction)
    if pressed is None:
        yield
        return
    async with panels.changing(pressed.id):
        panels.drop(pressed.id)
        yield


async def _show(request: Request, page: Page) -> int | None:
    """Show a page; gives the number of its message."""
    response, view = request.interaction.response, request.here(page)
    if pressed := _private_page(request.interaction):
        await response.edit_message(view=view, attachments=page.files)
        return pressed.id
    answered = await response.send_message(view=view, files=page.files, ephemeral=True)
    return answered.message_id


async def _leave(interaction: Interaction) -> None:
    """Let nothing private stand: neither the page that was pressed on nor a new message.

    A press on a public message is only acknowledged. A command can't be: what it announces is taken away at once.
    """
    is_command = interaction.type is discord.InteractionType.application_command
    await interaction.response.defer(ephemeral=True, thinking=is_command)
    if is_command or _private_page(interaction):
        await interaction.delete_original_response()


async def _acknowledge(interaction: Interaction) -> None:
    """Announce an answer that takes longer: on a private page without a sign, else by "thinking…" in private."""
    with _trouble("Acknowledging"):
        await interaction.response.defer(ephemeral=True, thinking=_private_page(interaction) is None)


async def _say_later(request: Request, said: Answer) -> None:
    """Say what comes after the first answer. Discord takes no form by then: a page asks for one more press."""
    with _trouble("Answering later"):
        async with _changing(request):
            shown = await _show_later(request, said)
            if isinstance(said, Live):
                _follow(request, said, shown)


async def _show_later(request: Request, said: Answer) -> int | None:
    """Show an answer in place of the first one; gives the number of its message, None where it is gone."""
    if isinstance(said, Gone):
        # It is the announcement, or the private page that was pressed on: never a public message.
        await request.interaction.delete_original_response()
        return None
    page = _page_of(request, said)
    message = await request.interaction.edit_original_response(
        view=request.here(page), attachments=page.files
    )
    return message.id


def _page_of(request: Request, said: Live | Form | Page) -> Page:
    match said:
        case Live(page):
            return page
        case Form():
            return late_form_page(request.language)
        case Page():
            return said


def _follow(request: Request, live: Live, message: int | None) -> None:
    """Bring a page up to date from now on, if there is one."""
    if message is not None:
        follow(request, live, message, _renew)


async def _renew(request: Request, said: Answer) -> int | None:
    """Show what a page that follows its match has come to; gives the number of its message, if there is one."""
    shown = None
    with _trouble("Renewing"):
        shown = await _show_later(request, said)
    return shown  # noqa: RET504  None where there was trouble


@contextlib.contextmanager
def _trouble(what: str) -> Iterator[None]:
    """Log that Discord did not take an answer. The request is carried out all the same, and the channel shows it."""
    try:
        yield
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("%s an interaction failed: %s", what, in_short(error))
