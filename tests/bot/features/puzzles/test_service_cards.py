"""Puzzle cards: concurrent changes happen once."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain import GuildId
from bot.domain.cluster import ShardSet
from bot.domain.puzzle import OPEN_FOR, PuzzleId
from bot.features.puzzles.refusals import PUZZLE_OPEN
from bot.features.puzzles.repository import CARD, PuzzleCardRepository, card_key
from bot.features.puzzles.service import PuzzleCards, Puzzling
from bot.services import Servers
from bot.storage import Store
from tests.bot.company import ANNA, BEN, CLEO, HERE, NOON
from tests.bot.refused import refuses
from tests.bot.services.test_puzzles import PUZZLES, Few, puzzling

__all__ = ["puzzling"]

TODAY = NOON + timedelta(hours=2)


@pytest.fixture
def cards(store: Store) -> PuzzleCards:
    return PuzzleCards(store, clock=lambda: TODAY, collection=Few)


async def ask_for_daily(store: Store) -> None:
    """Turn on the server's daily puzzle at 13:00; it is noon."""
    servers = Servers(store, clock=lambda: NOON)
    await servers.settle(
        HERE.guild, lambda settings: replace(settings, daily_channel=HERE.channel, daily_hour=13)
    )


async def daily_due(store: Store) -> Sequence[GuildId]:
    async with store.read() as uow:
        return await PuzzleCardRepository(uow).daily_due(TODAY)


async def test_of_processes_at_the_same_moment_one_begins_the_day(store: Store, cards: PuzzleCards) -> None:
    await ask_for_daily(store)
    assert await daily_due(store) == [HERE.guild]
    begun = await asyncio.gather(*(cards.begin_day(HERE.guild) for _ in range(4)))
    assert len([card for card in begun if card]) == 1
    assert await daily_due(store) == []


async def test_a_server_that_is_gone_gets_no_puzzle_of_the_day(store: Store, cards: PuzzleCards) -> None:
    await ask_for_daily(store)
    await Servers(store, clock=lambda: TODAY).remove(HERE.guild)
    assert await cards.begin_day(HERE.guild) is None
    assert await daily_due(store) == []


async def test_a_server_of_another_process_is_left_to_that(store: Store) -> None:
    await ask_for_daily(store)
    shard = (HERE.guild >> 22) % 2
    store.shard_set = ShardSet(2, frozenset({1 - shard}))
    assert await daily_due(store) == []
    store.shard_set = ShardSet(2, frozenset({shard}))
    assert await daily_due(store) == [HERE.guild]


async def test_two_who_share_at_the_same_moment_share_one(cards: PuzzleCards) -> None:
    shared = await asyncio.gather(
        *(cards.share(user, HERE, None, PuzzleId(1)) for user in (ANNA.id, BEN.id)), return_exceptions=True
    )
    assert len([each for each in shared if isinstance(each, Exception)]) == 1
    with refuses(PUZZLE_OPEN):
        await cards.share(BEN.id, HERE, None, PuzzleId(2))


async def test_a_user_who_solves_it_at_the_same_moment_is_named_once(
    cards: PuzzleCards, puzzling: Puzzling, store: Store
) -> None:
    card = await cards.share(ANNA.id, HERE, None, PuzzleId(1))
    tries = [(user, PUZZLES[PuzzleId(1)]) for user in (ANNA.id, BEN.id, ANNA.id, BEN.id)]
    await asyncio.gather(*(puzzling.tried(*each, HERE.guild, solved=True) for each in tries))
    async with store.read() as uow:
        found = await PuzzleCardRepository(uow).finders(card)
        assert await uow.views.due(TODAY, {CARD}) == [card_key(card)]
    assert (found.count, sorted(found.first)) == (2, sorted([ANNA.id, BEN.id]))


async def test_a_user_who_has_seen_the_solution_or_solves_it_elsewhere_or_too_late_is_not_named(
    cards: PuzzleCards, puzzling: Puzzling, store: Store
) -> None:
    card, puzzle = await cards.share(ANNA.id, HERE, None, PuzzleId(1)), PUZZLES[PuzzleId(1)]
    await puzzling.give_up(ANNA.id, puzzle, HERE.guild)
    await puzzling.tried(ANNA.id, puzzle, HERE.guild, solved=True)
    await puzzling.tried(BEN.id, puzzle, type(HERE.guild)(HERE.guild + 1), solved=True)
    async with store.write() as uow:
        assert await PuzzleCardRepository(uow).close_due(TODAY + OPEN_FOR) == [card]
    await puzzling.tried(CLEO.id, puzzle, HERE.guild, solved=True)
    async with store.read() as uow:
        assert (await PuzzleCardRepository(uow).finders(card)).count == 0
