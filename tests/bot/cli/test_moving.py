"""`dvonn-bot move`."""

from pathlib import Path

import pytest

from bot.cli import terminal as program
from bot.process.settings import Settings
from tests.bot.storage.prepared import prepare

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for variable in Settings.model_fields:
        monkeypatch.delenv(variable.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_what_was_moved_is_reported_with_what_to_do_next(folder: Path, capsys: Said) -> None:
    prepare(folder / "dvonn.db")
    assert program.main(["move", "sqlite+aiosqlite:///other.db"]) == 0
    assert "Copied and verified 0 rows of 0 games. Set DATABASE_URL" in capsys.readouterr().out
    assert sorted(file.name for file in folder.iterdir()) == ["dvonn.db", "other.db"]


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("other.db", "The other database: give sqlite+aiosqlite:///FILE or postgresql://"),
        ("sqlite+aiosqlite:///dvonn.db", "dvonn.db: this file exists already"),
        ("sqlite+aiosqlite:///nowhere/other.db", "nowhere/other.db: can't be written"),
    ],
)
def test_a_place_where_nothing_can_be_put_is_named(
    folder: Path, capsys: Said, database: str, said: str
) -> None:
    prepare(folder / "dvonn.db")
    assert program.main(["move", database]) == 1
    assert said in capsys.readouterr().err
    assert [file.name for file in folder.iterdir()] == ["dvonn.db"]


def test_a_database_that_is_not_there_is_not_made(folder: Path, capsys: Said) -> None:
    assert program.main(["move", "sqlite+aiosqlite:///other.db"]) == 1
    assert "DATABASE_URL: there is no database at dvonn.db." in capsys.readouterr().err
    assert list(folder.iterdir()) == []
