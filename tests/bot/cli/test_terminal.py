"""A command tells `dvonn-bot` to do something; if it can't be done, a line says so, with 1 at the end."""

import gc
import inspect
import logging
import os
import platform
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.__main__ import main
from bot.access.permissions import INVITED_WITH
from bot.cli import COMMANDS, Command, running
from bot.cli import terminal as program
from bot.cli.command import Doing
from bot.cli.terminal import FAILED, WRONG_SETTINGS
from bot.process.settings import DISCORD_API, PortTakenError, Settings, SettingsError
from bot.process.version import version
from bot.storage import NewerStoreError, StoreUnavailableError, UnusableFileError

TOKEN = "MTIz.abcdef.secret-token"  # noqa: S105  made up

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def fresh_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in Settings.model_fields:
        monkeypatch.delenv(variable.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(running, "set_up_logging", lambda *_, **__: None)


@pytest.fixture
def running_does(monkeypatch: pytest.MonkeyPatch) -> Callable[[Exception | None], None]:
    """Sets a token, and what comes of running the bot."""

    def comes(error: Exception | None) -> None:
        async def run(_settings: Settings) -> None:
            if error:
                raise error

        monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
        monkeypatch.setattr(running, "run", run)

    return comes


def lost_database() -> StoreUnavailableError:
    error = StoreUnavailableError()
    error.__cause__ = OSError("unable to open database file\nwith details")
    return error


def no_database() -> UnusableFileError:
    error = UnusableFileError()
    error.__cause__ = sqlite3.DatabaseError("file is not a database")
    return error


@pytest.mark.parametrize(
    ("error", "status", "sentence"),
    [
        (discord.LoginFailure(), WRONG_SETTINGS, "DISCORD_TOKEN: Discord does not know this token."),
        (
            lost_database(),
            FAILED,
            "DATABASE_URL: the database can't be opened (unable to open database file). Check that its place exists",
        ),
        (
            no_database(),
            WRONG_SETTINGS,
            "DATABASE_URL: the database can't be opened (file is not a database). Name another file, or move",
        ),
        (SettingsError("HTTP_PORT: port 80 can't be had"), WRONG_SETTINGS, "HTTP_PORT: port 80"),
        (PortTakenError("HTTP_PORT: port 9090 can't be had"), FAILED, "HTTP_PORT: port 9090"),
        (
            NewerStoreError("0099", "0019"),
            WRONG_SETTINGS,
            "DATABASE_URL: a newer version of the bot has used this database (its migration is 0099",
        ),
        (
            aiohttp.ClientHttpProxyError(cast(Any, None), (), status=407),
            FAILED,
            "PROXY_URL: the proxy refused to connect (status 407). Check its address and password.",
        ),
        (
            aiohttp.ClientConnectionError("refused"),
            FAILED,
            f"Discord can't be reached at {DISCORD_API} (refused).",
        ),
    ],
)
def test_what_stops_the_bot_is_told_with_its_fix(
    running_does: Callable[[Exception | None], None],
    capsys: Said,
    error: Exception,
    status: int,
    sentence: str,
) -> None:
    running_does(error)
    assert program.main([]) == status
    told = capsys.readouterr().err
    assert told.startswith(sentence)
    assert TOKEN not in told


def test_an_error_of_the_bots_own_is_not_explained_away(
    running_does: Callable[[Exception | None], None], capsys: Said
) -> None:
    running_does(ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        program.main([])
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("arguments", [[], ["run"]])
def test_without_settings_it_does_not_start(capsys: Said, arguments: list[str]) -> None:
    assert program.main(arguments) == WRONG_SETTINGS
    assert capsys.readouterr().err.startswith("DISCORD_TOKEN is not set")


@pytest.mark.parametrize("arguments", [[], ["run"]])
def test_a_bot_that_was_stopped_ends_well(
    running_does: Callable[[Exception | None], None], arguments: list[str]
) -> None:
    running_does(None)
    assert program.main(arguments) == 0


def test_an_interruption_while_the_bot_is_still_being_imported_ends_it_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    def interrupted(**_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "main", interrupted)
    assert main() == 0
    assert capsys.readouterr().err == ""


def test_help_names_every_command_and_each_shows_its_arguments(capsys: Said) -> None:
    for asked in (["--help"], *([command.name, "--help"] for command in COMMANDS)):
        with pytest.raises(SystemExit) as ended:
            program.main(asked)
        assert ended.value.code == 0
    told = " ".join(capsys.readouterr().out.split())
    for command in COMMANDS:
        assert command.about in told
        for argument in command.arguments:
            assert argument.name in told
            assert argument.about in told


def test_every_command_takes_the_arguments_that_are_listed() -> None:
    for command in COMMANDS:
        taken = [*inspect.signature(command.load()).parameters][1:]
        assert taken == [argument.field for argument in command.arguments], command.name


def test_a_command_that_there_is_not_ends_with_2(capsys: Said) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main(["invent"])
    assert ended.value.code == 2
    assert "invalid choice: 'invent'" in capsys.readouterr().err


def test_the_invitation_asks_for_exactly_what_the_bot_needs(capsys: Said) -> None:
    assert program.main(["invite", "157"]) == 0
    for_servers, for_oneself = re.findall(r"^https.*$", capsys.readouterr().out, re.MULTILINE)
    invitation = "https://discord.com/oauth2/authorize?client_id=157&scope="
    assert for_servers == f"{invitation}bot+applications.commands&permissions={INVITED_WITH.value}"
    assert for_oneself == f"{invitation}applications.commands&integration_type=1"


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (["invite", "DVONN"], FAILED, "DVONN: an Application ID is a number."),
        (["invite"], FAILED, "DISCORD_TOKEN is not set"),
    ],
)
def test_an_invitation_for_nobody_says_what_to_give(
    capsys: Said, arguments: list[str], status: int, sentence: str
) -> None:
    assert program.main(arguments) == status
    assert capsys.readouterr().err.startswith(sentence)


