"""The private pages about one match: the current board, in a picture or in words, and everything that one can do."""

from bot.catalogue import Language
from bot.matches import Match, Message, OfferKind, UserId
from bot.matches.offer import check_offer
from bot.matches.refusals import Refused
from bot.pages import buttons
from bot.pages.buttons import Style, button
from bot.pages.colours import accent
from bot.pages.control_ids import Action
from bot.pages.page import Block, Page, row, rows
from bot.pages.pictures import board_picture
from bot.pages.position_words import tell_position
from bot.pages.standing import tell_state
from bot.pages.story import tell_story
from bot.pages.taste import Taste
from bot.pages.words import tell_heading
from dvonn import Phase


async def current_board_page(
    match: Match,
    viewer: UserId,
    language: Language,
    taste: Taste,
    *,
    note: str = "",
    message: Message | None = None,
    movable: bool = False,
) -> Page:
    """The board as it stands, for one person: with the way to move if it is that person's turn.

    `note` says first why it is shown; `message` is the public board, to jump to; `movable` offers to go on with the
    match in the channel where the page is shown.
    """
    return Page(
        note,
        tell_heading(match, language),
        tell_story(match, language),
        await board_picture(match, language, taste),
        tell_state(match, viewer, language),
        row(*buttons.answers(match, viewer, language)),
        row(
            buttons.make_move(match, language) if match.player_to_move == viewer else None,
            buttons.rematch(match, language) if match.is_over and viewer in match.players else None,
            buttons.to_board(match, message, language),
            buttons.watch(match, language) if _may_watch(match, viewer) else None,
            button(language.say("button-move-here"), Action.MOVE_HERE, match.id) if movable else None,
            buttons.more(match, language),
        ),
        accent=accent(match.to_move),
    )


def _may_watch(match: Match, viewer: UserId) -> bool:
    return viewer not in match.players and not match.is_over


def words_page(match: Match, viewer: UserId, language: Language) -> Page:
    """The whole match in words, for those who can't see the picture."""
    return Page(
        tell_heading(match, language),
        tell_story(match, language),
        tell_position(match.position, language),
        tell_state(match, viewer, language),
        row(*buttons.answers(match, viewer, language)),
        row(
            buttons.make_move(match, language) if match.player_to_move == viewer else None,
            buttons.more(match, language),
        ),
        accent=accent(match.to_move),
    )


def more_page(match: Match, viewer: UserId, language: Language) -> Page:
    """Everything that one can do with a match besides moving."""
    controls = [
        buttons.history(match, language),
        button(language.say("button-in-words"), Action.IN_WORDS, match.id),
        button(language.say("button-rules"), Action.RULES, 1),
    ]
    if viewer in match.players and not match.is_over:
        controls += _players_controls(match, viewer, language)
    return Page(language.say("more-heading", match=match.id), *rows(controls), accent=accent(match.to_move))


def _players_controls(match: Match, viewer: UserId, language: Language) -> list[Block]:
    """What the players of a match that goes on can do, where it makes sense now."""
    controls = []
    if may_plan(match, viewer):
        controls.append(buttons.plan(match, language))
    if _may_offer(match, OfferKind.UNDO, viewer):
        controls.append(button(language.say("button-undo"), Action.UNDO, match.id, match.number))
    if _may_offer(match, OfferKind.DRAW, viewer):
        controls.append(button(language.say("button-draw"), Action.ASK_DRAW, match.id, match.number))
    controls.append(
        button(language.say("button-resign"), Action.ASK_RESIGN, match.id, match.number, style=Style.danger)
    )
    return controls


def may_plan(match: Match, viewer: UserId) -> bool:
    """Whether a player has something to plan: placements at any time, answers while the opponent is to move."""
    return match.position.phase is Phase.PLACING or match.player_to_move != viewer


def _may_offer(match: Match, kind: OfferKind, viewer: UserId) -> bool:
    try:
        check_offer(match, kind, viewer)
    except Refused:
        return False
    return True
