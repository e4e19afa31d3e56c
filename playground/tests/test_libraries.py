"""Bots that are made with other client libraries run on the playground.

LIBRARIES names a folder with a virtual environment for each Python library, such as `disnake/` with disnake installed,
and with `node_modules/`. Without it these tests are skipped; `test_other_libraries.py` speaks their protocol.
"""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from discord_playground import Intent, Permission
from playground_tests.stage import Stage, answer, staged

BOTS = Path(__file__).parent / "library_bots"
FOLDER = Path(os.environ.get("LIBRARIES", "/nowhere"))
PATIENCE = 30.0  # seconds
ASKED_FOR = {"pycord": {"not implemented: this route (GET /soundboard-default-sounds)"}}
"""Requests that a library sends at its start and doesn't need."""


def library(bot: Path) -> str:
    return bot.stem.removesuffix("_bot")


def interpreter(bot: Path) -> Path | str | None:
    """Return the program that runs a bot; None if its library is not installed."""
    if bot.suffix == ".cjs":
        package = FOLDER / "node_modules" / library(bot).replace("_", ".")
        return "node" if package.exists() else None
    python = FOLDER / library(bot) / "bin" / "python"
    return python if python.exists() else None


@contextlib.asynccontextmanager
async def program(bot: Path, stage: Stage) -> AsyncIterator[None]:
    """Run a bot as a process during the block, which begins when it is connected and has its command."""
    settings = {"DISCORD_API_URL": stage.playground.api_url, "DISCORD_TOKEN": stage.application.token}
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    process = await asyncio.create_subprocess_exec(
        str(interpreter(bot)),
        bot.name,
        cwd=BOTS,
        env={**kept, **settings, "NODE_PATH": str(FOLDER / "node_modules")},
    )
    try:
        await stage.playground.connected(stage.application, timeout=PATIENCE)
        registry = stage.application.commands
        await stage.playground.wait_until(
            lambda: bool(registry.registered(None)), what="its command", timeout=PATIENCE
        )
        yield
    finally:
        process.kill()
        await process.wait()


@pytest.mark.slow
@pytest.mark.parametrize(
    "bot",
    [
        pytest.param(
            bot,
            id=library(bot),
            marks=pytest.mark.skipif(interpreter(bot) is None, reason="LIBRARIES has no such library"),
        )
        for bot in sorted(BOTS.iterdir())
        if bot.is_file()
    ],
)
async def test_a_bot_of_another_library_greets_and_is_pressed_and_hears(bot: Path) -> None:
    async with staged(reaction=0.05) as stage:
        stage.application.privileged_intents = int(
            Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
        )
        role = stage.guild.members[stage.application.id].roles[0]
        stage.guild.edit_role(role, permissions=Permission.ADMINISTRATOR)
        async with program(bot, stage):
            used = await stage.anna.command(stage.channel, "hello", whom=stage.ben)
            greeting = answer(used)
            assert greeting.text == "Hello, ben"
            await stage.ben.click(greeting, "Press")
            assert greeting.text == "Pressed by ben"
            stage.anna.say(stage.channel, "!ping")
            await stage.playground.wait_until(
                lambda: any(each.text == "pong" for each in stage.channel.messages.values()),
                what="pong",
                timeout=PATIENCE,
            )
        wanted = ASKED_FOR.get(library(bot), set())
        stage.playground.violations[:] = [each for each in stage.playground.violations if each not in wanted]
