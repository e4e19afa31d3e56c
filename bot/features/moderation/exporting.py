"""Taking all matches of a server home: a JSON object a line, in files that Discord takes.

The format is told in docs/export.md. Matches are read a few at a time, so that neither the database nor the bot is held
up, and written in a thread: each is replayed for its record.
"""

import asyncio
import json
from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.catalogue import Language, language_for
from bot.domain import GuildId, Match, MatchId, UserId
from bot.domain.ids import is_former
from bot.domain.refusals import RefusalReason, Refused
from bot.features.moderation.pages import exported_page
from bot.requests.request import Request
from bot.services import Moderation
from bot.storage import Store
from bot.ui.match_status import record_of
from bot.ui.page import Document, Page
from dvonn import format_json

BATCH = 5
"""Matches that are read in one transaction."""

LARGEST = 8 * 2**20
"""Bytes of a file, also where Discord would take more: it is made in memory."""

BESIDES = 64 * 2**10
"""Bytes of a message besides its file."""

VERSION = 1
"""The number of the format."""


async def export_here(request: Request, after: MatchId) -> Page:
    """A file with the server's matches after a number, as many as fit into it, and the button for the next file.

    Raises `Refused`: NOTHING_TO_EXPORT.
    """
    server = request.client.messenger.server_name(request.guild)
    limit = min(request.interaction.filesize_limit - BESIDES, LARGEST)
    data, told = await written(request.client.store, request.guild, server, after=after, limit=limit)
    if not told:
        raise Refused(RefusalReason.NOTHING_TO_EXPORT)
    async with request.client.store.read() as uow:
        left = await uow.matches.count_on(request.guild, after=told[-1])
    await request.get(Moderation).note_export(request.guild, len(told), by=request.user)
    file = Document(data, f"dvonn-matches-{told[0]}-{told[-1]}.jsonl")
    return exported_page(told, left, file, request.language)


async def written(
    store: Store, guild: GuildId, server: str, *, after: MatchId, limit: int
) -> tuple[bytes, list[MatchId]]:
    """The lines of as many matches as there are or as `limit` bytes hold, and their numbers.

    `server` is the name of the server.
    """
    data, told = bytearray(), list[MatchId]()
    while True:
        async with store.read() as uow:
            matches = await uow.matches.all_on(guild, after=after, most=BATCH)
            players = {each for match in matches for each in match.players.both}
            names = await uow.people.names(sorted(players))
        for match, line in zip(matches, await asyncio.to_thread(_lines, matches, names, server), strict=True):
            if len(data) + len(line) > limit:
                return bytes(data), told
            data += line
            told.append(match.id)
        if len(matches) < BATCH:
            return bytes(data), told
        after = matches[-1].id


def _lines(matches: Sequence[Match], names: Mapping[UserId, str], server: str) -> list[bytes]:
    return [match_line(match, names, server).encode() for match in matches]


def match_line(match: Match, names: Mapping[UserId, str], server: str) -> str:
    """A match as a line of JSON; who was forgotten has neither id nor name."""
    ended, winner = match.ended, match.ended.winner if match.ended else None
    plain: Language = language_for(None)
    told: dict[str, object] = {
        "version": VERSION,
        "match": match.id,
        "server": str(match.venue.guild),
        "channel": str(match.parent or match.venue.channel),
        "white": _player(match.players.white, names),
        "black": _player(match.players.black, names),
        "setup": match.setup.value,
        "days_for_a_move": int(match.pace) or None,
        "began": _moment(match.started_at),
        "ended": _moment(match.ended_at) if match.ended_at else None,
        "ended_by": ("cancelled" if match.cancelled else ended.by.value) if ended else None,
        "winner": winner.name.lower() if winner else None,
        "record": json.loads(format_json(record_of(match, names, server, plain))),
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def _player(user: UserId, names: Mapping[UserId, str]) -> dict[str, str | None]:
    if is_former(user):
        return {"id": None, "name": None}
    return {"id": str(user), "name": names.get(user)}


def _moment(at: datetime) -> str:
    return f"{at:%Y-%m-%dT%H:%M:%SZ}"
