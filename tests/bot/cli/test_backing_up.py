"""`dvonn-bot backup` and `restore`: whole, or as if they had not been asked for."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import terminal as program
from tests.bot.storage.prepared import prepare

Said = pytest.CaptureFixture[str]

KILLED_HALF_WAY = """
import os, signal, sqlite3, sys
from bot import storage
from bot.cli import terminal

class Connection(sqlite3.Connection):
    copies = {copies}

    def backup(self, target, **_):
        Connection.copies -= 1
        if Connection.copies:
            super().backup(target)
        else:
            super().backup(target, pages=5, progress=lambda *_: os.kill(os.getpid(), signal.SIGKILL))

connect = sqlite3.connect
sqlite3.connect = lambda *given, **named: connect(*given, **({{"factory": Connection}} | named))
sys.exit(terminal.main({arguments}))
"""
"""A command that is killed after some pages of the last of some copies."""


@pytest.fixture(autouse=True)
def database(folder: Path) -> Path:
    """A database with somebody in it, and with enough beside to be copied for a while."""
    file = folder / "dvonn.db"
    prepare(file)
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA journal_mode = WAL")
        opened.execute("CREATE TABLE padding (text TEXT)")
        opened.execute("INSERT INTO padding VALUES (zeroblob(1000000))")
        opened.commit()
    meet(file, "Anna")
    return file


def meet(file: Path, name: str) -> None:
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("INSERT INTO people (user_id, name) VALUES (abs(random()), ?)", [name])
        opened.commit()


def known(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return [name for (name,) in opened.execute("SELECT name FROM people ORDER BY name")]


def kill_half_way(*arguments: str, copies: int) -> None:
    script = KILLED_HALF_WAY.format(arguments=list(arguments), copies=copies)
    root = Path(__file__).parents[3]
    ran = subprocess.run(  # noqa: S603  what is run stands here
        [sys.executable, "-c", script], env={**os.environ, "PYTHONPATH": str(root)}, check=False
    )
    assert ran.returncode == -signal.SIGKILL


def test_what_was_backed_up_comes_back(database: Path, capsys: Said) -> None:
    assert program.main(["backup", "kept.db"]) == 0
    assert "kept.db: backup complete" in capsys.readouterr().out
    meet(database, "Ben")
    assert program.main(["restore", "kept.db"]) == 0
    assert "Restored from kept.db; running games: 0." in capsys.readouterr().out
    assert known(database) == ["Anna"]
    assert {file.name for file in Path().iterdir()} <= {
        "dvonn.db", "dvonn.db-wal", "dvonn.db-shm", "kept.db"
    }  # fmt: skip


def test_a_backup_is_for_its_owner_alone_and_replaces_an_older_one(database: Path) -> None:
    assert program.main(["backup", "kept.db"]) == 0
    meet(database, "Ben")
    assert program.main(["backup", "kept.db"]) == 0
    assert known(Path("kept.db")) == ["Anna", "Ben"]
    assert Path("kept.db").stat().st_mode & 0o777 == 0o600


def overwrite_root_page(file: Path, table: str) -> None:
    """Damage a file as a failing disk does."""
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        ((root,),) = opened.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table]).fetchall()
        ((size,),) = opened.execute("PRAGMA page_size").fetchall()
    with file.open("r+b") as opened_file:
        opened_file.seek((root - 1) * size)
        opened_file.write(b"\xff" * size)


def test_a_damaged_database_replaces_no_good_backup(database: Path, capsys: Said) -> None:
    assert program.main(["backup", "kept.db"]) == 0
    overwrite_root_page(database, "events")
    assert program.main(["backup", "kept.db"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("dvonn.db is damaged (")
    assert "restore the last good backup" in said
    assert len(said.splitlines()) == 1
    assert known(Path("kept.db")) == ["Anna"]
    assert not [file for file in Path().iterdir() if file.name.endswith(".part")]


@pytest.mark.slow
def test_a_backup_that_is_killed_leaves_none_or_the_older_one(database: Path) -> None:
    kill_half_way("backup", "kept.db", copies=1)
    assert not Path("kept.db").exists()
    assert program.main(["backup", "kept.db"]) == 0
    meet(database, "Ben")
    kill_half_way("backup", "kept.db", copies=1)
    assert known(Path("kept.db")) == ["Anna"]


@pytest.mark.slow
@pytest.mark.parametrize("copies", [1, 2])
def test_a_restoring_that_is_killed_leaves_all_as_it_was(database: Path, copies: int) -> None:
    assert program.main(["backup", "kept.db"]) == 0
    meet(database, "Ben")
    kill_half_way("restore", "kept.db", copies=copies)
    assert known(database) == ["Anna", "Ben"]
    assert program.main(["restore", "kept.db"]) == 0
    assert known(database) == ["Anna"]


def test_the_time_since_a_backup_counts_for_nobody(database: Path) -> None:
    with closing(sqlite3.connect(database)) as opened:
        opened.execute("INSERT INTO heartbeat VALUES (1, '2026-05-04 12:00:00')")
        opened.execute(
            "INSERT INTO matches (guild_id, channel_id, white_id, black_id, setup, due_at)"
            " VALUES (1, 2, 3, 4, 'full', unixepoch('2026-05-05 12:00:00'))"
        )
        opened.commit()
    assert program.main(["backup", "kept.db"]) == 0
    assert program.main(["restore", "kept.db"]) == 0
    with closing(sqlite3.connect(database)) as opened:
        ((due,),) = opened.execute("SELECT due_at FROM matches").fetchall()
        assert due - time.time() == pytest.approx(24 * 3600, abs=100)
        assert opened.execute("SELECT count(*) FROM outages").fetchall() == [(1,)]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["backup", "dvonn.db"], "dvonn.db: this is the database itself."),
        (["backup", "notes.txt"], "notes.txt: this file exists and is no backup"),
        (["backup", "nowhere/kept.db"], "nowhere/kept.db: there is no folder nowhere."),
        (["backup", "."], ".: this file exists and is no backup"),
        (["restore", "kept.db"], "kept.db: there is no such file."),
        (["restore", "notes.txt"], "notes.txt: it is no backup"),
    ],
)
def test_what_can_not_be_done_is_reported_and_changes_nothing(
    database: Path, capsys: Said, arguments: list[str], sentence: str
) -> None:
    Path("notes.txt").write_text("keep me")
    assert program.main(arguments) == 1
    assert capsys.readouterr().err.startswith(sentence)
    assert Path("notes.txt").read_text() == "keep me"
    assert known(database) == ["Anna"]


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_place_that_can_not_be_used_is_reported(
    capsys: Said, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    assert program.main(["backup", "kept.db"]) == 0
    monkeypatch.setattr(
        "tempfile.mkdtemp",
        lambda *_, **__: (_ for _ in ()).throw(PermissionError(13, "Permission denied", "kept")),
    )
    assert program.main([command, "kept.db"]) == 1
    assert "Permission denied" in capsys.readouterr().err
