"""The private pages about one match: the current board, everything else that one can do, questions and answers."""

from bot.catalogue import Language
from bot.matches import Match, Message, UserId
from bot.presentation import buttons
from bot.presentation.buttons import Style, button
from bot.presentation.colours import OVER, accent
from bot.presentation.control_ids import Action
from bot.presentation.delivery import Delivered, Delivery, tell_delivery
from bot.presentation.page import Page, row
from bot.presentation.pictures import board_picture
from bot.presentation.words import mention, tell_events, tell_heading, tell_move, tell_state
from dvonn import Move
from rendering import describe


async def current_board_page(
    match: Match, viewer: UserId, language: Language, *, note: str = "", message: Message | None = None
) -> Page:
    """The board as it stands, for one person: with the way to move if it is that person's turn.

    `note` says first why it is shown; `message` is the public board, to jump to.
    """
    controls = [
        buttons.make_move(match, language) if match.player_to_move == viewer else None,
        buttons.link(language.say("button-to-board"), message, match) if message else None,
        buttons.more(match, language),
    ]
    return Page(
        *([note] if note else []),
        tell_heading(match, language),
        tell_events(match, language),
        await board_picture(match),
        tell_state(match, viewer, language),
        row(*controls),
        accent=accent(match.to_move),
    )


def more_page(match: Match, viewer: UserId, language: Language) -> Page:
    """Everything that one can do with a match besides moving."""
    may_resign = viewer in match.players and not match.is_over
    return Page(
        language.say("more-heading", match=match.id),
        row(
            button(language.say("button-in-words"), Action.IN_WORDS, match.id),
            button(language.say("button-rules"), Action.RULES, 1),
            button(
                language.say("button-resign"), Action.ASK_RESIGN, match.id, match.number, style=Style.danger
            )
            if may_resign
            else None,
        ),
        accent=accent(match.to_move),
    )


def words_page(match: Match, viewer: UserId, language: Language) -> Page:
    """The whole match in words, for those who can't see the picture."""
    return Page(
        tell_heading(match, language),
        tell_events(match, language),
        describe(match.position),
        tell_state(match, viewer, language),
        row(
            buttons.make_move(match, language) if match.player_to_move == viewer else None,
            buttons.more(match, language),
        ),
        accent=accent(match.to_move),
    )


def ask_resign_page(match: Match, viewer: UserId, language: Language) -> Page:
    """The question before a resignation."""
    return Page(
        language.say("ask-resign", match=match.id, opponent=mention(match.opponent_of(viewer))),
        row(
            button(language.say("button-resign"), Action.RESIGN, match.id, match.number, style=Style.danger),
            buttons.close(language),
        ),
        accent=OVER,
    )


def played_page(match: Match, move: Move, delivery: Delivery, language: Language) -> Page:
    """The answer to a move that was played."""
    return _done(language.say("done-played", move=tell_move(move)), match, delivery, language)


def resigned_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """The answer to a resignation."""
    return _done(language.say("done-resigned", match=match.id), match, delivery, language)


def accepted_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """The answer to an accepted challenge."""
    return _done(language.say("done-accepted", match=match.id), match, delivery, language)


def brought_down_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """The answer to a player who asked for the board in its own channel."""
    return _done(language.say("done-board-shown", match=match.id), match, delivery, language)


def _done(sentence: str, match: Match, delivery: Delivery, language: Language) -> Page:
    trouble = tell_delivery(delivery, language)
    controls = []
    if isinstance(delivery, Delivered):
        controls.append(buttons.link(language.say("button-to-board"), delivery.message, match))
    if not match.is_over:
        controls.append(button(language.say("button-next"), Action.NEXT, match.id))
    return Page(
        sentence,
        *([trouble] if trouble else []),
        *([row(*controls)] if controls else []),
        accent=accent(match.to_move),
    )
