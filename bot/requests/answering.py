"""Answers requests privately: immediately if possible, otherwise after an acknowledgement.

Discord requires the first response within 3 seconds and accepts follow-ups for 15 minutes
(https://discord.com/developers/docs/interactions/receiving-and-responding). This is also the only place where
exceptions become messages: a refusal is answered with its reason, any other error with a reference that is
also in the log.

A request that Discord has reported as failed is not carried out afterwards without a word. One that seems old
(`bot.discord.arrivals`) is acknowledged before anything is done, and dropped if Discord doesn't accept that. If an
answer doesn't reach a user for whom something was changed, a direct message tells it.

In a foreign place an answer may be `Public`. A press on a message that everyone sees there is acknowledged without a
word, because only then the answer can still change that message; what is private comes as a follow-up.
"""

import asyncio
import contextlib
import functools
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Concatenate, ParamSpec

import discord

from bot.catalogue import Language
from bot.delivery.boards import BOARDS
from bot.delivery.late_answers import LateAnswer
from bot.discord.client import ResponseOutcome
from bot.discord_errors import FAILURES, UNKNOWN_MESSAGE, OutOfOrderError
from bot.domain import Match, MatchId, Message, MessageId
from bot.domain.context import InteractionContext
from bot.domain.refusals import RefusalReason, Refused
from bot.process.logs import add_fields, begin_work, in_short
from bot.requests.foreign_views import show_changes
from bot.requests.live_pages import follow
from bot.requests.refusal_answers import apology_page, late_form_page, match_of, refusal_page, stopping_page
from bot.requests.request import Interaction, Request
from bot.services.people import HOUR
from bot.storage import Commits, StoreUnavailableError, noting_commits
from bot.storage.silence import limited_in_all
from bot.toolkit.answer import Answer, Form, Gone, Live, Public
from bot.toolkit.page import Page, tag_of

AT_ONCE = 1.0
"""Seconds to wait for an answer before the interaction is acknowledged ("thinking…")."""

IN_DOUBT = 1.5
"""The age in seconds from which an interaction is acknowledged before anything is done.

Until then there is time for `AT_ONCE` and the way to Discord, which accepts the first response for 3 seconds.
"""

P = ParamSpec("P")

Work = Callable[[], Awaitable[Answer]]

