"""The controls that several pages share."""

import discord
from discord import ui

from bot.catalogue import Language
from bot.matches import Match, Message
from bot.presentation.control_ids import Action, ControlId
from bot.presentation.page import Block

Style = discord.ButtonStyle


def button(
    label: str,
    action: Action,
    *arguments: object,
    style: Style = Style.secondary,
    disabled: bool = False,
    emoji: str | None = None,
) -> Block:
    """A button whose press carries an action and its arguments."""
    return ui.Button(
        label=label[:80],
        custom_id=str(ControlId.of(action, *arguments)),
        style=style,
        disabled=disabled,
        emoji=emoji,
    )


def make_move(match: Match, language: Language) -> Block:
    """Opens the private panel for the current turn."""
    return button(
        language.say("button-make-move"), Action.MAKE_MOVE, match.id, match.number, style=Style.primary
    )


def back(match: Match, language: Language) -> Block:
    """Leads to the beginning of the private panel."""
    return button(language.say("button-back"), Action.MAKE_MOVE, match.id, match.number)


def more(match: Match, language: Language) -> Block:
    """Opens the private page with everything else that one can do."""
    return button(language.say("button-more"), Action.MORE, match.id, match.number)


def close(language: Language) -> Block:
    """Leaves everything as it is."""
    return button(language.say("button-never-mind"), Action.CLOSE)


def link(label: str, message: Message, match: Match) -> Block:
    """Jumps to a message."""
    return ui.Button(label=label, url=message_url(match, message))


def message_url(match: Match, message: Message) -> str:
    """The address of a message, as Discord's client opens it."""
    return f"https://discord.com/channels/{match.venue.guild}/{message.channel}/{message.id}"
