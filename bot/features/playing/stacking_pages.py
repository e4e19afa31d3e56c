"""The private panel in which a stack is moved: the stack, then its target; or the whole move where there are few."""

from bot.catalogue import Language
from bot.features.playing.pages import (
    ChooseStack,
    ChooseTarget,
    PlayAnyway,
    back,
    ways_on,
)
from bot.matches import Match, Turn
from bot.matches.refusals import Refused, Tried, Why
from bot.pages.choices import MOST_MOVES, move_buttons, stack_buttons, target_buttons
from bot.pages.closing import close_button
from bot.pages.control import Style, button
from bot.pages.doors import View
from bot.pages.page import Block, Page, row
from bot.pages.pictures import board_picture, choice_picture
from bot.pages.standing import tell_task
from bot.pages.taste import Taste
from bot.pages.words import DANGER, accent, arrow, listed, pieces, tell_move
from bot.requests.refusals import QUESTIONS
from dvonn import Jump, Move, Reason, Space

REASONS = (Reason.SURROUNDED, Reason.EMPTY_TARGET, Reason.LONE_DVONN)
"""The rules that keep stacks where they are, in the order in which they are told."""


async def stacks_page(match: Match, language: Language, taste: Taste) -> Page:
    """The first step: the stacks that can move, or all moves at once where a message has room for them."""
    position, view = match.position, _view(match, language)
    movable = position.movable()
    if len(position.legal_moves()) <= MOST_MOVES:
        choices = move_buttons(position, language, taste, lambda jump: _move(match, jump))
    else:
        choices = stack_buttons(position, taste, lambda space: ChooseStack(match.id, match.number, space))
    return Page(
        language.say("panel-heading", match=match.id, task=tell_task(position, language)),
        await choice_picture(match, language, taste, movable=movable, named=movable),
        *choices,
        ways_on(view, close_button(language)),
        accent=accent(match.to_move),
    )


async def targets_page(match: Match, source: Space, language: Language, taste: Taste) -> Page:
    """The second step: where the stack may go, and what each target leads to."""
    position, view = match.position, _view(match, language)
    targets = position.targets(source)
    return Page(
        language.say("chosen-stack", space=str(source), height=position.stacks[source].height),
        await choice_picture(
            match, language, taste, chosen=source, targets=targets, named=(source, *targets)
        ),
        *target_buttons(position, source, language, taste, lambda jump: _move(match, jump)),
        ways_on(view, back(view)),
        accent=accent(match.to_move),
    )


async def why_not_page(match: Match, language: Language, taste: Taste) -> Page:
    """Why the player's other stacks, and the DVONN pieces, stay where they are: a line for each rule."""
    position, view = match.position, _view(match, language)
    stuck = position.stuck()
    lines = [
        language.say(f"why-{reason.name.lower().replace('_', '-')}", spaces=listed(spaces, language))
        for reason in REASONS
        if (spaces := [space for space in stuck if stuck[space] is reason])
    ]
    return Page(
        "\n".join([language.say("why-heading"), *lines]),
        await choice_picture(
            match,
            language,
            taste,
            movable=position.movable(),
            blocked=[space for space in stuck if stuck[space] is Reason.SURROUNDED],
            named=stuck,
        ),
        row(back(view)),
        accent=accent(match.to_move),
    )


def _move(match: Match, jump: Jump) -> ChooseTarget:
    return ChooseTarget(match.id, match.number, jump.source, jump.target)


def _view(match: Match, language: Language) -> View:
    """The match as the player to move sees it."""
    return View(match, language, match.player_to_move)


async def _ask_first(match: Match, refusal: Refused, language: Language, taste: Taste) -> Page:
    if not isinstance(refusal.about, Tried):
        raise TypeError(refusal.about)
    return await confirm_page(match, refusal.about.move, language, taste)


QUESTIONS[Why.UNCONFIRMED_MOVE] = _ask_first


async def confirm_page(match: Match, move: Move, language: Language, taste: Taste) -> Page:
    """The question before a move: it cuts off the player's own stacks, or the player wants to be asked each time."""
    turn = Turn.of(match.position, move)
    losses = turn.own_losses
    question = language.say("ask-move", move=tell_move(move))
    if losses and isinstance(move, Jump):
        question = language.say(
            "ask-own-losses",
            move=arrow(move),
            stacks=len(losses),
            pieces=pieces(losses),
            spaces=listed(losses, language),
        )
    picture = (
        await choice_picture(
            match,
            language,
            taste,
            chosen=move.source,
            targets=(move.target,),
            named=(move.source, move.target),
            falling=turn.cut_off,
        )
        if isinstance(move, Jump)
        else await board_picture(match, language, taste)  # a vacant space bears its name anyway
    )
    edge = DANGER if losses else accent(match.to_move)
    return Page(question, picture, _answers(match, move, turn, language), accent=edge)


def _answers(match: Match, move: Move, turn: Turn, language: Language) -> Block:
    play = button(
        language.say("button-play-anyway"),
        PlayAnyway(match.id, match.number, move),
        style=Style.danger if turn.own_losses else Style.primary,
    )
    return row(play, back(_view(match, language)))
