"""Ten days in a club; `benchmarks/month.py` runs longer ones."""

from pathlib import Path

from tests.end_to_end.month import Month


async def test_ten_days_with_outages_and_restarts_are_explained_by_their_history(tmp_path: Path) -> None:
    async with Month(tmp_path / "dvonn.db", members=8, matches=10, seed=3) as month:
        await month.run(days=10)
        await month.put_right()
        figures = await month.judge()
        assert figures.flaws == []
        assert figures.matches == 10
        assert month.playground.violations == []
