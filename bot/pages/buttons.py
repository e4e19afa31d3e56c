"""Buttons and menus."""

from collections.abc import Iterable

import discord
from discord import ui

from bot.catalogue import Language
from bot.matches import Challenge, Match, Message
from bot.pages.control import Control
from bot.pages.doors import View, Where, door
from bot.pages.page import Block, row

Style = discord.ButtonStyle

Choices = Iterable[tuple[str, str]]
"""Values and what people read of them (100 characters each, at most 25)."""


def button(
    label: str,
    control: Control,
    *,
    style: Style = Style.secondary,
    disabled: bool = False,
    emoji: str | None = None,
) -> Block:
    """A button with what it stands for; Discord shows 80 characters of its label."""
    return ui.Button(
        label=label[:80], custom_id=control.custom_id, style=style, disabled=disabled, emoji=emoji
    )


def choice(label: str, control: Control, *, chosen: bool) -> Block:
    """A button for one of several things; the one that is chosen is marked, and can't be chosen again."""
    return button(label, control, style=Style.primary if chosen else Style.secondary, disabled=chosen)


def select(placeholder: str, options: Iterable[discord.SelectOption], control: Control) -> Block:
    """A list to choose one from, at most 25."""
    return ui.Select(placeholder=placeholder, options=list(options), custom_id=control.custom_id)


def menu(control: Control, choices: Choices, present: str) -> Block:
    """A menu from which one thing is chosen; it shows what is chosen at present."""
    return row(
        ui.Select(
            custom_id=control.custom_id,
            options=[
                discord.SelectOption(label=label[:100], value=value, default=value == present)
                for value, label in choices
            ],
        )
    )


def link(label: str, message: Message, of: Match | Challenge) -> Block:
    """Jumps to the message of a match or a challenge."""
    return ui.Button(label=label, url=message_url(of, message))


def to_board(match: Match, message: Message | None, language: Language) -> Block | None:
    """Jumps to the public board of a match, where it is known."""
    return link(language.say("button-to-board"), message, match) if message else None


@door(Where.DONE, 10)
@door(Where.OWN_BOARD, 30)
@door(Where.PING, 30)
@door(Where.SPECTATORS, 30)
@door(Where.NOTICE, 10)
def _to_board(view: View) -> Block | None:
    return to_board(view.match, view.message, view.language)


def message_url(of: Match | Challenge, message: Message) -> str:
    """The address of a message of a match or a challenge, as Discord's client opens it."""
    return f"https://discord.com/channels/{of.venue.guild}/{message.channel}/{message.id}"
