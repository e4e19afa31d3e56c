"""Answers requests privately: immediately if possible, otherwise after an acknowledgement.

Discord requires the first response within 3 seconds and accepts follow-ups for 15 minutes
(https://discord.com/developers/docs/interactions/receiving-and-responding). This is also the only place where
exceptions become messages: a refusal is answered with its reason, any other error with a reference that is
also in the log.
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
"""Seconds to wait for an answer before the interaction is acknowledged ("thinking…")."""

P = ParamSpec("P")

Work = Callable[[], Awaitable[Answer]]

Waiting = Callable[[Language], Page]
"""Builds the page that is shown while a slow answer is prepared."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Ending:
    """The outcome of a request, filled in while it is answered."""

    said: ResponseOutcome = ResponseOutcome.ANSWERED
    reached: bool = False
    """Whether Discord has accepted the answer."""
    told: Match | None = None
    """The match as the answer shows it, if known."""

    @property
    def outcome(self) -> ResponseOutcome:
        """The outcome as reported to metrics."""
        return self.said if self.reached else ResponseOutcome.LOST


def answered(
    handler: Callable[Concatenate[Request, P], Awaitable[Answer]],
    meanwhile: Waiting | None = None,
) -> Any:  # noqa: ANN401  a coroutine function whose signature discord.py reads from the handler
    """Wrap a command handler in the callback that discord.py expects; the callback sends the answer."""

    @functools.wraps(handler)
    async def callback(interaction: Interaction, *args: P.args, **options: P.kwargs) -> None:
        request = Request(interaction)
        await answer(request, lambda: handler(request, *args, **options), meanwhile)

    return callback


async def answer(request: Request, work: Work, meanwhile: Waiting | None = None) -> None:
    """Run a handler and show its answer to the user privately.

    A press on a private page edits that page. Everything else gets a new private message, or none for `Gone`.
    While a slow answer is prepared, the user sees `meanwhile` or else Discord's "thinking…".
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
    """Return the answer once no pending update can overwrite it on the pressed page."""
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
    except asyncio.CancelledError:  # the bot is stopping and the work takes too long
        ended.said = ResponseOutcome.REFUSED
        return stopping_page(request.language)
    except Exception as error:
        ended.said = ResponseOutcome.APOLOGY
        reference = secrets.token_hex(3)
        log.error("Reference %s", reference, exc_info=error)  # noqa: TRY400  with its own exc_info
        return apology_page(reference, request.language, store=isinstance(error, StoreUnavailableError))


def _fitting(request: Request, said: Answer) -> Answer:
    """Check that Discord accepts the answer: a form can't open another form or delete a message that isn't there.

    Raises `Refused`: OUTDATED_CONTROL, because no current form of the bot has such a control.
    """
    interaction = request.interaction
    if interaction.type is discord.InteractionType.modal_submit and (
        isinstance(said, Form) or (isinstance(said, Gone) and interaction.message is None)
    ):
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return said


async def _hear(request: Request) -> None:
    """Store the language of the user's Discord client, at most once an hour."""
    people, now = request.client.people, request.client.clock().strftime(HOUR)
    known = people.locales.get(request.user)
    if known and (known.heard, known.hour) == (request.heard, now):
        return
    try:
        await people.hear(request.user, request.heard)
    except StoreUnavailableError as error:
        log.warning("A language is not known: %s", in_short(error.__cause__ or error))


async def _refused(request: Request, refusal: Refused) -> Page:
    """Build the page of a refusal. A match that the user may not see is reported as missing."""
    log.info("Refused: %s", refusal.reason)
    request.client.observer.refused(refusal.reason)
    match = match_of(refusal)
    if match and refusal.reason in (RefusalReason.BOARD_MOVED_ON, RefusalReason.MATCH_OVER):
        request.client.presenter.refresh(match.id)  # the board that was pressed may be out of date
    if match and not request.sees(match):
        refusal = Refused(RefusalReason.NO_SUCH_MATCH, match.id)
    return await refusal_page(
        refusal, request.user, request.language, await request.display(), direct=request.is_direct
    )


# delivery to Discord


def _private_page(interaction: Interaction) -> discord.Message | None:
    """Return the private page that was pressed; None if the answer is a new message."""
    message = interaction.message
    return message if message is not None and message.flags.ephemeral else None


async def _say_at_once(request: Request, said: Answer) -> None:
    """Send the first response to the interaction."""
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
    """Lock the private page that was pressed, if any, and stop updating it for its previous answer."""
    panels, pressed = request.client.presenter.panels, _private_page(request.interaction)
    if pressed is None:
        yield
        return
    async with panels.changing(pressed.id):
        panels.drop(pressed.id)
        yield


async def _show(request: Request, page: Page) -> int | None:
    """Show a page and return its message id."""
    response, view = request.interaction.response, request.here(page)
    if pressed := _private_page(request.interaction):
        await response.edit_message(view=view, attachments=page.files)
        return pressed.id
    answered = await response.send_message(view=view, files=page.files, ephemeral=True)
    return answered.message_id


async def _leave(interaction: Interaction) -> None:
    """Answer without a message and delete the private page that was pressed, if any.

    A press on a public message is only acknowledged. Discord offers no silent acknowledgement of a command,
    so the "thinking…" message is deleted again.
    """
    is_command = interaction.type is discord.InteractionType.application_command
    await interaction.response.defer(ephemeral=True, thinking=is_command)
    if is_command or _private_page(interaction):
        await interaction.delete_original_response()


async def _acknowledge(interaction: Interaction) -> None:
    """Acknowledge a slow request: invisibly on a private page, otherwise with a private "thinking…"."""
    with _trouble("Acknowledging"):
        await interaction.response.defer(ephemeral=True, thinking=_private_page(interaction) is None)


async def _say_later(request: Request, said: Answer) -> None:
    """Edit the first response. Discord no longer accepts a form then, so a page asks for another press."""
    with _trouble("Answering later"):
        async with _changing(request):
            shown = await _show_later(request, said)
            if isinstance(said, Live):
                _follow(request, said, shown)


async def _show_later(request: Request, said: Answer) -> int | None:
    """Edit the first response and return its message id; None if it was deleted."""
    if isinstance(said, Gone):
        # the "thinking…" message or the private page that was pressed, never a public message
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
    if message is not None:
        follow(request, live, message, _renew)


async def _renew(request: Request, said: Answer) -> int | None:
    """Show the new state of a live page and return its message id; None if that failed."""
    shown = None
    with _trouble("Renewing"):
        shown = await _show_later(request, said)
    return shown  # noqa: RET504  None after an error


@contextlib.contextmanager
def _trouble(what: str) -> Iterator[None]:
    """Log that Discord did not accept an answer. The work is done regardless, and the channel shows it."""
    try:
        yield
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("%s an interaction failed: %s", what, in_short(error))
