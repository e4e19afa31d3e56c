"""A bot that can't run says why in a line, and ends with 1."""

from pathlib import Path

import aiohttp
import discord
import pytest

from bot import __main__ as program
from bot.matches import StoreUnavailableError
from bot.settings import DISCORD_API, Settings

TOKEN = "MTIz.abcdef.secret-token"  # noqa: S105  made up


@pytest.fixture(autouse=True)
def fresh_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("DISCORD_TOKEN", "DATABASE_URL", "DISCORD_API_URL", "LOG_LEVEL"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(program, "set_up_logging", lambda _level: None)


def lost_database() -> StoreUnavailableError:
    error = StoreUnavailableError()
    error.__cause__ = OSError("unable to open database file\nwith details")
    return error


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (discord.LoginFailure(), "DISCORD_TOKEN: Discord does not know this token."),
        (
            lost_database(),
            "DATABASE_URL: the database can't be opened (unable to open database file).",
        ),
        (aiohttp.ClientConnectionError("refused"), f"Discord can't be reached at {DISCORD_API} (refused)."),
    ],
)
def test_what_stops_the_bot_is_told_with_its_fix(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception, sentence: str
) -> None:
    async def run(_settings: Settings) -> None:
        raise error

    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(program, "run", run)
    assert program.main() == 1
    told = capsys.readouterr().err
    assert told.startswith(sentence)
    assert TOKEN not in told


def test_without_settings_it_does_not_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main() == 1
    assert capsys.readouterr().err.startswith("DISCORD_TOKEN is not set")


def test_a_bot_that_was_stopped_ends_well(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(_settings: Settings) -> None:
        pass

    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(program, "run", run)
    assert program.main() == 0