Waiting = Callable[[Language], Page]
"""A function that builds the page that is shown while a slow answer is prepared."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Ending:
    """The outcome of a request, filled in while it is answered."""

    reference: str = field(default_factory=lambda: secrets.token_hex(3))
    """The reference with which the request is found in the log."""
    kind: ResponseOutcome = ResponseOutcome.ANSWERED
    reached: bool = False
    """Whether Discord has accepted the answer."""
    match: Match | None = None
    """The match as the answer shows it, if known."""
    commits: Commits = field(default_factory=Commits)
    """The changes that the work has made."""

    @property
    def is_done(self) -> bool:
        """Whether something was changed as requested, even if the answer to it failed."""
        done = self.kind is ResponseOutcome.ANSWERED and self.commits.count > 0
        return done or (self.kind is ResponseOutcome.APOLOGY and bool(self.commits.changed))

    @property
    def outcome(self) -> ResponseOutcome:
        """The outcome as reported to metrics."""
        return self.kind if self.reached else ResponseOutcome.LOST


def answered(
    handler: Callable[Concatenate[Request, P], Awaitable[Answer]],
) -> Any:  # noqa: ANN401  a coroutine function whose signature discord.py reads from the handler
    """Wrap a command handler in the callback that discord.py expects; the callback sends the answer."""

    @functools.wraps(handler)
    async def callback(interaction: Interaction, *args: P.args, **options: P.kwargs) -> None:
        request = Request(interaction)
        await answer(request, lambda: handler(request, *args, **options))

    return callback


async def answer(request: Request, work: Work, meanwhile: Waiting | None = None) -> None:
    """Run a handler and show its answer to the user privately.

    A press on a private page edits that page. Everything else gets a new private message, or none for `Gone`.
    While a slow answer is prepared, the user sees `meanwhile` or else Discord's "thinking…".
    """
    with limited_in_all():
        await request.client.finishing(_observed(request, work, meanwhile))


async def _observed(request: Request, work: Work, meanwhile: Waiting | None) -> None:
    begun, ending = time.monotonic(), Ending()
    begin_work(reference=ending.reference, command=request.label, shard=request.shard)
    if not await request.client.claim_interaction(request.interaction):
        return
    request.note_names()
    try:
        ending.reached = await _answer(request, work, meanwhile, ending)
    finally:
        request.client.observer.answered(request.interaction, ending.outcome, time.monotonic() - begun)
    if not ending.reached and ending.is_done:
        _tell_later(request, ending.commits)
    elif ending.commits.changed:
        await _show_changes(request, ending.commits)
    if request.interaction.message:
        await look_at_board(request, ending.match)


async def _answer(request: Request, work: Work, meanwhile: Waiting | None, ending: Ending) -> bool:
    """Do the work and send the answer; return whether it reached the user, or was not wanted any more."""
    interaction = request.interaction
    is_acknowledged = request.client.discord_clock.age_of(interaction.created_at) > IN_DOUBT
    if is_acknowledged:
        if not await _acknowledge(request):
            log.warning("A request that came too late is dropped, and nothing is done")
            return False
        request.client.discord_clock.trust(interaction.created_at)
    if pressed := _private_page(interaction):
        request.client.presenter.panels.drop(pressed.id)
    outcome = request.client.working(_settled_result(request, work, ending))
    if not is_acknowledged:
        done, _ = await asyncio.wait({outcome}, timeout=AT_ONCE)
        if done:
            _note_match(ending)
            return await _respond(request, outcome.result())
        await _acknowledge(request)
    if meanwhile:
        await _follow_up(request, meanwhile(request.language))
    answer = await outcome
    _note_match(ending)
    return await _follow_up(request, answer)


def _tell_later(request: Request, commits: Commits) -> None:
    """Tell by direct message what was done, as Discord has told the user that it failed."""
    changed = list(commits.changed.values())
    match = changed[0] if len(changed) == 1 else None
    late = LateAnswer(request.interaction.id, match, request.language)
    request.client.presenter.tell_later(request.user, late)


async def _show_changes(request: Request, commits: Commits) -> None:
    """Show in foreign places what a private answer has changed; the next press there makes up for failures."""
    try:
        with _log_failure("Following up"):
            await show_changes(request, list(commits.changed.values()))
    except StoreUnavailableError as error:
        log.warning("The next press shows what has changed: %s", in_short(error.__cause__ or error))


def _note_match(ending: Ending) -> None:
    if ending.match:
        add_fields(match=ending.match.id)


async def _settled_result(request: Request, work: Work, ending: Ending) -> Answer:
    """Return the answer once no pending update can overwrite it on the pressed page."""
    result = await _result(request, work, ending)
    if isinstance(result, Live):
        ending.match = result.match
    pressed = _private_page(request.interaction)
    if pressed and not isinstance(result, Form):  # a form leaves the page as it is
        await request.client.presenter.panels.settled(pressed.id)
    return result


async def _result(request: Request, work: Work, ending: Ending) -> Answer:
    try:
        await _store_language(request)
        try:
            with noting_commits() as ending.commits:
                return _checked(request, await work())
        except Refused as refusal:
            ending.kind, ending.match = ResponseOutcome.REFUSED, match_of(refusal)
            _note_match(ending)
            return await _refused(request, refusal)
        except OutOfOrderError as error:
            if ending.commits.changed:
                raise
            ending.kind = ResponseOutcome.REFUSED
            log.warning("Discord did not answer: %s", in_short(error.__cause__ or error))
            return await _refused(request, Refused(RefusalReason.DISCORD_SILENT))
    except asyncio.CancelledError:  # the bot is stopping and the work takes too long
        ending.kind = ResponseOutcome.REFUSED
        return stopping_page(request.language)
    except Exception as error:
        ending.kind = ResponseOutcome.APOLOGY
        if isinstance(error, StoreUnavailableError) and error.reason:
            log.error("Reference %s: no database (%s)", ending.reference, error.reason)  # noqa: TRY400  that says all
        else:
            log.error("Reference %s", ending.reference, exc_info=error)  # noqa: TRY400  with its own exc_info
        return apology_page(
            ending.reference,
            request.language,
            store=isinstance(error, StoreUnavailableError),
            saved=bool(ending.commits.changed),
        )


def _checked(request: Request, result: Answer) -> Answer:
    """Check that Discord accepts the answer: a form can't open another form or delete a message that isn't there.

    Raises `Refused`: OUTDATED_CONTROL, because no current form of the bot has such a control, and NO_FILES_HERE.
    """
    interaction = request.interaction
    page = result.page if isinstance(result, Live | Public) else result
    if isinstance(page, Page) and page.has_files and not request.may_attach:
        raise Refused(RefusalReason.NO_FILES_HERE)
    if interaction.type is discord.InteractionType.modal_submit and (
        isinstance(result, Form) or (isinstance(result, Gone) and interaction.message is None)
    ):
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    return result


async def _store_language(request: Request) -> None:
    """Store the language of the user's Discord client, at most once an hour."""
    people, now = request.client.people, request.client.clock().strftime(HOUR)
    known = people.locales.get(request.user)
    if known and (known.heard, known.hour) == (request.client_language, now):
        return
    try:
        await people.hear(request.user, request.client_language)
    except StoreUnavailableError as error:
        log.warning("A user's language was not stored: %s", in_short(error.__cause__ or error))


