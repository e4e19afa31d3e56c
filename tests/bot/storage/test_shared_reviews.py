"""The review of a match is posted once, whichever player asks for it, despite crashes and concurrency."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.domain import ChannelId, Message, MessageId
from bot.domain.refusals import RefusalReason, Refused
from bot.features.review.refusals import REVIEW_SHARED
from bot.features.review.service import UNDER_WAY, SharedReviews, SharingAttempt
from bot.storage import Store
from tests.bot.company import ANNA, BEN, CLEO, HERE, Clock
from tests.bot.refused import reasons_of
from tests.bot.storage.begun import new_match

THERE = ChannelId(77)


async def test_only_players_share_and_only_once(store: Store) -> None:
    shared, match = SharedReviews(store, clock=Clock()), await new_match(store)
    assert [await shared.may_be_shared(match, each.id) for each in (ANNA, BEN, CLEO)] == [True, True, False]
    with pytest.raises(Refused) as refused:
        await shared.begin(match, HERE.channel, by=CLEO.id)
    assert refused.value.reason is RefusalReason.NOT_A_PLAYER
    assert await shared.begin(match, HERE.channel, by=ANNA.id) is None
    await shared.done(match, Message(HERE.channel, MessageId(5)))
    assert not await shared.may_be_shared(match, BEN.id)
    with pytest.raises(Refused) as refused:
        await shared.begin(match, THERE, by=BEN.id)
    assert refused.value.reason is REVIEW_SHARED


async def test_an_attempt_that_came_to_nothing_is_made_again_and_one_that_was_lost_is_looked_for(
    store: Store,
) -> None:
    clock = Clock()
    shared, match = SharedReviews(store, clock=clock), await new_match(store)
    await shared.begin(match, HERE.channel, by=ANNA.id)
    await shared.give_up(match.id)
    assert await shared.begin(match, HERE.channel, by=BEN.id) is None
    with pytest.raises(Refused) as refused:
        await shared.begin(match, THERE, by=ANNA.id)
    assert refused.value.reason is REVIEW_SHARED
    began = clock.now
    clock.now += UNDER_WAY
    assert await shared.begin(match, THERE, by=ANNA.id) == SharingAttempt(HERE.channel, began)


async def test_of_two_players_who_share_at_the_same_moment_one_does(stores: Sequence[Store]) -> None:
    match = await new_match(stores[0])
    both = [SharedReviews(store, clock=Clock()) for store in stores]
    outcomes = await asyncio.gather(
        *(each.begin(match, HERE.channel, by=by.id) for each, by in zip(both, (ANNA, BEN), strict=True)),
        return_exceptions=True,
    )
    assert reasons_of(outcomes) == [REVIEW_SHARED]
