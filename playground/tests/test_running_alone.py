"""The playground as a program: `python -m discord_playground`."""

import asyncio
import signal
import sys

import aiohttp
import pytest
import yarl

from discord_playground import Playground


async def test_a_port_that_is_taken_is_named() -> None:
    async with Playground() as playground:
        port = str(yarl.URL(playground.api_url).port)
        program = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "discord_playground", "--port", port, stderr=asyncio.subprocess.PIPE
        )
        _, complaint = await program.communicate()
    assert program.returncode == 1
    assert complaint.decode().startswith(f"cannot listen on 127.0.0.1, port {port}: ")


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
async def test_it_says_where_it_is_and_ends_when_told(end: signal.Signals) -> None:
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "discord_playground", stdout=asyncio.subprocess.PIPE
    )
    assert program.stdout is not None
    said = [(await program.stdout.readline()).decode().strip().split("=", 1) for _ in range(2)]
    settings = dict(said)
    assert settings.keys() == {"DISCORD_API_URL", "DISCORD_TOKEN"}
    headers = {"Authorization": f"Bot {settings['DISCORD_TOKEN']}"}
    url = settings["DISCORD_API_URL"] + "/users/@me/guilds"
    async with aiohttp.ClientSession(headers=headers) as session, session.get(url) as response:
        assert [guild["name"] for guild in await response.json()] == ["Club"]
    program.send_signal(end)
    assert await asyncio.wait_for(program.wait(), 10) == 0