async def _refused(request: Request, refusal: Refused) -> Page:
    """Build the page of a refusal. A match that the user may not see is reported as missing."""
    log.info("Refused: %s", refusal.reason)
    request.client.observer.refused(refusal.reason)
    match = match_of(refusal)
    if match and refusal.reason in (RefusalReason.BOARD_MOVED_ON, RefusalReason.MATCH_OVER):
        request.client.presenter.refresh(match.id)  # the board that was pressed may be out of date
    viewer = request.reader
    if match:
        async with request.client.store.read() as uow:
            if not await request.sees_or_is_shown(uow, match):
                refusal = Refused(RefusalReason.NO_SUCH_MATCH, match.id)
            viewer = await request.viewer_in(uow, match)
    return await refusal_page(refusal, viewer, context=request.context)


# delivery to Discord


def _private_page(interaction: Interaction) -> discord.Message | None:
    """Return the private page that was pressed; None for other requests, which are answered with a new message."""
    message = interaction.message
    return message if message is not None and message.flags.ephemeral else None


def _replaced_by(request: Request, page: Page) -> discord.Message | None:
    """Return the pressed message if the page is shown in its place.

    Such a message is a private page, or a board in the bot's direct messages that has the same tag as the page.
    """
    interaction, message = request.interaction, request.interaction.message
    is_alone = request.context is InteractionContext.BOT_DM
    if message is None or not is_alone or page.message_tag is None:
        return _private_page(interaction)
    pressed = tag_of(message.components)
    is_same = pressed is not None and (pressed.kind, pressed.about) == (
        page.message_tag.kind,
        page.message_tag.about,
    )
    return message if is_same else _private_page(interaction)


