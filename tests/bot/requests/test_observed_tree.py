"""Answers to what discord.py can't read."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.requests.command_tree import ObservedTree


async def test_suggestions_that_come_too_late_are_missed_by_nobody(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def too_late(_: object) -> None:
        raise ConnectionResetError

    interaction: Any = SimpleNamespace(
        type=discord.InteractionType.autocomplete, response=SimpleNamespace(autocomplete=too_late)
    )
    tree: Any = None
    await ObservedTree.on_error(tree, interaction, app_commands.CommandNotFound("nothing", []))
    assert "Suggestions were not given: ConnectionResetError" in caplog.text
