"""A supervisor learns from a file's age whether the bot is connected."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from pydantic import SecretStr

from bot.process import health, liveness
from bot.process.settings import Settings

NOW = 1_800_000_000.0
TOKEN = "MTIz.abcdef.secret-token"  # noqa: S105  made up
DATA = Path("/data")


def settings(
    token: str = TOKEN, url: str = "sqlite+aiosqlite:///dvonn.db", cluster: str | None = None
) -> Settings:
    return Settings.model_construct(discord_token=SecretStr(token), database_url=url, cluster=cluster)


def test_without_any_sign_the_bot_is_dead() -> None:
    assert not health.is_alive(Path("no/such/sign"), NOW)


@pytest.mark.parametrize(
    ("age", "alive"), [(0, True), (liveness.EVERY, True), (health.TOO_OLD - 1, True), (health.TOO_OLD, False)]
)
def test_a_fresh_sign_is_a_sign_of_life(tmp_path: Path, age: float, alive: bool) -> None:
    sign = tmp_path / "alive"
    sign.touch()
    os.utime(sign, (NOW - age, NOW - age))
    assert health.is_alive(sign, NOW) is alive


def test_each_bot_of_a_machine_has_a_sign_of_its_own_whose_name_shows_no_token() -> None:
    one, elsewhere = settings(), settings(url="sqlite+aiosqlite:///b.db")
    bots = [(one, DATA), (settings(f"{TOKEN}2"), DATA), (elsewhere, DATA), (one, Path("/other"))]
    bots += [(settings(cluster=number), DATA) for number in ("1/2", "2/2")]
    signs = {liveness.sign_of(each, folder) for each, folder in bots}
    assert len(signs) == len(bots)
    assert liveness.sign_of(one, DATA) in signs
    assert not [sign for sign in signs if "secret" in sign.name]


def test_the_check_finds_the_sign_of_the_bot_with_the_same_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.delenv("ALIVE_FILE", raising=False)
    assert health.main() == 1  # there are no settings
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert health.main() == 1
    sign = liveness.sign_of(Settings(), tmp_path)
    sign.touch()
    os.utime(sign, (time.time(), time.time()))
    assert health.main() == 0


def test_the_check_of_a_named_file_needs_no_settings_and_imports_little(tmp_path: Path) -> None:
    sign = tmp_path / "alive"
    program = "import sys; from bot.process.health import main; status = main(); print(status, *sys.modules)"
    environment = {"ALIVE_FILE": str(sign), "PYTHONPATH": os.pathsep.join(sys.path)}

    def check() -> tuple[int, set[str]]:
        told = subprocess.run(  # noqa: S603  the program above
            [sys.executable, "-S", "-c", program], env=environment, check=True, capture_output=True, text=True
        )
        status, *modules = told.stdout.split()
        return int(status), set(modules)

    assert check()[0] == 1
    sign.touch()
    status, modules = check()
    assert status == 0
    assert not modules & {"asyncio", "discord", "logging", "pathlib", "pydantic", "sqlalchemy", "tempfile"}


def test_the_bot_touches_the_file_that_is_named() -> None:
    named = settings().model_copy(update={"alive_file": Path("/run/alive")})
    assert liveness.sign_of(named, DATA) == Path("/run/alive")


@pytest.mark.parametrize(("connected", "writable"), [(True, True), (False, True), (True, False)])
async def test_a_sign_of_life_needs_discord_and_a_database_that_takes_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, connected: bool, writable: bool
) -> None:
    asked = asyncio.Event()

    async def pause(_: float) -> None:
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.process.liveness.asyncio.sleep", pause)
    client = SimpleNamespace(is_connected=connected, store=SimpleNamespace(is_writable=writable))
    sign = tmp_path / "alive"
    showing = asyncio.create_task(liveness.show_signs_of_life(client, sign))
    await asked.wait()
    assert sign.exists() is (connected and writable)
    showing.cancel()
    await asyncio.wait({showing})
