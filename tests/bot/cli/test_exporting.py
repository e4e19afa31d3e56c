"""`dvonn-bot export` writes all matches, in the format of `/dvonn-admin export`."""

import json
from pathlib import Path

import pytest

from bot.cli.command import OperatingError
from bot.cli.exporting import export
from bot.domain import ColourChoice, Setup
from bot.process.settings import Settings
from bot.services import Challenges, Matches
from dvonn import Game
from tests.bot.company import ABROAD, ANNA, BEN, HERE
from tests.bot.played import C3, D3, E3, play_at_once

SETTINGS = Settings(database_url="sqlite+aiosqlite:///dvonn.db")


@pytest.fixture
async def played(service: Matches, challenges: Challenges) -> None:
    """Six matches here and one abroad."""
    for venue in (*[HERE] * 6, ABROAD):
        made = await challenges.challenge(venue, ANNA, BEN, ColourChoice.WHITE, Setup.FULL)
        await play_at_once(service, await challenges.accept(made.id, BEN), Game([C3, D3, E3]))


def written(file: Path) -> list[tuple[int, str, list[str]]]:
    """The number of each match, its server and its moves."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [
        (line["match"], line["server"], [one["move"] for one in line["record"]["moves"]]) for line in lines
    ]


@pytest.mark.usefixtures("played")
async def test_all_matches_are_written_or_those_of_one_server(folder: Path) -> None:
    moves = ["c3", "d3", "e3"]
    await export(SETTINGS, "all.jsonl", None)
    expected = [*((number, str(HERE.guild), moves) for number in range(1, 7)), (7, str(ABROAD.guild), moves)]
    assert written(folder / "all.jsonl") == expected
    await export(SETTINGS, "some.jsonl", str(ABROAD.guild))
    assert written(folder / "some.jsonl") == expected[6:]


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize(
    ("file", "server", "sentence"),
    [
        ("dvonn.db", None, "this file exists already"),
        ("all.jsonl", "Club", "Club: not a server's id"),
        ("all.jsonl", str(2**63), "not a server's id"),
        ("all.jsonl", "9" * 5000, "not a server's id"),
        ("nowhere/all.jsonl", None, "can't be written"),
    ],
)
async def test_what_can_not_be_written_is_reported(file: str, server: str | None, sentence: str) -> None:
    with pytest.raises(OperatingError, match=sentence):
        await export(SETTINGS, file, server)


async def test_without_a_database_there_is_nothing_to_export(folder: Path) -> None:
    with pytest.raises(OperatingError, match="start the bot first"):
        await export(SETTINGS, "all.jsonl", None)
    assert list(folder.iterdir()) == []  # noqa: ASYNC240  there is nobody who waits
