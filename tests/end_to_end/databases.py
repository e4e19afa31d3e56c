"""The databases on which a test runs: on SQLite alone, if it says nothing."""

import pytest

on_both_databases = pytest.mark.parametrize(
    "database_url", [None, "postgres_url"], ids=["sqlite", "postgres"], indirect=True
)
on_postgres = pytest.mark.parametrize("database_url", ["postgres_url"], ids=["postgres"], indirect=True)
"""For a long test, where many others do the same on SQLite."""
