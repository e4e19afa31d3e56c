"""Fair play: whether helping with a position would help in a running match between people.

Such a match protects the position that it stands at and all that it can reach within `TURNS_AHEAD` turns, in every
disguise and for every user. The computer's opinion of a game also covers what the game goes through, and it looks
ahead from the end: so a game may go through none of these positions, and not end where a match has come from. A game
that has only its opening in common with a match has left it before, and is free.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.domain import Match, UserId
from bot.domain.position_keys import (
    FIRST_DISTINCTIVE,
    FIRST_OF_OWN,
    TURNS_AHEAD,
    dvonn_key_of,
    dvonn_keys_before,
    key_of,
    pieces_placed,
)
from bot.domain.refusals import InPlay
from bot.storage import Store, retried
from dvonn import Game, Position
from dvonn.symmetry import leads_to

AT_ONCE = 20
"""How many matches get their positions in one transaction."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The positions that somebody wants help with."""

    positions: tuple[Position, ...]
    end: Position
    """The position from which the computer looks ahead."""
    back: int | None = None
    """How many moves back a match may have left the end to protect it; None for any number."""

    @classmethod
    def game(cls, game: Game) -> "Wanted":
        """All positions of a game."""
        return cls(tuple(game.position_at(ply) for ply in range(len(game.moves) + 1)), game.position)

    @classmethod
    def position(cls, position: Position) -> "Wanted":
        return cls((position,), position)

    @classmethod
    def reply(cls, position: Position) -> "Wanted":
        """A single move of the computer, which says nothing about positions that a match left a while ago."""
        return cls((position,), position, TURNS_AHEAD)


@retried
async def note_missing_positions(store: Store) -> None:
    """Store the positions of running matches that an earlier version of the bot has stored without them."""
    while True:
        async with store.write() as uow:
            missing = await uow.positions.missing(AT_ONCE)
            matches = await uow.matches.find_each(
                missing
            )  # locked, so another process has finished with them
            for match_id in await uow.positions.missing(AT_ONCE):
                if match_id in matches:
                    await uow.positions.add_all(matches[match_id])
        if not missing:
            return


async def find_in_play(
    store: Store, *wanted: Wanted, asked_by: UserId | None, only_own: bool = False
) -> InPlay | None:
    """Return a running match between people that protects a wanted position; None if help is fair.

    With `only_own`, only matches of the user who asks count. Raises `StoreUnavailableError`.
    """
    sought = await asyncio.to_thread(_Sought, wanted)
    if not sought.keys and not sought.dvonn_keys:
        return None
    async with store.read() as uow:
        near = await uow.positions.near(sought.keys, sought.dvonn_keys)
        matches = await uow.matches.find_each(near) if near else {}
    found = [match for match in matches.values() if not only_own or _is_own(match, asked_by)]
    return await asyncio.to_thread(_first, sought, found, asked_by) if found else None


class _Sought:
    """The keys to look up, and the positions to compare with the matches found."""

    def __init__(self, wanted: Sequence[Wanted]) -> None:
        self.ends = [(each.end, key_of(each.end), each.back) for each in wanted if _counts(each.end)]
        positions = {position for each in wanted for position in each.positions if _counts(position)}
        self.positions = [(position, dvonn_keys_before(position)) for position in positions]
        self.keys = {key for _, key, _ in self.ends}
        self.dvonn_keys = {key for _, keys in self.positions for key in keys}


def _first(sought: _Sought, matches: Sequence[Match], asked_by: UserId | None) -> InPlay | None:
    for match in matches:
        own = _is_own(match, asked_by)
        first = FIRST_OF_OWN if own else FIRST_DISTINCTIVE
        if _reaches(match, sought, first):
            return InPlay(match, is_own=own, is_past=False)
        if _has_left(match, sought, first):
            return InPlay(match, is_own=own, is_past=True)
    return None


def _is_own(match: Match, user: UserId | None) -> bool:
    return user is not None and user in match.players


def _reaches(match: Match, sought: _Sought, first: int) -> bool:
    """Whether the match stands at a wanted position, or can reach one soon."""
    if match.is_over or not _counts(match.position, first):
        return False
    dvonn_key = dvonn_key_of(match.position)
    return any(
        dvonn_key in keys
        and _counts(position, first)
        and leads_to(match.position, position, turns=TURNS_AHEAD)
        for position, keys in sought.positions
    )


def _has_left(match: Match, sought: _Sought, first: int) -> bool:
    """Whether the match has come through a position from which the computer would look ahead."""
    if match.is_over:
        return False
    ends = [(key, back) for end, key, back in sought.ends if _counts(end, first)]
    last = len(match.game.moves)
    keys = {key: ply for ply in range(last) for key in [key_of(match.game.position_at(ply))]} if ends else {}
    return any(key in keys and (back is None or last - keys[key] <= back) for key, back in ends)


def _counts(position: Position, first: int = FIRST_OF_OWN) -> bool:
    return pieces_placed(position) >= first
