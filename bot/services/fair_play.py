"""Fair play: whether help with a position would also help in a running match between people.

Such a match protects its current position, all positions that it can reach within `TURNS_AHEAD` turns, and every
equivalent of these (see `dvonn.symmetry`), against requests from any user. The computer's evaluation of a whole game
covers every position in it and looks ahead from the last one. So no position of the game may be protected, and the game
must not end at a position that a match has passed through. A game that shares only its opening with a match has
diverged from it and is allowed.

A position that was typed, without the moves that led to it, is compared less strictly, because stacks that can't move
anyway may have been altered so that the answer stays much the same. It counts as a match's position if the same spaces
are occupied and the same moves are legal.

A secret board (`Policy.secret`) is protected until its occasion ends, with all positions to which a match has come from
it: others may still come to them, so a game that has left them is no different game.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property, lru_cache, partial

from bot.domain import Match, UserId
from bot.domain.occasion import SecretBoard
from bot.domain.position_keys import (
    FIRST_DISTINCTIVE,
    FIRST_OF_OWN,
    TURNS_AHEAD,
    dvonn_keys_before,
    key_of,
    mobility_key_of,
    occupied_images,
    pieces_placed,
)
from bot.domain.refusals import InPlay, Protected
from bot.storage import Store, UnitOfWork
from bot.storage.positions import PassedPosition, RunningBoard
from dvonn import SPACES, Game, Phase, Position
from dvonn.symmetry import leads_to, leads_to_like, may_leave

_REMEMBERED = 32
"""The number of prepared requests to cache, because users ask about one position of a game after another."""

MOST_VACATED = 12
"""In 98 of 100 cases in games between people, two turns vacate at most this many spaces, cut-offs included."""


@dataclass(frozen=True, slots=True)
class RequestedPositions:
    """The positions for which help is requested."""

    positions: tuple[Position, ...]
    end: Position
    """The position from which the computer looks ahead."""
    back: int | None = None
    """How many plies ago a match may have left `end` and still protect it; None for any number."""
    is_typed: bool = False
    """Whether the positions come from one that a user typed, so that they may be a match's in disguise."""

    @classmethod
    def game(cls, game: Game) -> "RequestedPositions":
        """Ask about all positions of a game."""
        positions = tuple(game.position_at(ply) for ply in range(len(game.moves) + 1))
        return cls(positions, game.position, is_typed=is_typed(game))

    @classmethod
    def line(cls, line: Game, of: Game) -> "RequestedPositions":
        """Ask about all positions of a line that was tried out from a game."""
        return replace(cls.game(line), is_typed=is_typed(of))

    @classmethod
    def position(cls, position: Position) -> "RequestedPositions":
        return cls((position,), position)

    @classmethod
    def end_of(cls, game: Game) -> "RequestedPositions":
        """Ask about the last position of a game."""
        return cls((game.position,), game.position, is_typed=is_typed(game))

    @classmethod
    def reply(cls, game: Game) -> "RequestedPositions":
        """Ask for a single move of the computer, which says nothing about positions that a match left a while ago."""
        return cls((game.position,), game.position, TURNS_AHEAD, is_typed=is_typed(game))


def is_typed(game: Game) -> bool:
    """Whether a game begins with stacks: then no moves vouch for what is below their tops."""
    return game.start.phase is not Phase.PLACING


async def find_in_play(
    store: Store, *wanted: RequestedPositions, at: datetime, asked_by: UserId | None, only_own: bool = False
) -> InPlay | Protected | None:
    """Return what protects a wanted position at a moment; None if help is fair.

    That is a running match between people, or a secret board. With `only_own`, only matches of the user who asks
    count. Raises `StoreUnavailableError`.
    """
    sought = await asyncio.to_thread(_sought, wanted)
    async with store.read() as uow:
        secret = await secret_boards(uow, at)
        boards = await uow.positions.boards(sought.ahead) if sought.ahead else ()
        passed = await uow.positions.passed(sought.ends) if sought.ends else ()
        come_to = None if only_own else await uow.positions.secret(sought.keys, at)
        alike = await uow.positions.alike(sought.alike) if sought.alike else ()
        around = await uow.positions.around(*sought.before_typed) if sought.typed else ()
    if come_to or (come_to := await asyncio.to_thread(sought.comes_from, secret)):
        return come_to
    own = partial(_is_own, user=asked_by)

    def counts(each: RunningBoard | PassedPosition) -> bool:
        return (each.secret is None or at < each.secret.until) and (own(each) or not only_own)

    found = await asyncio.to_thread(sought.find_among, list(filter(counts, boards)), own)
    found = found or await asyncio.to_thread(sought.find_like, list(filter(counts, around)))
    if found:
        return _protection(found, is_own=own(found), is_past=False)
    for each in filter(counts, passed):
        if sought.protects(each, own(each)):
            return _protection(each, is_own=own(each), is_past=True)
    for each in filter(counts, alike):
        if sought.protects_like(each):
            return _protection(each, is_own=own(each), is_past=each.ago > 0)
    return None


