"""Own mistakes as they are stored: kept once, answered once, over 40 days, by two processes, and forgotten."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.domain import Match, Setup, UserId
from bot.domain.events import Cancelled, CancelReason
from bot.domain.seen_review import SeenReview
from bot.features.own_mistakes import service
from bot.features.own_mistakes.latest_games import GamePart, GivenAway
from bot.features.own_mistakes.learning import Mistake
from bot.features.own_mistakes.repository import OwnMistakeRepository, WaitingMistakes
from bot.features.own_mistakes.service import OwnMistakes
from bot.features.privacy.service import PersonalData
from bot.services.people import People
from bot.services.reviews import note_seen
from bot.storage import Store
from dvonn import Colour
from tests.bot.company import ANNA, BEN, HERE, Clock
from tests.bot.played import match_of, recorded
from tests.bot.reviewed import reviewed
from tests.bot.storage.begun import add_match

DAY = timedelta(days=1)
GAME = recorded()[1]
REVIEW = reviewed(GAME)
OWN = sorted(REVIEW.mistakes[Colour.WHITE], key=lambda move: move.ply)


async def seen_review(store: Store, clock: Clock) -> Match:
    """A finished match whose review its White player, Anna, has seen."""
    played = match_of(GAME)
    async with store.write() as uow:
        match = await uow.matches.add(HERE, played.players, Setup.FULL, played.events)
    await note_seen(store, SeenReview(match, REVIEW, ANNA.id, Colour.WHITE, clock()))
    return match


async def kept_of(store: Store, user: UserId, match: Match) -> Sequence[Mistake]:
    async with store.read() as uow:
        return await OwnMistakeRepository(uow).of_match(user, match.id)


async def due(store: Store, user: UserId, clock: Clock) -> Sequence[Mistake]:
    async with store.read() as uow:
        return await OwnMistakeRepository(uow).due(user, clock(), most=50)


async def find(store: Store, user: UserId, match: Match, ply: int) -> Mistake | None:
    async with store.read() as uow:
        return await OwnMistakeRepository(uow).find(user, match.id, ply)


async def waiting(store: Store, user: UserId) -> WaitingMistakes:
    async with store.read() as uow:
        return await OwnMistakeRepository(uow).waiting(user)


async def test_the_own_mistakes_of_a_review_are_kept_once_and_those_of_the_opponent_not(store: Store) -> None:
    clock = Clock()
    match = await seen_review(store, clock)
    mistakes = OwnMistakes(store, clock=clock)
    kept = await kept_of(store, ANNA.id, match)
    assert [(each.ply, each.better) for each in kept] == [(each.ply, each.before.line[0]) for each in OWN]
    assert await kept_of(store, BEN.id, match) == []
    clock.now += DAY
    answered, counted = await mistakes.answer(ANNA.id, kept[0], right=True)
    assert counted
    await note_seen(store, SeenReview(match, REVIEW, ANNA.id, Colour.WHITE, clock()))
    assert await find(store, ANNA.id, match, kept[0].ply) == answered
    assert (await waiting(store, ANNA.id)).count == 3


async def test_over_forty_days_each_mistake_comes_back_three_times_and_then_never(store: Store) -> None:
    clock = Clock()
    match = await seen_review(store, clock)
    begun, came = clock.now, []
    for day in range(60):
        mistakes = OwnMistakes(store, clock=clock)  # each day another process
        for mistake in await due(store, ANNA.id, clock):
            came.append((day, mistake.ply))
            await mistakes.answer(ANNA.id, mistake, right=not (day == 8 and mistake.ply == OWN[1].ply))
        clock.now = begun + (day + 1) * DAY
    straight = [1, 8, 38]
    assert [day for day, ply in came if ply == OWN[0].ply] == straight
    assert [day for day, ply in came if ply == OWN[1].ply] == [1, 8, 9, 16, 46]
    assert [day for day, ply in came if ply == OWN[2].ply] == straight
    assert await due(store, ANNA.id, clock) == []
    assert (await waiting(store, ANNA.id)).next_at is None
    assert all(each.is_learned for each in await kept_of(store, ANNA.id, match))


async def test_of_two_answers_at_the_same_moment_one_counts(stores: Sequence[Store]) -> None:
    clock = Clock()
    match = await seen_review(stores[0], clock)
    clock.now += DAY
    both = [OwnMistakes(store, clock=clock) for store in stores]
    (mistake, *_) = await due(stores[0], ANNA.id, clock)
    answers = await asyncio.gather(*(each.answer(ANNA.id, mistake, right=True) for each in both))
    assert sorted(counted for _, counted in answers) == [False, True]
    known = await find(stores[0], ANNA.id, match, mistake.ply)
    assert known
    assert known.solved == 1


async def test_nobody_else_finds_a_mistake_by_its_number(store: Store) -> None:
    clock = Clock()
    match = await seen_review(store, clock)
    clock.now += DAY
    assert await find(store, BEN.id, match, OWN[0].ply) is None
    assert await due(store, BEN.id, clock) == []


async def test_what_a_game_gave_away_is_read_as_it_was_stored(store: Store) -> None:
    match = await seen_review(store, Clock())
    points = dict(zip(GamePart, (1.5, 0.0, 20.25), strict=True))
    for given in (GivenAway(points, None), GivenAway(points, GamePart.ENDING)):
        async with store.write() as uow:
            await OwnMistakeRepository(uow).keep_given_away(BEN.id, match.id, given)
        async with store.read() as uow:
            assert await OwnMistakeRepository(uow).given_away(BEN.id, [match.id]) == {match.id: given}


async def test_the_latest_games_are_those_of_the_user_without_cancelled_ones(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "LATEST", 2)
    clock = Clock()
    await seen_review(store, clock)
    played = match_of(GAME)
    async with store.write() as uow:
        await uow.matches.add(HERE, played.players, Setup.FULL, played.events)
        for number in range(2):
            begun = await add_match(uow)
            late = played.events[-1].at + timedelta(hours=number + 1)
            cancelled = begun.event(Cancelled(CancelReason.MANAGER), late)
            await uow.matches.append(begun, (cancelled,))
    hers, his = [await OwnMistakes(store, clock=clock).latest_games(each.id) for each in (ANNA, BEN)]
    assert (hers.won, hers.lost, hers.reviewed) == (2, 0, 1)
    assert (his.won, his.lost, his.reviewed) == (0, 2, 0)
    assert sum(hers.points.values()) > 0


async def test_a_forgotten_users_mistakes_go_and_the_opponents_stay(store: Store) -> None:
    clock = Clock()
    match = await seen_review(store, clock)
    await note_seen(store, SeenReview(match, REVIEW, BEN.id, Colour.BLACK, clock()))
    people = People(store, clock=clock)
    data = PersonalData(store, people, clock=clock)
    assert (await data.kept(ANNA.id)).counts["kept-mistakes"] == 3
    await data.forget(ANNA.id)
    assert await kept_of(store, ANNA.id, match) == []
    assert (await data.kept(ANNA.id)).counts["kept-mistakes"] == 0
    assert len(await kept_of(store, BEN.id, match)) == 2
