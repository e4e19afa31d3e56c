"""Migrations of a version that doesn't exist yet."""

from pathlib import Path

from bot.storage.migrate import known_migrations

CONTENT = """
import sqlalchemy as sa
from alembic import op

revision = "{number}"
down_revision = "{before}"
additive = {additive}


def upgrade() -> None:
    op.add_column("matches", sa.Column("added_by_{number}", sa.Integer))
"""


class Later:
    """Adds migrations to a copy of those that there are."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def add(self, number: str, *, additive: bool = True) -> None:
        content = CONTENT.format(number=number, before=known_migrations()[0], additive=additive)
        (self._folder / "versions" / f"{number}_later.py").write_text(content, encoding="utf-8")
