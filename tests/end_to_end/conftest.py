from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.end_to_end.club import Club
from tests.playground.openapi import problems


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """A club whose bot and whose Discord do nothing that Discord's own description does not know."""
    async with Club(tmp_path / "dvonn.db") as club:
        yield club
    assert club.playground.violations == []
    assert problems(club.playground.requests) == []
