"""The database that the next release would keep: each process fills one."""

import asyncio
import tempfile
from functools import cache
from pathlib import Path

from release import sample


@cache
def sampled() -> bytes:
    """Its file, with all that was written."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "sample.db"
        asyncio.run(sample.fill(f"sqlite+aiosqlite:///{file}"))
        return file.read_bytes()
