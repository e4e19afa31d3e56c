"""Pages for undo, draw and resignation: confirmations and results."""

from bot.catalogue import Language
from bot.domain import EventNumber, Match, MatchId, OfferKind, UserId
from bot.domain.offer import check_offer
from bot.domain.refusals import Refused
from bot.pages.consequences import describe_score
from bot.pages.game_words import phase_id
from bot.pages.match_status import describe_offer
from bot.pages.occasions import words_of
from bot.toolkit.action_slots import ActionContext, Placement, action_button, action_buttons
from bot.toolkit.answer import Delivery, done_page, never_mind
from bot.toolkit.control import Control, Style, button
from bot.toolkit.page import Block, Page, row
from bot.toolkit.words import DANGER, accent, mention


class Undo(Control, action="undo"):
    match: MatchId
    seen: EventNumber


class AskDraw(Control, action="draw"):
    """A control that asks for confirmation before offering a draw."""

    match: MatchId
    seen: EventNumber


class OfferDraw(Control, action="offer-draw"):
    match: MatchId
    seen: EventNumber


class AskAgree(Control, action="agree"):
    """A control that asks for confirmation before agreeing to an offer."""

    match: MatchId
    seen: EventNumber
    kind: OfferKind


class Agree(Control, action="agreed"):
    match: MatchId
    seen: EventNumber
    kind: OfferKind


class Refuse(Control, action="refuse"):
    match: MatchId
    seen: EventNumber
    kind: OfferKind


class AskResign(Control, action="resign"):
    """A control that asks for confirmation before resigning."""

    match: MatchId


class Resign(Control, action="resigned"):
    match: MatchId


# action slots


@action_button(Placement.ANSWERS, 10)
def _agree_button(view: ActionContext) -> Block | None:
    """Return the button to agree. A draw asks for confirmation, because it ends the match; an undo does not."""
    match, offer = view.match, view.match.offer
    if offer is None or match.awaited != view.viewer:
        return None
    ask = AskAgree if offer.kind is OfferKind.DRAW else Agree
    control = ask(match.id, match.number, offer.kind)
    return button(view.language.say("button-accept"), control, style=Style.success)


@action_button(Placement.ANSWERS, 20)
def _refuse_button(view: ActionContext) -> Block | None:
    match, offer = view.match, view.match.offer
    if offer is None or match.awaited != view.viewer:
        return None
    return button(view.language.say("button-decline"), Refuse(match.id, match.number, offer.kind))


@action_button(Placement.MORE_PLAY, 50)
def _undo_button(view: ActionContext) -> Block | None:
    if not _may_offer(view, OfferKind.UNDO):
        return None
    return button(view.language.say("button-undo"), Undo(view.match.id, view.match.number))


@action_button(Placement.MORE_PLAY, 60)
def _draw_button(view: ActionContext) -> Block | None:
    if not _may_offer(view, OfferKind.DRAW):
        return None
    return button(view.language.say("button-draw"), AskDraw(view.match.id, view.match.number))


@action_button(Placement.MORE_PLAY, 70)
def _resign_button(view: ActionContext) -> Block | None:
    match = view.match
    if match.is_over or not view.plays:
        return None
    return button(view.language.say("button-resign"), AskResign(match.id), style=Style.danger)


def _may_offer(view: ActionContext, kind: OfferKind) -> bool:
    if view.viewer is None:
        return False
    try:
        check_offer(view.match, kind, view.viewer)
    except Refused:
        return False
    return True


# questions


def ask_resign_page(match: Match, viewer: UserId, language: Language) -> Page:
    """Ask for confirmation; a pending offer comes first, because answering it may make resigning needless."""
    draw = button(language.say("button-draw"), AskDraw(match.id, match.number))
    return Page(
        describe_offer(match, language, addressed=viewer),
        row(*action_buttons(Placement.ANSWERS, ActionContext(match, language, viewer))),
        words_of(match.occasion).ask_to_resign(language)
        or language.say(
            "ask-resign-early" if match.is_cancelled_by_resigning else "ask-resign",
            match=match.id,
            opponent=mention(match.opponent_of(viewer), language),
        ),
        row(
            button(language.say("button-resign"), Resign(match.id), style=Style.danger),
            draw if match.offer is None and match.policy.draws else None,
            never_mind(language),
        ),
        accent=DANGER,
    )


def ask_draw_page(match: Match, viewer: UserId, language: Language) -> Page:
    return Page(
        language.say("ask-draw", match=match.id, opponent=mention(match.opponent_of(viewer), language)),
        row(
            button(language.say("button-draw"), OfferDraw(match.id, match.number), style=Style.primary),
            never_mind(language),
        ),
        accent=accent(match.to_move),
    )


def ask_agree_page(match: Match, viewer: UserId, language: Language) -> Page:
    position, agree = match.position, Agree(match.id, match.number, OfferKind.DRAW)
    return Page(
        language.say(
            "ask-agree",
            match=match.id,
            phase=phase_id(position),
            score=describe_score(position, match.players.colour_of(viewer), language),
        ),
        row(button(language.say("button-accept"), agree, style=Style.success), never_mind(language)),
        accent=accent(match.to_move),
    )


# answers


def resigned_page(match: Match, delivery: Delivery, language: Language) -> Page:
    return done_page(language.say("done-resigned", match=match.id), match, delivery, language)


def offered_page(
    match: Match, kind: OfferKind, viewer: UserId, delivery: Delivery, language: Language
) -> Page:
    sentence = language.say(
        "done-offered-draw" if kind is OfferKind.DRAW else "done-offered-undo",
        opponent=mention(match.opponent_of(viewer), language),
    )
    return done_page(sentence, match, delivery, language)


def agreed_page(match: Match, kind: OfferKind, delivery: Delivery, language: Language) -> Page:
    sentence = language.say(
        "done-agreed-draw" if kind is OfferKind.DRAW else "done-agreed-undo", match=match.id
    )
    return done_page(sentence, match, delivery, language)


def refused_page(match: Match, delivery: Delivery, language: Language) -> Page:
    return done_page(language.say("done-refused"), match, delivery, language)


def computer_agreed_page(match: Match, kind: OfferKind, delivery: Delivery, language: Language) -> Page:
    """Confirm that the computer has agreed."""
    sentence = "computer-agreed-draw" if kind is OfferKind.DRAW else "computer-agreed-undo"
    return done_page(language.say(sentence, match=match.id), match, delivery, language)


def declined_draw_page(language: Language) -> Page:
    """Say that the computer declines a draw because the result is still open."""
    return Page(language.say("computer-plays-on"))
