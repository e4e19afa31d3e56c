"""Exports all matches of a server: JSON lines in files small enough for Discord.

docs/export.md describes the format. Matches are read in small batches, so that neither the database nor the
bot is blocked, and written in a thread, because each game is replayed for its record.
"""

import asyncio
import json
from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.catalogue import Language, language_for
from bot.domain import GuildId, Match, MatchId, Pace, UserId
from bot.domain.ids import is_former
from bot.domain.refusals import RefusalReason, Refused
from bot.features.moderation.pages import exported_page
from bot.features.moderation.service import Moderation
from bot.pages.match_status import record_of
from bot.requests.request import Request
from bot.storage import Store
from bot.toolkit.page import Document, Page
from dvonn import format_json

BATCH = 5
"""Matches per transaction."""

LARGEST = 8 * 2**20
"""The maximum size of a file in bytes, even if Discord accepts more, because the file is built in memory."""

BESIDES = 64 * 2**10
"""Bytes reserved for the rest of the message."""

VERSION = 1
"""The version of the format."""


async def export_here(request: Request, after: MatchId) -> Page:
    """Export the matches with numbers above `after`, as many as fit into one file, with a button for the next file.

    Raises `Refused`: NOTHING_TO_EXPORT.
    """
    server = request.client.messenger.server_name(request.guild)
    limit = min(request.interaction.filesize_limit - BESIDES, LARGEST)
    data, numbers = await written(request.client.store, request.guild, server, after=after, limit=limit)
    if not numbers:
        raise Refused(RefusalReason.NOTHING_TO_EXPORT)
    async with request.client.store.read() as uow:
        left = await uow.matches.count_on(request.guild, after=numbers[-1])
    await request.get(Moderation).note_export(request.guild, len(numbers), by=request.user)
    file = Document(data, f"dvonn-matches-{numbers[0]}-{numbers[-1]}.jsonl")
    return exported_page(numbers, left, file, request.language)


async def written(
    store: Store, guild: GuildId, server: str, *, after: MatchId, limit: int
) -> tuple[bytes, list[MatchId]]:
    """Return JSON lines of at most `limit` bytes, and the numbers of their matches.

    `server` is the name of the server.
    """
    data, numbers = bytearray(), list[MatchId]()
    while True:
        async with store.read() as uow:
            matches = await uow.matches.all_on(guild, after=after, most=BATCH)
            players = {each for match in matches for each in match.players.both}
            names = await uow.people.names(sorted(players))
        for match, line in zip(matches, await asyncio.to_thread(_lines, matches, names, server), strict=True):
            if len(data) + len(line) > limit:
                return bytes(data), numbers
            data += line
            numbers.append(match.id)
        if len(matches) < BATCH:
            return bytes(data), numbers
        after = matches[-1].id


def _lines(matches: Sequence[Match], names: Mapping[UserId, str], server: str) -> list[bytes]:
    return [match_line(match, names, server).encode() for match in matches]


def match_line(match: Match, names: Mapping[UserId, str], server: str) -> str:
    """Write a match as a line of JSON; deleted users have neither id nor name."""
    ended, winner = match.ended, match.ended.winner if match.ended else None
    plain: Language = language_for(None)
    fields: dict[str, object] = {
        "version": VERSION,
        "match": match.id,
        "server": str(match.venue.guild),
        "channel": str(match.thread_opened_in or match.venue.channel),
        "white": _player(match.players.white, names),
        "black": _player(match.players.black, names),
        "setup": match.setup.value,
        "days_for_a_move": match.pace.days_per_move,
        "clock": _clock(match.pace),
        "began": _moment(match.started_at),
        "ended": _moment(match.ended_at) if match.ended_at else None,
        "ended_by": ("cancelled" if match.cancelled else ended.by.value) if ended else None,
        "winner": winner.name.lower() if winner else None,
        "record": json.loads(format_json(record_of(match, names, server, plain))),
    }
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n"


def _clock(pace: Pace) -> dict[str, int | str | None] | None:
    """Write a pace in seconds; None without a limit."""
    if not pace:
        return None
    return {
        "bank": int(pace.bank.total_seconds()),
        "increment": int(pace.increment.total_seconds()),
        "cap": None if pace.cap is None else int(pace.cap.total_seconds()),
        "days_off": str(pace.rest) if pace.rest else None,
    }


def _player(user: UserId, names: Mapping[UserId, str]) -> dict[str, str | None]:
    if is_former(user):
        return {"id": None, "name": None}
    return {"id": str(user), "name": names.get(user)}


def _moment(at: datetime) -> str:
    return f"{at:%Y-%m-%dT%H:%M:%SZ}"
