"""The private panel in which a move is made: the stack, then its target; while placing: the row, then the space.

At most 23 stacks can move and each has at most 6 targets, so both fit into a select's 25 options; the 49 spaces do
not, so a space is chosen by its row and then its column.
"""

from collections.abc import Iterable

import discord
from discord import ui

from bot.catalogue import Language
from bot.matches import Match, Turn
from bot.presentation import buttons
from bot.presentation.buttons import Style, button
from bot.presentation.colours import OVER, accent
from bot.presentation.control_ids import Action, ControlId
from bot.presentation.page import Block, Page, row, rows
from bot.presentation.pictures import board_picture, choice_picture
from bot.presentation.words import (
    arrow,
    pieces,
    spaces,
    tell_consequences,
    tell_stack,
    tell_task,
)
from dvonn import ROWS, Jump, Phase, Space


async def move_page(match: Match, language: Language) -> Page:
    """The first step of a turn."""
    if match.position.phase is Phase.PLACING:
        return await _rows_page(match, language)
    return await _stacks_page(match, language)


async def _rows_page(match: Match, language: Language) -> Page:
    vacant = match.position.vacant()
    counts = {number: sum(space.row == number for space in vacant) for number in range(len(ROWS), 0, -1)}
    return Page(
        _task(match, language),
        await board_picture(match),
        language.say("ask-row"),
        row(
            *(
                button(
                    language.say("option-row", row=number, count=count),
                    Action.CHOOSE_ROW,
                    match.id,
                    match.number,
                    number,
                    style=Style.primary,
                    disabled=not count,
                )
                for number, count in counts.items()
            )
        ),
        row(buttons.close(language)),
        accent=accent(match.to_move),
    )


async def spaces_page(match: Match, chosen_row: int, language: Language) -> Page:
    """The second step of a placement: the vacant spaces of a row."""
    return Page(
        _task(match, language),
        await board_picture(match),
        language.say("ask-space", row=chosen_row),
        *rows(
            [
                button(str(space), Action.PLACE, match.id, match.number, space, style=Style.primary)
                for space in match.position.vacant()
                if space.row == chosen_row
            ]
        ),
        row(buttons.back(match, language)),
        accent=accent(match.to_move),
    )


async def _stacks_page(match: Match, language: Language) -> Page:
    position = match.position
    options = [
        discord.SelectOption(
            label=tell_stack(source, position.stacks[source], language),
            value=str(source),
            description=language.say("option-targets", targets=spaces(position.targets(source))),
        )
        for source in position.movable()
    ]
    return Page(
        _task(match, language),
        await choice_picture(position, movable=position.movable()),
        row(_select(language.say("ask-stack"), options, Action.CHOOSE_STACK, match.id, match.number)),
        row(buttons.close(language)),
        accent=accent(match.to_move),
    )


async def targets_page(match: Match, source: Space, language: Language) -> Page:
    """The second step of a move: where the stack may go, and what each target leads to."""
    position = match.position
    options = []
    for target in position.targets(source):
        turn = Turn.of(position, Jump(source, target))
        losses = turn.own_losses
        options.append(
            discord.SelectOption(
                label=tell_consequences(turn, language),
                value=str(target),
                description=language.say("option-own-losses", pieces=pieces(losses)) if losses else None,
                emoji="⚠️" if losses else None,
            )
        )
    height = position.stacks[source].height
    return Page(
        language.say("chosen-stack", space=str(source), height=height),
        await choice_picture(position, chosen=source, targets=position.targets(source)),
        row(
            _select(language.say("ask-target"), options, Action.CHOOSE_TARGET, match.id, match.number, source)
        ),
        row(buttons.back(match, language)),
        accent=accent(match.to_move),
    )


async def own_losses_page(match: Match, jump: Jump, language: Language) -> Page:
    """The question before a move that cuts off the player's own stacks."""
    losses = Turn.of(match.position, jump).own_losses
    return Page(
        language.say(
            "ask-own-losses",
            move=arrow(jump),
            stacks=len(losses),
            pieces=pieces(losses),
            spaces=spaces(losses),
        ),
        await choice_picture(match.position, chosen=jump.source, targets=(jump.target,)),
        row(
            button(
                language.say("button-play-anyway"),
                Action.PLAY_ANYWAY,
                match.id,
                match.number,
                jump,
                style=Style.danger,
            ),
            buttons.back(match, language),
        ),
        accent=accent(match.to_move),
    )


def _task(match: Match, language: Language) -> str:
    return language.say("panel-heading", match=match.id, task=tell_task(match.position, language))


def _select(
    placeholder: str, options: Iterable[discord.SelectOption], action: Action, *arguments: object
) -> Block:
    return ui.Select(
        placeholder=placeholder, options=list(options), custom_id=str(ControlId.of(action, *arguments))
    )


async def next_page(match: Match | None, language: Language) -> Page:
    """The panel of the match that waits for somebody, if any does."""
    if match is None:
        return Page(language.say("next-none"), accent=OVER)
    return await move_page(match, language)
