"""Storage: the engine, migrations, the unit of work and its repositories. SQL is written nowhere else."""

from bot.storage.backups import BackupError
from bot.storage.errors import NewerStoreError, OvertakenError, StoreUnavailableError
from bot.storage.store import Store
from bot.storage.unit_of_work import UnitOfWork

__all__ = ["BackupError", "NewerStoreError", "OvertakenError", "Store", "StoreUnavailableError", "UnitOfWork"]
