"""The bot as a process of its own: started, stopped, killed in the middle of things, and started again."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import BinaryIO

import pytest

from bot.cli.terminal import FAILED, WRONG_SETTINGS
from bot.domain import GuildId
from bot.features.welcome.repository import WelcomeRepository
from bot.requests.answering import IN_DOUBT
from bot.storage import Store
from discord_playground import Message, Person, Playground, description_problems
from tests.bot.storage.prepared import prepare
from tests.end_to_end.club import answer_to, labels
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.told import LogCapture
from tests.logged import errors_in

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
MESSAGES = "/channels/{channel_id}/messages"
STARTS_WITHIN = 240.0
"""Seconds; a busy machine imports the bot's libraries in many."""


class House:
    """A server with two players, and a bot in a process of its own, which has been there for some time."""

    def __init__(self, playground: Playground, folder: Path, database_url: str) -> None:
        self.playground = playground
        self.folder = folder
        self.log = folder / "log"
        self.database_url = database_url
        self.application = playground.create_application("DVONN")
        self.guild = playground.create_guild("Club")
        self.channel = self.guild.create_text_channel("games")
        self.guild.add_bot(self.application)
        self.anna, self.ben = playground.create_user("anna"), playground.create_user("ben")
        for person in (self.anna, self.ben):
            self.guild.add_member(person)

    async def know(self) -> None:
        """Let the bot have been there for some time."""
        store = await Store.open(self.database_url)
        async with store.write() as uow:
            await WelcomeRepository(uow).add(GuildId(self.guild.id))
        await store.close()

    async def start(self, **environment: str) -> asyncio.subprocess.Process:
        """Start the bot, with these further settings, and wait until it is there."""
        settings = {
            "DISCORD_TOKEN": self.application.token,
            "DISCORD_API_URL": self.playground.api_url,
            "DATABASE_URL": self.database_url,
            "LOG_LEVEL": "DEBUG",
        }
        with self.log.open("ab") as log:
            process = await start_bot(self.folder, log, **settings | environment)
        await self.playground.connected(self.application, timeout=STARTS_WITHIN)
        return process

    async def kill(self, process: asyncio.subprocess.Process) -> None:
        """`kill -9`."""
        process.kill()
        await process.wait()
        await self.playground.disconnected(self.application)

    def boards(self) -> list[Message]:
        """The boards of match 1, the oldest first."""
        return [
            message for message in self.ben.messages(self.channel) if message.media and not message.ephemeral
        ]

    async def only_board_shows(self, move: str) -> None:
        """Wait until the only board of match 1 shows a move."""
        await self.playground.wait_until(
            lambda: [move in board.text for board in self.boards()] == [True], what="a single board"
        )

    async def use(self, person: Person, command: str, options: dict[str, object] | None = None) -> Message:
        """Use a command; give the private answer."""
        return await answer_to(await person.command(self.channel, f"dvonn {command}", options or {}))

    async def begin(self) -> None:
        """Begin a match in which Anna plays White."""
        await self.use(self.anna, "challenge", {"opponent": self.ben, "colour": "white"})
        await answer_to(await self.ben.click(self.ben.messages(self.channel)[-1], "Accept"))


