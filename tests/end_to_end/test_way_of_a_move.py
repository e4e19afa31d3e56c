"""The way of a typed move stays short: for its reader, and for the database."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_move_enters_few_files_and_asks_the_database_little() -> None:
    # In a process of its own, as it follows every call that is made.
    ran = subprocess.run(
        [sys.executable, "-m", "benchmarks.way", "--moves", "2"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
