"""The archive finds games in order of their ends, with the results that are left of them."""

import pytest

from bot.domain import MatchId, Person
from bot.domain.glicko import LOSS, WIN
from bot.features.archive.repository import ArchiveRepository
from bot.features.archive.search import ArchivedGame, ArchiveSearch
from bot.features.privacy.service import PersonalData
from bot.services import People
from bot.storage import Store
from dvonn import Colour, Game
from tests.bot.company import ANNA, BEN, HERE
from tests.bot.played import recorded
from tests.bot.storage.test_ratings import World


async def read(
    store: Store, start: MatchId | None = None, *, newer: bool = False, most: int = 9
) -> list[ArchivedGame]:
    """The games after `start`."""
    async with store.read() as uow:
        repository = ArchiveRepository(uow)
        place = await repository.place_of(start) if start else None
        games, _ = await repository.games(ArchiveSearch(), HERE.guild, place, newer=newer, most=most)
    return list(games)


def numbers(games: list[ArchivedGame]) -> list[int]:
    return [game.head.id for game in games]


async def test_one_pages_both_ways_through_games_that_ended_in_the_same_second(store: Store) -> None:
    world = World(store)
    begun = [await world.begin() for _ in range(4)]
    for match in begun:
        await world.matches.resign(match.id, by=BEN.id)
    assert numbers(await read(store)) == [4, 3, 2, 1]
    assert numbers(await read(store, MatchId(3))) == [2, 1]
    assert numbers(await read(store, MatchId(2), newer=True)) == [3, 4]


@pytest.mark.parametrize(("loser", "points"), [(ANNA, LOSS), (BEN, WIN)])
@pytest.mark.parametrize("gone", [ANNA, BEN])
async def test_a_game_keeps_its_result_when_one_of_its_players_is_forgotten(
    store: Store, loser: Person, points: float, gone: Person
) -> None:
    game = recorded()[1]
    opening = Game(game.moves[:80], start=game.start)
    world = World(store)
    match = await world.begin(opening=opening, plies=0)
    await world.matches.resign(match.id, by=loser.id)
    await PersonalData(store, People(store, clock=world.clock), clock=world.clock).forget(gone.id)
    (found,) = await read(store)
    assert found.points == points
    assert found.margin == opening.position.score.margin(Colour.WHITE) != 0
