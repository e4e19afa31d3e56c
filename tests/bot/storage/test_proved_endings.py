"""Proofs of endings: queued at the end of a match, stored once, and replaced by reviews."""

import asyncio
from datetime import timedelta

import pytest

from bot.domain import Due, Match, MessageId, ShownBoard
from bot.domain.events import Setup
from bot.domain.proved import LastWin, ProvedEnding, proved_ending
from bot.domain.seen_review import SeenReview
from bot.domain.shown import Message
from bot.features.review.repository import ENDING, EndingRepository
from bot.features.review.service import EDITED_UNTIL, PROVED_AFTER, ProvedEndings
from bot.services.match_lifecycle import continue_match
from bot.services.reviews import note_seen
from bot.storage import Store
from bot.storage.searches import QueuedSearch
from dvonn import Colour, parse_move
from tests.bot.company import ANNA, BEN, HERE, Clock
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.reviewed import proved

WIN = recorded()[1]
PERFECT = ProvedEnding({Colour.WHITE: 70}, LastWin(64, parse_move("c3d3")))
SOME = ProvedEnding({Colour.BLACK: 75}, None)


async def ended(store: Store, clock: Clock, *, plies: int = 80, shown: bool = True) -> Match:
    """A match that Anna has resigned, and whose card is shown."""
    played = match_of(first_plies(WIN, plies))
    async with store.write() as uow:
        match = await uow.matches.add(HERE, played.players, Setup.FULL, played.events)
    async with store.write() as uow:
        match = await uow.matches.find(match.id)
        match = await continue_match(uow, match, match.resign(by=ANNA.id, at=clock()))
    if shown:
        await show(store, match)
    return match


async def show(store: Store, match: Match) -> None:
    async with store.write() as uow:
        board = ShownBoard(Message(HERE.channel, MessageId(7)), match.number)
        await uow.boards.record(match.id, board, before=await uow.boards.of(match.id))


async def found(store: Store, match: Match) -> ProvedEnding | None:
    async with store.read() as uow:
        return await EndingRepository(uow).find(match.id)


async def first_due(store: Store, clock: Clock) -> QueuedSearch | None:
    async with store.read() as uow:
        return await uow.searches.first_due(clock.now, {ENDING: 1})


async def is_behind(store: Store, match: Match) -> bool:
    async with store.read() as uow:
        return match.id in await uow.boards.behind()


async def test_a_match_is_queued_when_it_ends_and_proved_once_its_result_is_shown(store: Store) -> None:
    clock = Clock()
    endings = ProvedEndings(store, clock=clock)
    match = await ended(store, clock, shown=False)
    clock.now += PROVED_AFTER
    async with store.read() as uow:
        assert (await uow.times.due())[Due.SEARCHES] <= clock.now
    due = await first_due(store, clock)
    assert due is not None
    assert due.about == match.id
    assert (await endings.to_prove(match.id)).waits_for_card
    await show(store, match)
    assert not (await endings.to_prove(match.id)).waits_for_card
    assert await endings.keep(match, PERFECT)
    assert await found(store, match) == PERFECT
    assert await is_behind(store, match)
    await show(store, match)
    assert await first_due(store, clock) is None
    assert not await endings.keep(match, SOME)
    assert await found(store, match) == PERFECT
    assert not await is_behind(store, match)


async def test_a_match_in_which_no_stack_was_moved_is_not_proved(store: Store) -> None:
    clock = Clock()
    await ended(store, clock, plies=49)
    clock.now += PROVED_AFTER
    assert await first_due(store, clock) is None


async def test_two_processes_that_have_proved_the_same_ending_store_it_once(store: Store) -> None:
    clock = Clock()
    match = await ended(store, clock)
    outcomes = await asyncio.gather(
        *(ProvedEndings(store, clock=clock).keep(match, ending) for ending in (PERFECT, SOME))
    )
    assert sorted(outcomes) == [False, True]
    assert await found(store, match) == (PERFECT if outcomes[0] else SOME)


@pytest.mark.parametrize("ending", [ProvedEnding({}, None), ProvedEnding({}, LastWin(80, None))])
async def test_what_the_card_does_not_tell_leaves_it_alone(store: Store, ending: ProvedEnding) -> None:
    clock = Clock()
    match = await ended(store, clock)
    assert not await ProvedEndings(store, clock=clock).keep(match, ending)
    assert await found(store, match) == (ending or None)
    assert not await is_behind(store, match)


async def test_a_card_that_can_not_be_shown_holds_no_proof_back_for_long(store: Store) -> None:
    clock = Clock()
    match = await ended(store, clock, shown=False)
    clock.now += EDITED_UNTIL
    assert not (await ProvedEndings(store, clock=clock).to_prove(match.id)).waits_for_card


async def test_an_old_card_is_not_edited_but_what_is_proved_is_stored(store: Store) -> None:
    clock = Clock()
    match = await ended(store, clock)
    clock.now += timedelta(hours=1)
    assert not await ProvedEndings(store, clock=clock).keep(match, PERFECT)
    assert await found(store, match) == PERFECT
    assert not await is_behind(store, match)


async def test_a_review_replaces_what_the_search_of_the_ending_has_proved(store: Store) -> None:
    clock = Clock()
    match = await ended(store, clock)
    await ProvedEndings(store, clock=clock).keep(match, SOME)
    review = proved(match.game, {60: 1})
    await note_seen(store, SeenReview(match, review, BEN.id, Colour.BLACK, clock()))
    expected = proved_ending(match, review)
    assert expected.last_win == LastWin(80, None)
    assert await found(store, match) == expected