async def _respond(request: Request, result: Answer) -> bool:
    """Send the first response to the interaction; return whether it reached the user."""
    shown = _changed(request, result)
    with _log_failure("Answering") as sending:
        if isinstance(result, Form):  # it leaves the page as it is
            await request.interaction.response.send_modal(result.opened_by(request.interaction.id))
            return True
        async with _changing(request):
            match result:
                case Gone():
                    await _dismiss(request.interaction)
                case Live(page):
                    _follow(request, result, await _show(request, page))
                case Public():
                    shown = await _show_to_everyone(request, result)
                case Page():
                    await _show(request, result)
    if isinstance(result, Public) and not sending.failed:
        await _go_on(request, result, shown)
    return not sending.failed


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
    response, view = request.interaction.response, await request.here(page)
    if pressed := _replaced_by(request, page):
        # A board that has just pinged may still be a plain message, whose content Components V2 must clear.
        await response.edit_message(content=None, view=view, attachments=page.files)
        return pressed.id
    answered = await response.send_message(view=view, files=page.files, ephemeral=True)
    return answered.message_id


def _changed(request: Request, result: Answer) -> int | None:
    """Return the id of the message that was pressed if everyone sees it, and the answer changes it."""
    changes = isinstance(result, Public) and not result.anew and request.presses_foreign_message
    return request.interaction.message.id if changes and request.interaction.message else None


async def _show_to_everyone(request: Request, result: Public) -> int | None:
    """Change the message that was pressed, or send a new one, which Discord may show to the user alone.

    A new one is silent: it would ring with everyone in a group chat, and say nothing on their lock screens. Return the
    message's id; None if nobody else sees it.
    """
    response, view = request.interaction.response, await request.here(result.page)
    if changed := _changed(request, result):
        await response.edit_message(content=None, view=view, attachments=result.page.files)
        return changed
    if _private_page(request.interaction):
        await response.defer()
        return await _send_to_everyone(request, result)
    answered = await response.send_message(view=view, files=result.page.files, silent=True)
    if answered.is_ephemeral() and result.hidden is not None:
        await _edit_response(request, await result.hidden())
        return None
    return answered.message_id


async def _go_on(request: Request, result: Public, shown: int | None) -> None:
    """Do what follows a public answer, if others see it; a failure is only logged, as the answer is there."""
    if result.then is None or shown is None:
        return
    try:
        with _log_failure("Following up"):
            await result.then(Message(request.venue.channel, MessageId(shown)))
    except StoreUnavailableError as error:
        log.warning(
            "The next press makes up for what was not recorded: %s", in_short(error.__cause__ or error)
        )


async def _dismiss(interaction: Interaction) -> None:
    """Answer without a message and delete the private page that was pressed, if any.

    A press on a public message is only acknowledged. Discord offers no silent acknowledgement of a command,
    so the "thinking…" message is deleted again.
    """
    is_command = interaction.type is discord.InteractionType.application_command
    await interaction.response.defer(ephemeral=True, thinking=is_command)
    if is_command or _private_page(interaction):
        await interaction.delete_original_response()


async def _acknowledge(request: Request) -> bool:
    """Acknowledge a slow request: invisibly on a message that may change, otherwise with a private "thinking…".

    Return whether Discord has accepted that.
    """
    changes = _private_page(request.interaction) is not None or request.presses_foreign_message
    with _log_failure("Acknowledging") as sending:
        await request.interaction.response.defer(ephemeral=True, thinking=not changes)
    return not sending.failed


async def _follow_up(request: Request, result: Answer) -> bool:
    """Edit the first response; return whether that reached the user.

    Discord accepts no forms at this point, so instead of a form the user gets a page that asks for another press.
    """
    shown = changed = _changed(request, result)
    with _log_failure("Answering later") as sending:
        async with _changing(request):
            if isinstance(result, Public) and changed is None:
                shown = await _send_to_everyone(request, result)
            elif request.presses_foreign_message and not isinstance(result, Public):
                await _send_in_private(request, result)
            else:
                edited = await _edit_response(request, result)
                if isinstance(result, Live):
                    _follow(request, result, edited)
    if isinstance(result, Public) and not sending.failed:
        await _go_on(request, result, shown)
    return not sending.failed


