"""Offers of a draw or an undo, which need the opponent's consent. An offer lapses with the next move."""

from datetime import datetime

from bot.domain.events import BoardChange, Declined, DrawAgreed, Event, Offer, Offered, OfferKind, Undone
from bot.domain.ids import UserId
from bot.domain.match import Match
from bot.domain.refusals import RefusalReason, Refused
from dvonn import PASS

MOVES_BETWEEN = 2
"""How many moves must follow a declined offer before the same player may repeat it."""


def check_offer(match: Match, kind: OfferKind, by: UserId, seen: int | None = None) -> None:
    """Check that a player may make an offer: an undo only until the opponent has moved, except against the computer.

    `seen` is the event number that the control was rendered for. Raises `Refused`: NOT_A_PLAYER, MATCH_OVER,
    BOARD_MOVED_ON, `Policy.forbids`, OFFER_STANDS, NOTHING_TO_UNDO, OFFER_DECLINED.
    """
    match.check_running(by, seen)
    match.check_allowed(match.policy.draws if kind is OfferKind.DRAW else match.policy.undo)
    if match.offer:
        raise Refused(RefusalReason.OFFER_STANDS, match)
    if kind is OfferKind.UNDO:
        move_to_undo(match, by)
    if _is_too_soon(match, kind, by):
        raise Refused(RefusalReason.OFFER_DECLINED, match)


def _is_too_soon(match: Match, kind: OfferKind, by: UserId) -> bool:
    """Whether the opponent has declined this offer and fewer than `MOVES_BETWEEN` moves followed.

    Each offer pings the opponent.
    """
    changes = 0
    for event in reversed(match.events):
        changes += isinstance(event.what, BoardChange)
        if changes >= MOVES_BETWEEN:
            return False
        if event.what == Declined(kind) and event.actor != by:
            return True
    return False


def offer(
    match: Match, kind: OfferKind, *, by: UserId, at: datetime, seen: int | None = None
) -> tuple[Event, ...]:
    """Return the event of an offer. Raises what `check_offer` raises."""
    check_offer(match, kind, by, seen)
    return (match.event(Offered(kind), at, by=by),)


def accept(
    match: Match, kind: OfferKind, *, by: UserId, at: datetime, seen: int | None = None
) -> tuple[Event, ...]:
    """Return the event of an acceptance: the draw, or the undo of the proposer's last move and all that followed.

    Raises what `check_answer` raises.
    """
    standing = check_answer(match, kind, by, seen)
    if kind is OfferKind.DRAW:
        return (match.event(DrawAgreed(), at, by=by),)
    undone = move_to_undo(match, standing.by)
    return (match.event(Undone(undone.number), at, by=by),)


def refuse(
    match: Match, kind: OfferKind, *, by: UserId, at: datetime, seen: int | None = None
) -> tuple[Event, ...]:
    """Return the event of a refusal. Raises what `check_answer` raises."""
    check_answer(match, kind, by, seen)
    return (match.event(Declined(kind), at, by=by),)


def check_answer(match: Match, kind: OfferKind, by: UserId, seen: int | None = None) -> Offer:
    """Check that a player may answer an offer, and return the offer.

    `seen` is the number of the last event when the offer was made, if known. An offer lapses with each change of the
    board; its buttons don't answer the same offer made again. Raises `Refused`: NOT_A_PLAYER, MATCH_OVER, OWN_OFFER,
    OFFER_LAPSED.
    """
    try:
        match.check_running(by, seen)
    except Refused as moved_on:
        if moved_on.reason is not RefusalReason.BOARD_MOVED_ON:
            raise
        raise Refused(RefusalReason.OFFER_LAPSED, match) from moved_on
    if match.offer is None or match.offer.kind is not kind:
        raise Refused(RefusalReason.OFFER_LAPSED, match)
    if match.offer.by == by:
        raise Refused(RefusalReason.OWN_OFFER, match)
    return match.offer


def move_to_undo(match: Match, player: UserId) -> Event:
    """Return the player's last move if it can be undone: only the computer may have moved after it.

    Raises `Refused`: NOTHING_TO_UNDO.
    """
    played = [event for event in reversed(match.line) if event.what is not PASS]
    for event in played if match.computer else played[:1]:
        if event.actor == player:
            return event
    raise Refused(RefusalReason.NOTHING_TO_UNDO, match)
