"""The questions before what can't be taken back: resigning, offering a draw, agreeing to one."""

from bot.catalogue import Language
from bot.matches import Match, OfferKind, UserId
from bot.pages import buttons
from bot.pages.buttons import Style, button
from bot.pages.colours import OVER, accent
from bot.pages.control_ids import Action
from bot.pages.page import Page, row
from bot.pages.words import mention


def ask_resign_page(match: Match, viewer: UserId, language: Language) -> Page:
    """The question before a resignation."""
    return Page(
        language.say("ask-resign", match=match.id, opponent=mention(match.opponent_of(viewer), language)),
        row(
            button(language.say("button-resign"), Action.RESIGN, match.id, match.number, style=Style.danger),
            button(language.say("button-draw"), Action.ASK_DRAW, match.id, match.number)
            if match.offer is None
            else None,
            buttons.close(language),
        ),
        accent=OVER,
    )


def ask_draw_page(match: Match, viewer: UserId, language: Language) -> Page:
    """The question before a draw is offered."""
    return Page(
        language.say("ask-draw", match=match.id, opponent=mention(match.opponent_of(viewer), language)),
        row(
            button(
                language.say("button-draw"), Action.OFFER_DRAW, match.id, match.number, style=Style.primary
            ),
            buttons.close(language),
        ),
        accent=accent(match.to_move),
    )


def ask_agree_page(match: Match, viewer: UserId, language: Language) -> Page:
    """The question before a draw is agreed to: the match ends with it."""
    score = match.position.score
    return Page(
        language.say(
            "ask-agree",
            match=match.id,
            opponent=mention(match.opponent_of(viewer), language),
            white=score.white,
            black=score.black,
        ),
        row(
            button(
                language.say("button-agree"),
                Action.AGREE,
                match.id,
                match.number,
                OfferKind.DRAW,
                style=Style.success,
            ),
            buttons.close(language),
        ),
        accent=accent(match.to_move),
    )
