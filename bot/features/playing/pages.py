"""The private panel in which a move is made: the stack, then its target; while placing: the row, then the space."""

from operator import attrgetter

from bot.catalogue import Language
from bot.matches import Match, MatchId, Turn, UserId
from bot.matches.refusals import Refused, Tried, Why
from bot.pages.beginning import challenge_button, own_matches_button
from bot.pages.choices import row_buttons, space_buttons, stack_options, target_options
from bot.pages.closing import never_mind
from bot.pages.control import Control, Style, button, select
from bot.pages.delivery import Delivered, Delivery, tell_delivery
from bot.pages.doors import View, Where, door, doors, lead_to
from bot.pages.page import Block, Page, row
from bot.pages.pictures import Shown, board_picture, choice_picture
from bot.pages.standing import tell_task
from bot.pages.taste import Taste
from bot.pages.words import accent, arrow, listed, mention, pieces, tell_move
from bot.requests.current_board import current_board_page
from bot.requests.refusals import QUESTIONS
from dvonn import Jump, Move, Phase, Space

NO_MATCH = MatchId(0)


class MakeMove(Control, action="move"):
    """Opens the panel for the current turn, or begins it again; `seen` is the event that is to be answered."""

    match: MatchId
    seen: int


class ChooseRow(Control, action="row"):
    """Offers the vacant spaces of a row."""

    match: MatchId
    seen: int
    row: int


class PlacePiece(Control, action="place"):
    """Places the piece."""

    match: MatchId
    seen: int
    space: Space


class ChooseStack(Control, action="stack"):
    """A menu of the stacks that can move."""

    match: MatchId
    seen: int


class ChooseTarget(Control, action="target"):
    """A menu of the targets of a stack."""

    match: MatchId
    seen: int
    source: Space


class PlayAnyway(Control, action="anyway"):
    """Plays a move about which the player has been asked."""

    match: MatchId
    seen: int
    move: Move


class NextMatch(Control, action="next"):
    """Opens the match that waits for the person next, after another one or `NO_MATCH`."""

    after: MatchId


def make_move_button(match: Match, language: Language) -> Block:
    """Opens the private panel for the current turn; it says what is to be done there."""
    key = "button-place" if match.position.phase is Phase.PLACING else "button-move"
    return button(language.say(key), MakeMove(match.id, match.number), style=Style.primary)


@door(Where.BOARD, 10)
def _door(view: View) -> Block:
    return make_move_button(view.match, view.language)


@door(Where.OWN_BOARD, 10)
@door(Where.WORDS, 10)
@door(Where.PING, 10)
def _own_door(view: View) -> Block | None:
    return _door(view) if view.is_own_turn else None


lead_to(NextMatch, "button-next", {Where.DONE: 20}, when=attrgetter("others_wait"))


def _back(match: Match, language: Language) -> Block:
    """Leads to the beginning of the panel."""
    return button(language.say("button-back"), MakeMove(match.id, match.number))


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
        row_buttons(
            match.position.vacant(), language, lambda number: ChooseRow(match.id, match.number, number)
        ),
        row(never_mind(language)),
        accent=accent(match.to_move),
    )


async def spaces_page(match: Match, chosen_row: int, language: Language, taste: Taste) -> Page:
    """The second step of a placement: the vacant spaces of a row."""
    return Page(
        _task(match, language),
        await board_picture(match, language, taste),
        language.say("ask-space", row=chosen_row),
        *space_buttons(
            match.position.vacant(), chosen_row, lambda space: PlacePiece(match.id, match.number, space)
        ),
        row(_back(match, language)),
        accent=accent(match.to_move),
    )


async def _stacks_page(match: Match, language: Language, taste: Taste) -> Page:
    position = match.position
    return Page(
        _task(match, language),
        await choice_picture(match, language, taste, movable=position.movable()),
        row(
            select(
                language.say("ask-stack"),
                stack_options(position, language),
                ChooseStack(match.id, match.number),
            )
        ),
        row(never_mind(language)),
        accent=accent(match.to_move),
    )


async def targets_page(match: Match, source: Space, language: Language, taste: Taste) -> Page:
    """The second step of a move: where the stack may go, and what each target leads to."""
    position = match.position
    return Page(
        language.say("chosen-stack", space=str(source), height=position.stacks[source].height),
        await choice_picture(match, language, taste, chosen=source, targets=position.targets(source)),
        row(
            select(
                language.say("ask-target"),
                target_options(position, source, language, warned=True),
                ChooseTarget(match.id, match.number, source),
            )
        ),
        row(_back(match, language)),
        accent=accent(match.to_move),
    )


def _task(match: Match, language: Language) -> str:
    return language.say("panel-heading", match=match.id, task=tell_task(match.position, language))


async def next_page(match: Match | None, viewer: UserId, language: Language, taste: Taste) -> Page:
    """The match that waits for somebody, if any does: with the panel for a move, or with an offer to answer."""
    if match is None:
        return Page(language.say("next-none"), row(challenge_button(language), own_matches_button(language)))
    if match.offer and match.awaited == viewer:
        return await current_board_page(match, viewer, language, taste)
    return await move_page(match, language, taste)


async def _ask_first(match: Match, refusal: Refused, language: Language, taste: Taste) -> Page:
    if not isinstance(refusal.about, Tried):
        raise TypeError(refusal.about)
    return await confirm_page(match, refusal.about.move, language, taste)


QUESTIONS[Why.UNCONFIRMED_MOVE] = _ask_first


async def confirm_page(match: Match, move: Move, language: Language, taste: Taste) -> Page:
    """The question before a move: it cuts off the player's own stacks, or the player wants to be asked each time."""
    losses = Turn.of(match.position, move).own_losses
    question = language.say("ask-move", move=tell_move(move))
    if losses and isinstance(move, Jump):
        question = language.say(
            "ask-own-losses",
            move=arrow(move),
            stacks=len(losses),
            pieces=pieces(losses),
            spaces=listed(losses, language),
        )
    return Page(
        question,
        await _picture_of(match, move, language, taste),
        row(
            button(
                language.say("button-play-anyway"),
                PlayAnyway(match.id, match.number, move),
                style=Style.danger if losses else Style.primary,
            ),
            _back(match, language),
        ),
        accent=accent(match.to_move),
    )


async def _picture_of(match: Match, move: Move, language: Language, taste: Taste) -> Shown:
    """The position with the one move in it that is about to be made; a vacant space bears its name anyway."""
    if isinstance(move, Jump):
        return await choice_picture(
            match,
            language,
            taste,
            chosen=move.source,
            targets=(move.target,),
            falling=match.position.cut_off_by(move),
        )
    return await board_picture(match, language, taste)


def played_page(
    match: Match,
    viewer: UserId,
    move: Move,
    delivery: Delivery,
    language: Language,
    *,
    others_wait: bool = False,
) -> Page:
    """The answer to a move that was played, and perhaps answered at once by what the opponent had planned.

    With `others_wait`, it leads on to the next match that waits for the player.
    """
    told = language.say("done-played", move=tell_move(move))
    if match.line and match.line[-1].actor == match.opponent_of(viewer):
        told += " " + language.say("done-answered", opponent=mention(match.opponent_of(viewer), language))
    trouble, board = "", None
    if isinstance(delivery, Delivered):
        board = delivery.message
    else:
        trouble = tell_delivery(delivery, language)
    view = View(match, language, viewer, message=board, others_wait=others_wait)
    return Page(
        told,
        trouble,
        row(*doors(Where.DONE, view)),
        accent=accent(match.to_move),
    )
