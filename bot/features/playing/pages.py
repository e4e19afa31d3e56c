"""The private panel in which a move is made: the stack, then its target; while placing: the row, then the space."""

from bot.catalogue import Language
from bot.matches import Match, UserId
from bot.pages import buttons
from bot.pages.buttons import select
from bot.pages.choices import row_buttons, space_buttons, stack_options, target_options
from bot.pages.colours import OVER, accent
from bot.pages.control_ids import Action
from bot.pages.page import Page, row
from bot.pages.pictures import board_picture, choice_picture
from bot.pages.standing import tell_task
from bot.pages.taste import Taste
from bot.requests.match_pages import current_board_page
from dvonn import Phase, Space


async def move_page(match: Match, language: Language, taste: Taste) -> Page:
    """The first step of a turn."""
    if match.position.phase is Phase.PLACING:
        return await _rows_page(match, language, taste)
    return await _stacks_page(match, language, taste)


async def _rows_page(match: Match, language: Language, taste: Taste) -> Page:
    return Page(
        _task(match, language),
        await board_picture(match, language, taste),
        language.say("ask-row"),
        row_buttons(match.position.vacant(), language, Action.CHOOSE_ROW, match.id, match.number),
        row(buttons.close(language)),
        accent=accent(match.to_move),
    )


async def spaces_page(match: Match, chosen_row: int, language: Language, taste: Taste) -> Page:
    """The second step of a placement: the vacant spaces of a row."""
    return Page(
        _task(match, language),
        await board_picture(match, language, taste),
        language.say("ask-space", row=chosen_row),
        *space_buttons(match.position.vacant(), chosen_row, Action.PLACE, match.id, match.number),
        row(buttons.back(match, language)),
        accent=accent(match.to_move),
    )


async def _stacks_page(match: Match, language: Language, taste: Taste) -> Page:
    position = match.position
    return Page(
        _task(match, language),
        await choice_picture(position, language, taste, movable=position.movable()),
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


async def targets_page(match: Match, source: Space, language: Language, taste: Taste) -> Page:
    """The second step of a move: where the stack may go, and what each target leads to."""
    position = match.position
    return Page(
        language.say("chosen-stack", space=str(source), height=position.stacks[source].height),
        await choice_picture(position, language, taste, chosen=source, targets=position.targets(source)),
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


def _task(match: Match, language: Language) -> str:
    return language.say("panel-heading", match=match.id, task=tell_task(match.position, language))


async def next_page(match: Match | None, viewer: UserId, language: Language, taste: Taste) -> Page:
    """The match that waits for somebody, if any does: with the panel for a move, or with an offer to answer."""
    if match is None:
        return Page(language.say("next-none"), accent=OVER)
    if match.offer and match.awaited == viewer:
        return await current_board_page(match, viewer, language, taste)
    return await move_page(match, language, taste)
