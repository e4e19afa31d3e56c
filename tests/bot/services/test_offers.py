"""Offers: draws and undos, and their consequences."""

import pytest

from bot.domain import Match, OfferKind, Pace
from bot.domain.refusals import RefusalReason
from bot.services import Matches
from bot.storage import Store
from dvonn import Ended, Termination
from tests.bot.company import ANNA, BEN, Clock
from tests.bot.played import C3, D3, E3
from tests.bot.refused import refuses
from tests.bot.services.conftest import Begin
from tests.bot.services.kept import kept_match, kept_plans
from tests.bot.services.test_matches import NOWHERE


@pytest.fixture
async def match(begin: Begin, service: Matches, clock: Clock) -> Match:
    """A match in which Anna has placed a piece, and Ben has a day to move."""
    new = await begin(pace=Pace.ONE)
    clock.go_on(hours=5)
    return await service.play(new.id, C3, by=ANNA.id)


async def test_an_offer_and_its_refusal_are_kept(match: Match, service: Matches, store: Store) -> None:
    asked = await service.offer(match.id, OfferKind.DRAW, by=ANNA.id)
    assert await kept_match(store, match.id) == asked
    assert asked.awaited == BEN.id
    refused = await service.refuse_offer(match.id, OfferKind.DRAW, by=BEN.id)
    assert await kept_match(store, match.id) == refused
    assert refused.offer is None


async def test_an_offer_takes_no_time_and_gives_none(match: Match, service: Matches, clock: Clock) -> None:
    for by in (ANNA.id, BEN.id):
        clock.go_on(hours=1)
        assert (await service.offer(match.id, OfferKind.DRAW, by=by)).clock == match.clock
        clock.go_on(hours=1)
        opponent = match.opponent_of(by)
        assert (await service.refuse_offer(match.id, OfferKind.DRAW, by=opponent)).clock == match.clock


async def test_an_agreed_draw_ends_the_match(match: Match, service: Matches, store: Store) -> None:
    await service.offer(match.id, OfferKind.DRAW, by=BEN.id)
    over = await service.accept_offer(match.id, OfferKind.DRAW, by=ANNA.id)
    assert over.ended == Ended(Termination.AGREEMENT)
    assert await kept_match(store, match.id) == over


async def test_an_agreed_undo_winds_the_clock_again_for_the_player_who_is_to_move_again(
    match: Match, service: Matches, store: Store, clock: Clock
) -> None:
    await service.offer(match.id, OfferKind.UNDO, by=ANNA.id)
    clock.go_on(hours=3)
    after = await service.accept_offer(match.id, OfferKind.UNDO, by=BEN.id)
    assert after.player_to_move == ANNA.id
    assert after.clock.due == clock.now + Pace.ONE.bank
    assert await kept_match(store, match.id) == after
    assert (await service.play(match.id, D3, by=ANNA.id)).player_to_move == BEN.id


async def test_an_undo_drops_what_was_planned(match: Match, service: Matches, store: Store) -> None:
    await service.plan_spaces(match.id, [D3.space, E3.space], by=ANNA.id)
    await service.offer(match.id, OfferKind.UNDO, by=ANNA.id)
    after = await service.accept_offer(match.id, OfferKind.UNDO, by=BEN.id)
    assert after.position.stacks == {}
    assert await kept_plans(store, match.id) == {}


async def test_a_move_that_was_answered_by_a_plan_cannot_be_taken_back(
    begin: Begin, service: Matches
) -> None:
    new = await begin()
    await service.plan_spaces(new.id, [D3.space], by=BEN.id)
    match = await service.play(new.id, C3, by=ANNA.id)
    assert match.position.stacks.keys() == {C3.space, D3.space}
    asked = await service.offer(match.id, OfferKind.UNDO, by=BEN.id)
    assert asked.awaited == ANNA.id
    with refuses(RefusalReason.OWN_OFFER):
        await service.accept_offer(match.id, OfferKind.UNDO, by=BEN.id)


async def test_a_button_from_before_an_offer_still_plays(match: Match, service: Matches) -> None:
    await service.offer(match.id, OfferKind.DRAW, by=ANNA.id)
    after = await service.play(match.id, D3, by=BEN.id, seen=match.number)
    assert after.player_to_move == ANNA.id
    with refuses(RefusalReason.OFFER_LAPSED):
        await service.accept_offer(match.id, OfferKind.DRAW, by=BEN.id)


async def test_an_answer_to_an_offer_is_none_to_the_same_made_again_later(
    match: Match, service: Matches
) -> None:
    lapsed = await service.offer(match.id, OfferKind.UNDO, by=ANNA.id)
    await service.play(match.id, D3, by=BEN.id)
    await service.play(match.id, E3, by=ANNA.id)
    again = await service.offer(match.id, OfferKind.UNDO, by=ANNA.id)
    for answer in (service.accept_offer, service.refuse_offer):
        with refuses(RefusalReason.OFFER_LAPSED):
            await answer(match.id, OfferKind.UNDO, by=BEN.id, seen=lapsed.number)
    after = await service.accept_offer(match.id, OfferKind.UNDO, by=BEN.id, seen=again.number)
    assert after.position.stacks.keys() == {C3.space, D3.space}


async def test_of_two_answers_to_an_offer_the_first_counts(match: Match, service: Matches) -> None:
    await service.offer(match.id, OfferKind.UNDO, by=ANNA.id)
    await service.accept_offer(match.id, OfferKind.UNDO, by=BEN.id)
    for answer in (service.accept_offer, service.refuse_offer):
        with refuses(RefusalReason.OFFER_LAPSED):
            await answer(match.id, OfferKind.UNDO, by=BEN.id)
    with refuses(RefusalReason.NOT_YOUR_TURN):
        await service.play(match.id, D3, by=BEN.id)


async def test_nothing_is_offered_in_a_match_that_is_not_there(service: Matches) -> None:
    for ask in (service.offer, service.accept_offer, service.refuse_offer):
        with refuses(RefusalReason.NO_SUCH_MATCH):
            await ask(NOWHERE, OfferKind.DRAW, by=ANNA.id)
