from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.end_to_end.club import Club, a_club


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with a_club(tmp_path / "dvonn.db") as club:
        yield club
