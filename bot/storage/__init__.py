"""Storage in SQL: the only place that knows any. SQLite by default, PostgreSQL for several processes."""

from bot.storage.backups import BackupError
from bot.storage.store import SqlStore

__all__ = ["BackupError", "SqlStore"]