def _protection(found: RunningBoard | PassedPosition, *, is_own: bool, is_past: bool) -> InPlay | Protected:
    return found.secret or InPlay(found.match, is_own=is_own, is_past=is_past)


async def secret_boards(uow: UnitOfWork, at: datetime) -> Sequence[SecretBoard]:
    """Return the secret boards whose occasions are running at a moment."""
    return [await boards.at(uow, at) for boards in uow.subscriptions.secret_boards.values()]


async def secret_board_of(store: Store, match: Match) -> SecretBoard | None:
    """Return the secret board with which a match began; None if it began with another."""
    boards = store.subscriptions.secret_boards.get(match.occasion.kind)
    if boards is None:
        return None
    async with store.read() as uow:
        return await boards.of(uow, match.occasion)


def _is_own(found: RunningBoard | PassedPosition, user: UserId | None) -> bool:
    return user is not None and user in found.players


class _Sought:
    """The keys to look up, and the positions to compare with the boards found."""

    def __init__(self, wanted: Sequence[RequestedPositions]) -> None:
        self.ends = {key_of(each.end): each for each in wanted if _counts(each.end)}
        self._positions = {position for each in wanted for position in (*each.positions, each.end)}
        self.ahead: dict[int, list[_Ahead]] = {}
        """The wanted positions by the DVONN keys of the boards that may lead to them."""
        open_positions = {position for each in wanted for position in each.positions if position.to_move}
        for position in filter(_counts, open_positions):
            ahead = _Ahead(position, occupied_images(position))
            for key in dvonn_keys_before(position):
                self.ahead.setdefault(key, []).append(ahead)
        doubtful = [
            (mobility_key_of(position), position, each)
            for each in wanted
            if each.is_typed
            for position in {*each.positions, each.end}
            if position.to_move
        ]
        self.alike = {key: each if position == each.end else None for key, position, each in doubtful}
        """The typed positions by their keys of mobility; each with its request if it is the last one of a game."""
        self.typed = [
            _Ahead(position, occupied_images(position))
            for _, position, each in doubtful
            if position in (each.positions[0], each.end)
        ]
        """The typed positions to compare with boards that may lead to them: those between are led to by the first."""

    @cached_property
    def keys(self) -> frozenset[int]:
        """The keys of all wanted positions of the stacking phase, with which secret boards begin."""
        return frozenset(key_of(each) for each in self._positions if each.phase is not Phase.PLACING)

    def comes_from(self, boards: Sequence[SecretBoard]) -> Protected | None:
        """Return what protects the first board from which a wanted position comes."""
        for board in boards:
            if any(map(board.has_led_to, self._positions)):
                return Protected(board.occasion, board.until)
        return None

    def find_among(
        self, boards: Sequence[RunningBoard], is_own: Callable[[RunningBoard], bool]
    ) -> RunningBoard | None:
        """Return a board that has a wanted position or can reach one soon."""
        return next((board for board in boards if self._is_near(board, _first(is_own(board)))), None)

    @cached_property
    def before_typed(self) -> tuple[Sequence[int], Collection[int]]:
        """The possible sets of occupied spaces and numbers of stacks of a match, before a typed position."""
        images = {image for each in self.typed for image in each.occupied}
        least = [len(each.position.stacks) for each in self.typed]
        return sorted(images), {each + more for each in least for more in range(MOST_VACATED + 1)}

    def find_like(self, boards: Sequence[RunningBoard]) -> RunningBoard | None:
        """Return a board that soon can reach a position like a typed one."""
        return next((board for board in boards if self._may_become_typed(board)), None)

    def _may_become_typed(self, board: RunningBoard) -> bool:
        near = [ahead for ahead in self.typed if ahead.may_come_from(board)]
        if not near:
            return False
        position = Position.parse(board.position)
        return position.phase is not Phase.PLACING and any(
            leads_to_like(position, ahead.position, turns=TURNS_AHEAD) for ahead in near
        )

    def protects_like(self, found: PassedPosition) -> bool:
        """Whether a match protects a position, its current one included, that is like a typed one."""
        wanted = self.alike[found.key]
        if found.ago == 0 or found.secret:
            return True
        return wanted is not None and (wanted.back is None or found.ago <= wanted.back)

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
def _sought(wanted: tuple[RequestedPositions, ...]) -> _Sought:
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

    def may_come_from(self, board: RunningBoard) -> bool:
        """Like `may_follow`, for a board and a position of the stacking phase."""
        return any(may_leave(board.occupied, then, turns=TURNS_AHEAD) for then in self.occupied)


def _first(is_own: bool) -> int:
    return FIRST_OF_OWN if is_own else FIRST_DISTINCTIVE


def _counts(position: Position, first: int = FIRST_OF_OWN) -> bool:
    return pieces_placed(position) >= first
