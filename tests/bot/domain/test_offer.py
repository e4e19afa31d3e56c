"""Draws and undos need the other player's consent, and lapse with the next move."""

import pytest

from bot.domain import HaltReason, Match, Offer, OfferKind, UserId
from bot.domain.events import CameBack, Halted, WentAway, WentOn
from bot.domain.offer import accept, offer, refuse
from bot.domain.refusals import RefusalReason
from dvonn import Ended, Game, Pass, Termination
from tests.bot.company import ANNA, BEN, CLEO, NOON
from tests.bot.played import D3, first_plies, match_of, recorded
from tests.bot.refused import refuses

PLACED = match_of(first_plies(recorded()[0], 3))
"""Anna, who is White, has placed the last piece."""

WITH_PASSES = recorded()[1]
"""Black keeps moving while White passes at plies 77, 79, 81 and 83."""


def offered(match: Match, kind: OfferKind, by: UserId) -> Match:
    return match.followed_by(offer(match, kind, by=by, at=NOON))


def played(match: Match) -> Match:
    assert match.player_to_move is not None
    return match.followed_by(
        match.play(match.position.legal_moves()[0], by=match.player_to_move, at=NOON, sure=True)
    )


# offering


@pytest.mark.parametrize("by", [ANNA.id, BEN.id])
def test_either_player_may_offer_a_draw_and_the_other_is_awaited(by: UserId) -> None:
    match = offered(PLACED, OfferKind.DRAW, by)
    assert match.offer == Offer(OfferKind.DRAW, by)
    assert match.awaited == match.opponent_of(by)
    assert (match.position, match.player_to_move) == (PLACED.position, BEN.id)


def test_an_undo_is_asked_for_by_the_player_who_moved_last() -> None:
    assert offered(PLACED, OfferKind.UNDO, ANNA.id).offer == Offer(OfferKind.UNDO, ANNA.id)
    with refuses(RefusalReason.NOTHING_TO_UNDO):
        offer(PLACED, OfferKind.UNDO, by=BEN.id, at=NOON)


def test_there_is_nothing_to_undo_in_a_new_match() -> None:
    for by in (ANNA.id, BEN.id):
        with refuses(RefusalReason.NOTHING_TO_UNDO):
            offer(match_of(Game()), OfferKind.UNDO, by=by, at=NOON)


def test_one_thing_is_offered_at_a_time() -> None:
    match = offered(PLACED, OfferKind.DRAW, ANNA.id)
    for kind in OfferKind:
        for by in (ANNA.id, BEN.id):
            with refuses(RefusalReason.OFFER_STANDS):
                offer(match, kind, by=by, at=NOON)


@pytest.mark.parametrize("kind", OfferKind)
def test_nothing_is_offered_on_a_board_that_has_moved_on(kind: OfferKind) -> None:
    after = played(PLACED)
    with refuses(RefusalReason.BOARD_MOVED_ON):
        offer(after, kind, by=BEN.id, at=NOON, seen=PLACED.number)
    assert offer(after, kind, by=BEN.id, at=NOON, seen=after.number)


def test_only_players_of_a_match_that_continues_offer_and_answer() -> None:
    over = match_of(Game(), resigned_by=ANNA.id)
    for act in (offer, accept, refuse):
        with refuses(RefusalReason.NOT_A_PLAYER):
            act(PLACED, OfferKind.DRAW, by=CLEO.id, at=NOON)
        with refuses(RefusalReason.MATCH_OVER):
            act(over, OfferKind.DRAW, by=BEN.id, at=NOON)


# repeating


@pytest.mark.parametrize("kind", OfferKind)
def test_a_declined_offer_may_be_repeated_once_both_have_moved(kind: OfferKind) -> None:
    declined = offered(PLACED, kind, ANNA.id)
    declined = declined.followed_by(refuse(declined, kind, by=BEN.id, at=NOON))
    with refuses(RefusalReason.OFFER_DECLINED):
        offer(declined, kind, by=ANNA.id, at=NOON)
    undone = kind is OfferKind.UNDO  # only Anna's own last move can be taken back
    with refuses(RefusalReason.NOTHING_TO_UNDO if undone else RefusalReason.OFFER_DECLINED):
        offer(played(declined), kind, by=ANNA.id, at=NOON)
    assert offered(played(played(declined)), kind, ANNA.id).offer == Offer(kind, ANNA.id)


def test_a_declined_offer_stops_neither_the_other_kind_nor_the_other_player() -> None:
    declined = offered(PLACED, OfferKind.DRAW, ANNA.id)
    declined = declined.followed_by(refuse(declined, OfferKind.DRAW, by=BEN.id, at=NOON))
    assert offered(declined, OfferKind.UNDO, ANNA.id).offer == Offer(OfferKind.UNDO, ANNA.id)
    assert offered(declined, OfferKind.DRAW, BEN.id).offer == Offer(OfferKind.DRAW, BEN.id)


# lapsing


def test_an_offer_lapses_with_the_next_move_whoever_plays_it() -> None:
    for by in (ANNA.id, BEN.id):
        match = played(offered(PLACED, OfferKind.DRAW, by))
        assert match.offer is None
        with refuses(RefusalReason.OFFER_LAPSED):
            accept(match, OfferKind.DRAW, by=match.opponent_of(by), at=NOON)


