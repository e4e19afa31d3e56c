"""The recorded games and perft tables: the project's own, and those that are shared beside the repository.

A game's line holds its `moves`; `legal_counts`, the number of legal moves before each; `positions`, the
rows of the board after every tenth move and at the end; the `score` (white, black) and the `result`. A
table holds a `position` and its `turn`, the `moves` that lead there, and the counts for depth 1, 2, 3 …
in `perft`. The project's own were made by this engine after it had agreed with the shared ones.
"""

import json
from pathlib import Path
from typing import Any

import pytest

OWN = Path(__file__).parent / "data"
SHARED = Path(__file__).parents[3] / "shared" / "games"


def read_games(folder: Path) -> list[dict[str, Any]]:
    """Read all games of a folder."""
    return [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]


def read_tables(folder: Path) -> list[dict[str, Any]]:
    """Read all perft tables of a folder."""
    tables: list[dict[str, Any]] = json.loads((folder / "perft.json").read_text())
    return tables


def require(folder: Path) -> Path:
    """The folder; skips the test where it is absent."""
    if not folder.is_dir():
        pytest.skip(f"there are no shared games at {folder}")
    return folder
