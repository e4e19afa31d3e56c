"""Exporting and importing game records, and starting matches from an imported one."""

import contextlib
from dataclasses import replace

import discord
from discord import app_commands

from bot.domain import Import, Match, Setup
from bot.domain.context import InteractionContext
from bot.domain.ids import PlyNumber
from bot.domain.refusals import Refused
from bot.features.records.pages import (
    BeginFrom,
    ChallengeFrom,
    ChooseLevelFrom,
    ComputerFrom,
    Export,
    PlayComputerFrom,
    RecordFormat,
    TakeRecord,
    begin_page,
    choose_format_page,
    computer_from_page,
    export_page,
)
from bot.features.records.reading import text_of, texts_in
from bot.features.records.refusals import NO_RECORD_GIVEN
from bot.features.records.service import Imports
from bot.pages.beginning_pages import PlayComputer
from bot.pages.history import history_page
from bot.pages.match_status import nearest, record_of
from bot.requests.beginning import ChallengeOptions, begin_here, challenge_here, level_of
from bot.requests.handlers import Handlers, phrase
from bot.requests.looking_back import check_end_not_in_play
from bot.requests.request import Request
from bot.requests.sharing import is_shared_place
from bot.toolkit.answer import Answer
from bot.toolkit.control import read_value
from bot.toolkit.page import Page

handlers = Handlers()


async def export_in(request: Request, match: Match, written: RecordFormat) -> Page:
    client = request.client
    names = await request.names_of(match)
    record = record_of(match, names, client.messenger.server_name(match.venue.guild), request.language)
    return export_page(match, record, written, request.language)


@handlers.command("import")
@app_commands.describe(text=phrase("option-text"), file=phrase("option-file"))
async def import_(request: Request, text: str | None = None, file: discord.Attachment | None = None) -> Page:
    """Import a record and open it at its end."""
    return await _bring(request, await _given(text, file))


@handlers.menu_command(phrase("menu-read"))
async def read(request: Request, message: discord.Message) -> Page:
    """Import a record from a message, using the likeliest part that can be parsed."""
    first, *others = await texts_in(request, message)
    try:
        return await _bring(request, first)
    except Refused as refusal:
        for text in others:
            with contextlib.suppress(Refused):
                return await _bring(request, text)
        raise refusal from None


async def _bring(request: Request, text: str) -> Page:
    """Save a record and show its last position. Raises the same errors as `Imports.add`."""
    found = await request.get(Imports).add(text, by=request.user)
    return await history_page(
        found,
        len(found.game.moves),
        await request.viewer(),
        may_share=is_shared_place(request),
    )


async def _given(text: str | None, file: discord.Attachment | None) -> str:
    """Return the text of the record. Raises what `text_of` raises, and `Refused`: NO_RECORD_GIVEN."""
    if file is None or text:
        if file is not None or text is None:
            raise Refused(NO_RECORD_GIVEN)
        return text
    return await text_of(file)


@handlers.control(TakeRecord)
async def ask_format(request: Request, control: TakeRecord) -> Page:
    return choose_format_page(await request.match(control.match), request.language)


@handlers.control(Export)
async def press_export(request: Request, control: Export) -> Page:
    return await export_in(request, await request.match(control.match), control.written)


@handlers.control(BeginFrom)
async def begin_from(request: Request, control: BeginFrom) -> Page:
    """Ask for the opponent and the colour; outside of servers, for the computer's level."""
    if request.context is not InteractionContext.GUILD:
        return await _ask_level(request, ComputerFrom(control.record, control.ply, control.colour))
    found, ply = await _found(request, control)
    return await begin_page(found, ply, control.colour, await request.viewer())


@handlers.control(ChallengeFrom)
async def challenge_from(request: Request, control: ChallengeFrom) -> Answer:
    """Challenge the chosen user, or everyone. For the computer, ask for its level instead."""
    opponent = next(iter(request.picked), None)
    if opponent and opponent == request.client.user:
        return await _ask_level(request, ComputerFrom(control.record, control.ply, control.colour))
    found, ply = await _found(request, control)
    wanted = ChallengeOptions(control.colour, Setup.RECORD, opening=found.opening_at(ply))
    return await challenge_here(request, opponent, wanted)


@handlers.control(ComputerFrom)
async def choose_computer(request: Request, control: ComputerFrom) -> Page:
    return await _ask_level(request, control)


@handlers.control(ChooseLevelFrom)
async def choose_level(request: Request, control: ChooseLevelFrom) -> Page:
    level = level_of(read_value(int, request.chosen_one))
    return await _ask_level(request, ComputerFrom(control.record, control.ply, control.colour, level))


@handlers.control(PlayComputerFrom)
async def play_computer(request: Request, control: PlayComputerFrom) -> Answer:
    """Start a match against the computer, unless the position is in play between people: its moves would help them."""
    found, ply = await _found(request, control)
    opening = found.opening_at(ply)
    await check_end_not_in_play(request, opening)
    wanted = PlayComputer(level_of(control.level), Setup.RECORD, control.colour)
    return await begin_here(request, wanted, opening)


async def _ask_level(request: Request, control: ComputerFrom) -> Page:
    found, ply = await _found(request, control)
    chosen = replace(control, ply=ply, level=level_of(control.level))
    strongest = request.client.computer_player.strongest
    return await computer_from_page(found, chosen, strongest, await request.viewer())


async def _found(
    request: Request,
    control: BeginFrom | ChallengeFrom | ComputerFrom | PlayComputerFrom,
) -> tuple[Import, PlyNumber]:
    """Resolve the record and the ply that a control refers to. Raises `Refused`: NO_SUCH_IMPORT."""
    found = await request.get(Imports).find(control.record, request.user)
    return found, nearest(found, control.ply)
