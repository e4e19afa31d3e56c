"""`dvonn-bot export`: the matches of every server or of one as JSON lines; docs/export.md tells the format."""

import asyncio
from pathlib import Path

from bot.cli.command import OperatingError, tell
from bot.cli.whole_file import whole_file
from bot.domain import GuildId, MatchId
from bot.domain.ids import LARGEST
from bot.features.moderation.exporting import BATCH, match_line
from bot.settings import Settings
from bot.storage import Store
from bot.storage.condition import condition_of


async def export(settings: Settings, file: str, server: str | None) -> None:
    """Write all matches, or those of one server, into a file that is not there yet."""
    place = Path(file)
    if await asyncio.to_thread(place.exists):
        raise OperatingError(f"{place}: there is something of that name already. Name another file.")
    if server and not _is_id(server):
        raise OperatingError(f"{server}: that is no server's id. Discord copies it in its developer mode.")
    found = await condition_of(settings.database_url)
    if found is None or found.lacking != 0:
        raise OperatingError(
            "DATABASE_URL: there is no database of this version of the bot: start the bot first."
        )
    store = Store.connected(settings.database_url)
    try:
        with whole_file(place) as part:
            count = await _write(store, part, GuildId(int(server)) if server else None)
    finally:
        await store.close()
    tell(f"{place}: matches: {count}. It holds ids and names of players.")


def _is_id(text: str) -> bool:
    """Whether a text is a number that a database takes."""
    return text.isdecimal() and len(text) <= len(str(LARGEST)) and int(text) <= LARGEST


async def _write(store: Store, file: Path, only: GuildId | None) -> int:
    """Write the matches a few at a time; gives how many there are. Their servers have no names here, but their ids."""
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
