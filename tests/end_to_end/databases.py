"""Selects the databases that a test runs on; the default is SQLite only."""

import pytest

on_both_databases = pytest.mark.parametrize(
    "database_url", [None, "postgres_url"], ids=["sqlite", "postgres"], indirect=True
)
on_postgres = pytest.mark.parametrize("database_url", ["postgres_url"], ids=["postgres"], indirect=True)
"""For a long test whose subject many others cover on SQLite."""
