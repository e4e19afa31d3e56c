"""A few hundred hostile inputs; `benchmarks/hostile.py` sends twenty thousand."""

from pathlib import Path

import pytest

from tests.end_to_end.hostile import Hostile


@pytest.mark.slow
@pytest.mark.usefixtures("nobody_hurries")
async def test_whatever_somebody_sends_is_answered_and_changes_nothing_of_others(tmp_path: Path) -> None:
    async with Hostile(tmp_path / "dvonn.db", seed=5) as club:
        await club.attack(240)
        outcome = await club.judge(in_time=False)
        assert outcome.flaws == []
        assert outcome.sent.total() > 200
        assert club.playground.violations == []
