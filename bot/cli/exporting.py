"""`dvonn-bot export`: matches as JSON lines; docs/export.md describes the format."""

import asyncio
from pathlib import Path

from bot.cli.command import OperatingError, tell, whole_file
from bot.cli.stores import current_store
from bot.domain import GuildId, MatchId
from bot.domain.ids import LARGEST
from bot.features.moderation.exporting import BATCH, match_line
from bot.process.settings import Settings
from bot.storage import Store


async def export(settings: Settings, file: str, server: str | None) -> None:
    """Write all matches, or those of one server, to a new file."""
    place = Path(file)
    if await asyncio.to_thread(place.exists):
        raise OperatingError(f"{place}: this file exists already. Choose another one.")
    if server and not _is_id(server):
        raise OperatingError(f"{server}: not a server's id. Copy it in Discord's developer mode.")
    async with current_store(settings) as store:
        with whole_file(place) as part:
            count = await _write(store, part, GuildId(int(server)) if server else None)
    tell(f"{place}: games: {count}. It contains ids and names of players.")


def _is_id(text: str) -> bool:
    """Whether a text is an id within the database's range."""
    return text.isdecimal() and len(text) <= len(str(LARGEST)) and int(text) <= LARGEST


async def _write(store: Store, file: Path, only: GuildId | None) -> int:
    """Write the matches in batches, with servers as ids; return the number of matches."""
    count, after = 0, MatchId(0)
    with file.open("w", encoding="utf-8") as written:
        while True:
            async with store.read() as uow:
                matches = await uow.matches.all_on(only, after=after, most=BATCH)
                names = await uow.people.names(sorted({each for one in matches for each in one.players.both}))
            if not matches:
                return count
            written.writelines(match_line(match, names, str(match.venue.guild)) for match in matches)
            count, after = count + len(matches), matches[-1].id
