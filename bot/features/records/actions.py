"""Giving the record of a match, by a command or by a control."""

from bot.domain import Match
from bot.features.records.pages import RecordFormat, export_page
from bot.requests.request import Request
from bot.ui.page import Page
from bot.ui.past import record_of


async def export_in(request: Request, match: Match, written: RecordFormat) -> Page:
    """Give the record of a match in a format."""
    client = request.client
    names = await request.names_of(match)
    record = record_of(match, names, client.messenger.server_name(match.venue.guild), request.language)
    return export_page(match, record, written, request.language)
