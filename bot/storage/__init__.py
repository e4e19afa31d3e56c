"""The storage: engine, migrations, unit of work and repositories. All SQL of the bot is in this package."""

from bot.storage.backups import BackupError
from bot.storage.engine import NewerStoreError, OvertakenError, StoreUnavailableError
from bot.storage.store import Store, UnitOfWork, retried

__all__ = [
    "BackupError",
    "NewerStoreError",
    "OvertakenError",
    "Store",
    "StoreUnavailableError",
    "UnitOfWork",
    "retried",
]
