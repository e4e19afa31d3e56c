"""The migrations that there are, by their files."""

from pathlib import Path

MIGRATIONS = Path(__file__).with_name("migrations")


def known_migrations() -> list[str]:
    """The numbers of all migrations, with which their files begin; the newest comes first."""
    files = (MIGRATIONS / "versions").glob("[0-9]*.py")
    return sorted((file.name.partition("_")[0] for file in files), reverse=True)
