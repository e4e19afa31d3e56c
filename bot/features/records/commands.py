"""`/dvonn export` and `/dvonn import`: taking the record of a match home, and bringing one along."""

import discord
from discord import app_commands

from bot.features.history.pages import history_page
from bot.features.records.pages import RecordFormat, export_page, record_of
from bot.matches.refusals import Refused, Why
from bot.matches.services.imports import check_size
from bot.pages.page import Page
from bot.requests.answering import Interaction, answer, language_of, taste_of, user_of
from bot.requests.autocompletion import all_matches
from bot.requests.group import dvonn, match_to_see, phrase

FORMATS = [
    app_commands.Choice(name=phrase(f"choice-format-{written}"), value=written.value)
    for written in RecordFormat
]


@dvonn.command(name="export", description=phrase("command-export"))
@app_commands.describe(match=phrase("option-match"), chosen=phrase("option-format"))
@app_commands.rename(chosen="format")
@app_commands.choices(chosen=FORMATS)
@app_commands.autocomplete(match=all_matches)
async def export(interaction: Interaction, match: int | None = None, chosen: str = "text") -> None:
    """Give the record of a match."""
    await answer(interaction, _export(interaction, match, RecordFormat(chosen)))


async def _export(interaction: Interaction, number: int | None, chosen: RecordFormat) -> Page:
    match, client, language = (
        await match_to_see(interaction, number),
        interaction.client,
        language_of(interaction),
    )
    names = await client.matches.names(*match.players.both)
    record = record_of(match, names, client.postbox.server_name(match.venue.guild), language)
    return export_page(match, record, chosen, language)


@dvonn.command(name="import", description=phrase("command-import"))
@app_commands.describe(text=phrase("option-text"), file=phrase("option-file"))
async def import_(
    interaction: Interaction, text: str | None = None, file: discord.Attachment | None = None
) -> None:
    """Bring a record along and leaf through it."""
    await answer(interaction, _import(interaction, text, file))


async def _import(interaction: Interaction, text: str | None, file: discord.Attachment | None) -> Page:
    given = await _given(text, file)
    found = await interaction.client.imports.add(given, by=user_of(interaction))
    return await history_page(
        found,
        len(found.game.moves),
        language_of(interaction),
        await taste_of(interaction),
        may_share=interaction.guild_id is not None,
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
