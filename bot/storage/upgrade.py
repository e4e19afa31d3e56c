"""Applying migrations with Alembic. Importing it takes a bot longer than anything else that it rarely needs."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from bot.storage.migration_files import MIGRATIONS


def upgrade(connection: Connection) -> None:
    """Apply the migrations that a database lacks."""
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    """Alembic's configuration for one connection; there is no alembic.ini."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
