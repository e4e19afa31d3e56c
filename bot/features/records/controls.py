"""Taking a match's record home, and beginning a match from a record."""

from bot.features.challenging.actions import Wanted, challenge_here
from bot.features.records.begin_pages import begin_page
from bot.features.records.pages import RecordFormat, choose_format_page, export_page, record_of
from bot.matches import ColourChoice, Import, ImportId, Setup
from bot.pages.control_ids import Action
from bot.pages.page import Page
from bot.pages.past import nearest
from bot.requests.press import Handler, Press, read_value


async def ask_format(press: Press) -> Page:
    """Ask in which format."""
    return choose_format_page(await press.match(), press.language)


async def export(press: Press) -> Page:
    """Give the record in a format."""
    match = await press.match()
    record = record_of(
        match,
        await press.client.matches.names(*match.players.both),
        press.client.postbox.server_name(match.venue.guild),
        press.language,
    )
    return export_page(match, record, read_value(RecordFormat, press.argument(1)), press.language)


async def begin_from(press: Press) -> Page:
    """Ask against whom and with which colour."""
    found = await _import(press)
    return await begin_page(found, _ply(press, found), _colour(press), press.language, await press.taste())


async def challenge_from(press: Press) -> Page:
    """Challenge who was chosen, or anybody."""
    found = await _import(press)
    opening = found.opening_at(_ply(press, found))
    wanted = Wanted(_colour(press), Setup.RECORD, opening=opening)
    return await challenge_here(press.interaction, next(iter(press.picked), None), wanted)


async def _import(press: Press) -> Import:
    return await press.client.imports.find(ImportId(press.number(0)), press.user)


def _ply(press: Press, found: Import) -> int:
    return nearest(found, press.number(1))


def _colour(press: Press) -> ColourChoice:
    return read_value(ColourChoice, press.argument(2))


HANDLERS: dict[Action, Handler] = {
    Action.RECORD: ask_format,
    Action.EXPORT: export,
    Action.BEGIN_FROM: begin_from,
    Action.CHALLENGE_FROM: challenge_from,
}
