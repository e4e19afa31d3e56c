"""The choices in the panels of moves and of plans: the rows and their spaces, the stacks and their targets.

At most 23 stacks can move and each has at most 6 targets, so both fit into a select's 25 options; the 49 spaces do
not, so a space is chosen by its row and then its column.
"""

from collections.abc import Callable, Sequence

import discord

from bot.catalogue import Language
from bot.matches import Turn
from bot.pages.control import Control, Style, button
from bot.pages.page import Block, row, rows
from bot.pages.words import listed, pieces, tell_consequences, tell_stack
from dvonn import ROWS, Jump, Position, Space


def row_buttons(offered: Sequence[Space], language: Language, choose: Callable[[int], Control]) -> Block:
    """The rows of the board as they lie, each with how many of the spaces are in it; `choose` gets its number."""
    counts = {number: sum(space.row == number for space in offered) for number in range(len(ROWS), 0, -1)}
    return row(
        *(
            button(
                language.say("option-row", row=number, count=count),
                choose(number),
                style=Style.primary,
                disabled=not count,
            )
            for number, count in counts.items()
        )
    )


def space_buttons(offered: Sequence[Space], number: int, choose: Callable[[Space], Control]) -> list[Block]:
    """Those of the spaces that are in a row; `choose` gets the space."""
    return rows(
        button(str(space), choose(space), style=Style.primary) for space in offered if space.row == number
    )


def stack_options(position: Position, language: Language) -> list[discord.SelectOption]:
    """The stacks that can move, each with its targets."""
    return [
        discord.SelectOption(
            label=tell_stack(source, position.stacks[source], language),
            value=str(source),
            description=language.say("option-targets", targets=listed(position.targets(source), language)),
        )
        for source in position.movable()
    ]


def target_options(
    position: Position, source: Space, language: Language, *, warned: bool
) -> list[discord.SelectOption]:
    """The targets of a stack, each with what it leads to; if `warned`, with the pieces that the player would lose."""
    options = []
    for target in position.targets(source):
        turn = Turn.of(position, Jump(source, target))
        losses = turn.own_losses if warned else {}
        options.append(
            discord.SelectOption(
                label=tell_consequences(turn, language),
                value=str(target),
                description=language.say("option-own-losses", pieces=pieces(losses)) if losses else None,
                emoji="⚠️" if losses else None,
            )
        )
    return options
