"""PRIVACY.md names every table, and whose data it has."""

import re
from pathlib import Path

import pytest

import bot.storage  # noqa: F401  it has all tables made
from bot.storage.schema import metadata
from tests.bot.storage.filled import PEOPLE

PRIVACY = (Path(__file__).parents[3] / "PRIVACY.md").read_text(encoding="utf-8")

TOLD = {
    table: of_whom
    for tables, of_whom in re.findall(
        r"^\| ((?:`\w+`(?:, )?)+) \| [^|]+ \| ([^|]+) \|$", PRIVACY, re.MULTILINE
    )
    for table in re.findall(r"`(\w+)`", tables)
}
"""Each table, and the users it has data of."""


def test_every_table_is_reported_and_none_that_there_is_not() -> None:
    assert set(TOLD) == set(metadata.tables)


@pytest.mark.parametrize("table", sorted(metadata.tables))
def test_a_table_with_people_says_so(table: str) -> None:
    columns = set(metadata.tables[table].columns.keys())
    of_people = columns & (PEOPLE | {"banned_id", "blocked_id", "member_id"})
    assert bool(of_people) is (TOLD[table] != "–"), of_people
