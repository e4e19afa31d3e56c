"""One process at a time on a database file: the next begins as soon as the first ends, even by a crash."""

import asyncio
import logging
import signal
import sys
from pathlib import Path

import pytest

from bot.storage import engine
from bot.storage.engine import only_process_on

WORKING = """
import asyncio, sys
from bot.storage.engine import only_process_on

async def work():
    async with only_process_on(sys.argv[1]):
        print("at work", flush=True)
        await asyncio.Event().wait()

asyncio.run(work())
"""


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LOOKS_EVERY", 0.01)


async def work(url: str) -> None:
    async with only_process_on(url):
        pass


@pytest.mark.slow
async def test_the_next_process_stands_by_until_the_first_is_killed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'dvonn.db'}"
    first = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WORKING, url, stdout=asyncio.subprocess.PIPE
    )
    assert first.stdout
    assert await first.stdout.readline() == b"at work\n"
    caplog.set_level(logging.WARNING)
    next_one = asyncio.create_task(work(url))
    while not caplog.messages:  # noqa: ASYNC110  nothing tells of it
        await asyncio.sleep(0.01)
    assert caplog.messages == ["Another process works with this database: standing by until it is gone"]
    first.send_signal(signal.SIGKILL)
    await first.wait()
    await next_one
    assert caplog.messages[1:] == ["The other process is gone: starting"]


@pytest.mark.parametrize("url", ["sqlite+aiosqlite:///{}/nowhere/dvonn.db", "postgresql+asyncpg://db/dvonn"])
async def test_where_there_is_no_lock_it_continues_without(tmp_path: Path, url: str) -> None:
    async with only_process_on(url.format(tmp_path)), asyncio.timeout(60):
        await work(url.format(tmp_path))
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("mounted", [False, True])
async def test_a_file_that_is_mounted_without_its_folder_is_reported_with_the_fix(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, mounted: bool
) -> None:
    caplog.set_level(logging.WARNING)
    file = tmp_path / "dvonn.db"
    url = f"sqlite+aiosqlite:///{file}"
    async with only_process_on(url, is_mounted=lambda place: mounted and place == file):
        assert [str(file) in line and "mount the folder instead" in line for line in caplog.messages] == (
            [True] if mounted else []
        )
