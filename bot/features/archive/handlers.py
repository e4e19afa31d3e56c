"""`/dvonn-club archive`: finding, opening and exporting finished games between people."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, replace

import discord
from discord import app_commands

from bot.catalogue import language_for
from bot.domain import Match, MatchId, Setup, UserId
from bot.domain.context import InteractionContext
from bot.domain.refusals import RefusalReason, Refused
from bot.features.archive.pages import (
    ON_A_PAGE,
    ArchivePage,
    ExportArchive,
    OpenArchived,
    ShowArchive,
    archive_page,
    archive_row,
    exported_page,
)
from bot.features.archive.repository import ArchiveRepository
from bot.features.archive.search import ArchivedGame, ArchiveSearch, Length, Period, Result, SortOrder
from bot.pages.match_status import record_of
from bot.requests.handlers import Handlers, phrase
from bot.requests.match_panel import private_board
from bot.requests.request import Request
from bot.toolkit.answer import Answer
from bot.toolkit.control import read_value
from bot.toolkit.page import Page
from bot.toolkit.words import Names
from dvonn import format_sgf

FIRST_READ, THEN_READ = 50, 500
"""How many finished matches are read at first, and then at a time, if few of them fit."""

LOOKED_THROUGH = 5_000
"""How many finished matches are looked through for a page."""

MOST_EXPORTED = 200
"""Games in one file."""

BATCH = 25
"""Games that are loaded and written at a time for a file."""

handlers = Handlers()


@dataclass(frozen=True, slots=True)
class _Walk:
    """The games found on a walk through the archive, and the place to walk on from."""

    games: Sequence[ArchivedGame]
    on_from: MatchId | None
    """The last match that was looked at, or the last game that was taken; None at the end of the archive."""


async def walk(
    request: Request, search: ArchiveSearch, beyond: MatchId | None, direction: SortOrder, most: int
) -> _Walk:
    """Find the next games that fit a search and that the user may see."""
    newer = direction is SortOrder.NEWER
    found: list[ArchivedGame] = []
    own_only = await _is_limited(request, search)
    async with request.client.store.read() as uow:
        archive = ArchiveRepository(uow)
        place = await archive.place_of(beyond) if beyond else None
        looked, reading = 0, FIRST_READ
        while looked < LOOKED_THROUGH:
            games, place = await archive.games(search, request.guild, place, newer=newer, most=reading)
            found += (game for game in games if game.fits(search) and _sees(request, game, own_only=own_only))
            if len(found) > most:
                return _Walk(found[:most], found[most - 1].head.id)
            if place is None:
                return _Walk(found, None)
            looked, reading = looked + reading, THEN_READ
    return _Walk(found, None if place is None else place[1])


async def _is_limited(request: Request, search: ArchiveSearch) -> bool:
    """Whether the profile of a player in the search is private: then only games against that player are shown."""
    others = [user for user in search.players if user != request.user]
    async with request.client.store.read() as uow:
        preferences = await uow.people.preferences(others)
    return any(each.private for each in preferences.values())


def _sees(request: Request, game: ArchivedGame, *, own_only: bool) -> bool:
    return request.sees(game.head) and (not own_only or request.user in game.head.players)


def for_place(request: Request, search: ArchiveSearch) -> ArchiveSearch:
    """Complete a search; outside of servers it covers the user's own games in all servers."""
    is_of_server = request.context is InteractionContext.GUILD
    is_of_player = search.result in (Result.WON, Result.LOST)
    needs_player = not is_of_server or is_of_player or search.opponent is not None
    if search.player is None and needs_player:
        return replace(search, player=request.user)
    if not is_of_server and search.player != request.user:
        return replace(search, player=request.user, opponent=search.player)
    return search


