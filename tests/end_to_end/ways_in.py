"""Selects the ways in which Discord sends interactions to the bot in a test; the default is the gateway only."""

import pytest

both_ways_in = pytest.mark.parametrize("over_http", [False, True], ids=["gateway", "http"], indirect=True)
on_both_databases_and_over_http = pytest.mark.parametrize(
    ("database_url", "over_http"),
    [(None, False), ("postgres_url", False), (None, True)],
    ids=["sqlite", "postgres", "http"],
    indirect=True,
)