def test_what_was_loaded_is_no_garbage_to_look_for(
    running_does: Callable[[Exception | None], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    running_does(None)
    happened: list[str] = []
    load = Command.load

    def note_load(command: Command) -> Doing:
        happened.append(f"loads {command.name} and looks: {gc.isenabled()}")
        return load(command)

    async def run(_settings: Settings) -> None:
        happened.append(f"runs and looks: {gc.isenabled()}")

    monkeypatch.setattr(Command, "load", note_load)
    monkeypatch.setattr(gc, "freeze", lambda: happened.append(f"keeps and looks: {gc.isenabled()}"))
    monkeypatch.setattr(running, "run", run)
    monkeypatch.setattr("sys.argv", ["dvonn-bot"])
    assert main() == 0
    assert happened == ["loads run and looks: False", "keeps and looks: False", "runs and looks: True"]


@pytest.mark.slow
def test_commands_that_only_need_the_database_load_nothing_of_discord() -> None:
    script = (
        "import sys; from bot.cli import COMMANDS, terminal;"
        " [each.load() for each in COMMANDS if each.name in ('backup', 'restore', 'move')];"
        " print('bot.cli.database' in sys.modules, 'discord' in sys.modules)"
    )
    told = subprocess.run(  # noqa: S603  what is run stands here
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        check=True,
        capture_output=True,
        text=True,
    )
    assert told.stdout.split() == ["True", "False"]


def test_closed_output_is_no_outage_of_discord(
    running_does: Callable[[Exception | None], None], capfd: pytest.CaptureFixture[str]
) -> None:
    stdout = os.dup(1)
    running_does(BrokenPipeError())
    try:
        assert program.main(["run"]) == FAILED
    finally:
        os.dup2(stdout, 1)
        os.close(stdout)
    assert not capfd.readouterr().err


def test_the_version_is_reported(capsys: Said) -> None:
    with pytest.raises(SystemExit) as left:
        program.main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"dvonn-bot {version()}\n"


def test_the_first_line_of_the_log_shows_the_versions(
    running_does: Callable[[Exception | None], None], caplog: pytest.LogCaptureFixture
) -> None:
    running_does(None)
    with caplog.at_level(logging.INFO):
        assert program.main([]) == 0
    first = caplog.records[0].getMessage()
    assert (
        first
        == f"dvonn-bot {version()}, Python {platform.python_version()}, discord.py {discord.__version__}"
    )
