"""The private panel in which a move is made: the stack, then its target; while placing: the row, then the space."""

from bot.catalogue import Language
from bot.matches import Match, Turn, UserId
from bot.presentation import buttons
from bot.presentation.buttons import Style, button, select
from bot.presentation.choices import row_buttons, space_buttons, stack_options, target_options
from bot.presentation.colours import OVER, accent
from bot.presentation.control_ids import Action
from bot.presentation.look import Look
from bot.presentation.match_pages import current_board_page
from bot.presentation.page import Page, Picture, row
from bot.presentation.pictures import board_picture, choice_picture
from bot.presentation.standing import tell_task
from bot.presentation.words import arrow, pieces, spaces, tell_move
from dvonn import Jump, Move, Phase, Space


async def move_page(match: Match, language: Language, look: Look) -> Page:
    """The first step of a turn."""
    if match.position.phase is Phase.PLACING:
        return await _rows_page(match, language, look)
    return await _stacks_page(match, language, look)


async def _rows_page(match: Match, language: Language, look: Look) -> Page:
    return Page(
        _task(match, language),
        await board_picture(match, language, look),
        language.say("ask-row"),
        row_buttons(match.position.vacant(), language, Action.CHOOSE_ROW, match.id, match.number),
        row(buttons.close(language)),
        accent=accent(match.to_move),
    )


async def spaces_page(match: Match, chosen_row: int, language: Language, look: Look) -> Page:
    """The second step of a placement: the vacant spaces of a row."""
    return Page(
        _task(match, language),
        await board_picture(match, language, look),
        language.say("ask-space", row=chosen_row),
        *space_buttons(match.position.vacant(), chosen_row, Action.PLACE, match.id, match.number),
        row(buttons.back(match, language)),
        accent=accent(match.to_move),
    )


async def _stacks_page(match: Match, language: Language, look: Look) -> Page:
    position = match.position
    return Page(
        _task(match, language),
        await choice_picture(position, language, look, movable=position.movable()),
        row(
            select(
                language.say("ask-stack"),
                stack_options(position, language),
                Action.CHOOSE_STACK,
                match.id,
                match.number,
            )
        ),
        row(buttons.close(language)),
        accent=accent(match.to_move),
    )


async def targets_page(match: Match, source: Space, language: Language, look: Look) -> Page:
    """The second step of a move: where the stack may go, and what each target leads to."""
    position = match.position
    return Page(
        language.say("chosen-stack", space=str(source), height=position.stacks[source].height),
        await choice_picture(position, language, look, chosen=source, targets=position.targets(source)),
        row(
            select(
                language.say("ask-target"),
                target_options(position, source, language, warned=True),
                Action.CHOOSE_TARGET,
                match.id,
                match.number,
                source,
            )
        ),
        row(buttons.back(match, language)),
        accent=accent(match.to_move),
    )


async def confirm_page(match: Match, move: Move, language: Language, look: Look) -> Page:
    """The question before a move: it cuts off the player's own stacks, or the player wants to be asked each time."""
    losses = Turn.of(match.position, move).own_losses
    question = language.say("ask-move", move=tell_move(move))
    if losses and isinstance(move, Jump):
        question = language.say(
            "ask-own-losses",
            move=arrow(move),
            stacks=len(losses),
            pieces=pieces(losses),
            spaces=spaces(losses),
        )
    return Page(
        question,
        await _picture_of(match, move, language, look),
        row(
            button(
                language.say("button-play-anyway"),
                Action.PLAY_ANYWAY,
                match.id,
                match.number,
                move,
                style=Style.danger if losses else Style.primary,
            ),
            buttons.back(match, language),
        ),
        accent=accent(match.to_move),
    )


async def _picture_of(match: Match, move: Move, language: Language, look: Look) -> Picture:
    """The position with the one move in it that is about to be made; a vacant space bears its name anyway."""
    if isinstance(move, Jump):
        return await choice_picture(
            match.position, language, look, chosen=move.source, targets=(move.target,)
        )
    return await board_picture(match, language, look)


def _task(match: Match, language: Language) -> str:
    return language.say("panel-heading", match=match.id, task=tell_task(match.position, language))


async def next_page(match: Match | None, viewer: UserId, language: Language, look: Look) -> Page:
    """The match that waits for somebody, if any does: with the panel for a move, or with an offer to answer."""
    if match is None:
        return Page(language.say("next-none"), accent=OVER)
    if match.offer and match.awaited == viewer:
        return await current_board_page(match, viewer, language, look)
    return await move_page(match, language, look)
