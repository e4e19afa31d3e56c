"""Answers as Discord gets them: a private page that is new, changed, brought up to date later, or taken away.

https://discord.com/developers/docs/interactions/receiving-and-responding
"""

import contextlib
import logging
from collections.abc import Iterator

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
        match said:
            case Form():
                await request.interaction.response.send_modal(said)
            case Gone():
                await _leave(request.interaction)
            case Live(page):
                _follow(request, said, await _show(request, page))
            case Page():
                await _show(request, said)


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
    interaction = request.interaction
    with _trouble("Answering later"):
        match said:
            case Gone():  # what was announced, or the private page that was pressed on: never a public message
                await interaction.delete_original_response()
            case Live(page):
                shown = await interaction.edit_original_response(
                    view=request.here(page), attachments=page.files
                )
                _follow(request, said, shown.id)
            case Form() | Page():
                page = late_form_page(request.language) if isinstance(said, Form) else said
                await interaction.edit_original_response(view=request.here(page), attachments=page.files)


def _follow(request: Request, live: Live, message: int | None) -> None:
    """Bring a page up to date from now on, and with what has happened since it was drawn."""
    if message is None:
        return
    interaction, finishing = request.interaction, request.client.finishing
    panels = request.client.presenter.panels

    async def renew() -> None:
        said = await _renewed(live)
        if said is not None and panels.holds(message, panel):
            panels.drop(message)
            await say_later(request, said)

    panel = OpenPanel(
        live.match,
        request.user,
        interaction.expires_at,
        renew=lambda: finishing(renew()),
        close=lambda: finishing(_close(interaction)),
    )
    panels.keep(message, panel)
    panel.renew()


async def _renewed(live: Live) -> Answer | None:
    """The answer by now, if it is another one; a page of a match that one may no longer see goes away."""
    try:
        return await live.renew()
    except Refused:
        return Gone()
    except StoreUnavailableError as error:
        log.warning("A panel stays as it is: %s", in_short(error.__cause__ or error))
        return None


async def _close(interaction: Interaction) -> None:
    with _trouble("Closing a page"):
        await interaction.delete_original_response()


@contextlib.contextmanager
def _trouble(what: str) -> Iterator[None]:
    """Log that Discord did not take an answer. The request is carried out all the same, and the channel shows it."""
    try:
        yield
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("%s an interaction failed: %s", what, in_short(error))
