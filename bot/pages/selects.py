"""Menus in which the present choice is marked."""

from collections.abc import Iterable

import discord
from discord import ui

from bot.pages.control_ids import Action, ControlId
from bot.pages.page import Block, row

Choices = Iterable[tuple[str, str]]
"""Values and what people read of them (100 characters each, at most 25)."""


def menu(action: Action, *arguments: object, choices: Choices, present: str) -> Block:
    """A menu from which one thing is chosen; it shows what is chosen at present."""
    return row(
        ui.Select(
            custom_id=str(ControlId.of(action, *arguments)),
            options=[
                discord.SelectOption(label=label[:100], value=value, default=value == present)
                for value, label in choices
            ],
        )
    )