async def show_archive(
    request: Request,
    search: ArchiveSearch,
    beyond: MatchId | None = None,
    direction: SortOrder = SortOrder.OLDER,
) -> Page:
    walked = await walk(request, search, beyond, direction, ON_A_PAGE)
    games = list(walked.games)
    older = walked.on_from
    newer = games[0].head.id if beyond and games else beyond
    if direction is SortOrder.NEWER:
        games.reverse()
        older, newer = (games[-1].head.id if games else beyond), walked.on_from
    players = {player for game in games for player in game.head.players.both} | set(search.players)
    names = await request.client.people.names(players)
    return archive_page(ArchivePage(search, games, older, newer, beyond, direction), names, request.dates)


@handlers.club_command("archive")
@app_commands.describe(
    player=phrase("option-archive-player"),
    opponent=phrase("option-only-against"),
    result=phrase("option-archive-result"),
    setup=phrase("option-archive-setup"),
    length=phrase("option-archive-length"),
    date=phrase("option-archive-date"),
)
@app_commands.choices(
    result=[app_commands.Choice(name=phrase(f"archive-{ending}"), value=ending.value) for ending in Result],
    setup=[app_commands.Choice(name=phrase(f"archive-setup-{setup}"), value=setup.value) for setup in Setup],
    length=[
        app_commands.Choice(name=phrase(f"archive-length-{length}"), value=length.value) for length in Length
    ],
)
async def archive(  # noqa: PLR0917  the options of a command
    request: Request,
    player: discord.User | None = None,
    opponent: discord.User | None = None,
    result: str | None = None,
    setup: str | None = None,
    length: str | None = None,
    date: str | None = None,
) -> Page:
    search = ArchiveSearch(
        UserId(player.id) if player else None,
        UserId(opponent.id) if opponent else None,
        Result(result) if result else None,
        Setup(setup) if setup else None,
        Length(length) if length else None,
        Period.parse(date, request.dates, request.client.clock().date()) if date else None,
    )
    return await show_archive(request, for_place(request, search))


@handlers.control(ShowArchive)
async def turn(request: Request, control: ShowArchive) -> Page:
    search = for_place(request, control.search)
    return await show_archive(request, search, control.beyond, control.direction or SortOrder.OLDER)


@handlers.control(OpenArchived)
async def open_game(request: Request, control: OpenArchived) -> Answer:
    """Open the chosen game, with a way back to the page of the archive."""
    match = await request.match(MatchId(read_value(int, request.chosen_one)))
    return await private_board(request, match, back=archive_row(control, request.language))


@handlers.control(ExportArchive)
async def export(request: Request, control: ExportArchive) -> Page:
    """Write the games of a search into a file, from the newest or from where the last file ended.

    Raises `Refused`: NOTHING_TO_EXPORT.
    """
    search = for_place(request, control.search)
    walked = await walk(request, search, control.beyond, SortOrder.OLDER, MOST_EXPORTED)
    if not walked.games:
        raise Refused(RefusalReason.NOTHING_TO_EXPORT)
    numbers = [game.head.id for game in walked.games]
    data = b"".join([part async for part in _written(request, numbers)])
    return exported_page(search, numbers, data, walked.on_from, request.language)


async def _written(request: Request, numbers: Sequence[MatchId]) -> AsyncIterator[bytes]:
    for first in range(0, len(numbers), BATCH):
        some = numbers[first : first + BATCH]
        async with request.client.store.read() as uow:
            matches = await uow.matches.find_each(some)
            players = {player for match in matches.values() for player in match.players.both}
            names = await uow.people.names(sorted(players))
        server = request.client.messenger.server_name
        chosen = [(matches[each], server(matches[each].venue.guild)) for each in some if each in matches]
        yield await asyncio.to_thread(_sgf, chosen, names)


def _sgf(matches: Sequence[tuple[Match, str]], names: Names) -> bytes:
    """Write matches, each with the name of its server, as an SGF collection."""
    return "".join(_games(matches, names)).encode()


def _games(matches: Sequence[tuple[Match, str]], names: Names) -> Iterator[str]:
    for match, server in matches:
        yield f"{format_sgf(record_of(match, names, server, language_for(None))).strip()}\n\n"
