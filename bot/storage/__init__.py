"""The storage: engine, migrations, unit of work and the repositories of the core; features have their own."""

from bot.storage.backups import BackupError
from bot.storage.engine import (
    NewerStoreError,
    OvertakenError,
    SharedStoreError,
    StoreUnavailableError,
    UnheardStoreError,
    UnusableFileError,
)
from bot.storage.store import (
    Commits,
    SecretBoards,
    Store,
    Subscriptions,
    UnitOfWork,
    note_no_commits,
    noting_commits,
    retried,
)

__all__ = [
    "BackupError",
    "Commits",
    "NewerStoreError",
    "OvertakenError",
    "SecretBoards",
    "SharedStoreError",
    "Store",
    "StoreUnavailableError",
    "Subscriptions",
    "UnheardStoreError",
    "UnitOfWork",
    "UnusableFileError",
    "note_no_commits",
    "noting_commits",
    "retried",
]