async def _send_to_everyone(request: Request, result: Public) -> int | None:
    """Send a new message that everyone sees, after an acknowledgement; what only the user sees goes away.

    The first message after that of a command would take its place, and be as private; so it gets a content first.
    Return the message's id; None if nobody else sees it.
    """
    interaction, page = request.interaction, await request.here(result.page)
    if interaction.type is discord.InteractionType.application_command:
        await interaction.edit_original_response(content="…", view=None)
    sent = await interaction.followup.send(view=page, files=result.page.files, silent=True, wait=True)
    if not request.presses_foreign_message:
        await interaction.delete_original_response()
    if sent.flags.ephemeral and result.hidden is not None:
        hidden = await result.hidden()
        await sent.edit(view=await request.here(hidden), attachments=hidden.files)
        return None
    return sent.id


async def _send_in_private(request: Request, result: Live | Form | Page | Gone) -> None:
    """Send the answer to a press on a message that everyone sees, and that has been acknowledged without a word.

    A live page is no longer updated: an update would change the message that everyone sees.
    """
    if not isinstance(result, Gone):
        page = await request.here(_page_of(request, result))
        await request.interaction.followup.send(view=page, files=page.files, ephemeral=True)


async def _edit_response(request: Request, result: Answer) -> int | None:
    """Edit the first response and return its message id; None if it was deleted."""
    if isinstance(result, Gone):
        # the "thinking…" message or the private page that was pressed, never a public message
        await request.interaction.delete_original_response()
        return None
    page = _page_of(request, result)
    message = await request.interaction.edit_original_response(
        content=None, view=await request.here(page), attachments=page.files
    )
    return message.id


def _page_of(request: Request, result: Live | Public | Form | Page) -> Page:
    match result:
        case Live(page) | Public(page):
            return page
        case Form():
            return late_form_page(request.language)
        case Page():
            return result


def _follow(request: Request, live: Live, message: int | None) -> None:
    if message is not None:
        follow(request, live, message, _renew)


async def _renew(request: Request, result: Answer) -> int | None:
    """Show the new state of a live page and return its message id; None if that failed."""
    shown = None
    with _log_failure("Renewing"):
        shown = await _edit_response(request, result)
    return shown  # noqa: RET504  None after an error


@dataclass(slots=True)
class Sending:
    """A response on its way to the user."""

    failed: bool = False


@contextlib.contextmanager
def _log_failure(what: str) -> Iterator[Sending]:
    """Log that Discord did not accept an answer. The work is done regardless, and the channel shows it.

    A page that the user has dismissed meanwhile is no failure.
    """
    sending = Sending()
    try:
        yield sending
    except FAILURES as error:
        log.warning("%s an interaction failed: %s", what, in_short(error))
        sending.failed = not (isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MESSAGE)


# the public board that was pressed


async def look_at_board(request: Request, shown: Match | None) -> None:
    """Refresh the pressed board if it is behind its match.

    `shown` is the match as the answer shows it; if it is the board's match, it is not read again. The answer itself
    brings a foreign view up to date, and the player's other boards.
    """
    if request.presses_foreign_message:
        return
    pressed = request.interaction.message
    message_tag = tag_of(pressed.components) if pressed else None
    if message_tag is None or message_tag.kind not in BOARDS:
        return
    match_id = MatchId(message_tag.about)
    number = shown.number if shown and shown.id == match_id else await _number_of(request, match_id)
    if number > message_tag.number:
        request.client.presenter.refresh(match_id)


async def _number_of(request: Request, match_id: MatchId) -> int:
    """Return the number of the match's last event; 0 if it is unknown or the match no longer exists."""
    with contextlib.suppress(Refused, StoreUnavailableError):
        async with request.client.store.read() as uow:
            return (await uow.boards.standing_of(match_id)).number
    return 0
