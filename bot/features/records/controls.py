"""Taking a match's record home, and beginning a match from a record."""

from bot.features.challenging.actions import Wanted, challenge_here
from bot.features.records.actions import export_in
from bot.features.records.begin_pages import BeginFrom, ChallengeFrom, begin_page
from bot.features.records.pages import Export, TakeRecord, choose_format_page
from bot.matches import Import, Setup
from bot.pages.answer import Answer
from bot.pages.page import Page
from bot.pages.past import nearest
from bot.requests.controls import handles
from bot.requests.request import Request


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
    """Ask for the opponent and the colour."""
    request.check_server("/dvonn record import")
    found, ply = await _found(request, control)
    return await begin_page(found, ply, control.colour, request.language, await request.taste())


@handles(ChallengeFrom)
async def challenge_from(request: Request, control: ChallengeFrom) -> Answer:
    """Challenge the person who was chosen, or anybody."""
    found, ply = await _found(request, control)
    wanted = Wanted(control.colour, Setup.RECORD, opening=found.opening_at(ply))
    return await challenge_here(request, next(iter(request.picked), None), wanted)


async def _found(request: Request, control: BeginFrom | ChallengeFrom) -> tuple[Import, int]:
    """The record and the ply of it that a control is about. Raises `Refused`: NO_SUCH_IMPORT."""
    found = await request.client.imports.find(control.record, request.user)
    return found, nearest(found, control.ply)
