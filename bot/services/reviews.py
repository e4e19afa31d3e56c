"""Reviews of games, cached in memory; all who request one share its computation.

They aren't stored: a review is deterministic and computed again in a few seconds, while stored reviews would have to be
replaced with each version that judges differently.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.domain.computer import ComputerPlayer, Evaluation, Review
from bot.domain.ids import MatchId
from bot.domain.seen_review import SeenReview
from bot.storage import Store, retried
from dvonn import Game, Move, Position

MOST_KEPT = 200
"""How many reviews are cached: the most recently used ones. One takes about 30 kB."""

Key: TypeAlias = tuple[Position, tuple[Move, ...]]


@retried
async def note_seen(store: Store, seen: SeenReview) -> None:
    """Tell the features that a player has seen a review."""
    async with store.write() as uow:
        await uow.people.hold(seen.player)
        for handle in uow.subscriptions.reviews:
            await handle(uow, seen)


@dataclass(eq=False)
class _UnderWay:
    """A review that is being computed; `waiting` counts the callers."""

    task: asyncio.Task[Review]
    waiting: int = 0


class Reviews:
    """The cache of reviews; `computer_player` returns the player that computes them."""

    def __init__(self, computer_player: Callable[[], ComputerPlayer]) -> None:
        self._computer_player = computer_player
        self._kept: OrderedDict[Key, Review] = OrderedDict()
        self._under_way: dict[Key, _UnderWay] = {}

    async def of(self, game: Game, *, match: MatchId) -> Review:
        """Return the review of a game. Callers share one computation, which is cancelled when none of them is left.

        Raises `TimeoutError` if the computer player is overloaded.
        """
        key = _key(game)
        if kept := self._kept.get(key):
            self._kept.move_to_end(key)
            return kept
        making = self._under_way.get(key) or self._begin(key, game, match)
        making.waiting += 1
        try:
            return await asyncio.shield(making.task)
        finally:
            making.waiting -= 1
            if not making.waiting:
                making.task.cancel()
                self._end(key, making)

    async def ending(self, game: Game, *, match: MatchId) -> Review:
        """Return the cached review of a game, or otherwise one of its ending alone.

        Raises `TimeoutError` if the computer player is overloaded.
        """
        kept = self._kept.get(_key(game))
        return kept or await self._computer_player().ending(game, match=match)

    async def standing(self, game: Game, ply: int, *, match: MatchId) -> Evaluation:
        """Evaluate the position after a ply of the stacking phase, from the review if it is cached.

        Raises `TimeoutError` if the computer player is overloaded.
        """
        if (kept := self._kept.get(_key(game))) and kept.first <= ply:
            return kept.standings[ply - kept.first]
        return await self._computer_player().standing(game.position_at(ply), match=match)

    def _begin(self, key: Key, game: Game, match: MatchId) -> _UnderWay:
        making = _UnderWay(asyncio.create_task(self._make(key, game, match)))
        making.task.add_done_callback(lambda _: self._end(key, making))
        self._under_way[key] = making
        return making

    def _end(self, key: Key, making: _UnderWay) -> None:
        """Stop sharing a computation with further callers."""
        if self._under_way.get(key) is making:
            del self._under_way[key]

    async def _make(self, key: Key, game: Game, match: MatchId) -> Review:
        review = await self._computer_player().review(game, match=match)
        self._keep(key, review)
        return review

    def _keep(self, key: Key, review: Review) -> None:
        self._kept[key] = review
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _key(game: Game) -> Key:
    return game.start, game.moves
