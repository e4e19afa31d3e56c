"""The requests to Discord for a move, in each kind of place.

python -m benchmarks.requests [--moves 6] [--seed 1] [--places channel group-chat]

Two people move on the playground, and every request of the bot is counted until all is shown and tidied up. Prints the
mean number of requests for a move as a table, by what they do; the first two moves of a game aren't counted. Moves are
picked by presses: a private panel, or in direct messages and foreign places the board itself, answers each press. Where
they can also be typed, that has a row of its own.
"""

import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.options import numbers_and_places
from discord_playground import Event, RequestServed
from dvonn import Jump
from tests.end_to_end.club import Club
from tests.end_to_end.places import Place, PlaceKind, open_place

PATIENCE = 60.0
"""Seconds to wait for an answer, however busy the machine is."""

WARM = 2
"""Moves before the first measurement."""

ANSWERS, CHANGED_ANSWERS, POSTS, EDITS, DELETIONS, OTHERS = (
    *("answers", "answers changed or deleted", "messages posted", "messages edited", "messages deleted"),
    "others",
)
COLUMNS = (ANSWERS, CHANGED_ANSWERS, POSTS, EDITS, DELETIONS, OTHERS)

HOOK = "/webhooks/{webhook_id}/{webhook_token}"
DUTIES: Mapping[tuple[str, str], str] = {
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"): ANSWERS,
    ("PATCH", f"{HOOK}/messages/@original"): CHANGED_ANSWERS,
    ("DELETE", f"{HOOK}/messages/@original"): CHANGED_ANSWERS,
    ("POST", HOOK): POSTS,
    ("POST", "/channels/{channel_id}/messages"): POSTS,
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): EDITS,
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): DELETIONS,
}


class Counting:
    """Plays in a place and counts what the bot asks Discord for."""

    def __init__(self, club: Club, place: Place, rng: random.Random) -> None:
        self.club = club
        self.place = place
        self.rng = rng
        self.counted = Counter[str]()
        place.patience = PATIENCE
        club.playground.stream.subscribe(self._hear)

    def _hear(self, event: Event) -> None:
        if isinstance(event, RequestServed):
            self.counted[DUTIES.get((event.request.method, event.request.route or ""), OTHERS)] += 1

    async def begin(self) -> None:
        await self.place.prepare()
        await self.club.quiet()
        await self.place.begin(setup="random")
        await self.club.quiet()

    async def press(self) -> None:
        """Pick a move on the board that everyone sees, or on that of the player in direct messages."""
        turn = self.place.turns()[0]
        if not await self.place.move(turn, self.rng):
            raise RuntimeError(f"no move in {self.place.kind}")
        await self.club.quiet()

    async def type(self) -> None:
        turn = self.place.turns()[0]
        match = await self.club.stored(turn.match)
        moves = [each for each in match.position.legal_moves() if isinstance(each, Jump)]
        harmless = [each for each in moves if not match.position.cut_off_by(each)]
        await self.place.type(turn.mover, turn.match, str(self.rng.choice(harmless)))
        await self.club.quiet()

    async def mean(self, moves: int, *, typed: bool = False) -> Mapping[str, float]:
        """Return the mean number of requests for each of some moves."""
        for number in range(WARM + moves):
            if number == WARM:
                self.counted.clear()
            await (self.type() if typed else self.press())
        return {duty: self.counted[duty] / moves for duty in COLUMNS}


async def measure(moves: int, seed: int, places: Sequence[PlaceKind], folder: Path) -> None:
    """Play in each place, and print the table."""
    print(f"| a move | requests | {' | '.join(COLUMNS)} |")
    print(f"| --- | {' | '.join('---' for _ in range(len(COLUMNS) + 1))} |")
    async with Club(folder / "dvonn.db") as club:
        for kind in places:
            place = open_place(kind, club.playground, club.application, club.guild, kind)
            counting = Counting(club, place, random.Random(seed))
            await counting.begin()
            tell(f"{kind}, by presses", await counting.mean(moves))
            if kind.takes_typed_moves:
                tell(f"{kind}, typed", await counting.mean(moves, typed=True))


def tell(name: str, means: Mapping[str, float]) -> None:
    counts = " | ".join(f"{each:.3g}" for each in (sum(means.values()), *means.values()))
    print(f"| {name} | {counts} |", flush=True)


def main() -> int:
    asked = numbers_and_places(__doc__, moves=6, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(**asked, folder=Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
