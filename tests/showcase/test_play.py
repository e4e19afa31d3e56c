"""`make play`: its start, the world that it keeps, and its words when it can't start."""

import asyncio
import contextlib
import json
import os
import re
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from playground_tests.page_visitor import Visitor, visiting_address

CHECKOUT = Path(__file__).parents[2]
MINUTE = 60


@dataclass
class Playing:
    """A playground that was started, its output before its page was there, and the page's address."""

    process: Process
    said: str
    address: str


async def started(*arguments: str) -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.patient_play", *arguments),
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=PIPE,
        stderr=PIPE,
    )


@contextlib.asynccontextmanager
async def playing(*arguments: str) -> AsyncIterator[Playing]:
    process = await started("--port", "0", *arguments)
    assert process.stdout is not None
    said = ""
    while not (found := re.search(r"Open (http://\S+)", said)):
        line = await process.stdout.readline()
        assert line, said
        said += line.decode()
    try:
        yield Playing(process, said, found[1])
    finally:
        process.terminate()
        _, complaints = await process.communicate()
    assert (process.returncode, complaints) == (0, b"")


async def bot_is(state: str, visitor: Visitor) -> str:
    """Wait until the panel shows a state of the bot; give its trouble."""
    told = await visitor.wait_for(
        lambda told: (told.get("operator") or told).get("bot", {}).get("state") == state
    )
    return str((told.get("operator") or told)["bot"]["trouble"])


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def quiet() -> AsyncIterator[Playing]:
    """A server in which nothing happens, for the tests that only look at it."""
    async with playing("--quiet") as play:
        yield play


@pytest.mark.asyncio(loop_scope="module")
async def test_there_are_three_players_a_spectator_an_administrator_and_somebody_on_a_phone(
    quiet: Playing,
) -> None:
    async with aiohttp.ClientSession() as session, session.get(quiet.address + "play/people") as response:
        people = (await response.json())["people"]
    words = [person["words"] for person in people]
    kinds = "plays", "watches", "administrator", "phone"
    assert [sum(kind in each for each in words) for kind in kinds] == [4, 1, 1, 1]
    assert {person["locale"] for person in people} == {"en-US", "de"}
    async with visiting_address(quiet.address, "ada") as ada:
        (guild,) = ada.received[0]["place"]["guilds"]
        assert {"DVONN", "Anna"} <= {member["name"] for member in guild["members"]}
        assert await bot_is("running", ada) == ""


async def seen(visitor: Visitor) -> list[dict[str, Any]]:
    """The messages that somebody sees in the first channel, the oldest first."""
    place = visitor.received[0]["place"]["guilds"][0]["channels"][0]["id"]
    messages: list[dict[str, Any]] = (await visitor.ask("read", channel=place))["messages"]
    return sorted(messages, key=lambda message: int(message["id"]))


def written(message: dict[str, Any]) -> str:
    """All that stands in a message, as the page gets it."""
    return json.dumps(message, ensure_ascii=False)


@pytest.mark.asyncio(loop_scope="module")
async def test_nothing_happens_in_a_quiet_server(quiet: Playing) -> None:
    async with visiting_address(quiet.address, "anna") as anna:
        assert await seen(anna) == []


async def test_a_new_server_has_life_in_it_and_shows_what_to_press_and_its_folder_keeps_all_with_the_clock(
    tmp_path: Path,
) -> None:
    async with playing("--data", str(tmp_path)) as play, visiting_address(play.address, "anna") as anna:
        while len(messages := await seen(anna)) != 4 or "to move**" not in written(messages[-1]):
            await anna.receive()  # the board before the last move is still to be tidied away
        card, result, hint, board = messages
        assert all(words in written(card) for words in ("Try a lesson", "Start a game", "How to play"))
        assert "wins 18–15" in written(result)
        assert hint["author"]["username"] == "ada"
        for words in ("Anna, it’s your turn", "press **Move**", "press **Open Ben in a new tab**"):
            assert words in hint["content"]
        assert all(words in written(board) for words in ("to move**", "e3 → e4", '"Move"'))
        async with visiting_address(play.address, "ben") as ben:
            assert len(await seen(ben)) == len([card, result, hint, board])
        await anna.ask("say", channel=board["channel_id"], text="In a minute")
        await anna.ask("operate", switch="forward", seconds=MINUTE)
    assert float((tmp_path / "clock").read_text()) == MINUTE
    async with playing("--data", str(tmp_path)) as play, visiting_address(play.address, "anna") as anna:
        assert anna.received[0]["operator"]["ahead"] == MINUTE
        *kept, said = await seen(anna)
        assert [message["id"] for message in kept] == [
            message["id"] for message in (card, result, hint, board)
        ]
        assert said["content"] == "In a minute"


async def test_a_bot_that_can_not_start_and_one_that_ends_are_quoted_in_the_terminal_and_on_the_page(
    tmp_path: Path,
) -> None:
    (tmp_path / "dvonn.db").mkdir()
    async with playing("--data", str(tmp_path)) as play:
        assert "The bot ended before it connected:" in play.said
        assert "DATABASE_URL" in play.said
        async with visiting_address(play.address, "ada") as ada:
            assert "DATABASE_URL" in await bot_is("stopped", ada)
            (tmp_path / "dvonn.db").rmdir()
            await ada.ask("operate", switch="restart")
            assert await bot_is("running", ada) == ""
        async with visiting_address(play.address, "ada") as ada:
            await ada.ask("operate", switch="kill")
            assert "signal 9" in await bot_is("stopped", ada)
        assert play.process.stdout is not None
        while "The bot was ended by signal 9" not in (await play.process.stdout.readline()).decode():
            pass


async def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "club").write_text("a golf club")
    process = await started("--port", "0", "--data", str(tmp_path))
    _, complaints = await process.communicate()
    assert process.returncode == 1
    assert re.fullmatch(r"The playground can't start: .*club can't be read .*\n", complaints.decode())


async def test_a_port_that_is_taken_is_said_with_the_way_out() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = await started("--port", str(port))
        _, complaints = await process.communicate()
    assert process.returncode == 1
    assert f"Port {port} is taken" in complaints.decode()
    assert f"make play PORT={port + 1}" in complaints.decode()
