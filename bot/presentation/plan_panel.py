"""The private panel of plans: what is to be played as soon as the turn comes.

While pieces are placed it is a list of spaces, each chosen by its row and then its column. Once stacks move it is "if
they play X, I play Y", chosen in four steps: their stack, its target, one's own stack, its target.
"""

from collections.abc import Sequence

import discord

from bot.catalogue import Language
from bot.matches import Match, Plan, Turn, UserId
from bot.presentation import buttons
from bot.presentation.buttons import Style, button, select
from bot.presentation.colours import accent
from bot.presentation.control_ids import Action
from bot.presentation.delivery import Delivery, tell_delivery
from bot.presentation.look import Look
from bot.presentation.match_pages import may_plan
from bot.presentation.page import Block, Page, row, rows
from bot.presentation.pictures import board_picture, choice_picture
from bot.presentation.words import arrow, mention, spaces, tell_consequences, tell_stack
from dvonn import ROWS, Jump, Phase, Position, Space


async def plan_page(
    match: Match, plan: Plan, viewer: UserId, language: Language, look: Look, *, note: str = ""
) -> Page:
    """What somebody has planned, with the ways to add to it and to drop it; `note` says first what was just done."""
    if match.position.phase is Phase.PLACING:
        told, picture = _tell_spaces(match, plan, language), await board_picture(match, look)
        adding = row(*_row_buttons(match, plan, language))
    elif may_plan(match, viewer):
        told = _tell_replies(match, plan, viewer, language)
        picture = await choice_picture(match.position, look, movable=match.position.movable())
        adding = _their_stacks(match, language)
    else:
        told, picture = language.say("plan-ended", match=match.id), await board_picture(match, look)
        adding = row(buttons.make_move(match, language))
    return Page(
        note,
        told,
        picture,
        adding,
        row(button(language.say("button-drop-plan"), Action.DROP_PLAN, match.id)) if plan else None,
        accent=accent(match.to_move),
    )


def planned_note(placed: Sequence[Space], delivery: Delivery | None, language: Language) -> str:
    """What was placed at once because it was the player's turn, and what became of its showing."""
    if not placed:
        return language.say("plan-kept")
    told = language.say("plan-placed", count=len(placed), spaces=spaces(placed))
    return f"{told} {tell_delivery(delivery, language) if delivery else ''}".strip()


# while pieces are placed


def _tell_spaces(match: Match, plan: Plan, language: Language) -> str:
    if not plan.spaces:
        return language.say("plan-no-spaces", match=match.id)
    return language.say("plan-spaces", match=match.id, spaces=spaces(plan.spaces))


def _row_buttons(match: Match, plan: Plan, language: Language) -> list[Block]:
    counts = {number: len(_free(match, plan, number)) for number in range(len(ROWS), 0, -1)}
    return [
        button(
            language.say("option-row", row=number, count=count),
            Action.PLAN_ROW,
            match.id,
            number,
            style=Style.primary,
            disabled=not count,
        )
        for number, count in counts.items()
    ]


async def plan_row_page(match: Match, plan: Plan, chosen_row: int, language: Language, look: Look) -> Page:
    """The spaces of a row that are vacant and not planned yet; a press adds one to the end of the plan."""
    return Page(
        _tell_spaces(match, plan, language),
        await board_picture(match, look),
        language.say("ask-space", row=chosen_row),
        *rows(
            [
                button(str(space), Action.PLAN_SPACE, match.id, space, style=Style.primary)
                for space in _free(match, plan, chosen_row)
            ]
        ),
        row(_back(match, language)),
        accent=accent(match.to_move),
    )


def _free(match: Match, plan: Plan, number: int) -> list[Space]:
    return [space for space in match.position.vacant() if space.row == number and space not in plan.spaces]


# once stacks move


def _tell_replies(match: Match, plan: Plan, viewer: UserId, language: Language) -> str:
    opponent = mention(match.opponent_of(viewer), language)
    if not plan.replies:
        return language.say("plan-no-replies", match=match.id, opponent=opponent)
    lines = [
        language.say("plan-reply", theirs=arrow(reply.to), own=arrow(reply.move)) for reply in plan.replies
    ]
    return "\n".join([language.say("plan-replies", match=match.id, opponent=opponent), *lines])


def _their_stacks(match: Match, language: Language) -> Block:
    return row(
        select(
            language.say("ask-their-stack"),
            _stacks(match.position, language),
            Action.PLAN_THEIR_STACK,
            match.id,
            match.number,
        )
    )


async def their_target_page(match: Match, source: Space, language: Language, look: Look) -> Page:
    """The second step: where their stack goes."""
    position = match.position
    return Page(
        language.say("plan-their-stack", space=str(source)),
        await choice_picture(position, look, chosen=source, targets=position.targets(source)),
        row(
            select(
                language.say("ask-their-target"),
                _targets(position, source, language),
                Action.PLAN_THEIR_TARGET,
                match.id,
                match.number,
                source,
            )
        ),
        row(_back(match, language)),
        accent=accent(match.to_move),
    )


async def own_stack_page(match: Match, theirs: Jump, language: Language, look: Look) -> Page:
    """The third step: the own stack that answers, in the position after their move."""
    position = match.position.play(theirs)
    movable = position.movable() if position.to_move is not match.to_move else ()
    if not movable:
        return Page(
            language.say("plan-no-answer", theirs=arrow(theirs)),
            await choice_picture(position, look),
            row(_back(match, language)),
            accent=accent(match.to_move),
        )
    return Page(
        language.say("plan-theirs", theirs=arrow(theirs)),
        await choice_picture(position, look, movable=movable),
        row(
            select(
                language.say("ask-own-stack"),
                _stacks(position, language),
                Action.PLAN_STACK,
                match.id,
                match.number,
                theirs,
            )
        ),
        row(_back(match, language)),
        accent=accent(match.to_move),
    )


async def own_target_page(match: Match, theirs: Jump, source: Space, language: Language, look: Look) -> Page:
    """The fourth step: where the own stack goes."""
    position = match.position.play(theirs)
    return Page(
        language.say("plan-own-stack", theirs=arrow(theirs), space=str(source)),
        await choice_picture(position, look, chosen=source, targets=position.targets(source)),
        row(
            select(
                language.say("ask-target"),
                _targets(position, source, language),
                Action.PLAN_TARGET,
                match.id,
                match.number,
                theirs,
                source,
            )
        ),
        row(_back(match, language)),
        accent=accent(match.to_move),
    )


def _stacks(position: Position, language: Language) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=tell_stack(source, position.stacks[source], language),
            value=str(source),
            description=language.say("option-targets", targets=spaces(position.targets(source))),
        )
        for source in position.movable()
    ]


def _targets(position: Position, source: Space, language: Language) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=tell_consequences(Turn.of(position, Jump(source, target)), language), value=str(target)
        )
        for target in position.targets(source)
    ]


def _back(match: Match, language: Language) -> Block:
    return button(language.say("button-back"), Action.PLAN, match.id)
