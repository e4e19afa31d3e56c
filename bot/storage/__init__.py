"""The storage: engine, migrations, unit of work and the repositories of the core; features have their own."""

from bot.storage.backups import BackupError
from bot.storage.engine import (
    NewerStoreError,
    OvertakenError,
    SharedStoreError,
    StoreUnavailableError,
    UnheardStoreError,
)
from bot.storage.store import Store, UnitOfWork, retried

__all__ = [
    "BackupError",
    "NewerStoreError",
    "OvertakenError",
    "SharedStoreError",
    "Store",
    "StoreUnavailableError",
    "UnheardStoreError",
    "UnitOfWork",
    "retried",
]
