"""The bot of a version that does not exist yet: its migrations are those in the folder that `MIGRATIONS` names."""

import os
import sys
from pathlib import Path

from bot.storage import migrate

if __name__ == "__main__":
    migrate.MIGRATIONS = Path(os.environ["MIGRATIONS"])
    from bot.__main__ import main  # after the line above

    sys.exit(main())