def test_an_offer_outlasts_an_absence_and_a_standstill() -> None:
    match = offered(PLACED, OfferKind.DRAW, ANNA.id)
    for what, by in (
        (WentAway(NOON), BEN.id),
        (Halted(HaltReason.CHANNEL), None),
        (WentOn(), None),
        (CameBack(), BEN.id),
    ):
        match = match.followed_by((match.event(what, NOON, by=by),))
        assert match.offer == Offer(OfferKind.DRAW, ANNA.id)


def test_what_is_refused_can_be_offered_again() -> None:
    match = offered(PLACED, OfferKind.DRAW, ANNA.id)
    match = match.followed_by(refuse(match, OfferKind.DRAW, by=BEN.id, at=NOON))
    assert (match.offer, match.awaited) == (None, BEN.id)
    assert offered(match, OfferKind.DRAW, BEN.id).offer == Offer(OfferKind.DRAW, BEN.id)


def test_an_offer_is_answered_by_the_opponent_only_and_as_what_it_is() -> None:
    match = offered(PLACED, OfferKind.DRAW, ANNA.id)
    for answer in (accept, refuse):
        with refuses(RefusalReason.OWN_OFFER):
            answer(match, OfferKind.DRAW, by=ANNA.id, at=NOON)
        with refuses(RefusalReason.OFFER_LAPSED):
            answer(match, OfferKind.UNDO, by=BEN.id, at=NOON)
        with refuses(RefusalReason.OFFER_LAPSED):
            answer(PLACED, OfferKind.DRAW, by=BEN.id, at=NOON)


def test_nothing_is_offered_any_more_once_the_match_is_over() -> None:
    match = offered(PLACED, OfferKind.DRAW, ANNA.id)
    match = match.followed_by(match.resign(by=BEN.id, at=NOON))
    assert (match.offer, match.awaited) == (None, None)


# agreeing


def test_an_agreed_draw_ends_the_match_without_a_winner() -> None:
    match = offered(PLACED, OfferKind.DRAW, BEN.id)
    match = match.followed_by(accept(match, OfferKind.DRAW, by=ANNA.id, at=NOON))
    assert match.ended == Ended(Termination.AGREEMENT)
    assert match.ended_at == NOON


def test_an_agreed_undo_takes_the_move_back_and_leaves_it_in_the_history() -> None:
    match = offered(PLACED, OfferKind.UNDO, ANNA.id)
    after = match.followed_by(accept(match, OfferKind.UNDO, by=BEN.id, at=NOON))
    assert after.game == first_plies(recorded()[0], 2)
    assert after.events[: match.number] == match.events
    assert after.line == PLACED.line[:2]
    assert (after.player_to_move, after.awaited, after.offer) == (ANNA.id, ANNA.id, None)
    assert after.play(D3, by=ANNA.id, at=NOON)[0].number == after.number + 1


def test_an_undo_takes_the_forced_pass_after_the_move_back_with_it() -> None:
    match = match_of(first_plies(WITH_PASSES, 76))
    passed = match.followed_by(match.play(WITH_PASSES.moves[76], by=BEN.id, at=NOON, sure=True))
    assert isinstance(passed.events[-1].what, Pass)
    asked = offered(passed, OfferKind.UNDO, BEN.id)
    after = asked.followed_by(accept(asked, OfferKind.UNDO, by=ANNA.id, at=NOON))
    assert after.game == match.game
    assert (after.player_to_move, after.passed) == (BEN.id, None)


def test_one_move_after_another_can_be_taken_back_up_to_the_first() -> None:
    match = PLACED
    for left in (2, 1, 0):
        assert match.line[-1].actor is not None
        asked = offered(match, OfferKind.UNDO, match.line[-1].actor)
        match = asked.followed_by(
            accept(asked, OfferKind.UNDO, by=asked.opponent_of(match.line[-1].actor), at=NOON)
        )
        assert match.game == first_plies(recorded()[0], left)
    assert match.last_turn is None


def test_a_move_after_an_undo_can_be_taken_back_too() -> None:
    asked = offered(PLACED, OfferKind.UNDO, ANNA.id)
    match = played(asked.followed_by(accept(asked, OfferKind.UNDO, by=BEN.id, at=NOON)))
    again = offered(match, OfferKind.UNDO, ANNA.id)
    after = again.followed_by(accept(again, OfferKind.UNDO, by=BEN.id, at=NOON))
    assert after.game == first_plies(recorded()[0], 2)


def test_a_control_from_before_the_undo_answers_a_board_that_is_gone() -> None:
    """The button is outdated although its board shows the current position."""
    asked = offered(PLACED, OfferKind.UNDO, ANNA.id)
    after = asked.followed_by(accept(asked, OfferKind.UNDO, by=BEN.id, at=NOON))
    before = first_plies(recorded()[0], 2)
    assert after.game == match_of(before).game
    with refuses(RefusalReason.BOARD_MOVED_ON):
        after.check_turn(ANNA.id, seen=match_of(before).number)
    after.check_turn(ANNA.id, seen=after.number)
