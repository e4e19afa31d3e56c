"""What somebody is told privately who did something in a match: that it is done, and what became of its showing."""

from bot.catalogue import Language
from bot.matches import Match, OfferKind, UserId
from bot.pages import buttons
from bot.pages.buttons import button
from bot.pages.colours import OVER, accent
from bot.pages.control_ids import Action
from bot.pages.delivery import Delivered, Delivery, tell_delivery
from bot.pages.page import Block, Page, row
from bot.pages.words import mention, tell_move
from bot.requests.match_pages import may_plan
from dvonn import Move


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
    return _done(
        told,
        match,
        delivery,
        language,
        button(language.say("button-next"), Action.NEXT, match.id) if others_wait else None,
        buttons.plan(match, language) if not match.is_over and may_plan(match, viewer) else None,
    )


def resigned_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """The answer to a resignation."""
    return _done(language.say("done-resigned", match=match.id), match, delivery, language)


def accepted_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """The answer to an accepted challenge."""
    return _done(language.say("done-accepted", match=match.id), match, delivery, language)


def rematch_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """The answer to who asked for a rematch of a match first, with the way to the challenge."""
    if not isinstance(delivery, Delivered):
        return Page(tell_delivery(delivery, language), accent=OVER)
    challenge = buttons.link(language.say("button-to-challenge"), delivery.message, match)
    return Page(language.say("done-rematch"), row(challenge), accent=OVER)


def brought_down_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """The answer to a player who asked for the board in its own channel."""
    return _done(language.say("done-board-shown", match=match.id), match, delivery, language)


def moved_here_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """The answer to a player who brought the match into another channel."""
    return _done(language.say("done-moved-here", match=match.id), match, delivery, language)


def offered_page(
    match: Match, kind: OfferKind, viewer: UserId, delivery: Delivery, language: Language
) -> Page:
    """The answer to somebody who has offered something."""
    told = language.say(
        "done-offered-draw" if kind is OfferKind.DRAW else "done-offered-undo",
        opponent=mention(match.opponent_of(viewer), language),
    )
    return _done(told, match, delivery, language)


def agreed_page(match: Match, kind: OfferKind, delivery: Delivery, language: Language) -> Page:
    """The answer to somebody who has agreed to an offer."""
    told = language.say("done-agreed-draw" if kind is OfferKind.DRAW else "done-agreed-undo", match=match.id)
    return _done(told, match, delivery, language)


def refused_page(match: Match, kind: OfferKind, delivery: Delivery, language: Language) -> Page:
    """The answer to somebody who has turned an offer down."""
    told = language.say("done-refused-draw" if kind is OfferKind.DRAW else "done-refused-undo")
    return _done(told, match, delivery, language)


def _done(told: str, match: Match, delivery: Delivery, language: Language, *further: Block | None) -> Page:
    board = delivery.message if isinstance(delivery, Delivered) else None
    return Page(
        told,
        tell_delivery(delivery, language),
        row(buttons.to_board(match, board, language), *further),
        accent=accent(match.to_move),
    )
