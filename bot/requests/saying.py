"""Answers as Discord gets them: a private page that is new, changed, brought up to date later, or taken away.

https://discord.com/developers/docs/interactions/receiving-and-responding
"""

import contextlib
import logging
from collections.abc import AsyncIterator, Iterator

import aiohttp
import discord

from bot.logs import in_short
from bot.matches import StoreUnavailableError
from bot.matches.refusals import Refused
from bot.pages.answer import Answer, Gone, Live
from bot.pages.form import Form
from bot.pages.page import Page
from bot.requests.refusals import late_form_page
from bot.requests.request import Interaction, Request
from bot.showing.open_panels import OpenPanel

log = logging.getLogger(__name__)


def private_page(interaction: Interaction) -> discord.Message | None:
    """The private page that was pressed on, which the answer changes; None where the answer is a new message."""
    message = interaction.message
    return message if message is not None and message.flags.ephemeral else None


async def say_at_once(request: Request, said: Answer) -> None:
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
    panels, pressed = request.client.presenter.panels, private_page(request.interaction)
    async with panels.changing(pressed.id if pressed else None):
        if pressed:
            panels.drop(pressed.id)
        yield


async def _show(request: Request, page: Page) -> int | None:
    """Show a page; gives the number of its message."""
    response, view = request.interaction.response, request.here(page)
    if pressed := private_page(request.interaction):
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
    if is_command or private_page(interaction):
        await interaction.delete_original_response()


async def acknowledge(interaction: Interaction) -> None:
    """Announce an answer that takes longer: on a private page without a sign, else by "thinking…" in private."""
    with _trouble("Acknowledging"):
        await interaction.response.defer(ephemeral=True, thinking=private_page(interaction) is None)


async def say_later(request: Request, said: Answer) -> None:
    """Say what comes after the first answer. Discord takes no form by then: a page asks for one more press."""
    with _trouble("Answering later"):
        async with _changing(request):
            shown = await _show_later(request, said)
            if isinstance(said, Live):
                _follow(request, said, shown)


async def _show_later(request: Request, said: Answer) -> int | None:
    """Show an answer in place of the first one; gives the number of its message, None where it is gone."""
    if isinstance(
        said, Gone
    ):  # what was announced, or the private page that was pressed on: never a public message
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
    """Bring a page up to date from now on, and with what has happened since it was drawn."""
    if message is not None:
        _Followed(request, live, message).begin()


class _Followed:
    """A page that follows its match, as it was answered to a request; Discord knows it as that message."""

    def __init__(self, request: Request, live: Live, message: int) -> None:
        self._request = request
        self._live = live
        self._message = message
        self._panels = request.client.presenter.panels
        finishing = request.client.finishing
        self._panel = OpenPanel(
            live.match,
            request.user,
            request.interaction.id,
            request.interaction.expires_at,
            renew=lambda: finishing(self._renew()),
            close=lambda: finishing(self._close()),
        )

    def begin(self) -> None:
        self._panels.keep(self._message, self._panel)
        if self._is_current:
            self._panel.renew()

    @property
    def _is_current(self) -> bool:
        return self._panels.holds(self._message, self._panel)

    async def _renew(self) -> None:
        said = await _renewed(self._live)
        if said is not None:
            async with self._panels.changing(self._message):
                if self._is_current:
                    await self._change(said)

    async def _change(self, said: Answer) -> None:
        """Show what is to be seen by now, and follow that unless something was pressed or opened meanwhile."""
        if not isinstance(said, Live):
            self._panels.drop(self._message)
        shown = None
        with _trouble("Renewing"):
            shown = await _show_later(self._request, said)
        if self._is_current:
            self._panels.drop(self._message)
            if isinstance(said, Live):
                _follow(self._request, said, shown)

    async def _close(self) -> None:
        async with self._panels.changing(self._message):
            with _trouble("Closing a page"):
                await self._request.interaction.delete_original_response()


async def _renewed(live: Live) -> Answer | None:
    """The answer by now, if it is another one; a page of a match that one may no longer see goes away."""
    try:
        return await live.renew()
    except Refused:
        return Gone()
    except StoreUnavailableError as error:
        log.warning("A panel stays as it is: %s", in_short(error.__cause__ or error))
        return None


@contextlib.contextmanager
def _trouble(what: str) -> Iterator[None]:
    """Log that Discord did not take an answer. The request is carried out all the same, and the channel shows it."""
    try:
        yield
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("%s an interaction failed: %s", what, in_short(error))
