"""A week in a club; `benchmarks/month.py` runs longer ones."""

from pathlib import Path

from tests.end_to_end.month import Month


async def test_a_week_with_outages_and_restarts_is_explained_by_its_history(tmp_path: Path) -> None:
    async with Month(tmp_path / "dvonn.db", members=6, matches=7, seed=3) as month:
        await month.run(days=7, outages=1)
        await month.put_right()
        figures = await month.judge()
        assert figures.flaws == []
        assert figures.matches == 7
        assert month.playground.violations == []
