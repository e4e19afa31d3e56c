"""`/dvonn record export` and `/dvonn record import`, and "Read as a DVONN record" in the menu of a message."""

import contextlib

import discord
from discord import app_commands

from bot.domain.refusals import RefusalReason, Refused
from bot.features.records.actions import export_in
from bot.features.records.pages import RecordFormat
from bot.features.records.reading import text_of, texts_in
from bot.requests.autocompletion import all_matches
from bot.requests.commands import command, menu_command, phrase
from bot.requests.request import Request
from bot.ui.history import history_page
from bot.ui.page import Page

FORMATS = [
    app_commands.Choice(name=phrase(f"choice-format-{written}"), value=written.value)
    for written in RecordFormat
]


@command("record export")
@app_commands.describe(match=phrase("option-match"), chosen=phrase("option-format"))
@app_commands.choices(chosen=FORMATS)
@app_commands.autocomplete(match=all_matches)
async def export(request: Request, match: int | None = None, chosen: str = RecordFormat.TEXT.value) -> Page:
    """Give the record of a match."""
    return await export_in(request, await request.match_to_see(match), RecordFormat(chosen))


@command("record import")
@app_commands.describe(text=phrase("option-text"), file=phrase("option-file"))
async def import_(request: Request, text: str | None = None, file: discord.Attachment | None = None) -> Page:
    """Bring a record along and leaf through it."""
    return await _bring(request, await _given(text, file))


@menu_command(phrase("menu-read"), in_direct_messages=True)
async def read(request: Request, message: discord.Message) -> Page:
    """Read a message as a record: the likeliest part of it that is one."""
    first, *others = await texts_in(request, message)
    try:
        return await _bring(request, first)
    except Refused as refusal:
        for text in others:
            with contextlib.suppress(Refused):
                return await _bring(request, text)
        raise refusal from None


async def _bring(request: Request, text: str) -> Page:
    """Keep a record and show it. Raises as `Imports.add`."""
    found = await request.client.imports.add(text, by=request.user)
    return await history_page(
        found,
        len(found.game.moves),
        request.language,
        await request.display(),
        may_share=request.interaction.guild_id is not None,
    )


async def _given(text: str | None, file: discord.Attachment | None) -> str:
    """The text of the record. Raises as `text_of`, and `Refused`: NO_RECORD_GIVEN."""
    if file is None or text:
        if file is not None or text is None:
            raise Refused(RefusalReason.NO_RECORD_GIVEN)
        return text
    return await text_of(file)
