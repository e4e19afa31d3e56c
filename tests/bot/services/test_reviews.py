"""Reviews are computed once for all callers, and cached."""

import asyncio
import itertools
from collections.abc import Iterator

import pytest

from bot.domain import MatchId
from bot.domain.computer import Review
from bot.services.reviews import MOST_KEPT, Reviews, _key
from dvonn import SPACES, Game, Place
from tests.bot.played import first_plies, recorded
from tests.bot.reviewed import PlainComputerPlayer, judged

WIN = recorded()[1]
ONE = MatchId(1)


class Held(PlainComputerPlayer):
    """Computes reviews once released, and records cancellations."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        self.cancelled = False

    async def review(self, game: Game, *, match: MatchId) -> Review:
        self.begun.set()
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.cancelled = True
            raise
        return await super().review(game, match=match)


async def test_who_asks_again_gets_the_same_review_at_once() -> None:
    computer_player = PlainComputerPlayer()
    reviews = Reviews(lambda: computer_player)
    first = await reviews.of(WIN, match=ONE)
    assert await reviews.of(Game(WIN.moves), match=MatchId(2)) is first
    await reviews.of(first_plies(WIN, 80), match=ONE)
    assert computer_player.reviews == 2


async def test_those_who_ask_at_the_same_time_wait_for_one_review_even_if_one_of_them_leaves() -> None:
    computer_player = Held()
    reviews = Reviews(lambda: computer_player)
    one, other = (asyncio.create_task(reviews.of(WIN, match=ONE)) for _ in range(2))
    await computer_player.begun.wait()
    one.cancel()
    computer_player.go_on.set()
    assert (await other).first == 49
    assert computer_player.reviews == 1
    assert one.cancelled()


async def test_a_review_that_nobody_waits_for_any_more_is_given_up() -> None:
    computer_player = Held()
    reviews = Reviews(lambda: computer_player)
    asked = asyncio.create_task(reviews.of(WIN, match=ONE))
    await computer_player.begun.wait()
    asked.cancel()
    await asyncio.wait({asked})
    await asyncio.sleep(0)
    assert computer_player.cancelled
    computer_player.go_on.set()
    await reviews.of(WIN, match=ONE)
    assert computer_player.reviews == 1


async def test_one_that_failed_is_made_when_somebody_asks_again() -> None:
    class Busy(PlainComputerPlayer):
        async def review(self, game: Game, *, match: MatchId) -> Review:
            if not self.reviews:
                self.reviews = 1
                raise TimeoutError
            return await super().review(game, match=match)

    computer_player = Busy()
    reviews = Reviews(lambda: computer_player)
    with pytest.raises(TimeoutError):
        await reviews.of(WIN, match=ONE)
    assert (await reviews.of(WIN, match=ONE)).first == 49


async def test_only_so_many_are_kept_those_that_were_asked_for_last() -> None:
    computer_player = PlainComputerPlayer()
    reviews = Reviews(lambda: computer_player)
    review = await reviews.of(WIN, match=ONE)

    for game in itertools.islice(short_games(), MOST_KEPT):
        reviews._keep(_key(game), review)
        await reviews.of(WIN, match=ONE)
    assert computer_player.reviews == 1
    for game in itertools.islice(short_games(), MOST_KEPT):
        reviews._keep(_key(game), review)
    await reviews.of(WIN, match=ONE)
    assert computer_player.reviews == 2


def short_games() -> Iterator[Game]:
    """Distinct games of two placements."""
    for pair in itertools.permutations(SPACES, 2):
        yield Game(map(Place, pair))


async def test_a_single_position_is_shown_as_its_review_has_it() -> None:
    reviews = Reviews(PlainComputerPlayer)
    assert await reviews.standing(WIN, 60, match=ONE) == judged(WIN.position_at(60))
    review = await reviews.of(WIN, match=ONE)
    assert await reviews.standing(WIN, 60, match=ONE) is review.at(60)
