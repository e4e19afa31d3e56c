"""`/dvonn record export` and `/dvonn record import`: taking the record of a match home, and bringing one along."""

import discord
from discord import app_commands

from bot.features.history.pages import history_page
from bot.features.records.actions import export_in
from bot.features.records.pages import RecordFormat
from bot.matches.refusals import Refused, Why
from bot.matches.services.imports import check_size
from bot.pages.page import Page
from bot.requests.autocompletion import all_matches
from bot.requests.commands import command, phrase
from bot.requests.request import Request

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
    found = await request.client.imports.add(await _given(text, file), by=request.user)
    return await history_page(
        found,
        len(found.game.moves),
        request.language,
        await request.taste(),
        may_share=request.interaction.guild_id is not None,
    )


async def _given(text: str | None, file: discord.Attachment | None) -> str:
    """The text of the record. Raises `Refused`: NO_RECORD_GIVEN, RECORD_TOO_LARGE, RECORD_NOT_TEXT."""
    if file is None or text:
        if file is not None or text is None:
            raise Refused(Why.NO_RECORD_GIVEN)
        return text
    check_size(file.size)
    try:
        return (await file.read()).decode()
    except UnicodeDecodeError as error:
        raise Refused(Why.RECORD_NOT_TEXT) from error
