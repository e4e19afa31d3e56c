"""Taking a match's record home, and beginning a match from a record."""

from dataclasses import replace

from bot.domain import Import, Setup
from bot.domain.ids import PlyNumber
from bot.features.records.actions import export_in
from bot.features.records.begin_pages import (
    BeginFrom,
    ChallengeFrom,
    ChooseLevelFrom,
    ComputerFrom,
    PlayComputerFrom,
    begin_page,
    computer_from_page,
)
from bot.features.records.pages import Export, TakeRecord, choose_format_page
from bot.requests.beginning import Wanted, begin_here, challenge_here, level_of
from bot.requests.controls import handles
from bot.requests.looking_back import check_not_in_play
from bot.requests.request import Request
from bot.ui.answer import Answer
from bot.ui.beginning import PlayComputer
from bot.ui.control import read_value
from bot.ui.page import Page
from bot.ui.past import nearest


@handles(TakeRecord)
async def ask_format(request: Request, control: TakeRecord) -> Page:
    """Ask for the format of the record."""
    return choose_format_page(await request.match(control.match), request.language)


@handles(Export)
async def export(request: Request, control: Export) -> Page:
    """Give the record in a format."""
    return await export_in(request, await request.match(control.match), control.written)


@handles(BeginFrom)
async def begin_from(request: Request, control: BeginFrom) -> Page:
    """Ask for the opponent and the colour; in direct messages, how to play the computer."""
    if request.is_direct:
        return await _ask_level(request, ComputerFrom(control.record, control.ply, control.colour))
    found, ply = await _found(request, control)
    return await begin_page(found, ply, control.colour, request.language, await request.display())


@handles(ChallengeFrom)
async def challenge_from(request: Request, control: ChallengeFrom) -> Answer:
    """Challenge the person who was chosen, or anybody; the computer is asked how it shall play."""
    opponent = next(iter(request.picked), None)
    if opponent and opponent == request.client.user:
        return await _ask_level(request, ComputerFrom(control.record, control.ply, control.colour))
    found, ply = await _found(request, control)
    wanted = Wanted(control.colour, Setup.RECORD, opening=found.opening_at(ply))
    return await challenge_here(request, opponent, wanted)


@handles(ComputerFrom)
async def choose_computer(request: Request, control: ComputerFrom) -> Page:
    """Ask how to play the computer."""
    return await _ask_level(request, control)


@handles(ChooseLevelFrom)
async def choose_level(request: Request, control: ChooseLevelFrom) -> Page:
    """Show the same choices with another level."""
    level = level_of(read_value(int, request.chosen_one))
    return await _ask_level(request, ComputerFrom(control.record, control.ply, control.colour, level))


@handles(PlayComputerFrom)
async def play_computer(request: Request, control: PlayComputerFrom) -> Answer:
    """Begin the match against the computer: unless people play this game on, as its moves would tell what it thinks."""
    found, ply = await _found(request, control)
    await check_not_in_play(request, found)
    wanted = PlayComputer(level_of(control.level), Setup.RECORD, control.colour)
    return await begin_here(request, wanted, found.opening_at(ply))


async def _ask_level(request: Request, control: ComputerFrom) -> Page:
    found, ply = await _found(request, control)
    chosen = replace(control, ply=ply, level=level_of(control.level))
    strongest = request.client.computer_player.strongest
    return await computer_from_page(found, chosen, strongest, request.language, await request.display())


async def _found(
    request: Request,
    control: BeginFrom | ChallengeFrom | ComputerFrom | PlayComputerFrom,
) -> tuple[Import, PlyNumber]:
    """The record and the ply of it that a control is about. Raises `Refused`: NO_SUCH_IMPORT."""
    found = await request.client.imports.find(control.record, request.user)
    return found, nearest(found, control.ply)