async def start_bot(
    folder: Path, log: BinaryIO | int = asyncio.subprocess.PIPE, **environment: str
) -> asyncio.subprocess.Process:
    """Run `python -m bot` in a folder of its own, with these settings alone."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR") if name in os.environ}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=folder,
        env={**kept, "PYTHONPATH": str(ROOT), **environment},
        stderr=log,
        stdout=asyncio.subprocess.PIPE,
    )


@pytest.fixture
async def house(tmp_path: Path, database_url: str | None) -> AsyncIterator[House]:
    async with Playground() as playground:
        house = House(playground, tmp_path, database_url or prepare(tmp_path / "dvonn.db"))
        log_capture = LogCapture(playground)
        await house.know()
        yield house
        log_capture.lines += house.log.read_text(encoding="utf-8").splitlines() if house.log.exists() else []
        log_capture.close()
        assert log_capture.leaks() == []
    assert playground.violations == []
    assert description_problems(playground.requests) == []


@contextlib.asynccontextmanager
async def ended(process: asyncio.subprocess.Process) -> AsyncIterator[asyncio.subprocess.Process]:
    """Leave no process behind, whatever happens."""
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@on_both_databases
async def test_however_a_process_ends_the_next_one_continues_the_match(house: House) -> None:
    """One process after the other, as each takes two seconds to start."""
    async with ended(await house.start()) as killed_while_a_panel_is_open:
        await house.begin()
        await house.use(house.anna, "move", {"move": "c3"})
        board = house.boards()[-1]
        panel = await answer_to(await house.ben.click(board, "Place a piece"))
        await answer_to(await house.ben.click(panel, "Row 4 (10)"))
        await house.kill(killed_while_a_panel_is_open)

    async with ended(await house.start()) as killed_before_a_move_is_shown:
        another = await answer_to(await house.ben.click(board, "Place a piece"))
        await answer_to(await house.ben.click(another, "Row 4 (10)"))
        assert "f4" in labels(another)
        await answer_to(await house.ben.click(panel, "f4"))
        assert "Played: **f4**" in panel.text
        assert "ben f4." in house.boards()[-1].text
        assert len([request for request in house.playground.requests if request.method == "PUT"]) == 1
        held = house.playground.faults.next("POST", MESSAGES, held=True)
        house.anna.begin_command(house.channel, "dvonn move", {"move": "d3"})
        await held.reached.wait()
        assert len(house.boards()) == 1
        await house.kill(killed_before_a_move_is_shown)

    async with ended(await house.start()) as killed_before_a_board_is_recorded:
        await house.only_board_shows(" d3.")
        assert house.boards()[0].pings == {house.ben.id}
        house.playground.faults.next("POST", MESSAGES, drop="after")
        house.ben.begin_command(house.channel, "dvonn move", {"move": "e3"})
        await house.playground.wait_until(lambda: " e3." in house.boards()[-1].text, what="the board")
        await house.kill(killed_before_a_board_is_recorded)
    house.playground.clock.advance(3600)  # Discord has forgotten the nonce
    (posted,) = house.boards()[-1:]

    async with ended(await house.start()) as stopped_while_it_answers:
        await house.only_board_shows(" e3.")
        assert house.boards() == [posted]
        held = house.playground.faults.next("POST", MESSAGES, held=True)
        move = house.anna.begin_command(house.channel, "dvonn move", {"move": "g3"})
        await held.reached.wait()
        stopped_while_it_answers.send_signal(signal.SIGTERM)
        held.release()
        answer = (await move.settled()).response
        assert answer is not None
        assert answer.deleted or "Saved" in answer.text  # the board took more than the bot's patience
        assert await stopped_while_it_answers.wait() == 0
        assert " g3." in house.boards()[-1].text


async def test_behind_a_proxy_the_bot_reaches_discord_only_by_it(house: House) -> None:
    proxy = house.playground.api_url.removesuffix("/api/v10")  # it answers for any host
    process = await house.start(DISCORD_API_URL="http://discord.test/api/v10", PROXY_URL=proxy)
    async with ended(process):
        await house.begin()
        await house.use(house.anna, "move", {"move": "c3"})
        assert " c3." in house.boards()[-1].text


@pytest.mark.parametrize(
    ("environment", "status", "said"),
    [
        ({}, WRONG_SETTINGS, "DISCORD_TOKEN is not set"),
        (
            {"DISCORD_TOKEN": "x", "DATABASE_URL": "mysql://x"},
            WRONG_SETTINGS,
            "DATABASE_URL: give sqlite+aiosqlite:///FILE",
        ),
        (
            {"DISCORD_TOKEN": "x", "DATABASE_URL": "sqlite+aiosqlite:////nowhere/at/all.db"},
            WRONG_SETTINGS,
            "DATABASE_URL: the database can't be opened",
        ),
        (
            {"DISCORD_TOKEN": "x", "DISCORD_API_URL": "http://127.0.0.1:1/api/v10"},
            FAILED,
            "Discord can't be reached",
        ),
    ],
)
async def test_what_keeps_the_bot_from_starting_is_said_in_plain_words(
    tmp_path: Path, environment: dict[str, str], status: int, said: str
) -> None:
    process = await start_bot(tmp_path, asyncio.subprocess.PIPE, **environment)
    async with ended(process):
        _, stderr = await process.communicate()
        assert process.returncode == status
        assert said in stderr.decode()
        assert errors_in(stderr.decode()) == []
        if not environment:
            assert len(stderr.decode().splitlines()) == 3


async def test_a_wrong_token_is_reported_and_not_shown(house: House) -> None:
    process = await start_bot(
        house.folder,
        DISCORD_TOKEN="not-a-token",  # noqa: S106  that is the point
        DISCORD_API_URL=house.playground.api_url,
    )
    async with ended(process):
        _, stderr = await process.communicate()
        assert process.returncode == WRONG_SETTINGS
        assert "DISCORD_TOKEN: Discord does not know this token." in stderr.decode()
        assert "not-a-token" not in stderr.decode()
        assert errors_in(stderr.decode()) == []


async def test_what_was_typed_while_the_process_was_stopped_is_not_done_when_it_continues(
    house: House,
) -> None:
    process = await house.start()
    async with ended(process):
        await house.begin()
        process.send_signal(signal.SIGSTOP)
        used = [
            house.anna.begin_command(house.channel, "dvonn move", {"move": move}) for move in ("c3", "d3")
        ]
        await asyncio.sleep(IN_DOUBT + 1)  # the process has a real clock
        house.playground.clock.advance(3)
        assert all(each.failed for each in used)
        process.send_signal(signal.SIGCONT)
        refused = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback", 404)
        await house.playground.wait_until(
            lambda: (
                [(each.method, each.route, each.status) for each in house.playground.requests].count(refused)
                == len(used)
            ),
            what="the bot to find out",
        )
        await house.use(house.anna, "move", {"move": "e3"})
        assert "anna e3." in house.boards()[-1].text
        assert not any(move in board.text for board in house.boards() for move in ("c3", "d3"))
