"""The controls that several pages share."""

from collections.abc import Iterable

import discord
from discord import ui

from bot.catalogue import Language
from bot.matches import Challenge, Match, Message, OfferKind, UserId
from bot.matches.ids import is_former
from bot.pages.control_ids import Action, ControlId
from bot.pages.page import Block

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


def choice(label: str, action: Action, *arguments: object, chosen: bool) -> Block:
    """A button for one of several things; the one that is chosen is marked, and can't be chosen again."""
    style = Style.primary if chosen else Style.secondary
    return button(label, action, *arguments, style=style, disabled=chosen)


def select(
    placeholder: str, options: Iterable[discord.SelectOption], action: Action, *arguments: object
) -> Block:
    """A list to choose one from, at most 25, with the same meaning as a button."""
    return ui.Select(
        placeholder=placeholder, options=list(options), custom_id=str(ControlId.of(action, *arguments))
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


def history(match: Match, language: Language, ply: int | None = None) -> Block:
    """Opens the private panel in which one leafs through a match, at a ply or at its end."""
    at = () if ply is None else (ply,)
    return button(language.say("button-history"), Action.HISTORY, match.id, *at)


def rematch(match: Match, language: Language) -> Block | None:
    """Asks the opponent for another match, or agrees to it; nothing where a player has been forgotten."""
    if any(map(is_former, match.players.both)):
        return None
    return button(language.say("button-rematch"), Action.REMATCH, match.id, style=Style.primary)


def answers(match: Match, viewer: UserId | None, language: Language) -> list[Block]:
    """Agree to what is offered, or refuse it: for who is to answer."""
    if match.offer is None or match.awaited != viewer:
        return []
    # A draw is asked about first, as it ends the match; an undo is one press.
    agree = Action.ASK_AGREE if match.offer.kind is OfferKind.DRAW else Action.AGREE
    arguments = match.id, match.number, match.offer.kind
    return [
        button(language.say("button-agree"), agree, *arguments, style=Style.success),
        button(language.say("button-refuse"), Action.REFUSE, *arguments),
    ]


def plan(match: Match, language: Language) -> Block:
    """Opens the private panel for what is to be played as soon as the turn comes."""
    return button(language.say("button-plan"), Action.PLAN, match.id)


def watch(match: Match, language: Language, *marks: str) -> Block:
    """Opens the private panel in which anybody chooses what to be told of. `marks` say on which message it stands."""
    return button(language.say("button-watch"), Action.WATCH, match.id, *marks)


def unwatch(match: Match, language: Language) -> Block:
    """Ends the telling."""
    return button(language.say("button-unwatch"), Action.UNWATCH, match.id)


def close(language: Language) -> Block:
    """Leaves everything as it is."""
    return button(language.say("button-never-mind"), Action.CLOSE)


def link(label: str, message: Message, of: Match | Challenge) -> Block:
    """Jumps to the message of a match or a challenge."""
    return ui.Button(label=label, url=message_url(of, message))


def to_board(match: Match, message: Message | None, language: Language) -> Block | None:
    """Jumps to the public board of a match, where it is known."""
    return link(language.say("button-to-board"), message, match) if message else None


def message_url(of: Match | Challenge, message: Message) -> str:
    """The address of a message of a match or a challenge, as Discord's client opens it."""
    return f"https://discord.com/channels/{of.venue.guild}/{message.channel}/{message.id}"
