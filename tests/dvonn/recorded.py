"""The recorded games and perft tables: the project's own, and those that are shared beside the repository.

A game's line holds its `moves`; `legal_counts`, the number of legal moves before each; `positions`, the
rows of the board after every tenth move and at the end; the `score` (white, black) and the `result`. A
table holds a `position` and its `turn`, the `moves` that lead there, and the counts for depth 1, 2, 3 …
in `perft`. The project's own were made by this engine after it had agreed with the shared ones.

Tests that read the shared ones are marked `corpus`: they are skipped where those are not at hand.
"""

import json
from pathlib import Path
from typing import Any

import pytest

OWN = Path(__file__).parent / "data"
SHARED = Path(__file__).parents[3] / "shared" / "games"
BOARDSPACE = SHARED / "boardspace.jsonl"
FOLDERS = [pytest.param(OWN, id="own"), pytest.param(SHARED, id="shared", marks=pytest.mark.corpus)]


def read_games(folder: Path) -> list[dict[str, Any]]:
    """Read all games of a folder."""
    return [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]


def read_boardspace() -> list[dict[str, Any]]:
    """Read the shared games from Boardspace."""
    return [json.loads(line) for line in BOARDSPACE.read_text("utf-8").splitlines()]


def is_between_people(line: dict[str, Any]) -> bool:
    """Whether no program plays in a game from Boardspace."""
    return bool(line["white"] == line["black"] == "person")


def read_tables(folder: Path) -> list[dict[str, Any]]:
    """Read all perft tables of a folder."""
    tables: list[dict[str, Any]] = json.loads((folder / "perft.json").read_text())
    return tables
