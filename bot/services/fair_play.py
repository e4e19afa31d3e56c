"""Fair play: whether help with a position would also help in a running match between people.

Such a match protects its current position, all positions that it can reach within `TURNS_AHEAD` turns, and every
equivalent of these (see `dvonn.symmetry`), against requests from any user. The computer's evaluation of a whole game
covers every position in it and looks ahead from the last one. So no position of the game may be protected, and the game
must not end at a position that a match has passed through. A game that shares only its opening with a match has
diverged from it and is allowed.

The board of the week is protected until its week ends, with all positions that a try has come to: others may still
come to them, so a game that has left them is no different game.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property, lru_cache, partial

from bot.domain import UserId
from bot.domain.position_keys import (
    FIRST_DISTINCTIVE,
    FIRST_OF_OWN,
    TURNS_AHEAD,
    dvonn_keys_before,
    key_of,
    occupied_images,
    pieces_placed,
)
from bot.domain.refusals import InPlay, InWeek
from bot.domain.week import Week
from bot.storage import Store, retried
from bot.storage.positions import PassedPosition, RunningBoard
from dvonn import SPACES, Game, Phase, Position
from dvonn.symmetry import leads_to

_REMEMBERED = 32
"""The number of prepared requests to cache, because users ask about one position of a game after another."""

AT_ONCE = 20
"""How many matches get their positions in one transaction."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The positions for which help is requested."""

    positions: tuple[Position, ...]
    end: Position
    """The position from which the computer looks ahead."""
    back: int | None = None
    """How many plies ago a match may have left `end` and still protect it; None for any number."""

    @classmethod
    def game(cls, game: Game) -> "Wanted":
        """Ask about all positions of a game."""
        return cls(tuple(game.position_at(ply) for ply in range(len(game.moves) + 1)), game.position)

    @classmethod
    def position(cls, position: Position) -> "Wanted":
        return cls((position,), position)

    @classmethod
    def reply(cls, position: Position) -> "Wanted":
        """Ask for a single move of the computer, which says nothing about positions that a match left a while ago."""
        return cls((position,), position, TURNS_AHEAD)


@retried
async def note_missing_positions(store: Store) -> None:
    """Store the positions of running matches that an earlier version of the bot has stored without them."""
    while True:
        async with store.write() as uow:
            missing = await uow.positions.missing(AT_ONCE)
            matches = await uow.matches.find_each(missing)
            # The matches are locked now. Another process may have stored the positions of some in the meantime.
            for match_id in await uow.positions.missing(AT_ONCE):
                if match_id in matches:
                    await uow.positions.add_all(matches[match_id])
        if not missing:
            return


async def find_in_play(
    store: Store, *wanted: Wanted, at: datetime, asked_by: UserId | None, only_own: bool = False
) -> InPlay | InWeek | None:
    """Return what protects a wanted position at a moment; None if help is fair.

    That is a running match between people, or the board of the week. With `only_own`, only matches of the user who asks
    count. Raises `StoreUnavailableError`.
    """
    week = Week.of(at)
    sought = await asyncio.to_thread(_sought, wanted)
    if await asyncio.to_thread(sought.comes_from, week):
        return InWeek(week.ends_at)
    async with store.read() as uow:
        boards = await uow.positions.boards(sought.ahead) if sought.ahead else ()
        passed = await uow.positions.passed(sought.ends) if sought.ends else ()
        tried = not only_own and await uow.positions.is_in_week(sought.keys, week)
    if tried:
        return InWeek(week.ends_at)
    own = partial(_is_own, user=asked_by)

    def counts(each: RunningBoard | PassedPosition) -> bool:
        return each.week in (None, week) and (own(each) or not only_own)

    found = await asyncio.to_thread(sought.find_among, list(filter(counts, boards)), own)
    if found:
        return _protection(found, is_own=own(found), is_past=False)
    for each in filter(counts, passed):
        if sought.protects(each, own(each)):
            return _protection(each, is_own=own(each), is_past=True)
    return None


def _protection(found: RunningBoard | PassedPosition, *, is_own: bool, is_past: bool) -> InPlay | InWeek:
    return InWeek(found.week.ends_at) if found.week else InPlay(found.match, is_own=is_own, is_past=is_past)


def _is_own(found: RunningBoard | PassedPosition, user: UserId | None) -> bool:
    return user is not None and user in found.players


class _Sought:
    """The keys to look up, and the positions to compare with the boards found."""

    def __init__(self, wanted: Sequence[Wanted]) -> None:
        self.ends = {key_of(each.end): each for each in wanted if _counts(each.end)}
        self._positions = {position for each in wanted for position in (*each.positions, each.end)}
        self.ahead: dict[int, list[_Ahead]] = {}
        """The wanted positions by the DVONN keys of the boards that may lead to them."""
        open_positions = {position for each in wanted for position in each.positions if position.to_move}
        for position in filter(_counts, open_positions):
            ahead = _Ahead(position, occupied_images(position))
            for key in dvonn_keys_before(position):
                self.ahead.setdefault(key, []).append(ahead)

    @cached_property
    def keys(self) -> frozenset[int]:
        """The keys of all wanted positions of the stacking phase, as the board of the week begins with it."""
        return frozenset(key_of(each) for each in self._positions if each.phase is not Phase.PLACING)

    def comes_from(self, week: Week) -> bool:
        """Whether a wanted position comes from the board of a week."""
        return any(map(week.has_led_to, self._positions))

    def find_among(
        self, boards: Sequence[RunningBoard], is_own: Callable[[RunningBoard], bool]
    ) -> RunningBoard | None:
        """Return a board that has a wanted position or can reach one soon."""
        return next((board for board in boards if self._is_near(board, _first(is_own(board)))), None)

    def _is_near(self, board: RunningBoard, first: int) -> bool:
        near = [ahead for ahead in self.ahead[board.dvonn_key] if ahead.may_follow(board)]
        if not near:
            return False
        position = Position.parse(board.position)
        return _counts(position, first) and any(
            _counts(ahead.position, first) and leads_to(position, ahead.position, turns=TURNS_AHEAD)
            for ahead in near
        )

    def protects(self, passed: PassedPosition, is_own: bool) -> bool:
        """Whether a match still protects a position that it has left."""
        wanted = self.ends[passed.key]
        return _counts(wanted.end, _first(is_own)) and (wanted.back is None or passed.ago <= wanted.back)


@lru_cache(_REMEMBERED)
def _sought(wanted: tuple[Wanted, ...]) -> _Sought:
    return _Sought(wanted)


@dataclass(frozen=True, slots=True)
class _Ahead:
    """A wanted position, and its occupied spaces in each symmetry."""

    position: Position
    occupied: tuple[int, ...]

    def may_follow(self, board: RunningBoard) -> bool:
        """Whether the board's occupied spaces allow it to lead to this position.

        Placements only fill spaces, and jumps only vacate them.
        """
        now = board.occupied
        if self.position.phase is Phase.PLACING:
            left = self.occupied[0].bit_count() - now.bit_count()
            return 0 <= left <= TURNS_AHEAD and any(not now & ~then for then in self.occupied)
        last_placements = now.bit_count() >= len(SPACES) - TURNS_AHEAD
        return last_placements or any(not then & ~now for then in self.occupied)


def _first(is_own: bool) -> int:
    return FIRST_OF_OWN if is_own else FIRST_DISTINCTIVE


def _counts(position: Position, first: int = FIRST_OF_OWN) -> bool:
    return pieces_placed(position) >= first
